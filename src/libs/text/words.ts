import { wordSpansOf } from './word-spans.js';

/** Counts words by the rules of Unicode, and by a dictionary where no spaces are written, so that Chinese and Thai have words too. */
export function countWords(text: string): number {
  return wordSpansOf(text).count;
}
