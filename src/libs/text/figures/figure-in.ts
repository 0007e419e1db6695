import { isStopWord } from '../language/stop-words.js';
import { isMonth, type Span } from './date-in.js';

/** A figure and how much it is worth to a table of figures, 0 to 1: shares and money say most. */
export interface Figure extends Span {
  readonly weight: number;
}

/** Thin and unbreakable ones part thousands, and numbers from their units. */
const SPACE = '[ \\u00a0\\u202f\\u2009]';
/** Japanese and Arabic write the word before it right up to a number. */
const UNBROKEN = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}.,:/_#§+-])`;
const DIGITS = String.raw`\p{Nd}{1,3}(?:(?:[,.'’ \u00a0\u202f\u2009]\p{Nd}{3}(?!\p{Nd}))+|\p{Nd}*)(?:[.,]\p{Nd}{1,2})?`;
const SCALE = `(?:${SPACE}?(?:thousand|million|billion|trillion|bn|tausend|Mio\\.?|Mrd\\.?|Million(?:en)?|Milliarden?|Billionen|mille|millions?|milliards?|mil|millones|milioni|miliardi|milhões|bilhões|miljoen|miljard|тыс\\.|млн|млрд|مليون|مليار|ألف)(?!\\p{L})|${SPACE}?[万億亿兆])?`;
const SHARE = `${SPACE}?(?:[%٪％]|(?:per ?cent|percent|Prozent|pour cent|por ciento|per cento|por cento|procent)\\b|процент\\p{L}*|パーセント|في المئة|في المائة|بالمئة|بالمائة)(?:以上|以下)?`;
const MONEY = `${SPACE}?(?:[€$£¥₽₹]|(?:EUR|USD|GBP|CHF|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|[Yy]en)\\b|円|ドル|ユーロ|دولار|يورو)`;
/** Lists of stop words hold `km` and `kg`; here they are what is counted. Single letters only with a space before. */
const UNIT = `(?:${SPACE}?(?:km/h|km²|km2|km|kph|mph|m/s|m²|m³|cm|mm|nm|kg|mg|lbs?|ft|mi|ha|°\\s?[CF]|kWh|MWh|GWh|TWh|kW|MW|GW|kHz|MHz|GHz|Hz|[kKMGT]i?B|[KMG]bit/s|hPa|mbar|dB|ml)|${SPACE}(?:m|g|l|t|V|W|nautical miles|square (?:kilomet(?:er|re)s|met(?:er|re)s|miles|feet)|degrees(?: Celsius| Fahrenheit)?|Grad(?: Celsius)?|درجة(?: مئوية)?))(?![\\p{L}\\p{Nd}])|${SPACE}?度`;

const AMOUNT = `(?<currency>(?:(?:US|A|C|NZ)?[$€£¥₹₽]${SPACE}?)?)(?<number>${DIGITS})(?<scale>${SCALE})(?:(?<share>${SHARE})|(?<money>${MONEY})|(?<unit>${UNIT}))?`;
/** With its sign; a hyphen before a number is one only behind a space. */
const FIRST = new RegExp(`(?:${UNBROKEN}|(?<=[\\s(])[-−])${AMOUNT}`, 'gu');
const SECOND = new RegExp(AMOUNT, 'uy');
/** Half of a range says something else than the whole: "5–10", "5 to 10", "20度から25度". */
const TO = new RegExp(`${SPACE}?[–—−~〜～-]${SPACE}?| (?:to|bis|à|a|al|até|tot|до|إلى) |から`, 'uy');
const AND = / (?:and|und|et|y|e|en|и) | و ?/uy;
const BETWEEN = /(?:between|zwischen|entre|tra|fra|tussen|между|بين) $/iu;
/** What bounds a figure belongs to it. */
const BOUND =
  /(?:at (?:least|most)|up to|(?:more|less|fewer|no more) than|mindestens|höchstens|bis zu|mehr als|weniger als|au moins|au plus|plus de|moins de|jusqu['’]à|al menos|más de|menos de|hasta|almeno|più di|meno di|pelo menos|mais de|ten minste|meer dan|على الأقل|أكثر من|أقل من) $/iu;
const GOES_ON = /^(?:[\p{Nd}/_:]|[.,-]\p{Nd}|-\p{L})/u;

/** What stands before a number that is a name and no count: `version 12`, `chapter 3`, `RFC 793`. */
const NAMES =
  /(?:versions?|release|chapter|section|part|step|page|figure|table|article|number|no\.|nr\.|port|rfc|level|phase|kapitel|abschnitt|schritt|seite|teil|artikel|chapitre|étape|article|capítulo|paso|الإصدار|الفصل|第)[   ]?$/iu;
const UPPER_NAME = /[   ]$(?<=\p{Lu}[\p{L}\p{M}]*[   ])/u;
/** A Japanese or Chinese word for what is counted; つ, 代目 and the like only count, and 年 is a date. */
const COUNTED_CJK =
  /^[   ]?((?!\p{Script=Han}?[目])[\p{Script=Han}](?!目)\p{Script=Han}?|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,7})/u;
const IS_DATE_CJK = /^[年月日時分秒第章節版]/u;
const COUNTED = /^[   ]([\p{L}\p{M}][\p{L}\p{M}’'-]*)((?: [\p{L}\p{M}’'-]+){0,2})/u;
/** English nouns that are many without an s. */
const MANY = new Set(
  'people men women children feet staff aircraft sheep fish police personnel crew teeth mice dead'.split(' '),
);

const NEAR = 60;
const NEARNESS = 0.3;

/**
 * @param isOnTopic whether a piece of text names what the article is about; of several figures the one beside it counts
 * @returns the figure of a sentence that a table of figures should show; null when it holds none
 */
export function figureIn(
  sentence: string,
  language: string,
  isOnTopic: (text: string) => boolean = () => false,
): Figure | null {
  const found = figuresOf(sentence, language);
  let best: Figure | null = null;
  let most = 0;
  for (const figure of found) {
    const around = () => sentence.slice(Math.max(0, figure.start - NEAR), figure.end + NEAR);
    const worth = figure.weight + (found.length > 1 && isOnTopic(around()) ? NEARNESS : 0);
    if (worth > most) [best, most] = [figure, worth];
  }
  return best;
}

function figuresOf(sentence: string, language: string): Figure[] {
  const figures: Figure[] = [];
  let behind = 0;
  for (const match of sentence.matchAll(FIRST)) {
    if (match.index < behind) continue;
    const last = restOfRange(sentence, match);
    const figure = withWhatItCounts(sentence, match, last, language);
    behind = last.end;
    if (figure) figures.push(figure);
  }
  return figures;
}

interface Amount {
  readonly end: number;
  readonly isShare: boolean;
  readonly isMoney: boolean;
  readonly isMeasure: boolean;
  readonly number: string;
  readonly scale: string;
}

function amountOf(match: RegExpExecArray): Amount {
  const { currency = '', number = '', scale = '', share, money, unit } = match.groups ?? {};
  return {
    end: match.index + match[0].length,
    isShare: share !== undefined,
    isMoney: currency !== '' || money !== undefined,
    isMeasure: unit !== undefined,
    number,
    scale,
  };
}

/** @returns the amount that a range goes up to; the first itself where there is none. */
function restOfRange(sentence: string, match: RegExpExecArray): Amount {
  const first = amountOf(match);
  const joins = BETWEEN.test(sentence.slice(Math.max(0, match.index - 10), match.index)) ? [AND, TO] : [TO];
  for (const join of joins) {
    join.lastIndex = first.end;
    if (!join.test(sentence)) continue;
    SECOND.lastIndex = join.lastIndex;
    const second = SECOND.exec(sentence);
    if (!second) continue;
    const to = amountOf(second);
    return { ...to, isMoney: to.isMoney || first.isMoney, scale: to.scale || first.scale };
  }
  return first;
}

function withWhatItCounts(
  sentence: string,
  match: RegExpExecArray,
  last: Amount,
  language: string,
): Figure | null {
  const rest = sentence.slice(last.end);
  if (GOES_ON.test(rest)) return null;
  const before = sentence.slice(Math.max(0, match.index - 40), match.index);
  const bound = (BOUND.exec(before) ?? BETWEEN.exec(before))?.[0].length ?? 0;
  const start = match.index - bound;
  const digits = last.number.replace(/\P{Nd}/gu, '').length;
  const weight = last.scale !== '' || digits > 3 ? 0.8 : digits > 1 ? 0.5 : 0.2;
  if (last.isShare || last.isMoney) return { start, end: last.end, weight: 1 };
  if (last.isMeasure) return { start, end: last.end, weight: Math.max(0.5, weight) };
  if (NAMES.test(before) || (language !== 'de' && UPPER_NAME.test(before) && before.trim().includes(' ')))
    return null;
  // A year has a table of its own.
  if (last.scale === '' && isYear(last.number)) return null;
  const counted = lengthOfCounted(rest, language, digits);
  return counted > 0 ? { start, end: last.end + counted, weight } : null;
}

/** @returns the length of the words that say what is counted; 0 where none do: a number alone says nothing. */
function lengthOfCounted(rest: string, language: string, digits: number): number {
  if (language === 'ja' || language === 'zh') {
    const word = COUNTED_CJK.exec(rest);
    return word && digits > 1 && !IS_DATE_CJK.test(word[1] ?? '') ? word[0].length : 0;
  }
  const [whole = '', word = '', more = ''] = COUNTED.exec(rest) ?? [];
  if (word === '' || isStopWord(word.toLowerCase(), language) || isMonth(word, language)) return 0;
  const own = whole.slice(0, whole.length - more.length).length;
  if (language !== 'en' && language !== 'de') return own;
  let length = own;
  for (const next of [word, ...more.trim().split(' ')]) {
    if (next !== word && (next === '' || isStopWord(next.toLowerCase(), language))) return 0;
    if (next !== word) length += next.length + 1;
    if (isCounted(next, language)) return length;
  }
  return 0;
}

/** "1,600 *people* died": what is counted ends with its noun, which is the word in the plural, or with a capital in German. */
function isCounted(word: string, language: string): boolean {
  if (language === 'de') return /^\p{Lu}/u.test(word);
  return MANY.has(word.toLowerCase()) || /[^su]s$/u.test(word) || /sses$|uses$/u.test(word);
}

function isYear(number: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(number);
}
