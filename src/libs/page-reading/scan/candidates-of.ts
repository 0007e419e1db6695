/** Chosen: candidates of one `srcset`; servers that generate sizes generate about ten. */
const MOST = 20;
const LONGEST = 20_000;

/**
 * @param srcset addresses separated by commas, each maybe followed by white space and a size or density
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
    // A comma within an address belongs to it; only one at its end, or after its size, separates it from the next.
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
