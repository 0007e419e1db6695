import { countWords } from '../../libs/text/index.js';
import type { TextBlock } from '../../libs/page-reading/index.js';
import { sourceText, type NewSource } from './source.js';

/** Words of one source: a longer page is a book, and an article uses at most a third of what it prints. */
export const SOURCE_WORDS = 30_000;
/** Words of all sources of an article: twenty times the longest article, and a record that can still be sent. */
export const ARTICLE_SOURCE_WORDS = 100_000;

/** Pages of an edition and language whose words are stored: a page takes 2 to 3 KB, and articles look all of them up. */
export const MOST_SITE_PAGES = 10_000;

/** Longer runs of letters are no words: such texts are bounded by their letters. */
const LONGEST_WORD = 20;

export interface BoundText {
  readonly blocks: readonly TextBlock[];
  /** Words of all remaining blocks. */
  readonly words: number;
  /** Whether the text was shortened. */
  readonly isCut: boolean;
}

/**
 * Cuts a text to its first blocks, as many as have `most` words together. A block that is too long by itself is cut, so
 * that a book in one paragraph is not reduced to its heading.
 */
export function boundText(blocks: readonly TextBlock[], most: number): BoundText {
  const kept: TextBlock[] = [];
  let words = 0;
  let letters = most * LONGEST_WORD;
  for (const block of blocks) {
    const more = block.text.length > letters ? Infinity : countWords(block.text);
    if (words + more > most) {
      if (words >= most / 2) return { blocks: kept, words, isCut: true };
      const start = startOf(block.text, most - words, letters);
      return { blocks: [...kept, { ...block, text: start }], words: words + countWords(start), isCut: true };
    }
    words += more;
    letters -= block.text.length;
    kept.push(block);
  }
  return { blocks: kept, words, isCut: false };
}

/** @returns the beginning of a source, of so many words at the most; the source itself where it has no more */
export function shortenedTo(source: NewSource, words: number): NewSource {
  if (source.words <= words) return source;
  const bound = boundText(source.blocks, words);
  return { ...source, ...sourceText(bound.blocks, bound.words), shortened: true };
}

/** Cut at the end of a word, by bisection: a text has no fewer words than its start. */
function startOf(text: string, most: number, letters: number): string {
  let start = text.slice(0, letters);
  while (countWords(start) > most) start = start.slice(0, Math.floor(start.length / 2));
  const end = start.length < text.length ? start.search(/\s\S*$/) : -1;
  // Never between the two halves of a surrogate pair.
  return (end > 0 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, '')).trimEnd();
}

/**
 * @param lengths of texts, in words
 * @returns the most words for each text so that together they have at most `most`: short ones stay whole
 */
export function fairShare(lengths: readonly number[], most: number): number {
  let left = most;
  const waiting = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of waiting.entries()) {
    const share = Math.floor(left / (waiting.length - index));
    if (length > share) return share;
    left -= length;
  }
  return most;
}
