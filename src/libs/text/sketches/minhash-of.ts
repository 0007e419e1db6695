import type { WordSpans } from '../word-spans.js';

/** Chosen: words of a shingle, so that common phrases alone are no likeness. */
const SIZE = 5;
/** Slots of a sketch: its estimate of a share errs by at most 0.044 (one standard deviation, √(¼ ÷ 128)). */
const SLOTS = 128;
/** Chosen: shorter texts share whole shingles too often by chance and by template. */
const FEWEST_WORDS = 50;

/** Rounds after which a text of 400 different shingles has no empty slot left. */
const DEALS = 4;

/** Base of the rolling hash, odd; and the power by which its leading term is subtracted. */
const BASE = 0x01000193;
const LEADING = powerOf(BASE, SIZE - 1);

/**
 * A sketch that estimates the share of 5-word shingles that two texts have in common (Jaccard): it is the share of slots in
 * which their sketches agree, give or take 0.03 near 0.9.
 *
 * Each slot holds the least hash of the shingles that are mapped to it. A text of few shingles leaves slots empty, so all
 * shingles are mapped again, with other hashes, to the empty ones, until none is left (fast similarity sketching, Dahlgaard,
 * Knudsen and Thorup 2017). So a long text costs one hash a shingle, where 128 separate functions cost 128.
 * @returns the 128 numbers of 32 bits, little end first, as base64; null for a text of fewer than 50 words
 */
export function minhashOf(words: WordSpans): string | null {
  if (words.count < FEWEST_WORDS) return null;
  let shingles = shingleHashes(words);
  const least = new Uint32Array(SLOTS).fill(0xffffffff);
  const isFilled = new Uint8Array(SLOTS);
  let empty = SLOTS;
  for (let round = 0; empty > 0; round += 1) {
    // Only texts that repeat a few shingles, perhaps a thousand times each, need so many rounds.
    if (round === DEALS) shingles = Int32Array.from(new Set(shingles));
    const filledNow = new Uint8Array(SLOTS);
    for (const shingle of shingles) {
      const hash = scrambled(shingle ^ Math.imul(round, 0x9e3779b1));
      // After so many rounds the remaining slots are filled one by one, so that the loop ends.
      const slot = round < SLOTS ? hash >>> 25 : round - SLOTS;
      if (isFilled[slot] === 1) continue;
      filledNow[slot] = 1;
      const value = scrambled(hash + 0x7f4a7c15) >>> 0;
      if (value < (least[slot] ?? 0)) least[slot] = value;
    }
    for (let slot = 0; slot < SLOTS; slot += 1) {
      if (filledNow[slot] === 1) {
        isFilled[slot] = 1;
        empty -= 1;
      }
    }
  }
  return base64Of(least);
}

function shingleHashes({ hashes, count }: WordSpans): Int32Array {
  const shingles = new Int32Array(count - SIZE + 1);
  let rolling = 0;
  for (let at = 0; at < count; at += 1) {
    if (at >= SIZE) rolling -= Math.imul(hashes[at - SIZE] ?? 0, LEADING);
    rolling = (Math.imul(rolling, BASE) + (hashes[at] ?? 0)) | 0;
    if (at >= SIZE - 1) shingles[at - SIZE + 1] = rolling;
  }
  return shingles;
}

/** Every bit of the result depends on every bit of the number (the end of MurmurHash3). */
function scrambled(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let times = 0; times < exponent; times += 1) power = Math.imul(power, base);
  return power;
}

function base64Of(numbers: Uint32Array): string {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32LE(number, 4 * at));
  return bytes.toString('base64');
}
