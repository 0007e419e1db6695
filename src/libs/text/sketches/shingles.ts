import { wordSpansOf } from '../word-spans.js';

/** @returns the words of a text, lower case, in order, without punctuation. */
export function foldedWords(text: string): string[] {
  const normal = text.normalize('NFKC').toLowerCase();
  const { count, starts, ends } = wordSpansOf(normal);
  return Array.from({ length: count }, (_, at) => normal.slice(starts[at], ends[at]));
}

/**
 * Runs of `size` words, without duplicates: two texts with a common one share a run of that many words. A shorter text is a
 * single shingle.
 */
export function shinglesOf(text: string, size: number): Set<string> {
  const words = foldedWords(text);
  if (words.length === 0) return new Set();
  if (words.length <= size) return new Set([words.join(' ')]);
  const shingles = new Set<string>();
  for (let from = 0; from + size <= words.length; from += 1)
    shingles.add(words.slice(from, from + size).join(' '));
  return shingles;
}

/** @returns the share of `part`'s shingles that `whole` has too, 0 to 1. */
export function containment(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let held = 0;
  for (const shingle of part) if (whole.has(shingle)) held += 1;
  return held / part.size;
}
