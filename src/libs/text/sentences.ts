import { abbreviationKind, DOTTED_ORDINALS, SHORT_FORMS_EN } from './abbreviations.js';
import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';
import { isStopWord } from './language/stop-words.js';

/** A sentence and its place, in UTF-16 units: `source.slice(start, end) === text`. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Chosen: a pair that stays open longer is an author’s mistake, not a quotation. */
const LONGEST_PAIR = 400;

/** Chosen: the context on either side of a place that decides whether a sentence ends there; it bounds the time. */
const SIGHT = 120;

const TERMINATOR = /[.!?…。！？｡؟۔।॥።፧։៕។]/u;
const CLOSERS = /["'”’»«›“)\]}」』）】〉》]/u;
/** A letterless or spaceless end: the terminator, closing marks, reference marks such as `[1]`. */
const ENDS_SENTENCE = new RegExp(`${TERMINATOR.source}(?:${CLOSERS.source}|\\[\\w{1,4}\\]|\\s)*$`, 'u');
const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '「': '」',
  '『': '』',
  '（': '）',
};
const ENDS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][!?]$/u;
const STARTS_CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** After a closed quotation these continue the same Japanese sentence: 「はい。」と言った。 */
const JAPANESE_GOES_ON = /^[とっなのがをにはもでや]/u;

/**
 * Splits a text into sentences. Where it is in doubt it leaves two sentences together, because half a sentence disturbs a
 * reader more than a long one. A blank line always ends a sentence; a single line break never does by itself. White space
 * around a sentence belongs to none.
 * @param language BCP 47 tag.
 */
export function segmentSentences(text: string, language: string): Sentence[] {
  const primary = primaryLanguage(language);
  const sentences: Sentence[] = [];
  let paragraphStart = 0;
  for (const gap of [...text.matchAll(/\n[^\S\n]*\n/g), { index: text.length }]) {
    const paragraph = text.slice(paragraphStart, gap.index);
    let from = 0;
    for (const cut of [...cutsOf(paragraph, primary), paragraph.length]) {
      const piece = paragraph.slice(from, cut);
      const start = paragraphStart + from + (piece.length - piece.trimStart().length);
      from = cut;
      if (piece.trim() === '') continue;
      sentences.push({ text: piece.trim(), start, end: start + piece.trim().length });
    }
    paragraphStart = gap.index;
  }
  return sentences;
}

/** @returns the places, ascending, at which a paragraph is split. */
function cutsOf(paragraph: string, language: string): number[] {
  const candidates = new Set<number>();
  for (const piece of piecesOf(paragraph)) {
    for (const part of segmenterFor(language, 'sentence').segment(piece.text)) {
      const at = piece.start + part.index;
      if (at > 0) candidates.add(pastClosers(paragraph, at));
    }
  }
  for (const extra of extraCuts(paragraph, language)) candidates.add(extra);
  const pairs = openPairs(paragraph);
  const cuts: number[] = [];
  let nextPair = 0;
  let insideUpTo = -1;
  for (const cut of [...candidates].sort((a, b) => a - b)) {
    for (let pair = pairs[nextPair]; pair && pair[0] < cut; pair = pairs[nextPair]) {
      insideUpTo = Math.max(insideUpTo, pair[1]);
      nextPair += 1;
    }
    if (cut >= paragraph.length || cut <= insideUpTo) continue;
    const from = Math.max(cuts.at(-1) ?? 0, cut - SIGHT);
    if (endsAt(paragraph.slice(from, cut), paragraph.slice(cut, cut + SIGHT), language)) cuts.push(cut);
  }
  return cuts;
}

/** French puts a space before its closing mark (`« Oui. » Il part.`), and the mark must not open the next sentence. */
function pastClosers(paragraph: string, cut: number): number {
  // Directly after the full stop even «, which opens in French, can only be the German closing mark.
  const marks = /\s/.test(paragraph[cut - 1] ?? '')
    ? /^[»”’)\]」』）]+(?:\s+|$)/u
    : /^[»«”“’)\]」』）]+(?:\s+|$)/u;
  const closers = marks.exec(paragraph.slice(cut, cut + 8));
  return closers ? cut + closers[0].length : cut;
}

/** Ends that the general rules miss: a reference mark after the full stop, the Greek question mark. */
function extraCuts(paragraph: string, language: string): number[] {
  const marks = [/[.!?]["”’)]*(?:\[\w{1,4}\])+\s+(?=["“(]?[\p{Lu}\p{N}])/gu];
  if (language === 'ja' || language === 'zh') marks.push(/[。！？｡](?=[\p{Ll}\p{N}])/gu);
  if (language === 'en') marks.push(/[a-z]{2}\.\s+(?=[a-z])/g);
  if (language === 'el') marks.push(/[;\u037e]\s+(?=\p{Lu})/gu);
  return marks.flatMap((mark) => [...paragraph.matchAll(mark)].map((match) => match.index + match[0].length));
}

/** @returns the quotations and brackets of a paragraph: no sentence ends inside one. */
function openPairs(paragraph: string): [number, number][] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < paragraph.length; index += 1) {
    const open = paragraph[index] ?? '';
    const close = open === '"' && opensQuote(paragraph, index) ? '"' : PAIRS[open];
    if (close === undefined) continue;
    const within = paragraph.slice(index + 1, index + 1 + LONGEST_PAIR).indexOf(close);
    if (within === -1) continue;
    const end = index + 1 + within;
    pairs.push([index, end]);
    // Straight quotes are the same on both sides: the text between them is inside, so the search continues after them.
    if (close === '"') index = end;
  }
  return pairs;
}

function opensQuote(paragraph: string, index: number): boolean {
  return /^$|[\s([—–-]/.test(paragraph[index - 1] ?? '') && /\S/.test(paragraph[index + 1] ?? '');
}

/**
 * Whether a sentence ends at a place, for texts too many to be split by `segmentSentences`. It agrees with that function
 * except within brackets and quotations, where it finds ends too.
 * @param at after white space, or after the mark of a script that writes no spaces
 * @param from where the sentence may have begun
 * @param language primary subtag
 */
export function endsSentence(text: string, at: number, from: number, language: string): boolean {
  return endsAt(text.slice(Math.max(from, at - SIGHT), at), text.slice(at, at + SIGHT), language);
}

/** @returns whether a sentence ends between two texts. */
function endsAt(before: string, after: string, language: string): boolean {
  const text = before.trimEnd();
  const greekQuestion = language === 'el' && /[;\u037e]$/.test(text);
  if (!greekQuestion && !ENDS_SENTENCE.test(text)) return false;
  // No space: `Yahoo!Answers`, `.NET`, `/?q=A`. Scripts without spaces have terminators of their own.
  if (text.length === before.length && !endsWithoutSpace(text, after)) return false;
  const next = after.trimStart();
  if (!/[。！？｡」』）]$/u.test(text) && /^["'“‘«([]?\p{Ll}/u.test(next))
    return language === 'en' && startsWithSmallName(text, next);
  if (/[」』）]$/u.test(text) && JAPANESE_GOES_ON.test(next)) return false;
  return !text.endsWith('.') || endsWithFullStop(text, next, language);
}

/**
 * Names of programs begin sentences with a small letter: "The tool reads the file. systemd starts the unit." Any other small
 * letter after a full stop indicates an abbreviation, so the word before must be a plain one and the word after no stop
 * word.
 */
function startsWithSmallName(text: string, next: string): boolean {
  const before = /(?:^|\s)(\S+)\s+([a-z]{2,}|[A-Z]?[a-z]{4,})\.$/.exec(text);
  const name = /^([a-z][\w+-]+)(?:['’]s)?,?\s/.exec(next)?.[1];
  if (!before || name === undefined || isStopWord(name.toLowerCase(), 'en')) return false;
  const word = (before[2] ?? '').toLowerCase();
  // `5 in. wide`: after a number it is a unit.
  const isUnit = /\d$/.test(before[1] ?? '') && word.length <= 4;
  const isShort = abbreviationKind(word, 'en') !== null || SHORT_FORMS_EN.has(word) || !/[aeiouy]/.test(word);
  return !isUnit && !isShort;
}

function endsWithoutSpace(text: string, after: string): boolean {
  if (/[。！？｡।॥።፧։៕។」』）]$/u.test(text)) return true;
  return ENDS_CJK.test(text) && STARTS_CJK.test(after);
}

/** What may come before a word, besides the start of the text. */
const BEFORE_WORD = /[\s("“„«'‘[/–—]/u;

/** @param text ends with a full stop; searched from its end, because a word is short */
function lastWordOf(text: string): string {
  let start = text.length - 1;
  while (start > 0 && !BEFORE_WORD.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, -1);
}

/** @returns whether the full stop at the end of `text` ends a sentence, and not only an abbreviation or a number. */
function endsWithFullStop(text: string, next: string, language: string): boolean {
  const word = lastWordOf(text);
  // `1. Install it`: so far only the number of a list item or of a heading.
  if (/^(?:\d+\.)*\d+\.$|^\p{L}\.$/u.test(text)) return false;
  const nextWord = (/^["'“‘«([]?([\p{L}\p{M}'’]+)/u.exec(next)?.[1] ?? '').toLocaleLowerCase(language);
  const nextIsFunctionWord = isStopWord(nextWord, language);
  const kind = abbreviationKind(word.toLocaleLowerCase(language), language);
  if (kind === 'never_last') return false;
  if (kind === 'before_number') return !/^[\p{Nd}§]/u.test(next);
  if (kind === 'may_be_last') return nextIsFunctionWord;
  // An initial, `J. R. R. Tolkien`; two in a row are never the end, one may be: "as good as plan B. The …".
  if (/^\p{L}$/u.test(word) && /^\p{L}\./u.test(next)) return false;
  if (/^\p{L}$/u.test(word)) return nextIsFunctionWord && !/(?:^|\s)\p{Lu}\.\s?\p{Lu}\.$/u.test(text);
  if (/^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u.test(word)) return nextIsFunctionWord;
  if (/^\d{1,3}$/.test(word) && DOTTED_ORDINALS.has(language)) return nextIsFunctionWord;
  return true;
}
