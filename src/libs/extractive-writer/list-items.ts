import type { TextBlock } from '../page-reading/index.js';
import { holdsPhrase, numbersIn } from '../text/index.js';
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
function goesOn(ordered: boolean, order: number | undefined): boolean {
  return ordered === (order !== undefined) && order !== 1;
}

export function fits({ items, words }: List): boolean {
  return items.length > 1 && words <= LONGEST_LIST;
}

/**
 * @param read gives the sentences of a block
 * @returns the items from a block on, each with what stands within it, whether all of it may be printed and is there, and the index
 *   of the block behind them
 */
export function itemsAt(
  blocks: readonly TextBlock[],
  first: number,
  options: Parameters<typeof isFitItem>[1],
  read: (at: number) => Sentence[],
): { readonly items: Sentence[][]; readonly whole: boolean; readonly end: number } {
  const items: Sentence[][] = [];
  const ordered = blocks[first]?.order !== undefined;
  let whole = true;
  let at = first;
  for (; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block || (block.kind !== 'item' && block.within === undefined && block.aside !== true)) break;
    if (block.aside === true) continue;
    const begins = block.kind === 'item' && block.within === undefined;
    if (begins && at > first && !goesOn(ordered, block.order)) break;
    const sentences = read(at);
    if (begins) {
      if (ordered && block.order !== items.length + 1) whole = false;
      items.push(sentences);
    } else {
      items.at(-1)?.push(...sentences);
      if (block.kind === 'table') whole = false;
    }
    const leadsOn = blocks[at + 1]?.within !== undefined;
    whole &&= block.kind === 'code' || sentences.every((sentence) => isFitItem(sentence, options, leadsOn));
  }
  return { items, whole: whole && items.length > 1, end: at };
}

/** "Three things are needed." stands over a list of three. */
export function countsItems(text: string, items: number, language: string): boolean {
  return numbersIn(text, language).some(({ values }) => values.includes(String(items)));
}

/** Bound, in letters. */
const LONGEST_CAPTION = 120;
/** "Example 14.1. ", "Listing 3: ". */
const NUMBER_OF_CAPTION = /^\p{L}+\s?\p{Nd}+(?:[.-]\p{Nd}+)*[.:]?\s+(?=\S)/u;

/** @returns what the caption over a listing says, without the number that it has in its book; null for no caption */
export function captionOver(
  block: TextBlock | undefined,
): { readonly text: string; readonly start: number } | null {
  if (block?.aside !== true || block.kind !== 'paragraph') return null;
  const start = NUMBER_OF_CAPTION.exec(block.text)?.[0].length ?? 0;
  const text = block.text.slice(start);
  return start === 0 || text.length > LONGEST_CAPTION ? null : { text, start };
}
