// eslint-disable-next-line no-control-regex -- to find them is its purpose
const NEEDS_WORK =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\ufffe\uffff]|  /;
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
