import { BitSums } from './bit-sums.js';
import type { WordSpans } from '../word-spans.js';

/**
 * Chosen: a longer word is an address, a token or a random number; error pages that repeat the requested address must
 * still be alike. In letters.
 */
const LONGEST_WORD = 20;

/**
 * Collisions at one place of the table are few by chance, and many on a page that was made to slow the audit down. A hash
 * that finds no place within this many probes is left out.
 */
const MOST_PROBES = 32;

/**
 * A 64-bit sketch: texts that differ in few words differ in few bits. A word weighs by the length in bits of its count, or
 * "the" and "of" would make all texts of a language alike.
 * @returns 16 hex digits, 16 zeros for a text without words
 */
export function simhashOf(words: WordSpans): string {
  const tally = new Tally(words.count);
  for (let at = 0; at < words.count; at += 1) {
    const isLong = (words.ends[at] ?? 0) - (words.starts[at] ?? 0) > LONGEST_WORD;
    if (!isLong) tally.add(words.hashes[at] ?? 0);
  }
  const low = new BitSums();
  const high = new BitSums();
  tally.each((hash, count) => {
    const weight = 32 - Math.clz32(count);
    const other = Math.imul(hash ^ 0x5bd1e995, 0x27d4eb2f);
    low.add(hash, weight);
    high.add(other ^ (other >>> 15), weight);
  });
  return hexOf(high.majority()) + hexOf(low.majority());
}

/** Counts of hashes: an open-addressing table, because a `Map` takes longer than all the rest. */
class Tally {
  private readonly hashes: Int32Array;
  private readonly counts: Int32Array;
  private readonly mask: number;

  constructor(most: number) {
    const size = 1 << (33 - Math.clz32(most + 8));
    this.hashes = new Int32Array(size);
    this.counts = new Int32Array(size);
    this.mask = size - 1;
  }

  add(hash: number): void {
    const { hashes, counts, mask } = this;
    for (let probe = 0; probe < MOST_PROBES; probe += 1) {
      const at = (hash + probe) & mask;
      if (counts[at] !== 0 && hashes[at] !== hash) continue;
      hashes[at] = hash;
      counts[at] = (counts[at] ?? 0) + 1;
      return;
    }
  }

  each(visit: (hash: number, count: number) => void): void {
    const { hashes, counts } = this;
    for (let at = 0; at < counts.length; at += 1) {
      const count = counts[at] ?? 0;
      if (count > 0) visit(hashes[at] ?? 0, count);
    }
  }
}

function hexOf(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
