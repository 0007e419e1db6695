import { primaryLanguage, segmenterFor } from '../../../domain/text/segmenter.js';

/** Numbers that are written out; "one" is left aside, for it mostly is no number. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  ),
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
};
const TENS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
  de: { dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
};
/** Zeros of the scripts that have digits of their own and in whose texts both kinds occur. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

const FIGURE = /\d(?:[\d.,'’]*\d)?/gu;
const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d+)?$/u;

/**
 * The numbers of a text, each once, in one form: `1,200`, `1.200` and `1 200` are all `1200`, `3,5` is `3.5`, and
 * "five" is `5`. A point or comma before three figures is taken for a thousands' mark.
 */
export function numbersOf(text: string, language: string): Set<string> {
  const plain = withPlainDigits(text);
  const numbers = new Set([...plain.matchAll(FIGURE)].map(([figure]) => canonical(figure)));
  const primary = primaryLanguage(language);
  const words = WORDS[primary];
  if (!words) return numbers;
  for (const part of segmenterFor(primary, 'word').segment(plain)) {
    if (!part.isWordLike) continue;
    const word = part.segment.toLocaleLowerCase(primary);
    const at = words.indexOf(word);
    const value = at === -1 ? TENS[primary]?.[word] : at + 2;
    if (value !== undefined) numbers.add(String(value));
  }
  return numbers;
}

function withPlainDigits(text: string): string {
  // Folding would make of the narrow space of `1 200` one that parts two numbers.
  const grouped = text.replace(/(?<=\p{Nd})[\u00a0\u2009\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu, '’');
  return grouped.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

function canonical(figure: string): string {
  const bare = figure.replace(/['’]/gu, '');
  if (!GROUPED.test(figure)) return bare.replace(/,/g, '.');
  const marks = [...bare.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const decimals = last && /^\d{3}$/.test(bare.slice(last.index + 1)) ? null : last;
  if (!decimals) return bare.replace(/[.,]/g, '');
  return `${bare.slice(0, decimals.index).replace(/[.,]/g, '')}.${bare.slice(decimals.index + 1)}`;
}
