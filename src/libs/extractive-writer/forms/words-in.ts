import { wordsOfBlocks } from '../text-of.js';
import type { PlannedSection } from '../types.js';

/** @returns the words of sections, but for listings */
export function wordsIn(sections: readonly PlannedSection[]): number {
  return wordsOfBlocks(sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'code')));
}

/**
 * @returns the words that sections of other matter may have beside a list or steps: none where these are half of what was
 * asked for, for they are the article then
 */
export function roomLeft(room: number, sections: readonly PlannedSection[]): number {
  const words = wordsIn(sections);
  return 2 * words >= room ? 0 : room - words;
}
