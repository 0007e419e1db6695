import type { ResourceFacts } from '../facts/page-facts.js';

/** Chosen: how much of one style sheet or attribute is read, in characters. */
const LONGEST = 500_000;
const MOST = 200;

/** `@import "a.css"`, and `url(…)` anywhere; `data:` addresses are not searched. */
const ADDRESS =
  /@import\s+(?:"([^"\n]{1,2048})"|'([^'\n]{1,2048})')|(@import\s+)?\burl\(\s*(?:"([^"\n]{1,2048})"|'([^'\n]{1,2048})'|([^\s"'()]{1,2048}))\s*\)/gi;
const FONT = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;

/** @returns the files that a style sheet in the page loads, as written */
export function cssAddresses(
  css: string,
): readonly { readonly kind: ResourceFacts['kind']; readonly address: string }[] {
  if (!/url\(|@import/i.test(css)) return [];
  const found: { readonly kind: ResourceFacts['kind']; readonly address: string }[] = [];
  const visible = css.slice(0, LONGEST).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  for (const match of visible.matchAll(ADDRESS)) {
    if (found.length >= MOST) break;
    const address = match[1] ?? match[2] ?? match[4] ?? match[5] ?? match[6] ?? '';
    // `url(#gradient)` refers to the page itself.
    if (address.startsWith('#') || /^data:/i.test(address)) continue;
    const isImport = match[1] !== undefined || match[2] !== undefined || match[3] !== undefined;
    found.push({ kind: isImport ? 'style' : FONT.test(address) ? 'font' : 'image', address });
  }
  return found;
}
