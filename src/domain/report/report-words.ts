import { stemOf, primaryLanguage, isStopWord } from '../../libs/text/index.js';

/** A word of a text with its place in UTF-16 units; phrases are made of such words. */
export interface ReportWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Its identity: its stem in lower case. */
  readonly term: string;
  /** Whether it is a stop word ("of", "the"). */
  readonly isLight: boolean;
  /** Whether it would be a stop word in small letters: "NULL", "ONLY", "IT". */
  readonly isStop: boolean;
  /** Whether only a space, a hyphen or nothing separates it from the previous word. */
  readonly joins: boolean;
}

/** Capitals alone make a short word a name ("IT"), unless the text around it is in capitals ("BACK TO BASICS"). */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]+$/u;

/** Longer runs of letters are no words. */
const LONGEST_WORD = 40;
/** Names in Han and Katakana are runs of their script; Hiragana separates names. */
const WORD =
  /[\p{Script=Han}々]{1,12}|[\p{Script=Katakana}ー]{1,20}|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{M}\p{N}])*(?:['’._/-](?=[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{M}\p{N}])+)*[+#]{0,2}/gu;
const CJK = /[\p{Script=Han}\p{Script=Katakana}]/u;
const HIRAGANA = /^\p{Script=Hiragana}/u;
const JOINT = /^[ \u00a0]?$/u;

interface WordClass {
  readonly term: string;
  readonly isLight: boolean;
  readonly isStop: boolean;
}

/** Cache of terms, one for each language. */
const MAX_CACHED = 50_000;

/** Splits texts into words and classifies them. One for each language and report. */
export class ReportWords {
  private readonly primary: string;
  private readonly known = new Map<string, WordClass>();

  /** @param language BCP 47 tag */
  constructor(readonly language: string) {
    this.primary = primaryLanguage(language);
  }

  of(text: string): ReportWord[] {
    const words: ReportWord[] = [];
    let end = -1;
    for (const match of text.matchAll(WORD)) {
      const [word] = match;
      const { term, isLight, isStop } = this.describe(word);
      const between = end < 0 ? '.' : text.slice(end, match.index);
      words.push({
        text: word,
        start: match.index,
        end: match.index + word.length,
        term,
        isStop,
        isLight: isLight || (isStop && CAPITALS.test(words.at(-1)?.text ?? '')),
        joins: JOINT.test(between),
      });
      end = match.index + word.length;
    }
    return words;
  }

  private describe(word: string): WordClass {
    const known = this.known.get(word);
    if (known) return known;
    const described = this.classify(word);
    if (this.known.size >= MAX_CACHED) this.known.clear();
    this.known.set(word, described);
    return described;
  }

  private classify(word: string): WordClass {
    const lower = word.normalize('NFKC').toLocaleLowerCase(this.primary).replaceAll('’', "'");
    if (HIRAGANA.test(word)) return { term: lower, isLight: true, isStop: false };
    // A single Han letter is mostly the beginning of a verb or a counter.
    if (CJK.test(word)) return { term: lower, isLight: word.length < 2, isStop: false };
    const isAcronym = /^\p{Lu}{2,6}$/u.test(word);
    const isNumber = /^[\p{N}.,/-]+$/u.test(word);
    const isShort = Array.from(lower).length < 2 || word.length > LONGEST_WORD;
    const bare = lower.replace(/'s$/u, '');
    const isStop = isStopWord(bare, this.primary);
    const isLight = isNumber || isShort || (!isAcronym && isStop);
    return { term: stemOf(bare, this.primary), isLight, isStop };
  }
}

const STARTS_ANEW = /(?:^|[.!?:;…。！？]["'”’)\]]*\s+|["“„«([•–—-]\s*)$/u;

/** Whether a word at this place begins a sentence, and so has a capital letter whatever it is. */
export function startsAnew(text: string, at: number): boolean {
  return STARTS_ANEW.test(text.slice(Math.max(0, at - 4), at));
}

/** A few consecutive words that may name something. */
export interface Phrase {
  /** Its terms, separated by spaces. */
  readonly key: string;
  /** As the text writes it. */
  readonly form: string;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  readonly terms: number;
  /** Whether its last word is the last of its run: in most languages that is the head, which the others describe. */
  readonly isHead: boolean;
}

const MOST_TERMS = 4;

/**
 * @returns every run of one to four consecutive content words; of Japanese and Chinese, which do not separate words, the
 *   whole runs of Han or Katakana and their combinations
 */
export function phrasesIn(text: string, words: readonly ReportWord[]): Phrase[] {
  const found: Phrase[] = [];
  for (const [from, first] of words.entries()) {
    if (first.isLight) continue;
    let key = '';
    for (let to = from; to < words.length && to < from + MOST_TERMS; to += 1) {
      const word = words[to];
      if (!word || word.isLight || (to > from && !word.joins)) break;
      key = key === '' ? word.term : `${key} ${word.term}`;
      const next = words[to + 1];
      const isHead = !next || next.isLight || !next.joins;
      const { start } = first;
      found.push({ key, form: text.slice(start, word.end), start, terms: to - from + 1, isHead });
    }
  }
  return found;
}
