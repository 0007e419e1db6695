import { BitSums } from '../sketches/bit-sums.js';
import { STOP_WORD_LANGUAGES, stopWordsOf } from './stop-words.js';
import { wordSpansOf, type WordSpans } from '../word-spans.js';

/** Words that are asked, evenly from the whole text; fewer are too few. */
const ASKED = 240;
const FEWEST = 100;
/** Share of stop words in prose: two fifths to a half. A text that is half of another language stays below. */
const LEAST_SHARE = 0.36;
/** Fewer of them, or a second language as near, say nothing even where another says the same. */
const SHARE_WORTH_HEARING = 0.25;
const LEAD_WORTH_HEARING = 1.4;
/** Nearly related languages share half of theirs: what is in doubt, the detector decides. */
const LEAST_LEAD = 3;

/** Only a dictionary parts their words, and it takes long; their letters tell them to the detector at once. */
const WITHOUT_SPACES = new Set(['ja', 'th', 'zh']);
const LANGUAGES = STOP_WORD_LANGUAGES.filter((language) => !WITHOUT_SPACES.has(language)).slice(0, 64);

/** Some 18,000 words have room, and few of them meet. */
const PLACES = 1 << 16;

/** The language whose stop words a text has most of. */
export interface StopWordWinner {
  /** Primary subtag. */
  readonly language: string;
  /** Whether it can be no other. */
  readonly isPlain: boolean;
}

/**
 * Tells the language of plain cases by their stop words, some fifty times as fast as by n-grams: most pages of most sites
 * are plain cases.
 */
export class StopWordVote {
  /** Hashes of stop words in an open table, 0 where there is none; and the languages that stop each, one bit a language. */
  private readonly hashes = new Int32Array(PLACES);
  private readonly languages = [new Int32Array(PLACES), new Int32Array(PLACES)] as const;

  constructor() {
    for (const [number, language] of LANGUAGES.entries()) {
      const list = [...stopWordsOf(language)].join('\n');
      const { count, starts, ends, hashes } = wordSpansOf(list);
      for (let at = 0; at < count; at += 1) {
        // A part of an entry (`d’un coup`) may be any word.
        if (isAtBorder(list, (starts[at] ?? 0) - 1) && isAtBorder(list, ends[at] ?? 0)) {
          this.add(hashes[at] ?? 0, number);
        }
      }
    }
  }

  private add(hash: number, language: number): void {
    const place = this.placeOf(hash);
    this.hashes[place] = hash;
    const bits = this.languages[language < 32 ? 0 : 1];
    bits[place] = (bits[place] ?? 0) | (1 << (language & 31));
  }

  private placeOf(hash: number): number {
    let place = hash & (PLACES - 1);
    while (this.hashes[place] !== 0 && this.hashes[place] !== hash) place = (place + 1) & (PLACES - 1);
    return place;
  }

  /** @returns null where the text has few words, few stop words of any language, or as many of two */
  winner(words: WordSpans): StopWordWinner | null {
    if (words.count < FEWEST) return null;
    const sums = [new BitSums(), new BitSums()] as const;
    const [firstBits, secondBits] = this.languages;
    const asked = Math.min(ASKED, words.count);
    for (let at = 0; at < asked; at += 1) {
      const place = this.placeOf(words.hashes[Math.floor((at * words.count) / asked)] ?? 0);
      sums[0].add(firstBits[place] ?? 0, 1);
      sums[1].add(secondBits[place] ?? 0, 1);
    }
    const counts = LANGUAGES.map((_, language) => sums[language < 32 ? 0 : 1].sumOf(language & 31));
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    const language = LANGUAGES[first];
    const second = Math.max(...counts.filter((_, other) => other !== first));
    if (most < SHARE_WORTH_HEARING * asked || most < LEAD_WORTH_HEARING * second || !language) return null;
    return { language, isPlain: most >= LEAST_SHARE * asked && most >= LEAST_LEAD * second };
  }
}

function isAtBorder(list: string, at: number): boolean {
  return at < 0 || at >= list.length || list[at] === '\n';
}
