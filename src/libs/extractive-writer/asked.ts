import { foldedWords, foldText, stemOf, termsOf } from '../text/index.js';
import type { Ask, Group } from './types.js';

/** Of fewer common words a heading is a name and no task. */
const FEWEST_WORDS = 3;
/** A brief that names more things after a colon lists examples. */
const PARTS = { fewest: 2, most: 8 };
const LONGEST_INPUT = 2000;

/** @returns whether the brief has all words of a heading, but for one at most: "Set up a local printer" of "how to set up a printer" */
export function asksFor(ask: Ask, heading: string): boolean {
  const { language } = ask;
  const asked = stemsIn(ask.input.slice(0, LONGEST_INPUT), language);
  const words = [...stemsIn(heading, language)];
  const held = words.filter((word) => asked.has(word)).length;
  return held >= FEWEST_WORDS && held >= words.length - 1;
}

function stemsIn(text: string, language: string): Set<string> {
  return new Set(foldedWords(text, language).map((word) => stemOf(word, language)));
}

/**
 * The parts of a subject that a brief lists: "dumps, copies of the files and continuous archiving" behind a colon.
 * @returns the terms of each, in the order of the brief; none where it lists none
 */
export function partsOf({ input, language }: Ask): ReadonlySet<string>[] {
  const start = input.slice(0, LONGEST_INPUT);
  const colon = Math.max(start.lastIndexOf(': '), start.lastIndexOf('：'));
  const list = colon === -1 ? '' : start.slice(colon + 1);
  if (!/[,、，]/u.test(list)) return [];
  const parts = list
    .split(/[,、，]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of het|и|или)(?!\p{L})/u)
    .map((part) => new Set(termsOf(foldText(part), language)))
    .filter((terms) => terms.size > 0);
  return parts.length >= PARTS.fewest && parts.length <= PARTS.most ? parts : [];
}

/** @returns the part that the nearest heading names half of, by its index; -1 for none */
export function partOf(parts: readonly ReadonlySet<string>[], group: Group): number {
  for (let at: Group | null = group; at; at = at.parent) {
    const { terms } = at;
    const shares = parts.map((part) => [...part].filter((term) => terms.has(term)).length / part.size);
    const most = Math.max(0, ...shares);
    // A heading that names several is about none of them.
    if (most >= 0.5 && shares.filter((share) => share === most).length === 1) return shares.indexOf(most);
  }
  return -1;
}
