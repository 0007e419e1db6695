import { isStopWord } from '../../../domain/text/stop-words.js';
import { primaryLanguage } from '../../../domain/text/segmenter.js';

/** A stretch of a sentence, in UTF-16 units of the sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A figure and how much it is worth to a table of figures, 0 to 1: shares and money say most. */
export interface Figure extends Span {
  readonly weight: number;
}

/** A date and where it stands among others: `yyyymmdd`, with 00 for what is not said. */
export interface PlainDate extends Span {
  readonly order: number;
}

/** Japanese and Arabic write the word before it right up to a number. */
const NUMBER = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}.,:/_#§+-])\p{Nd}{1,3}(?:(?:[,.'’  ]\p{Nd}{3})+|\p{Nd}*)(?:[.,]\p{Nd}{1,2})?(?![\p{Nd}/_:]|[.,-]\p{Nd}|-\p{L})`;
const SCALE = String.raw`(?:[   ]?(?:thousand|million|billion|trillion|bn|tausend|Mio\.?|Mrd\.?|Million(?:en)?|Milliarden?|Billionen|mille|millions?|milliards?|mil|millones|milioni|miliardi|milhões|bilhões|miljoen|miljard|тыс\.|млн|млрд|万|億|亿|兆|مليون|مليار|ألف))?`;
const SHARE = String.raw`[   ]?(?:%|٪|％|per ?cent\b|percent\b|Prozent\b|pour cent\b|por ciento\b|per cento\b|por cento\b|procent\b|процент\p{L}*|パーセント|في المئة|في المائة|بالمئة|بالمائة)`;
const MONEY = String.raw`[   ]?(?:[€$£¥₽₹]|EUR\b|USD\b|GBP\b|CHF\b|euros?\b|Euros?\b|dollars?\b|Dollar\b|pounds?\b|yen\b|Yen\b|円|ドル|ユーロ|دولار|يورو)`;

const PERCENT = new RegExp(`${NUMBER}${SHARE}`, 'u');
const PRICE = new RegExp(`[€$£¥₹]\\s?\\p{Nd}[\\p{Nd}.,]*(?<![.,])${SCALE}|${NUMBER}${SCALE}${MONEY}`, 'u');
/** A number and the word that says of what: `100,024 spectators`, `7 Tage`; in Japanese and Chinese up to two letters. */
const COUNT = new RegExp(
  `(${NUMBER})(${SCALE})(?:[   ]?(\\p{Script=Han}{1,2}|\\p{Script=Katakana}{2,8}|つ)|[   ]([\\p{L}\\p{M}][\\p{L}\\p{M}’'-]*))`,
  'gu',
);
/** What stands before a number that is a name and no count: `version 12`, `chapter 3`, `RFC 793`. */
const NAMES =
  /(?:versions?|release|chapter|section|part|step|page|figure|table|article|number|no\.|nr\.|port|rfc|level|phase|kapitel|abschnitt|schritt|seite|teil|artikel|chapitre|étape|article|capítulo|paso|الإصدار|الفصل|第)[   ]?$/iu;
const UPPER_NAME = /\p{Lu}[\p{L}\p{M}]*[   ]$/u;

const MOST_MORE_WORDS = 2;

/** @returns the figure of a sentence that a table of figures should show; null when it holds none. */
export function figureIn(sentence: string, language: string): Figure | null {
  const share = PERCENT.exec(sentence);
  if (share) return { start: share.index, end: share.index + share[0].length, weight: 1 };
  const price = PRICE.exec(sentence);
  if (price) return { start: price.index, end: price.index + price[0].length, weight: 1 };
  for (const match of sentence.matchAll(COUNT)) {
    const [whole, number = '', scale = '', letters, word = ''] = match;
    const before = sentence.slice(0, match.index);
    if (NAMES.test(before) || (language !== 'de' && UPPER_NAME.test(before) && before.trim().includes(' ')))
      continue;
    if (letters === undefined && isStopWord(word.toLowerCase(), language)) continue;
    // A year or a date is none; both have a table of their own.
    if (isYear(number) && scale === '' && /[年월]|^$/u.test(letters ?? '')) continue;
    if (letters !== undefined && /^[年月日時第]/u.test(letters)) continue;
    if (isMonth(word, language)) continue;
    const digits = number.replace(/\P{Nd}/gu, '').length;
    const start = match.index;
    const end =
      start +
      whole.length +
      (letters === undefined ? restOfName(sentence.slice(start + whole.length), language) : 0);
    return { start, end, weight: scale !== '' || digits > 3 ? 0.8 : digits > 1 ? 0.5 : 0.2 };
  }
  return null;
}

/** @returns the length of the words that still belong to what is counted: "3 supported *releases*"; 0 in doubt. */
function restOfName(behind: string, language: string): number {
  const words = /^(?: [\p{L}\p{M}’'-]+)*/u.exec(behind)?.[0].trim().split(' ') ?? [];
  const at = words.findIndex((word) => isStopWord(word.toLowerCase(), language));
  const own = at === -1 ? words : words.slice(0, at);
  const length = own.join(' ').length;
  return own.length <= MOST_MORE_WORDS && length > 0 ? length + 1 : 0;
}

function isYear(number: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(number);
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

function isMonth(word: string, language: string): boolean {
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
