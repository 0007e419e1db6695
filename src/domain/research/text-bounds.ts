import { countWords } from '../../libs/text/index.js';
import type { TextBlock } from '../../libs/page-reading/index.js';

/** Words of one source: a longer page is a book, and an article takes no more than a third of what it prints. */
export const SOURCE_WORDS = 30_000;
/** Words of all sources of an article: twenty times what the longest may have, and a record that can still be sent. */
export const ARTICLE_SOURCE_WORDS = 100_000;

/** A word of more letters than this is no word: texts of such are bounded by their letters. */
const LONGEST_WORD = 20;

export interface BoundText {
  readonly blocks: readonly TextBlock[];
  /** Of all blocks that are kept. */
  readonly words: number;
  /** Whether something was left off. */
  readonly isCut: boolean;
}

/**
 * Keeps the first blocks of a text, as many as have `most` words together. Of one that is too long by itself its start is
 * kept, lest a book in one paragraph came to its heading alone.
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

/** Cut where a word ends, by halves: a text has no fewer words than its start. */
function startOf(text: string, most: number, letters: number): string {
  let start = text.slice(0, letters);
  while (countWords(start) > most) start = start.slice(0, Math.floor(start.length / 2));
  const end = start.length < text.length ? start.search(/\s\S*$/) : -1;
  // Never between the halves of a letter.
  return (end > 0 ? start.slice(0, end) : start.replace(/[\ud800-\udbff]$/, '')).trimEnd();
}

/**
 * @param lengths of texts, in words
 * @returns the most words that each may have so that all together have no more than `most`: the short ones stay whole
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
