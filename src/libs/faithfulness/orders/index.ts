import { asksToPraise, callsToBuy, asksToSay } from './asked.js';
import { isOrderToModels } from './to-models.js';
import { isOrderToWriters } from './to-writers.js';

/** A longer sentence is looked at up to here, in UTF-16 units. */
const LONGEST = 2000;

/**
 * @param language primary subtag of the sentence, where it is known: orders in it and in English alone are looked for, in less
 *   than half of the time
 * @returns whether a sentence gives orders to a language model or to writers, or speaks as a model
 */
export function isInstruction(sentence: string, language?: string): boolean {
  const text = sentence.slice(0, LONGEST);
  return asksToPraise(text, language) || isOrderToModels(text, language) || isOrderToWriters(text, language);
}

/**
 * @param language as for `isInstruction`
 * @returns whether a sentence calls on its readers to buy, order or book, and presses or praises
 */
export function isAdvert(sentence: string, language?: string): boolean {
  const text = sentence.slice(0, LONGEST);
  return callsToBuy(text, language);
}

export { asksToSay };
