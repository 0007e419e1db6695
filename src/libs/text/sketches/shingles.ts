import { piecesOf, segmenterFor } from '../segmenter.js';

/** @returns the words of a text, lower case, in order, without punctuation. */
export function foldedWords(text: string, language?: string): string[] {
  const words: string[] = [];
  for (const piece of piecesOf(text.normalize('NFKC'))) {
    for (const part of segmenterFor(language, 'word').segment(piece.text)) {
      if (part.isWordLike) words.push(part.segment.toLowerCase());
    }
  }
  return words;
}

/**
 * Runs of `size` words, without duplicates: two texts with a common one share a run of that many words. A shorter text is a
 * single shingle.
 */
export function shinglesOf(text: string, size: number, language?: string): Set<string> {
  const words = foldedWords(text, language);
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
