import { holdsPhrase } from '../text/index.js';
import { LONGEST_LIST } from './constants.js';
import { isForeign } from './language/foreign.js';
import { belongsToPageOfList, isQuestion, isSound, leadsIntoList } from './language/screen.js';
import type { List, Sentence } from './types.js';

/**
 * @param leadsOn what stands within the item follows the sentence
 * @returns whether a sentence may be printed as an item of a list, or in one
 */
export function isFitItem(
  { text, words }: Sentence,
  { language, forbidden }: { readonly language: string; readonly forbidden: readonly string[] },
  leadsOn: boolean,
): boolean {
  return (
    words >= 2 &&
    /\p{L}/u.test(text) &&
    isSound(`A ${text}`, words, language) &&
    !isForeign(text, language) &&
    !isQuestion(text) &&
    (leadsOn || !leadsIntoList(text)) &&
    !belongsToPageOfList(text) &&
    !forbidden.some((phrase) => holdsPhrase(text, phrase))
  );
}

/** A numbered list behind one without numbers, or one that starts anew, is another list. */
export function goesOn(ordered: boolean, order: number | undefined): boolean {
  return ordered === (order !== undefined) && order !== 1;
}

export function fits({ items, words }: List): boolean {
  return items.length > 1 && words <= LONGEST_LIST;
}
