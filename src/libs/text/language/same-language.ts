import { primaryLanguage } from '../segmenter.js';

/** Spoken of as one by the detector (it knows no `nb`), or too near each other to be told apart for sure. */
const ALIKE: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs'],
  ['ms', 'id'],
  ['tl', 'fil'],
  ['he', 'iw'],
];

/**
 * @param a BCP 47 tag, as is `b`: what was asked for, what a page says of itself, what the detector guessed
 * @returns whether text in the one may pass for text in the other
 */
export function sameLanguage(a: string, b: string): boolean {
  const first = primaryLanguage(a);
  const second = primaryLanguage(b);
  return first === second || ALIKE.some((set) => set.includes(first) && set.includes(second));
}
