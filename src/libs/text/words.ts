import { piecesOf, segmenterFor } from './segmenter.js';

/**
 * Counts words by the language's own rules, so that Chinese and Thai, which write no spaces, have words too.
 * @param language BCP 47 tag; English when left out.
 */
export function countWords(text: string, language?: string): number {
  let count = 0;
  for (const piece of piecesOf(text)) {
    for (const part of segmenterFor(language, 'word').segment(piece.text)) {
      if (part.isWordLike) count += 1;
    }
  }
  return count;
}
