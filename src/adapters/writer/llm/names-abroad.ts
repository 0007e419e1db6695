import type { Source } from '../../../domain/research/source.js';
import { namesIn, primaryLanguage } from '../../../libs/text/index.js';

/** Chosen: a shorter common stem is chance. */
const LEAST_STEM = 4;
/** Chosen: of the longer of two words; accepts "Germany" and "germanisch", refuses "Germany" and "Gerste". */
const SHARE_IN_COMMON = 0.6;

/**
 * The names of a sentence that a source in another language does not have. Endings and accents may differ, and months,
 * days, countries and languages are translated first. Only Latin letters can be compared with Latin ones.
 *
 * @returns an empty list where the source has another script, or names can't be distinguished from words
 */
export function namesMissing(sentence: string, language: string, source: Source): string[] {
  const names = [...new Set(namesIn(sentence, language))];
  if (names.length === 0 || !isLatin(source.text)) return [];
  const held = stemsOf(source);
  return names.filter((name) => {
    const [word] = wordsOf(name);
    if (word === undefined || !isLatin(name) || held.has(word)) return false;
    const abroad = translations(language, source.language ?? language);
    const others = [word, word.replace(/s$/u, '')].flatMap((each) => [...(abroad.get(each) ?? [])]);
    return !others.some((other) => held.has(other));
  });
}

class Stems {
  private readonly words: ReadonlySet<string>;
  private readonly byStart = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    this.words = new Set(words);
    for (const word of this.words) {
      const start = word.slice(0, LEAST_STEM);
      const words = this.byStart.get(start) ?? [];
      words.push(word);
      this.byStart.set(start, words);
    }
  }

  has(word: string): boolean {
    if (this.words.has(word)) return true;
    if (word.length < LEAST_STEM) return false;
    return (this.byStart.get(word.slice(0, LEAST_STEM)) ?? []).some((other) => {
      const least = SHARE_IN_COMMON * Math.max(word.length, other.length);
      return inCommon(word, other) >= least;
    });
  }
}

const stems = new WeakMap<Source, Stems>();

function stemsOf(source: Source): Stems {
  const known = stems.get(source) ?? new Stems(wordsOf(source.text));
  stems.set(source, known);
  return known;
}

function inCommon(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

function isLatin(text: string): boolean {
  const sample = text.slice(0, 2000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
}

/** In lower case, without accents. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]s\b/gu, '');
  return folded.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

const built = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

/** From the words of one language's names of months, days, countries and languages to those of another's. */
function translations(from: string, to: string): ReadonlyMap<string, ReadonlySet<string>> {
  const key = `${primaryLanguage(from)} ${primaryLanguage(to)}`;
  let known = built.get(key);
  if (!known) {
    const [own, others] = [namesOf(primaryLanguage(from)), namesOf(primaryLanguage(to))];
    const made = new Map<string, Set<string>>();
    for (const [index, name] of own.entries()) {
      for (const word of wordsOf(name)) {
        const words = made.get(word) ?? new Set();
        for (const other of wordsOf(others[index] ?? '')) words.add(other);
        made.set(word, words);
      }
    }
    known = made;
    built.set(key, known);
  }
  return known;
}

/** In the same order for every language; empty for a missing name. */
function namesOf(language: string): string[] {
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (month: number, date: number) => format.format(new Date(Date.UTC(2024, month, date)));
  };
  const [month, weekday] = [day({ month: 'long' }), day({ weekday: 'long' })];
  const names = (type: 'region' | 'language', codes: readonly string[]) => {
    const display = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return codes.map((code) => display.of(code) ?? '');
  };
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return [
    ...Array.from({ length: 12 }, (_, index) => month(index, 15)),
    ...Array.from({ length: 7 }, (_, index) => weekday(0, index + 1)),
    ...names(
      'region',
      codes.map((code) => code.toUpperCase()),
    ),
    ...names('language', codes),
  ];
}
