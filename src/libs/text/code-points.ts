/** Characters as the contract counts them (decisions §4): code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * @param most code points
 * @returns the start of the text. A cut by UTF-16 units could leave half a character, which can't be stored.
 */
export function cutCodePoints(text: string, most: number): string {
  let end = 0;
  let count = 0;
  for (const point of text) {
    if (count === most) break;
    count += 1;
    end += point.length;
  }
  return text.slice(0, end);
}
