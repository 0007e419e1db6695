/** Runs of blanks, and control and formatting characters, which a picture can't show. */
const BLANKS = /[\s\p{Cc}\p{Cf}\p{Z}]+/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** What remains around a removed word: empty brackets and quotes, a comma at the start. */
const EMPTY_PAIRS = /\(\s*\)|\[\s*\]|“\s*”|‘\s*’|«\s*»|"\s*"/gu;
const LOST_START = /^[\s,.;:!?…·|/–—-]+/u;
const LOST_END = /(?<![\s,;:·|/–—-])[\s,;:·|/–—-]+$/u;
/** Chosen: a text that loses more than this share of its letters is not shown, because a fragment can say the opposite. */
const ENOUGH = 0.5;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line, in composed Unicode form as fonts expect it, without invisible characters. */
export function tidy(text: string): string {
  return text.replace(LONE_SURROGATES, ' ').normalize('NFC').replace(BLANKS, ' ').trim();
}

/** The same text in plainer characters where the font has only those: `ﬁ` as `fi`, `Ａ` as `A`. */
export function simplify(text: string, drawable: (grapheme: string) => boolean): string {
  return split(text)
    .map((grapheme) => (drawable(grapheme) ? grapheme : (PLAIN.get(grapheme) ?? grapheme.normalize('NFKC'))))
    .join('');
}

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['\u3001', ', '],
  ['\u3002', '. '],
]);

/**
 * Removes what the font can't draw, so that no boxes appear in place of letters.
 *
 * @returns an empty string when nothing readable would remain
 */
export function keepDrawable(text: string, drawable: (grapheme: string) => boolean): string {
  const all = split(text);
  const kept = all.map((grapheme) => (drawable(grapheme) ? grapheme : ' ')).join('');
  const letters = countLetters(all);
  if (letters === 0 || countLetters(split(kept)) / letters < ENOUGH) return '';
  if (kept === text) return kept;
  return kept.replace(EMPTY_PAIRS, ' ').replace(BLANKS, ' ').replace(LOST_START, '').replace(LOST_END, '');
}

export function split(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** @returns how many of the graphemes are letters or digits. */
export function countLetters(parts: readonly string[]): number {
  return parts.filter((part) => LETTER.test(part)).length;
}
