import { asksToPraise, callsToBuy, asksToSay } from './asked.js';
import { ORDERS_TO_MODELS } from './to-models.js';
import { isOrderToWriters } from './to-writers.js';

/** A longer sentence is looked at up to here, in UTF-16 units. */
const LONGEST = 2000;

/** Whether a sentence gives orders to a language model or to writers, or speaks as a model. */
export function isInstruction(sentence: string): boolean {
  const text = sentence.slice(0, LONGEST);
  return asksToPraise(text) || ORDERS_TO_MODELS.some((order) => order.test(text)) || isOrderToWriters(text);
}

/** Whether a sentence calls on its readers to buy, order or book, and presses or praises. */
export function isAdvert(sentence: string): boolean {
  const text = sentence.slice(0, LONGEST);
  return callsToBuy(text);
}

export { asksToSay };
