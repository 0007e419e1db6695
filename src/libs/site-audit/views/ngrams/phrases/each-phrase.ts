import { mixBits } from '../mix-bits.js';
import { DROPPED, PARTED, STOPPED, type PageWords } from '../page-words.js';

/** Words of the longest phrase. */
export const LONGEST_PHRASE = 4;
export const ORDERS = [1, 2, 3, 4] as const;
export type Order = (typeof ORDERS)[number];

/**
 * A phrase as 64 bits: of the upper half the lowest two tell how many words it has, the third whether it begins or ends
 * with a stop word. Two of five million phrases have the same 61 bits once in 200,000 sites.
 */
export interface PhraseKey {
  low: number;
  high: number;
}

/** @returns how many words it has */
export function orderOf(high: number): Order {
  return ((high & 3) + 1) as Order;
}

export function isStoppedAtEdge(high: number): boolean {
  return (high & 4) !== 0;
}

/**
 * Tells of every phrase of up to four words of one sentence that neither begins nor ends with a single letter.
 * @param seed of the hashes of phrases: without knowing it, an author can't write words that collide in the tables
 * @param see called with the key's halves and the place of the first word
 */
export function eachPhrase(
  words: PageWords,
  seed: number,
  see: (low: number, high: number, at: number) => void,
): void {
  const { count, marks, low: lows, high: highs } = words;
  for (let at = 0; at < count; at += 1) {
    const first = marks[at] ?? 0;
    if ((first & DROPPED) !== 0) continue;
    let low = seed;
    let high = ~seed;
    const last = Math.min(count, at + LONGEST_PHRASE);
    for (let to = at; to < last; to += 1) {
      const mark = marks[to] ?? 0;
      if (to > at && (mark & PARTED) !== 0) break;
      low = Math.imul(low ^ (lows[to] ?? 0), 0x9e3779b1);
      low = (low << 13) | (low >>> 19);
      high = Math.imul(high ^ (highs[to] ?? 0), 0x85ebca77);
      high = (high << 15) | (high >>> 17);
      if ((mark & DROPPED) !== 0) continue;
      const one = mixBits(low ^ ((high << 7) | (high >>> 25)));
      const other = mixBits(high + Math.imul(one, 0x27d4eb2f));
      see(one, (other & ~7) | (to - at) | (((first | mark) & STOPPED) << 1), at);
    }
  }
}

/**
 * @param to behind the last word
 * @param key is filled
 * @returns false where these words are no phrase that `eachPhrase` yields
 */
export function keyPhrase(words: PageWords, at: number, to: number, seed: number, key: PhraseKey): boolean {
  const { count, marks, low: lows, high: highs } = words;
  if (at < 0 || to > count || to <= at || to - at > LONGEST_PHRASE) return false;
  const first = marks[at] ?? 0;
  const last = marks[to - 1] ?? 0;
  if (((first | last) & DROPPED) !== 0) return false;
  let low = seed;
  let high = ~seed;
  for (let word = at; word < to; word += 1) {
    if (word > at && ((marks[word] ?? 0) & PARTED) !== 0) return false;
    low = Math.imul(low ^ (lows[word] ?? 0), 0x9e3779b1);
    low = (low << 13) | (low >>> 19);
    high = Math.imul(high ^ (highs[word] ?? 0), 0x85ebca77);
    high = (high << 15) | (high >>> 17);
  }
  const one = mixBits(low ^ ((high << 7) | (high >>> 25)));
  const other = mixBits(high + Math.imul(one, 0x27d4eb2f));
  key.low = one;
  key.high = (other & ~7) | (to - at - 1) | (((first | last) & STOPPED) << 1);
  return true;
}
