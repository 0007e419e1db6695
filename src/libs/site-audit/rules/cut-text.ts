/**
 * @returns text of a page short enough for an observed value: at most `most` letters, the last one `…` where it was
 * cut
 */
export function cutText(text: string, most = 80): string {
  // Cut first: a million letters need not be taken apart to show eighty. A letter may take two code units.
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}
