/** Everything that would have to change in a line: all but plain characters, and two spaces in a row. */
const NEEDS_WORK = /[^\u0021-\u007e\u00a1-\u00ac\u00ae-\u167f\u1681-\u1fff\u2010-\u2027\u3001-\ud7ff ]| {2}/;
// oxlint-disable-next-line no-control-regex -- to find them is its purpose
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g;

/**
 * Makes one line of a text: white space joined and trimmed, invisible characters removed.
 * @param most characters that are kept; of a long text at most four times as many are read
 */
export function foldLine(text: string, most: number): string {
  let line = text.length > 4 * most ? text.slice(0, 4 * most) : text;
  if (NEEDS_WORK.test(line)) line = line.replace(UNREADABLE, '').replace(/\s+/g, ' ');
  line = line.trim();
  if (line.length > most) line = line.slice(0, most);
  // The cut may leave a lone surrogate, which can't be stored.
  return line.isWellFormed() ? line : line.replace(/\p{Surrogate}/gu, '');
}
