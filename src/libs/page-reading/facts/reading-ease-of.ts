import {
  abbreviationKind,
  DOTTED_ORDINALS,
  isCloser,
  isTerminator,
  proseOf,
  syllablesOf,
  primaryLanguage,
  wordSpansOf,
  type WordSpans,
} from '../../text/index.js';

/** Chosen: with fewer words the formulas are meaningless. */
const FEWEST_WORDS = 100;
/** Chosen: how many characters of a page are read; more changes the score by less than the formula's own error. */
const SAMPLE = 6000;
/** Chosen: a longer run of words is no sentence, and a score of -900 is meaningless too. */
const SCORE_BOUND = 200;

/** From words a sentence and syllables a word; higher is easier, mostly 0 to 100. */
interface Formula {
  readonly base: number;
  readonly perSentence: number;
  readonly perWord: number;
  readonly syllables: (word: string) => number;
}

const FORMULAS: Readonly<Record<string, Formula>> = {
  /** Flesch 1948. */
  en: { base: 206.835, perSentence: 1.015, perWord: 84.6, syllables: syllablesOf },
  /** Amstad 1978. */
  de: { base: 180, perSentence: 1, perWord: 58.5, syllables: vowelGroups(/[aeiouyäöü]+/g) },
  /** Fernández Huerta 1959, with the length of sentences in words, as he defined it. Weak vowels join their neighbours. */
  es: {
    base: 206.84,
    perSentence: 1.02,
    perWord: 60,
    syllables: vowelGroups(/[iuyü]*(?:[aeoáéóíú])[iuyü]*|[iuyü]+/g),
  },
  /** Oborneva 2006. */
  ru: { base: 206.835, perSentence: 1.3, perWord: 60.1, syllables: vowelGroups(/[аеёиоуыэюя]/g) },
};

function vowelGroups(group: RegExp): (word: string) => number {
  return (word) => Math.max(1, word.toLowerCase().match(group)?.length ?? 0);
}

/**
 * How easy a page's text is to read, by the formula of its language: Flesch for English, Amstad for German, Fernández
 * Huerta for Spanish, Oborneva for Russian. Only the first 6,000 characters of blocks that end like sentences are read,
 * because code, menus and headings are no prose.
 * @param text blocks separated by newlines
 * @param language BCP 47 tag
 * @returns one decimal, -200 to 200; null for a language without a formula and for fewer than 100 words of prose
 */
export function readingEaseOf(text: string, language: string): number | null {
  const primary = primaryLanguage(language);
  const formula = FORMULAS[primary];
  if (!formula) return null;
  const prose = proseOf(text, SAMPLE);
  const words = wordSpansOf(prose);
  if (words.count < FEWEST_WORDS) return null;
  const sentences = Math.max(1, countSentences(prose, words, primary));
  const syllables = new Syllables(primary, formula.syllables);
  let sum = 0;
  for (let at = 0; at < words.count; at += 1) {
    sum += syllables.of(prose, words.starts[at] ?? 0, words.ends[at] ?? 0, words.hashes[at] ?? 0);
  }
  const score =
    formula.base - formula.perSentence * (words.count / sentences) - formula.perWord * (sum / words.count);
  return Math.round(10 * Math.max(-SCORE_BOUND, Math.min(SCORE_BOUND, score))) / 10;
}

/** A sentence ends with its block, and after a mark that is not part of an abbreviation or an ordinal number. */
function countSentences(text: string, words: WordSpans, language: string): number {
  let sentences = 0;
  for (let word = 0; word < words.count; word += 1) {
    const end = words.ends[word] ?? 0;
    const nextStart = word + 1 < words.count ? (words.starts[word + 1] ?? 0) : text.length;
    let mark = 0;
    let at = end;
    for (; at < nextStart; at += 1) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) break;
      if (isTerminator(code)) mark = code;
      else if (code === SPACE && mark !== 0) break;
      else if (!isCloser(code)) mark = 0;
    }
    if (at >= text.length || text.charCodeAt(at) === NEWLINE) sentences += 1;
    else if (mark !== 0 && (mark !== FULL_STOP || isEnd(text, words, word, nextStart, language)))
      sentences += 1;
  }
  return sentences;
}

/** Whether the full stop after a word ends a sentence, judged by the word and by the start of the next one. */
function isEnd(text: string, words: WordSpans, word: number, nextStart: number, language: string): boolean {
  const next = text.charAt(nextStart);
  if (next !== next.toUpperCase()) return false;
  const last = text.slice(
    words.starts[word],
    Math.min(words.ends[word] ?? 0, (words.starts[word] ?? 0) + 20),
  );
  // An initial; and `am 3. Oktober`.
  if (last.length === 1 && last !== last.toLowerCase()) return false;
  if (DOTTED_ORDINALS.has(language) && /^\d{1,2}$/.test(last)) return false;
  const kind = abbreviationKind(last.toLowerCase(), language);
  return kind === null || kind === 'may_be_last' || (kind === 'before_number' && !/\d/.test(next));
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
const FULL_STOP = 0x2e;

/** Chosen: slots of the table below; more words than one page's sample has. */
const TABLE_SIZE = 1 << 15;

const keptHashes = new Map<string, Int32Array>();
const keptCounts = new Map<string, Uint8Array>();

/** Syllables by the word's hash, cached across pages: counting them costs as much as the rest of a page. */
class Syllables {
  private readonly hashes: Int32Array;
  private readonly counts: Uint8Array;

  constructor(
    language: string,
    private readonly count: (word: string) => number,
  ) {
    this.hashes = keptHashes.get(language) ?? new Int32Array(TABLE_SIZE);
    this.counts = keptCounts.get(language) ?? new Uint8Array(TABLE_SIZE);
    keptHashes.set(language, this.hashes);
    keptCounts.set(language, this.counts);
  }

  of(text: string, start: number, end: number, hash: number): number {
    const place = hash & (TABLE_SIZE - 1);
    const kept = this.counts[place] ?? 0;
    if (kept !== 0 && this.hashes[place] === hash) return kept;
    // No word has more letters; a longer one is an address.
    const count = Math.min(255, this.count(text.slice(start, Math.min(end, start + 60))));
    this.hashes[place] = hash;
    this.counts[place] = count;
    return count;
  }
}
