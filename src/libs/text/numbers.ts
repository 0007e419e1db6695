import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';

/** A number in a text, with its sign and scale, and every possible value of it. */
export interface WrittenNumber {
  readonly raw: string;
  /** The likelier reading first. */
  readonly values: readonly string[];
  /** Written in letters: "five". Such a word may also be the writer's own count of things. */
  readonly inWords: boolean;
  /** Its place, sign and scale included, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** From 2 on, since "one" is a pronoun as often; in the order of their values. */
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

/** Words that multiply the number before them, as powers of ten; the longest match wins. */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: {
    hundred: 2,
    thousand: 3,
    million: 6,
    millions: 6,
    billion: 9,
    billions: 9,
    bn: 9,
    trillion: 12,
    trillions: 12,
  },
  de: {
    hundert: 2,
    tausend: 3,
    million: 6,
    millionen: 6,
    mio: 6,
    milliarde: 9,
    milliarden: 9,
    mrd: 9,
    billion: 12,
    billionen: 12,
  },
  fr: {
    cent: 2,
    cents: 2,
    mille: 3,
    million: 6,
    millions: 6,
    milliard: 9,
    milliards: 9,
    billion: 12,
    billions: 12,
  },
  es: { cien: 2, mil: 3, millón: 6, millones: 6, billón: 12, billones: 12 },
  it: { cento: 2, mila: 3, mille: 3, milione: 6, milioni: 6, miliardo: 9, miliardi: 9 },
  pt: { mil: 3, milhão: 6, milhões: 6, bilhão: 9, bilhões: 9 },
  nl: { honderd: 2, duizend: 3, miljoen: 6, miljard: 9 },
};
/** Written directly after the digits, in Chinese, Japanese and Korean. */
const SCALE_LETTERS: Readonly<Record<string, number>> = {
  万: 4,
  萬: 4,
  만: 4,
  億: 8,
  亿: 8,
  억: 8,
  兆: 12,
  조: 12,
};

/** Digits and the separators between them: `1,200.50`, `1.2.3`, `10’000`. */
const DIGITS = /\d+(?:[.,'’\u00a0\u202f\u2009]\d+)*/gu;
/** A minus, not a hyphen or the dash of a range: only a space or a bracket may be before it. */
const MINUS = /(?:^|[\s(])[-−]$/u;

/** @returns the numbers of a text in order, with repeats. @param language BCP 47 tag, for numbers in letters */
export function numbersIn(text: string, language: string): WrittenNumber[] {
  const plain = withPlainDigits(text);
  const primary = primaryLanguage(language);
  const found: WrittenNumber[] = [...plain.matchAll(DIGITS)].map((match) => {
    const [raw] = match;
    const end = match.index + raw.length;
    const minus = MINUS.test(plain.slice(Math.max(0, match.index - 2), match.index)) ? '-' : '';
    const scale = scaleBehind(plain.slice(end, end + LONGEST_SCALE), primary);
    return {
      raw: minus + raw + scale.written,
      values: readingsOf(raw, language).map((value) => minus + multiplied(value, scale.power)),
      inWords: false,
      start: match.index - minus.length,
      end: end + scale.written.length,
    };
  });
  const words = wordsOf(primary);
  if (words.size === 0) return found;
  for (const piece of piecesOf(plain)) {
    for (const { segment, isWordLike, index } of segmenterFor(primary, 'word').segment(piece.text)) {
      const value = isWordLike ? words.get(segment.toLowerCase()) : undefined;
      if (value === undefined) continue;
      const end = index + segment.length;
      const scale = scaleBehind(piece.text.slice(end, end + LONGEST_SCALE), primary);
      found.push({
        raw: segment + scale.written,
        values: [multiplied(value, scale.power)],
        inWords: true,
        start: piece.start + index,
        end: piece.start + end + scale.written.length,
      });
    }
  }
  return found;
}

/** Length of a scale and the space before it, in letters. */
const LONGEST_SCALE = 14;

function scaleBehind(text: string, primary: string): { readonly written: string; readonly power: number } {
  const letter = SCALE_LETTERS[text.charAt(0)];
  if (letter !== undefined) return { written: text.charAt(0), power: letter };
  const match = /^[\s-]?(\p{L}+)/u.exec(text);
  const power = SCALES[primary]?.[(match?.[1] ?? '').toLowerCase()];
  return match === null || power === undefined ? { written: '', power: 0 } : { written: match[0], power };
}

/** @param value a decimal with a point; others, such as versions, stay unchanged */
function multiplied(value: string, power: number): string {
  if (power === 0 || !/^\d+(?:\.\d+)?$/u.test(value)) return value;
  const [whole = '', fraction = ''] = value.split('.');
  const digits = whole + fraction.padEnd(power, '0');
  return decimal(digits.slice(0, whole.length + power), digits.slice(whole.length + power));
}

/** What words say that are no numbers, in figures that a rewording may have: "twice" is two times, and a half 50 percent. */
const SAID: readonly (readonly [words: RegExp, values: readonly string[]])[] = [
  [/(?<!\p{L})(?:twice|zweimal|both|beide[nr]?)(?!\p{L})/iu, ['2']],
  [/(?<!\p{L})(?:thrice|dreimal)(?!\p{L})/iu, ['3']],
  [
    /(?<!\p{L})(?:half (?:an )?hour|half-hour|halben? Stunde|demi-heure|media hora|mezz['’]ora)(?!\p{L})/iu,
    ['30'],
  ],
  [/(?<!\p{L})(?:half|Hälfte|moitié|mitad|metà|helft|metade)(?!\p{L})/iu, ['50']],
  [
    /(?<!\p{L})(?:a quarter|quarters|ein Viertel|un quart|la cuarta parte|un quarto)(?!\p{L})/iu,
    ['25', '75'],
  ],
  [/(?<!\p{L})(?:dozen|Dutzend|douzaine|docena|dozzina|dozijn|dúzia)(?!\p{L})/iu, ['12']],
  [/(?<!\p{L})fortnight(?!\p{L})/iu, ['2', '14']],
];

/** @returns every possible value of the numbers of a text, and of words that say one. @param language BCP 47 tag */
export function readingsIn(text: string, language: string): Set<string> {
  const said = SAID.flatMap(([words, values]) => (words.test(text) ? values : []));
  return new Set([...numbersIn(text, language).flatMap(({ values }) => values), ...said]);
}

/** Whether one reading of a number is among these. */
export function isAmong(number: WrittenNumber, readings: ReadonlySet<string>): boolean {
  return number.values.some((value) => readings.has(value));
}

/** `1.200` is read by the convention of the language; in both ways where its countries differ. */
function readingsOf(raw: string, language: string): string[] {
  const parts = raw.split(/[^\d]/u);
  const marks = raw.replace(/\d/gu, '');
  if (parts.length === 1) return [bare(raw)];
  const grouped = (tail: readonly string[]) =>
    (parts[0]?.length ?? 0) <= 3 && parts[0] !== '0' && tail.every((part) => part.length === 3);
  const last = marks.at(-1) ?? '';
  const fraction = parts.at(-1) ?? '';
  const oneMark = new Set(marks).size === 1;
  const readings: string[] = [];
  if (oneMark && grouped(parts.slice(1)) && (marks.length > 1 || last !== decimalMarkOf(language)))
    readings.push(bare(parts.join('')));
  if (marks.length === 1 && /[.,]/.test(last) && (readings.length === 0 || decimalMarkOf(language) === null))
    readings.push(decimal(parts[0] ?? '', fraction));
  if (marks.length > 1 && !oneMark && /[.,]/.test(last) && grouped(parts.slice(1, -1))) {
    readings.push(decimal(parts.slice(0, -1).join(''), fraction));
  }
  // A version, a date or a section number has only itself as its value.
  return readings.length > 0 ? readings : [raw];
}

const decimalMarks = new Map<string, string | null>();

/** @returns null for a language whose countries differ, where the tag names none */
function decimalMarkOf(language: string): string | null {
  let mark = decimalMarks.get(language);
  if (mark === undefined) {
    mark = language === 'es' || language === '' ? null : formatOf(language);
    decimalMarks.set(language, mark);
  }
  return mark;
}

function formatOf(language: string): string | null {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? null;
  } catch {
    return null;
  }
}

function decimal(whole: string, fraction: string): string {
  const kept = fraction.replace(/(?<!0)0+$/u, '');
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

/** Unicode orders each script's ten digits from zero on. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  // The mathematical digits are five such rows without a gap.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
