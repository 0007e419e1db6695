import { countWords } from './words.js';

/** Opening marks and what closes each. A straight one, or », opens nothing behind a letter: 5" and «a». */
const BEHIND_NO_LETTER = '(?<![\\p{L}\\p{N}])';
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['„', '[“”]'],
  ['«', '»'],
  [`${BEHIND_NO_LETTER}»`, '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  [`${BEHIND_NO_LETTER}"`, '"'],
];

/** Between the marks of one quotation; more than that are two slips of a pen. */
const LONGEST = 600;

const QUOTED = new RegExp(
  PAIRS.map(([open, close]) => `${open}([^${open.at(-1) ?? ''}]{1,${LONGEST}}?)${close}`).join('|'),
  'gu',
);

/** Fewer words in quotation marks are a name, a term or a wink. */
const FEWEST_WORDS = 3;

/** What stands between quotation marks, and where in the text, in UTF-16 units. */
export interface Quotation {
  readonly text: string;
  readonly start: number;
}

/** @returns what a text puts in quotation marks, without the marks and the space at them, in order */
export function quotedIn(text: string): Quotation[] {
  return [...text.matchAll(QUOTED)].map((match) => {
    // One group for each pair of marks: all but one are empty.
    const inside = match.slice(1).find((group) => group) ?? '';
    const trimmed = inside.trim();
    return { text: trimmed, start: match.index + match[0].indexOf(inside) + inside.indexOf(trimmed) };
  });
}

/** @returns the quotations of a text that are long enough to be somebody's own words. @param language BCP 47 tag */
export function ownWordsIn(text: string, language: string): Quotation[] {
  return quotedIn(text).filter((quotation) => countWords(quotation.text, language) >= FEWEST_WORDS);
}
