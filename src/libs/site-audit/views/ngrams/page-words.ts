import { stopWordsOf, wordSpansOf } from '../../../text/index.js';
import { foldedLettersOf, foldWord, type FoldedLetters } from './folded-letters.js';
import { KeyNumbers } from './key-numbers.js';
import { mixBits } from './mix-bits.js';
import { partsWords } from './sentence-gap.js';

/** A sentence or a block begins with the word. */
export const PARTED = 1;
/** It says nothing alone: no phrase that tells something begins or ends with it. */
export const STOPPED = 2;
/** A single letter, or a rule of underscores: no phrase begins or ends with it. */
export const DROPPED = 4;

/** Longer ones are keys, addresses and rubbish. */
const LONGEST_WORD = 64;

/** A text of half a million words; of a longer page the rest is left out. */
const MOST_LETTERS = 4_000_000;

/**
 * Letters of Chinese, Japanese or Thai that the dictionary is asked about, at 1 µs each; the rest of a page is left out.
 * Chosen: a tenth of a second.
 */
const MOST_BY_DICTIONARY = 100_000;

const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Nd}\p{Nl}\p{No}]$/u;
const ASCII_DIGIT_FIRST = 0x30;
const ASCII_DIGIT_LAST = 0x39;

/**
 * Words that are kept from the first look at a site for the second, at 17 bytes each: those of a site of some thousand pages. Of a
 * larger site none are, since its tables take what memory there is.
 */
const MOST_KEPT = 1_500_000;

/** Room for the words of a site, whatever their language. */
export class KeptRoom {
  private left = MOST_KEPT;

  /** @returns whether so many more are kept; false from then on where there is no room for them */
  take(words: number): boolean {
    this.left -= words;
    return this.left >= 0;
  }
}

/** The words of one text: what stands behind `count` in the arrays is of no meaning. Good until the next text is read. */
export interface PageWords {
  /** Without accents in pieces: places are of this text. */
  readonly text: string;
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 64 bits of each word's letters, folded. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** `PARTED`, `STOPPED` and `DROPPED`. */
  readonly marks: Uint8Array;
  /** Letters of a text that is too long: no more words than that are missing. */
  readonly leftOut: number;
}

/** Cuts the texts of one language into words, as `Intl.Segmenter` would. */
export class WordReader {
  readonly letters: FoldedLetters;
  private readonly stops = new KeyNumbers();
  private low = new Int32Array(1024);
  private high = new Int32Array(1024);
  private marks = new Uint8Array(1024);
  private wordLow = 0;
  private wordHigh = 0;

  /** By their text. */
  private readonly kept = new Map<string, PageWords>();

  /**
   * @param language primary subtag
   * @param room absent: no words are kept
   */
  constructor(
    private readonly language: string,
    private readonly room?: KeptRoom,
  ) {
    this.letters = foldedLettersOf(language);
    for (const word of stopWordsOf(language)) {
      this.hash(word.normalize('NFC'), 0, word.length);
      this.stops.numberOf(this.wordLow, this.wordHigh);
    }
  }

  /** @param whole blocks parted by newlines */
  read(whole: string): PageWords {
    const known = this.kept.get(whole);
    if (known) return known;
    const words = this.cut(whole);
    const { count, starts, ends, low, high, marks } = words;
    if (this.room?.take(count) !== true) this.kept.clear();
    else
      this.kept.set(whole, {
        ...words,
        starts: starts.slice(0, count),
        ends: ends.slice(0, count),
        low: low.slice(0, count),
        high: high.slice(0, count),
        marks: marks.slice(0, count),
      });
    return words;
  }

  private cut(whole: string): PageWords {
    const bounded = whole.length > MOST_LETTERS ? whole.slice(0, MOST_LETTERS) : whole;
    const text = bounded.normalize('NFC');
    const { count: found, sure, starts, ends } = wordSpansOf(text, MOST_BY_DICTIONARY);
    this.fit(sure);
    let count = 0;
    let sentence = 0;
    let isParted = true;
    let before = 0;
    for (let at = 0; at < sure; at += 1) {
      const start = starts[at] ?? 0;
      const end = ends[at] ?? 0;
      if (!isParted) isParted = partsWords(text, before, start, sentence, this.language);
      before = end;
      if (isParted) sentence = start;
      if (end - start > LONGEST_WORD) {
        isParted = true;
        continue;
      }
      this.hash(text, start, end);
      starts[count] = start;
      ends[count] = end;
      this.low[count] = this.wordLow;
      this.high[count] = this.wordHigh;
      const isStopped = this.stops.find(this.wordLow, this.wordHigh) >= 0;
      this.marks[count] =
        (isParted ? PARTED : 0) | (isStopped ? STOPPED : 0) | (isDropped(text, start, end) ? DROPPED : 0);
      isParted = false;
      count += 1;
    }
    const leftOut = whole.length - bounded.length + (sure < found ? text.length - (starts[sure] ?? 0) : 0);
    return { leftOut, text, count, starts, ends, low: this.low, high: this.high, marks: this.marks };
  }

  /** @returns a phrase of words as they are compared, with spaces where the text has anything between them */
  phraseOf({ text, starts, ends }: PageWords, at: number, words: number): string {
    let phrase = '';
    for (let word = at; word < at + words; word += 1) {
      const start = starts[word] ?? 0;
      if (word > at && start > (ends[word - 1] ?? 0)) phrase += ' ';
      phrase += foldWord(text.slice(start, ends[word] ?? 0), this.letters);
    }
    return phrase;
  }

  private hash(text: string, start: number, end: number): void {
    const { letters } = this;
    let low = 0x811c9dc5 | 0;
    let high = 0x2f6b9d31;
    for (let at = start; at < end; at += 1) {
      const letter = letters[text.charCodeAt(at)] ?? 0;
      low = Math.imul(low ^ letter, 0x01000193);
      high = Math.imul(high ^ letter, 0x5bd1e995);
      high ^= high >>> 15;
    }
    this.wordLow = mixBits(low);
    this.wordHigh = mixBits(high ^ (end - start));
  }

  private fit(words: number): void {
    if (this.marks.length >= words) return;
    const room = Math.ceil(words * 1.25);
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
    this.marks = new Uint8Array(room);
  }
}

function isDropped(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  if (end - start > 1) return first === 0x5f && /^_+$/.test(text.slice(start, end));
  if (first < 0x80) return first < ASCII_DIGIT_FIRST || first > ASCII_DIGIT_LAST;
  return !WITHOUT_SPACES.test(text.slice(start, end));
}
