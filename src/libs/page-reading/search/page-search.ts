/** What an auditor looks for on each page: a text, a regular expression, or elements by a CSS selector. */
export interface PageSearch {
  /** By which its results are listed. */
  readonly name: string;
  readonly kind: 'text' | 'regex' | 'css';
  readonly pattern: string;
  /** Of the elements that a selector chooses; null for their text. */
  readonly attribute: string | null;
  /** Where a text or an expression is looked for: the HTML as it was sent, or what readers see. */
  readonly in: 'source' | 'text';
}

/** What was found of a search on a page. */
export interface PageFind {
  readonly search: string;
  /** Bounded: see `MOST_FINDS`. */
  readonly count: number;
  /** The first ones; of an expression its first group, where it has one. None of a text, which is known. */
  readonly values: readonly string[];
}

/** Chosen: more is a list of its own. */
export const MOST_FINDS = 100;
export const MOST_VALUES = 10;
export const LONGEST_VALUE = 300;
/** Letters of a page that are searched: what has more is data. Chosen, so that twenty searches take a part of a page's time. */
export const SEARCHED_LETTERS = 512 * 1024;

/** @returns a text as a result has it: white space joined, bounded, and without a hold on the page that it is of */
export function valueOf(text: string): string {
  const joined = text
    .slice(0, LONGEST_VALUE * 10)
    .replace(/\s+/g, ' ')
    .trim();
  return Buffer.from(joined.slice(0, LONGEST_VALUE).toWellFormed()).toString();
}
