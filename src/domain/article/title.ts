import { segmentSentences } from '../text/sentences.js';

/** Longer titles are cut off by search engines and overflow the card image. */
export const LONGEST_TITLE = 70;

/**
 * @param given the brief's own title, kept to the letter save for white space around and inside it
 * @param input what the article is about; its first line or sentence makes the title
 * @returns a title of one line, never empty unless both are
 */
export function titleOf(given: string | null | undefined, input: string, language: string): string {
  const own = given?.replace(/\s+/gu, ' ').trim();
  if (own) return own;
  const line = input.trim().split(/\r?\n/u)[0] ?? '';
  const first = segmentSentences(line, language)[0]?.text ?? line;
  const folded = first.replace(/\s+/gu, ' ').trim();
  const bare = cutAtWord(stripFinalMark(folded), LONGEST_TITLE);
  const [letter = '', ...rest] = Array.from(bare);
  return letter.toLocaleUpperCase(language) + rest.join('') || folded;
}

/** A question keeps its mark: "Why vacuum?" is not "Why vacuum". */
function stripFinalMark(text: string): string {
  return text.replace(/[\s.。!！,;:،؛–—-]+$/u, '');
}

/**
 * @param most code points
 * @returns the text up to the last whole word that fits; cut hard only when the first word alone is longer
 */
export function cutAtWord(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const head = points.slice(0, most + 1).join('');
  const space = head.search(/\s\S*$/u);
  const cut = space > 0 ? head.slice(0, space) : points.slice(0, most).join('');
  return cut.replace(/[\s.,;:،؛–—-]+$/u, '');
}
