import type { Evidence, Source } from '../research/source.js';

/** @returns where a source has these words to the letter for the first time; null where it has not */
export function placeOf({ id, text }: Source, words: string): Evidence | null {
  const start = words === '' ? -1 : text.indexOf(words);
  return start < 0 ? null : { sourceId: id, quote: words, start, end: start + words.length };
}
