import { primaryLanguage } from '../segmenter.js';

/** Languages that the detector treats as one (it knows no `nb`), or that are too similar to be distinguished reliably. */
const ALIKE: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs'],
  ['ms', 'id'],
  ['tl', 'fil'],
  ['he', 'iw'],
];

/**
 * @param a BCP 47 tag, as is `b`: requested, declared by a page, or detected
 * @returns whether a text in one counts as a text in the other
 */
export function sameLanguage(a: string, b: string): boolean {
  const first = primaryLanguage(a);
  const second = primaryLanguage(b);
  return first === second || ALIKE.some((set) => set.includes(first) && set.includes(second));
}
