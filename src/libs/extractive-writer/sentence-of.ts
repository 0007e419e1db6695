import { countTerms, countWords, termsOf } from '../text/index.js';
import type { Sentence } from './types.js';

/**
 * @param start place in the source's text
 * @param block index in the source's blocks
 */
export function sentenceOf(text: string, start: number, block: number, language: string): Sentence {
  return {
    text,
    start,
    end: start + text.length,
    words: countWords(text),
    terms: countTerms(termsOf(text, language)),
    block,
  };
}

/** A listing is looked at, not counted and not compared: it says nothing in words. */
export function listingOf(text: string, start: number, block: number): Sentence {
  return { text, start, end: start + text.length, words: 0, terms: new Map(), block };
}
