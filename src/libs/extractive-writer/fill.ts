import { MOST_WEIGHED, OVERSHOOT } from './constants.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { isCallersText, wordCount } from './text-of.js';
import type { Pick, Unit } from './types.js';
import { centroidOf, likeness } from './vectors.js';

/**
 * Puts together what is printed together: of a page what its paragraphs and lists have, for it is read on as it stands there;
 * of a text that was handed over, which is cut to its length, each unit by itself.
 * @param units in reading order
 */
export function passagesOf(units: readonly Unit[]): Unit[][] {
  const passages: Unit[][] = [];
  for (const unit of units) {
    const open = passages.at(-1);
    const last = open?.at(-1);
    if (open && last && !isCallersText(unit.source) && inOneParagraph(last, unit)) open.push(unit);
    else passages.push([unit]);
  }
  return passages;
}

/** Also two entries of a list. */
export function inOneParagraph(before: Unit, unit: Unit): boolean {
  if (before.group !== unit.group) return false;
  const [end, start] = [before.sentences.at(-1)?.block ?? 0, unit.sentences[0]?.block ?? 0];
  return start === end || (start === end + 1 && unit.kind === 'item' && before.kind === 'item');
}

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
  return choose(material, printed, passagesOf(unprinted(printed, units)), room, weigh);
}

/** The same, unit by unit: where a few sentences are wanted, and not what a paragraph says. */
export function fillByUnit(
  material: Material,
  printed: Printed,
  units: readonly Unit[],
  room: number,
  weigh: (unit: Unit) => number = (unit) => material.weight(unit),
): Pick[] {
  const each = unprinted(printed, units).map((unit) => [unit]);
  return choose(material, printed, each, room, weigh);
}

function choose(
  material: Material,
  printed: Printed,
  passages: readonly Unit[][],
  room: number,
  weigh: (unit: Unit) => number,
): Pick[] {
  const open = passages
    .map((passage) => ({
      passage,
      weight: passage.reduce((sum, unit) => sum + weigh(unit), 0) / passage.length,
      vector: centroidOf(passage.map((unit) => material.vector(unit))),
      likest: 0,
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WEIGHED);
  const picks: Pick[] = [];
  let left = room;
  while (open.length > 0 && left > 0) {
    let best = 0;
    let most = -Infinity;
    for (const [index, { weight, likest }] of open.entries()) {
      const value = weight - likest;
      if (value > most) [best, most] = [index, value];
    }
    const [chosen] = open.splice(best, 1);
    if (!chosen) break;
    const taken = takePassage(printed, chosen.passage, left * OVERSHOOT);
    if (taken.length === 0) continue;
    picks.push(...taken);
    left -= wordCount(taken);
    for (const other of open) other.likest = Math.max(other.likest, likeness(chosen.vector, other.vector));
  }
  return inReadingOrder(picks);
}

/**
 * Takes a section of a page from its beginning on, paragraph by paragraph.
 *
 * @param units of one section, in reading order
 * @param room words, more or less; the first paragraph that does not fit ends it
 */
export function readOut(printed: Printed, units: readonly Unit[], room: number): Pick[] {
  const picks: Pick[] = [];
  for (const passage of passagesOf(unprinted(printed, units))) {
    const left = room - wordCount(picks);
    if (left <= 0) break;
    const fits = passage.reduce((sum, { words }) => sum + words, 0) <= left * OVERSHOOT;
    if (!fits && picks.length > 0) break;
    picks.push(...takePassage(printed, passage, left * OVERSHOOT));
  }
  return picks;
}

/** What is new of a passage, from its beginning on, up to where the room ends. */
function takePassage(printed: Printed, passage: readonly Unit[], room: number): Pick[] {
  const picks: Pick[] = [];
  for (const unit of passage) {
    const left = room - wordCount(picks);
    const count = countWithin(unit, printed, left);
    if (count > 0) picks.push(printed.take(unit, count));
    if (unit.words > left) break;
  }
  return picks;
}

/** In reading order. */
function unprinted(printed: Printed, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => !printed.has(unit)).sort((a, b) => a.id - b.id);
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
