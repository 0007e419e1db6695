/** Words between quotation marks that are somebody's own; fewer are a name or a term. */
const FEWEST_WORDS = 3;
const FEWEST_LETTERS_WITHOUT_SPACES = 8;
const MARKED =
  /“([^“”]+)”|„([^„“”]+)[“”]|«\s*([^«»]+?)\s*»|»([^«»]+)«|「([^「」]+)」|(?<![\p{L}\p{N}])"([^"]+)"/gu;

/** A quotation in a sentence: the words between the marks, and where they stand in it. */
export interface Quotation {
  readonly text: string;
  readonly start: number;
}

/** @returns the quotations of a text that are long enough to be somebody's words. */
export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(MARKED)].flatMap((match) => {
    const groups: readonly (string | undefined)[] = match.slice(1);
    const quoted = groups.find((group) => group !== undefined) ?? '';
    const words = quoted.trim().split(/\s+/u).length;
    const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(quoted);
    const long = spaceless
      ? Array.from(quoted).length >= FEWEST_LETTERS_WITHOUT_SPACES
      : words >= FEWEST_WORDS;
    return long ? [{ text: quoted, start: match.index + match[0].indexOf(quoted) }] : [];
  });
}

/**
 * Looks for quoted words in a text. White space, the shape of quotation marks and dashes and the case of the first
 * letter may differ, and a mark at the end that belongs to the sentence around; nothing else.
 *
 * @returns where they stand in the text, in UTF-16 units; null when they don't
 */
export function locateQuotation(
  quoted: string,
  text: string,
): { readonly start: number; readonly end: number } | null {
  const words = quoted.trim().replace(/[,.;:!?…]+$/u, '');
  if (words === '') return null;
  const [first = '', ...rest] = Array.from(words);
  const head = [...new Set([first, first.toLowerCase(), first.toUpperCase()])].map(escaped).join('|');
  const pattern = `(?<![\\p{L}\\p{N}])(?:${head})${folded(rest.join(''))}(?![\\p{L}\\p{N}])`;
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words);
  const found = new RegExp(spaceless ? `(?:${head})${folded(rest.join(''))}` : pattern, 'u').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function folded(text: string): string {
  return escaped(text)
    .replace(/\s+/gu, '\\s+')
    .replace(/['‘’]/gu, "['‘’]")
    .replace(/["“”„«»]/gu, '["“”„«»]')
    .replace(/(?:\\-|[–—])/gu, '[-–—]');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
}
