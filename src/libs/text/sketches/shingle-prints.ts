import { foldedWords } from './shingles.js';

/** The word runs of a text, each as a number of 32 bits, sorted, without duplicates: for texts of many pages. */
export type ShinglePrints = Uint32Array;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * As `shinglesOf`, in a fiftieth of the memory. Two runs may collide: of five pairs of unrelated texts of 30,000 words, one
 * pair seems to have one run in common.
 */
export function shinglePrintsOf(text: string, size: number): ShinglePrints {
  const words = foldedWords(text).map(printOf);
  const runs = words.length === 0 ? 0 : Math.max(1, words.length - size + 1);
  const prints = new Uint32Array(runs);
  for (let from = 0; from < runs; from += 1) {
    let print = OFFSET;
    for (let at = from; at < Math.min(from + size, words.length); at += 1)
      print = Math.imul(print ^ (words[at] ?? 0), PRIME) ^ (print >>> 15);
    prints[from] = print;
  }
  return prints.sort().filter((print, index) => index === 0 || print !== prints[index - 1]);
}

function printOf(word: string): number {
  let print = OFFSET;
  for (let at = 0; at < word.length; at += 1) print = Math.imul(print ^ word.charCodeAt(at), PRIME);
  return print ^ (print >>> 13);
}

/** @returns the share of `part`'s prints that `whole` has too, 0 to 1. */
export function printsHeld(part: ShinglePrints, whole: ShinglePrints): number {
  if (part.length === 0) return 0;
  let held = 0;
  let at = 0;
  for (const print of part) {
    while (at < whole.length && (whole[at] ?? 0) < print) at += 1;
    if (whole[at] === print) held += 1;
  }
  return held / part.length;
}
