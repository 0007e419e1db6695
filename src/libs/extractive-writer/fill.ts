import { LAMBDA, MOST_WEIGHED, OVERSHOOT } from './constants.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { wordsOf } from './text-of.js';
import type { Pick, Unit } from './types.js';
import { likeness } from './vectors.js';

/**
 * Chooses the best of some units: what weighs most, unlike what is chosen already. Nothing goes in that the
 * article has.
 *
 * @param room words, more or less
 * @param weigh what a unit is worth here; its weight for the article where left out
 * @returns in reading order
 */
export function fill(
  material: Material,
  printed: Printed,
  units: readonly Unit[],
  room: number,
  weigh: (unit: Unit) => number = (unit) => material.weight(unit),
): Pick[] {
  const open = [...units]
    .filter((unit) => !printed.has(unit))
    .map((unit) => ({ unit, weight: weigh(unit), likest: 0 }))
    .sort((a, b) => b.weight - a.weight || a.unit.id - b.unit.id)
    .slice(0, MOST_WEIGHED);
  const picks: Pick[] = [];
  let left = room;
  while (open.length > 0 && left > 0) {
    let best = 0;
    let most = -Infinity;
    for (const [index, { weight, likest }] of open.entries()) {
      const value = LAMBDA * weight - (1 - LAMBDA) * likest;
      if (value > most) [best, most] = [index, value];
    }
    const [chosen] = open.splice(best, 1);
    if (!chosen) break;
    const count = countWithin(chosen.unit, printed, left * OVERSHOOT);
    if (count === 0) continue;
    const pick = printed.take(chosen.unit, count);
    picks.push(pick);
    left -= wordsOf(pick.unit, pick.count);
    const vector = material.vector(chosen.unit);
    for (const other of open)
      other.likest = Math.max(other.likest, likeness(vector, material.vector(other.unit)));
  }
  return inReadingOrder(picks);
}

export function inReadingOrder(picks: readonly Pick[]): Pick[] {
  return [...picks].sort((a, b) => a.unit.id - b.unit.id);
}

/** @returns how many of a unit's first sentences are new and fit; 0 for none. A list goes in whole, with what leads into it. */
function countWithin(unit: Unit, printed: Printed, room: number): number {
  const fresh = printed.fresh(unit);
  if (unit.list) {
    const isNew = !unit.list.items.flat().some((item) => printed.repeats(item));
    if (isNew && fresh === unit.sentences.length && unit.words <= room) return fresh;
    return countOf(unit, Math.min(fresh, unit.sentences.length - 1), room);
  }
  return countOf(unit, fresh, room);
}

function countOf(unit: Unit, most: number, room: number): number {
  let words = 0;
  let count = 0;
  for (const sentence of unit.sentences.slice(0, most)) {
    words += sentence.words;
    if (words > room) break;
    count += 1;
  }
  return count;
}
