import { type BriefPart, foldedWords, shareOfPart, stemOf } from '../text/index.js';
import type { Ask } from './types.js';

/** Of fewer common words a heading is a name and no task. */
const FEWEST_WORDS = 3;
const LONGEST_INPUT = 2000;

/**
 * @returns whether the brief has all words of a heading, but for one at most, and begins it alike: "Set up a local printer" of
 *   "how to set up a printer", but not "Set the default printer"
 */
export function asksFor(ask: Ask, heading: string): boolean {
  const { language } = ask;
  const asked = stemsIn(ask.input.slice(0, LONGEST_INPUT), language);
  const words = [...new Set(stemsIn(heading, language))];
  const held = words.filter((word) => asked.includes(word)).length;
  const begins = asked.some((word, at) => word === words[0] && asked[at + 1] === words[1]);
  return begins && held >= FEWEST_WORDS && held >= words.length - 1;
}

function stemsIn(text: string, language: string): string[] {
  return [...foldedWords(text)].map((word) => stemOf(word, language));
}

/** @returns the part of the brief that a heading names half of, by its index; -1 for none, or several alike */
export function partOf(parts: readonly BriefPart[], heading: string, language: string): number {
  const shares = parts.map((part) => shareOfPart(part, heading, language));
  const most = Math.max(0, ...shares);
  return most >= 0.5 && shares.filter((share) => share === most).length === 1 ? shares.indexOf(most) : -1;
}
