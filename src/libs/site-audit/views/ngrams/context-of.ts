import { copyOf } from '../../site/string-table.js';

/** UTF-16 units of the text itself; a mark of what is left out comes on top at either side. */
const MOST = 80;
const SPACE = /\s/;

/** @returns the words around a stretch of a text, of the same line, to show how it is used there */
export function contextOf(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const lineEnd = found < 0 ? text.length : found;
  const room = Math.max(0, MOST - (end - start));
  const wantedBefore = Math.min(start - lineStart, Math.max(room >> 1, room - (lineEnd - end)));
  let from = start - wantedBefore;
  let to = Math.min(lineEnd, Math.max(Math.min(end, start + MOST), from + MOST));
  if (from > lineStart) from = afterSpace(text, from, start);
  if (to < lineEnd) to = beforeSpace(text, to, end);
  const kept = text.slice(from, to).trim();
  return copyOf(`${from > lineStart ? '… ' : ''}${kept}${to < lineEnd ? ' …' : ''}`);
}

/** @returns the start of the next word; of scripts without spaces, of the next letter */
function afterSpace(text: string, from: number, before: number): number {
  for (let at = from; at <= before; at += 1) if (SPACE.test(text[at - 1] ?? '')) return at;
  return isHalf(text, from) ? from + 1 : from;
}

function beforeSpace(text: string, to: number, after: number): number {
  for (let at = to; at >= after; at -= 1) if (SPACE.test(text[at] ?? '')) return at;
  return isHalf(text, to) ? to - 1 : to;
}

/** Whether a cut here would leave half a character, which can't be stored. */
function isHalf(text: string, at: number): boolean {
  return at > 0 && (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}
