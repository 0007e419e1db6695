import type { Printed } from '../printed.js';
import { wordsOf } from '../text-of.js';
import type { Pick, ReadSource, Unit } from '../types.js';

/**
 * Takes units as they stand on their page, from the first on. What begins within a paragraph goes in only behind what
 * stands before it there.
 * @param room words
 * @param printedElsewhere index of the first block of a list that goes in by other means: what leads into it is left out
 */
export function takeInOrder(
  { offsets }: ReadSource,
  printed: Printed,
  units: readonly Unit[],
  room: number,
  printedElsewhere?: number,
): Pick[] {
  const picks: Pick[] = [];
  let left = room;
  let lastBlock = -1;
  for (const unit of units) {
    const [first] = unit.sentences;
    if (!first || (first.start !== offsets[first.block] && first.block !== lastBlock)) continue;
    if (printed.fresh(unit) < unit.sentences.length) continue;
    const isElsewhere = unit.list !== null && unit.list.block === printedElsewhere;
    if (isElsewhere && unit.sentences.length === 1) continue;
    const count = isElsewhere ? unit.sentences.length - 1 : countWithin(unit, left);
    if (count === 0) break;
    picks.push(printed.take(unit, count));
    left -= wordsOf(unit, count);
    if (count < unit.sentences.length) break;
    lastBlock = unit.sentences.at(-1)?.block ?? -1;
  }
  return picks;
}

/** A list goes in whole with what leads into it. */
function countWithin({ sentences, list, words }: Unit, room: number): number {
  if (words <= room) return sentences.length;
  if (list) return 0;
  let sum = 0;
  const over = sentences.findIndex((sentence) => (sum += sentence.words) > room);
  return over === -1 ? sentences.length : over;
}
