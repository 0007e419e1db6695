import { BitSums } from '../sketches/bit-sums.js';
import { STOP_WORD_LANGUAGES, stopWordsOf } from './stop-words.js';
import { wordSpansOf, type WordSpans } from '../word-spans.js';

/** Chosen: words that are looked up, evenly from the whole text; fewer than `FEWEST` are too few. */
const ASKED = 240;
const FEWEST = 100;
/** Chosen: the share of stop words in prose is two fifths to a half. A text that is half in another language stays below. */
const LEAST_SHARE = 0.36;
/** Chosen: below this share, or with a second language as near, the result is ignored. */
const LEAST_USEFUL_SHARE = 0.25;
const LEAST_USEFUL_LEAD = 1.4;
/** Chosen: closely related languages share half of their stop words; without this lead, the detector decides. */
const LEAST_LEAD = 3;

/** Only a dictionary separates their words, which takes long; the detector recognises their letters at once. */
const WITHOUT_SPACES = new Set(['ja', 'th', 'zh']);
const LANGUAGES = STOP_WORD_LANGUAGES.filter((language) => !WITHOUT_SPACES.has(language)).slice(0, 64);

/** Some 18,000 words fit, with few collisions. */
const PLACES = 1 << 16;

/** The language with the most stop words in a text. */
export interface StopWordWinner {
  /** Primary subtag. */
  readonly language: string;
  /** Whether no other language is possible. */
  readonly isPlain: boolean;
}

/**
 * Detects the language in clear cases by stop words, some fifty times as fast as by n-grams: most pages of most sites are
 * clear cases.
 */
export class StopWordVote {
  /** Hashes of stop words in an open-addressing table, 0 for an empty place; and their languages, one bit each. */
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
    if (most < LEAST_USEFUL_SHARE * asked || most < LEAST_USEFUL_LEAD * second || !language) return null;
    return { language, isPlain: most >= LEAST_SHARE * asked && most >= LEAST_LEAD * second };
  }
}

function isAtBorder(list: string, at: number): boolean {
  return at < 0 || at >= list.length || list[at] === '\n';
}
