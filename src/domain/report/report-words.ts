import { stemOf, primaryLanguage, isStopWord } from '../../libs/text/index.js';

/** A word of a text as phrases are made of it, where it stands in UTF-16 units. */
export interface ReportWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What tells it from others: its stem in lower case. */
  readonly term: string;
  /** Whether it says nothing by itself ("of", "the"). */
  readonly isLight: boolean;
  /** Whether in small letters it would be such a word: "NULL", "ONLY", "IT". */
  readonly isStop: boolean;
  /** Whether only a space, a hyphen or nothing parts it from the word before. */
  readonly joins: boolean;
}

/** Capitals alone make a short word a name ("IT"), but not where all around it is in capitals ("BACK TO BASICS"). */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]+$/u;

/** Runs of letters longer than this are no words. */
const LONGEST_WORD = 40;
/** Han and Katakana run on where a name does; Hiragana is what stands between names. */
const WORD =
  /[\p{Script=Han}々]{1,12}|[\p{Script=Katakana}ー]{1,20}|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{M}\p{N}])*(?:['’._/-](?=[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー])[\p{L}\p{M}\p{N}])+)*[+#]{0,2}/gu;
const CJK = /[\p{Script=Han}\p{Script=Katakana}]/u;
const HIRAGANA = /^\p{Script=Hiragana}/u;
const JOINT = /^[ \u00a0]?$/u;

interface Looked {
  readonly term: string;
  readonly isLight: boolean;
  readonly isStop: boolean;
}

/** Terms of a language's words: made once for each. */
const MAX_KEPT = 50_000;

/** Cuts texts into words, and knows what each counts as. One for each language and report. */
export class ReportWords {
  private readonly primary: string;
  private readonly known = new Map<string, Looked>();

  /** @param language BCP 47 tag */
  constructor(readonly language: string) {
    this.primary = primaryLanguage(language);
  }

  of(text: string): ReportWord[] {
    const words: ReportWord[] = [];
    let end = -1;
    for (const match of text.matchAll(WORD)) {
      const [word] = match;
      const { term, isLight, isStop } = this.look(word);
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

  private look(word: string): Looked {
    const known = this.known.get(word);
    if (known) return known;
    const looked = this.make(word);
    if (this.known.size >= MAX_KEPT) this.known.clear();
    this.known.set(word, looked);
    return looked;
  }

  private make(word: string): Looked {
    const lower = word.normalize('NFKC').toLocaleLowerCase(this.primary).replaceAll('’', "'");
    if (HIRAGANA.test(word)) return { term: lower, isLight: true, isStop: false };
    // One Han letter is mostly the beginning of a verb or a counter.
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

/** A few words in a row that may name something. */
export interface Phrase {
  /** Its terms, parted by spaces. */
  readonly key: string;
  /** As it is written there. */
  readonly form: string;
  readonly terms: number;
  /** Whether its last word is the last of its run: in most languages that is what the others only describe. */
  readonly isHead: boolean;
}

const MOST_TERMS = 4;

/**
 * @returns every run of one to four words with weight that stand next to each other; of Japanese and Chinese, where words
 *   are not parted, the whole runs of Han or Katakana and what they make together
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
      found.push({ key, form: text.slice(first.start, word.end), terms: to - from + 1, isHead });
    }
  }
  return found;
}
