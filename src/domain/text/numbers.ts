import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';

/** A number as a text writes it, and every value that may be read from it: `1.200` is 1200 to some and 1.2 to others. */
export interface WrittenNumber {
  readonly raw: string;
  /** The likelier reading first. */
  readonly values: readonly string[];
  /** Written in letters: "five". Such a word may also be the writer's own count of things. */
  readonly inWords: boolean;
}

/** From 2 on, for "one" is a pronoun as often; in the order of their values. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
};

/** Thirty to ninety. */
const TENS: Readonly<Record<string, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
  nl: 'dertig veertig vijftig zestig zeventig tachtig negentig',
};

const valuesOfWords = new Map<string, ReadonlyMap<string, string>>();

function wordsOf(language: string): ReadonlyMap<string, string> {
  let known = valuesOfWords.get(language);
  if (!known) {
    const list = WORDS[language]?.split(' ') ?? [];
    const tens = TENS[language]?.split(' ') ?? [];
    known = new Map([
      ...list.map((word, index) => [word, String(index + 2)] as const),
      ...tens.map((word, index) => [word, String((index + 3) * 10)] as const),
    ]);
    valuesOfWords.set(language, known);
  }
  return known;
}

/** Digits with what may stand between them: `1,200.50`, `1.2.3`, `10’000`. */
const DIGITS = /\d+(?:[.,'’\u00a0\u202f\u2009]\d+)*/gu;

/** @returns the numbers of a text in order, with repeats. @param language BCP 47 tag, for those in letters */
export function numbersIn(text: string, language: string): WrittenNumber[] {
  const plain = withPlainDigits(text);
  const found: WrittenNumber[] = [...plain.matchAll(DIGITS)].map(([raw]) => ({
    raw,
    values: readingsOf(raw),
    inWords: false,
  }));
  const primary = primaryLanguage(language);
  const words = wordsOf(primary);
  if (words.size === 0) return found;
  for (const piece of piecesOf(plain)) {
    for (const { segment, isWordLike } of segmenterFor(primary, 'word').segment(piece.text)) {
      const value = isWordLike ? words.get(segment.toLowerCase()) : undefined;
      if (value !== undefined) found.push({ raw: segment, values: [value], inWords: true });
    }
  }
  return found;
}

/** @returns every value that may be read from the numbers of a text. @param language BCP 47 tag */
export function readingsIn(text: string, language: string): Set<string> {
  return new Set(numbersIn(text, language).flatMap(({ values }) => values));
}

/** Whether a number may be one of these, in any reading. */
export function isAmong(number: WrittenNumber, readings: ReadonlySet<string>): boolean {
  return number.values.some((value) => readings.has(value));
}

function readingsOf(raw: string): string[] {
  const parts = raw.split(/[^\d]/u);
  const marks = raw.replace(/\d/gu, '');
  if (parts.length === 1) return [bare(raw)];
  const grouped = (tail: readonly string[]) =>
    (parts[0]?.length ?? 0) <= 3 && parts[0] !== '0' && tail.every((part) => part.length === 3);
  const oneMark = new Set(marks).size === 1;
  const readings: string[] = [];
  if (oneMark && grouped(parts.slice(1))) readings.push(bare(parts.join('')));
  const last = marks.at(-1) ?? '';
  const fraction = parts.at(-1) ?? '';
  if (marks.length === 1 && /[.,]/.test(last)) readings.push(decimal(parts[0] ?? '', fraction));
  if (marks.length > 1 && !oneMark && /[.,]/.test(last) && grouped(parts.slice(1, -1))) {
    readings.push(decimal(parts.slice(0, -1).join(''), fraction));
  }
  // A version, a date or a section number is only itself.
  return readings.length > 0 ? readings : [raw];
}

function decimal(whole: string, fraction: string): string {
  const kept = fraction.replace(/0+$/u, '');
  return kept === '' ? bare(whole) : `${bare(whole)}.${kept}`;
}

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/u, '');
}

/** Arabic-Indic, Devanagari and all other decimal digits as 0 to 9, with the Arabic marks between them. */
function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replace(/(\d)\u066b(?=\d)/gu, '$1.')
    .replace(/(\d)\u066c(?=\d)/gu, '$1,');
}

/** Unicode keeps each script's ten digits together, from zero on. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
