import type { Evidence, Source } from '../research/source.js';

/** @returns the first place where a source has these words to the letter; null where it has not */
export function placeOf({ id, text }: Source, words: string): Evidence | null {
  const start = words === '' ? -1 : text.indexOf(words);
  return start < 0 ? null : { sourceId: id, quote: words, start, end: start + words.length };
}
