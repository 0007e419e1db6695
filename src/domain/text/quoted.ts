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

/** @returns what a text puts in quotation marks, without the marks, in order */
export function quotedIn(text: string): string[] {
  // One group for each pair of marks: all but one are empty.
  return [...text.matchAll(QUOTED)].map((match) => match.slice(1).find((inside) => inside) ?? '');
}
