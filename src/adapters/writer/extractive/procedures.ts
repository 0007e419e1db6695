import type { Source } from '../../../domain/research/source.js';
import { countWords } from '../../../domain/text/words.js';
import { isFitStep } from './sentence-screen.js';

/** Fewer are no procedure, and more are a reference. */
const STEPS = { fewest: 3, most: 15 };
const MOST_WORDS = 400;

/**
 * The items of a numbered list from its first on, when it can be printed as it stands: whole, each item fit, and
 * nothing between them. A procedure that lacks a step, or the listing that a step speaks of, is worse than none.
 *
 * @param first index of the block that is number 1
 * @returns the indexes of its blocks; null when it is cut or unfit
 */
export function procedureAt({ blocks }: Source, first: number, language: string): number[] | null {
  const steps: number[] = [];
  let words = 0;
  for (let at = first; blocks[at]?.kind === 'item'; at += 1) {
    const { order, text } = blocks[at] ?? {};
    if (order !== steps.length + 1 || text === undefined || !isFitStep(text, language)) return null;
    words += countWords(text, language);
    steps.push(at);
  }
  const goesOn = blocks
    .slice(first + steps.length, first + steps.length + 4)
    .some(({ kind, order }) => kind === 'item' && order === steps.length + 1);
  const fits = steps.length >= STEPS.fewest && steps.length <= STEPS.most && words <= MOST_WORDS;
  return fits && !goesOn ? steps : null;
}
