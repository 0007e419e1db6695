import { countWords } from './words.js';

/** Chosen: fewer words in quotation marks are a name, a term or irony. */
const FEWEST_WORDS = 3;

/** Opening marks, and the marks that may close each. */
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '「': '」',
  '『': '』',
  '"': '"',
  '＂': '＂',
  '״': '״',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
};
/** Marks that close as often as they open: after a letter these open nothing, as in 5" and «a». */
const AMBIGUOUS = new Set('”»›"＂״\'');
/** Also an apostrophe, within a word. */
const APOSTROPHES = new Set("'’‘");

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts without spaces before a mark. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Chosen: levels of nested quotations; more open marks are typing errors. */
const DEEPEST = 20;

/** A text between quotation marks, and its place in UTF-16 units. */
export interface Quotation {
  readonly text: string;
  readonly start: number;
}

/**
 * @returns the quotations of a text, without the marks and adjacent spaces, in order; a quotation within a quotation is a
 * part of it. A mark that is never closed is ignored.
 */
export function quotedIn(text: string): Quotation[] {
  const open: { readonly mark: string; readonly at: number }[] = [];
  const found: { readonly start: number; readonly end: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closed = mayClose(mark, text, at) ? open.findLastIndex((each) => closes(each.mark, mark)) : -1;
    if (closed !== -1) {
      const start = (open[closed]?.at ?? 0) + 1;
      open.length = closed;
      while ((found.at(-1)?.start ?? -1) > start) found.pop();
      found.push({ start, end: at });
    } else if (mark in CLOSERS && mayOpen(mark, text, at) && open.length < DEEPEST) {
      open.push({ mark, at });
    }
  }
  return found.map(({ start, end }) => {
    const inside = text.slice(start, end);
    const trimmed = inside.trim();
    return { text: trimmed, start: start + inside.indexOf(trimmed) };
  });
}

/** @returns the quotations of a text that are long enough to be a person's own words. @param language BCP 47 tag */
export function ownWordsIn(text: string): Quotation[] {
  return quotedIn(text).filter((quotation) => countWords(quotation.text) >= FEWEST_WORDS);
}

function closes(opener: string, mark: string): boolean {
  return CLOSERS[opener]?.includes(mark) ?? false;
}

function mayOpen(mark: string, text: string, at: number): boolean {
  if (!AMBIGUOUS.has(mark)) return true;
  const before = text.charAt(at - 1);
  return !LETTER.test(before) || (mark !== "'" && SPACELESS.test(before));
}

function mayClose(mark: string, text: string, at: number): boolean {
  return !APOSTROPHES.has(mark) || !LETTER.test(text.charAt(at + 1));
}
