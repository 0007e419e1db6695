import type { Source } from '../../../domain/research/source.js';
import { countWords } from '../../text/index.js';
import { isFitStep } from './sentence-screen.js';

/** Fewer are no procedure, and more are a reference. */
const STEPS = { fewest: 3, most: 15 };
const MOST_WORDS = 400;

/**
 * The items of a numbered list from its first on, when it can be printed as it stands: whole, each item fit with all
 * its paragraphs, and nothing else between them. A procedure that lacks a step, or the listing that a step speaks of, is worse than none.
 *
 * @param first index of the block that is number 1
 * @returns for each step the indexes of its blocks; null when the list is cut or unfit
 */
export function procedureAt({ blocks }: Source, first: number, language: string): number[][] | null {
  const steps: number[][] = [];
  let words = 0;
  let at = first;
  for (; blocks[at]?.kind === 'item' || blocks[at]?.within === 'step'; at += 1) {
    const { kind, order, within, text } = blocks[at] ?? {};
    const goesOn = kind === 'paragraph' && within === 'step';
    if (text === undefined || !isFitStep(text, language)) return null;
    if (goesOn) steps.at(-1)?.push(at);
    else if (order === steps.length + 1) steps.push([at]);
    else return null;
    words += countWords(text, language);
  }
  const goesOn = blocks
    .slice(at, at + 4)
    .some(({ kind, order }) => kind === 'item' && order === steps.length + 1);
  const fits = steps.length >= STEPS.fewest && steps.length <= STEPS.most && words <= MOST_WORDS;
  return fits && !goesOn ? steps : null;
}
