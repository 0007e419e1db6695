import { isNumberOfName } from '../../text/index.js';

/** Characters that are not read: soft hyphens, zero-width spaces, marks. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Control characters (PostgreSQL stores no NUL), and lone surrogates, which can't be encoded. */
// oxlint-disable-next-line no-control-regex -- to find them is its purpose
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

const EAST_ASIAN_BREAK =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？）」』])[ \t]*\n\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（「『])/gu;

/** Makes one line of a page's text, as a reader sees it. */
export function foldText(text: string): string {
  return clean(text).replace(EAST_ASIAN_BREAK, '').replace(/\s+/g, ' ').trim();
}

/** Like `foldText`, but keeps lines and their indentation, for code. */
export function foldLines(text: string): string {
  const lines = clean(text)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    // Not by a regular expression: `/\s+$/` takes quadratic time on a run of spaces followed by a letter.
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
}

function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(UNSTORABLE, '');
}

/** How books name their parts, before a number: `Chapter 5. `, `Appendix B: `, `Part IV. `. */
const NAMED_PART =
  /^(?:chapter|part|appendix|section|annex|example|figure|table|listing|kapitel|chapitre|cap[ií]tulo|capitolo)\s+([\dA-Z]{1,4})(?:\.\d+)*[.:]\s+/i;

/** A lower-case letter numbers no part: `Part time: …`, `Example code: …`. */
const NUMBER_OF_PART = /^(?:\d+|[A-Z]|[IVXLC]+)$/;

/**
 * `5.4.1. `, `5.4. `, `5.4.1 `, `10. `, but not `3.5 `, which is a quantity. A number before a street or a day (`10. Downing
 * Street`) looks the same, and is removed too.
 */
const NUMBERS =
  /^(?:(?:\d{1,3}|[A-Z])(?:(?:\.\d{1,3})+\.|(?:\.\d{1,3}){2,})\s+(?=\D)|\d{1,2}\.\s+(?=\p{L}))/u;

/**
 * Removes a book's numbering from a heading: `5.4.1. Check Constraints`, `Chapter 5. Data Definition`. Numbers with a
 * meaning stay: `3.5 million users`, `2024 in review`, `Section 230: the law`.
 */
export function withoutNumbering(heading: string): string {
  const part = NAMED_PART.exec(heading);
  const bare = part && NUMBER_OF_PART.test(part[1] ?? '') ? without(heading, part[0]) : heading;
  return without(bare, NUMBERS.exec(bare)?.[0] ?? '');
}

function without(heading: string, number: string): string {
  const rest = heading.slice(number.length);
  return rest === '' || isNumberOfName(number, rest) ? heading : rest;
}
