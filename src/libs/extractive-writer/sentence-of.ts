import { countTerms, countWords, termsOf } from '../text/index.js';
import type { Sentence } from './types.js';

/**
 * A way in brackets to another part of the page or book: "(see Section 20.5.5)", "(7 by default, see page 3)". It is no part of what the sentence says, and
 * leads nowhere away from its page.
 */
const BRACKETED_WAY =
  / ?\((?:see|cf\.?|siehe|vgl\.?|voir|véase|vea|ver|vedi|zie|см\.) [^()]{1,160}\)|[(（][^()（）]{1,160}(?:を参照|参照|参见|參見)[^()（）]{0,12}[)）]|, (?:see|siehe|vgl\.|voir|véase|revise|vedi|zie) [^()]{1,120}(?=\))/giu;

/**
 * @param said as it stands in the source
 * @param start place in the source's text
 * @param block index in the source's blocks
 * @returns the sentence without ways in brackets; its place is that of the whole
 */
export function sentenceOf(said: string, start: number, block: number, language: string): Sentence {
  const text = /[(（]/u.test(said) ? said.replace(BRACKETED_WAY, '') : said;
  return {
    text,
    start,
    end: start + said.length,
    words: countWords(text),
    terms: countTerms(termsOf(text, language)),
    block,
  };
}

/** A listing is looked at, not counted and not compared: it says nothing in words. */
export function listingOf(text: string, start: number, block: number): Sentence {
  return { text, start, end: start + text.length, words: 0, terms: new Map(), block };
}
