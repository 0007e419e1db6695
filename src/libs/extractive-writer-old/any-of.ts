/**
 * Long lists of phrases, kept readable: they are joined to one expression, which is compiled once.
 * @param lines phrases parted by a comma and a space; each may be an expression of its own
 * @returns the source of a group that any of them fits
 */
export function anyOf(...lines: readonly string[]): string {
  return `(?:${lines.flatMap((line) => line.split(', ')).join('|')})`;
}
