/** Of one `srcset`; servers that make sizes make some ten. */
const MOST = 20;
const LONGEST = 20_000;

/**
 * @param srcset addresses, each maybe with a size or density behind white space, parted by commas
 * @returns the addresses
 */
export function candidatesOf(srcset: string): string[] {
  const text = srcset.slice(0, LONGEST);
  const found: string[] = [];
  let at = 0;
  while (found.length < MOST) {
    while (at < text.length && /[\s,]/.test(text[at] ?? '')) at += 1;
    if (at >= text.length) break;
    const start = at;
    while (at < text.length && !/\s/.test(text[at] ?? '')) at += 1;
    let end = at;
    while (text[end - 1] === ',') end -= 1;
    found.push(text.slice(start, end));
    // A comma within an address is of it; only one at its end, or behind its size, parts it from the next.
    if (end === at) at = afterSize(text, at);
  }
  return found;
}

function afterSize(text: string, from: number): number {
  let isBracketed = false;
  let at = from;
  for (; at < text.length && (isBracketed || text[at] !== ','); at += 1) {
    if (text[at] === '(') isBracketed = true;
    else if (text[at] === ')') isBracketed = false;
  }
  return at;
}
