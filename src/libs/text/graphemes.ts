import { piecesOf } from './segmenter.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters that are a grapheme each; most titles have no others, and need no segmenter. */
const SINGLE = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u058f]*$/;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu;
const LETTER = /\p{L}/gu;

/** Collapses white space: one space, none at the ends. */
export function joinSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * Letters as a reader counts them: a Cyrillic letter is one although it takes two bytes, and so are a letter with its
 * accents and an emoji of several code points.
 */
export function countGraphemes(text: string): number {
  const joined = joinSpace(text);
  if (SINGLE.test(joined)) return joined.length;
  let count = 0;
  for (const piece of piecesOf(joined)) {
    for (const _ of segmenter.segment(piece.text)) count += 1;
  }
  return count;
}

/** Whether at least half of the letters are Chinese, Japanese or Korean: twice as wide, and each equal to several others. */
export function isMostlyCjk(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  return letters > 0 && (text.match(CJK)?.length ?? 0) * 2 >= letters;
}
