import {
  isStoppedAtEdge,
  keyPhrase,
  LONGEST_PHRASE,
  ORDERS,
  orderOf,
  type Order,
  type PhraseKey,
} from './each-phrase.js';
import { STOPPED, type PageWords } from '../page-words.js';

interface Extension {
  readonly before: number;
  readonly after: number;
}

/** By how many words at either side a phrase can grow to four. */
const EXTENSIONS = ORDERS.map((order) => {
  const extensions: Extension[] = [];
  const room = LONGEST_PHRASE - order;
  for (let before = 0; before <= room; before += 1)
    for (let after = 0; before + after <= room; after += 1)
      if (before + after > 0) extensions.push({ before, after });
  return extensions;
});
const MOST = 9;

/**
 * Watches which phrases never come but within one longer phrase, which then comes as often. Most are seen not to after a
 * few looks, and cost nothing from there on.
 */
export class LongerPhrases {
  /** Bits of the extensions that were the same whenever the phrase came. */
  private readonly alive: Uint16Array;
  /** Bits of those without a stop word. */
  private readonly plain: Uint16Array;
  private readonly keys: Int32Array;
  private readonly key: PhraseKey = { low: 0, high: 0 };

  constructor(
    phrases: number,
    private readonly seed: number,
  ) {
    this.alive = new Uint16Array(phrases).fill((1 << MOST) - 1);
    this.plain = new Uint16Array(phrases);
    this.keys = new Int32Array(2 * MOST * phrases);
  }

  see(phrase: number, words: PageWords, at: number, order: Order, isFirst: boolean): void {
    let alive = this.alive[phrase] ?? 0;
    if (alive === 0) return;
    const extensions = EXTENSIONS[order - 1] ?? [];
    const { key, keys } = this;
    for (let one = 0; one < MOST; one += 1) {
      const bit = 1 << one;
      if ((alive & bit) === 0) continue;
      const extension = extensions[one];
      const from = at - (extension?.before ?? 0);
      const to = at + order + (extension?.after ?? 0);
      const isPhrase = extension && keyPhrase(words, from, to, this.seed, key) && !isStoppedAtEdge(key.high);
      const place = 2 * (phrase * MOST + one);
      if (!isPhrase || (!isFirst && (keys[place] !== key.low || keys[place + 1] !== key.high))) {
        alive &= ~bit;
      } else if (isFirst) {
        keys[place] = key.low;
        keys[place + 1] = key.high;
        if (!hasStopWord(words, from, to)) this.plain[phrase] = (this.plain[phrase] ?? 0) | bit;
      }
    }
    this.alive[phrase] = alive;
  }

  /**
   * @param isKept whether a longer phrase is reported: one that is not hides none
   * @returns a bit for each number of words that such a longer phrase has: of all, and of those without a stop word
   */
  hiding(
    phrase: number,
    isKept: (low: number, high: number) => boolean,
  ): { readonly all: number; readonly plain: number } {
    let all = 0;
    let plain = 0;
    for (let one = 0; one < MOST; one += 1) {
      const bit = 1 << one;
      const place = 2 * (phrase * MOST + one);
      const high = this.keys[place + 1] ?? 0;
      if (((this.alive[phrase] ?? 0) & bit) === 0 || !isKept(this.keys[place] ?? 0, high)) continue;
      all |= 1 << orderOf(high);
      if (((this.plain[phrase] ?? 0) & bit) !== 0) plain |= 1 << orderOf(high);
    }
    return { all, plain };
  }
}

/** @param to behind the last word */
export function hasStopWord({ marks }: PageWords, from: number, to: number): boolean {
  for (let word = from; word < to; word += 1) if (((marks[word] ?? 0) & STOPPED) !== 0) return true;
  return false;
}
