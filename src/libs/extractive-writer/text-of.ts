import { countWords } from '../text/index.js';
import type { Group, Pick, PlannedBlock, SourceText, Unit } from './types.js';

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

/** @returns a section and those around it, the nearest first */
export function withAround(group: Group): Group[] {
  return [group, ...(group.parent ? withAround(group.parent) : [])];
}

/** @returns the terms of a section's heading and of those over it, each once */
export function termsOver(group: Group): Map<string, number> {
  return new Map(withAround(group).flatMap(({ terms }) => [...terms.keys()].map((term) => [term, 1])));
}

/** What is in a box interrupts the section around it. */
export function isBox({ level, parent }: Group): boolean {
  return level === BOX_LEVEL && (parent?.level ?? 0) > 0;
}

/** @returns the words of what goes in of some units */
export function wordCount(picks: readonly Pick[]): number {
  return picks.reduce((sum, { unit, count }) => sum + wordsOf(unit, count), 0);
}

/** @returns the words of planned blocks, with listings */
export function wordsOfBlocks(blocks: readonly PlannedBlock[]): number {
  return blocks.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + countWords(text), 0);
}

/** @returns the words of whole units */
export function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}
