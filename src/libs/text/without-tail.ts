/**
 * Not by a regular expression: `/[ #]+$/` takes quadratic time for a run of marks that ends in a letter.
 * @param isTail called with one character (a code point) at a time, from the end
 */
export function withoutTail(text: string, isTail: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0) {
    const start =
      end - (end > 1 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 2, end)) ? 2 : 1);
    if (!isTail(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
