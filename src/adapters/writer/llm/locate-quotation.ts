/**
 * Marks that a source has and a model may omit: note marks, which the model sees in round brackets (`[12]` as `(12)`), and
 * the marks of bold words and of code. Then white space, and any letter.
 */
const PART =
  /(\*\*|__|`|[[【(]\s*(?:\^|sources?\s*)?S?\d{1,3}(?:\s*[,;]\s*S?\d{1,3})*\s*[\]】)])|(\s+)|[\s\S]/gi;

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text in the form in which quotations are searched, with the original place of each of its UTF-16 units. */
export interface Quotable {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function foldQuotable(text: string): Quotable {
  let folded = '';
  let isBehindSpace = false;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: part, 1: noise, 2: space, index } of text.matchAll(PART)) {
    if (noise !== undefined || (space !== undefined && isBehindSpace)) continue;
    isBehindSpace = space !== undefined;
    const plain = isBehindSpace ? ' ' : foldedLetter(part);
    folded += plain;
    starts.push(index);
    ends.push(index + part.length);
  }
  return { folded, starts, ends };
}

/**
 * Searches a text for quoted words. Only these may differ: white space, the shape of quotation marks and dashes, the case
 * of the first letter, a final mark that belongs to the surrounding sentence, and marks of notes, bold words and code.
 *
 * @returns their place in the text, in UTF-16 units; null when the text does not have them
 */
export function locateQuotation(
  quoted: string,
  { folded, starts, ends }: Quotable,
): { readonly start: number; readonly end: number } | null {
  const words = foldQuotable(quoted)
    .folded.trim()
    .replace(/(?<![,.;:!?…])[,.;:!?…]+$/u, '');
  if (words === '') return null;
  const [first = ''] = words;
  const rest = words.slice(first.length);
  const heads = [...new Set([first, first.toLowerCase(), first.toUpperCase()])];
  const found = heads
    .map((head) => indexOf(folded, head + rest))
    .filter((at) => at !== -1)
    .sort((a, b) => a - b);
  const [at] = found;
  const last = at === undefined ? undefined : ends[at + words.length - 1];
  const start = at === undefined ? undefined : starts[at];
  return start === undefined || last === undefined ? null : { start, end: last };
}

const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;

/** As whole words, where the script separates words by spaces. */
function indexOf(text: string, words: string): number {
  const isAnywhere = SPACELESS.test(words);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    // Two units may map to one letter at either end.
    const isWithin =
      ENDS_IN_LETTER.test(text.slice(Math.max(0, at - 2), at)) ||
      BEGINS_WITH_LETTER.test(text.slice(end, end + 2));
    if (isAnywhere || !isWithin) return at;
  }
  return -1;
}

function foldedLetter(letter: string): string {
  if (/['‘’]/u.test(letter)) return "'";
  if (/["“”„«»]/u.test(letter)) return '"';
  if (/[–—]/u.test(letter)) return '-';
  return letter;
}
