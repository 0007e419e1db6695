import type { Group, Pick, SourceText, Unit } from './types.js';

/** A caller's own notes and texts are on the subject, whether they name it or not, and every word of theirs counts. */
export function isCallersText({ kind }: SourceText): boolean {
  return kind === 'note' || kind === 'given_text';
}

/** A third party's words are quoted and never made body text. */
export function mayBeBody({ rights }: SourceText): boolean {
  return rights !== 'third_party';
}

/** @returns words of the first `count` sentences, with the list when these are all */
export function wordsOf(unit: Unit, count = unit.sentences.length): number {
  if (count >= unit.sentences.length) return unit.words;
  return unit.sentences.slice(0, count).reduce((sum, { words }) => sum + words, 0);
}

/** The level that a page's reader gives to what is set like a title inside a section. */
const BOX_LEVEL = 6;

/** What is in a box interrupts the section around it. */
export function isBox({ level, parent }: Group): boolean {
  return level === BOX_LEVEL && (parent?.level ?? 0) > 0;
}

/** @returns the words of what goes in of some units */
export function wordCount(picks: readonly Pick[]): number {
  return picks.reduce((sum, { unit, count }) => sum + wordsOf(unit, count), 0);
}

/** @returns the words of whole units */
export function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}
