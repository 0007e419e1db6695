import { primaryLanguage } from '../segmenter.js';

/** A stretch of a sentence, in UTF-16 units of the sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A date and where it stands among others: `yyyymmdd`, with 00 for what is not said. */
export interface PlainDate extends Span {
  readonly order: number;
}

const months = new Map<string, ReadonlyMap<string, number>>();
/** Arabic has two sets of names for the months, by country; English ones stand in pages of any language. */
const LOCALES: Readonly<Record<string, readonly string[]>> = { ar: ['ar-EG', 'ar-SY', 'ar-MA'] };

function monthsOf(language: string): ReadonlyMap<string, number> {
  const primary = primaryLanguage(language);
  let names = months.get(primary);
  if (!names) {
    const built = new Map<string, number>();
    for (const locale of [...(LOCALES[primary] ?? [primary]), 'en']) {
      // With a day beside it the name takes the form that dates have: `3 мая`.
      const alone = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      const inDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const date = new Date(Date.UTC(2021, month, 15));
        const part = inDate.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const name of [alone.format(date), part]) {
          if (/\p{L}{3}/u.test(name)) built.set(name.toLocaleLowerCase(primary), month + 1);
        }
      }
    }
    names = built;
    months.set(primary, names);
  }
  return names;
}

/** @returns whether a word is the name of a month in a language, or in English. */
export function isMonth(word: string, language: string): boolean {
  return monthsOf(language).has(word.toLocaleLowerCase(primaryLanguage(language)));
}

const YEAR = String.raw`(?<!\p{Nd})((?:1[5-9]|20)\d\d)(?![\p{Nd}%]|[.,]\p{Nd})`;
const NUMERIC: readonly RegExp[] = [
  new RegExp(`${YEAR}-(\\d\\d)-(\\d\\d)(?!\\d)`, 'u'),
  new RegExp(`${YEAR} ?年(?: ?(\\d{1,2}) ?月(?: ?(\\d{1,2}) ?日)?)?`, 'u'),
  new RegExp(`${YEAR} ?년(?: ?(\\d{1,2}) ?월(?: ?(\\d{1,2}) ?일)?)?`, 'u'),
];
/** A year by itself counts only behind a word that makes it one: `in 2019`, not `2019 files`. */
const LONE_YEAR =
  /(?:(?<!\p{L})(?:in|since|until|by|from|during|before|after|of|im jahre?|seit|bis|ab|von|anno|en|depuis|dès|desde|hasta|nel|dal|em|sinds|в|с|до)|(?:في|منذ|عام|سنة|العام))\s+$/iu;

/** @returns the first date of a sentence that names a year, for without one it means nothing away from its page. */
export function dateIn(sentence: string, language: string): PlainDate | null {
  for (const pattern of NUMERIC) {
    const match = pattern.exec(sentence);
    if (match)
      return datedBy(match.index, match[0], Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0));
  }
  return wordedDate(sentence, language) ?? loneYear(sentence, language);
}

function datedBy(start: number, text: string, year: number, month: number, day: number): PlainDate | null {
  if (month > 12 || day > 31) return null;
  return { start, end: start + text.length, order: year * 10_000 + month * 100 + day };
}

/** `24 September 2022`, `September 24, 2022`, `3. Oktober 1990`, `September 2022`. */
function wordedDate(sentence: string, language: string): PlainDate | null {
  const primary = primaryLanguage(language);
  const names = monthsOf(primary);
  for (const word of sentence.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    const month = names.get(word[0].toLocaleLowerCase(primary));
    if (month === undefined) continue;
    const before = /(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+|of\s+)?$/u.exec(
      sentence.slice(0, word.index),
    );
    const behind = sentence.slice(word.index + word[0].length);
    const after =
      /^\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+((?:1[5-9]|20)\d\d)(?!\d)/u.exec(behind) ??
      /^,?\s+(?:de\s+|of\s+|del\s+)?()((?:1[5-9]|20)\d\d)(?!\d)/u.exec(behind);
    if (!after) continue;
    const start = before && after[1] === '' ? before.index : word.index;
    const text = sentence.slice(start, word.index + word[0].length + after[0].length);
    return datedBy(
      start,
      text,
      Number(after[2]),
      month,
      Number((after[1] === '' ? before?.[1] : after[1]) ?? 0),
    );
  }
  return null;
}

function loneYear(sentence: string, language: string): PlainDate | null {
  for (const match of sentence.matchAll(new RegExp(YEAR, 'gu'))) {
    const behind = sentence.slice(match.index + match[0].length);
    // German needs no word before it: `1993 gründete er …`; but `2019 Dateien` are files.
    const isBare = language === 'de' && Number(match[1]) >= 1900 && /^(?:[.,;)]|\s\p{Ll})/u.test(behind);
    if (isBare || LONE_YEAR.test(sentence.slice(0, match.index)))
      return datedBy(match.index, match[0], Number(match[1]), 0, 0);
  }
  return null;
}
