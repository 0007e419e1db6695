/** What makes a line that it is not one already: all but plain letters, and two spaces together. */
const NEEDS_WORK = /[^\u0021-\u007e\u00a1-\u00ac\u00ae-\u167f\u1681-\u1fff\u2010-\u2027\u3001-\ud7ff ]| {2}/;
// eslint-disable-next-line no-control-regex -- to find them is its purpose
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g;

/**
 * Makes one line of a text: white space joined, none at its ends, letters gone that are not to be read.
 * @param most letters that are kept; so that long ones cost no more, no more than four times as many are looked at
 */
export function foldLine(text: string, most: number): string {
  let line = text.length > 4 * most ? text.slice(0, 4 * most) : text;
  if (NEEDS_WORK.test(line)) line = line.replace(UNREADABLE, '').replace(/\s+/g, ' ');
  line = line.trim();
  if (line.length > most) line = line.slice(0, most);
  // A cut may go through a letter, and half a letter can't be stored.
  return line.isWellFormed() ? line : line.replace(/\p{Surrogate}/gu, '');
}
