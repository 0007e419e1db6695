import type { CrawledUrl } from './crawled-url.js';
import { parseLinkHeader, normaliseUrl } from '../../page-reading/index.js';
import type { UrlEntry } from './site-view.js';

/**
 * A page in every language there is names some 200 others. Chosen, five times as many; RFC 5646 (4.4.1) finds 35 letters
 * enough for a code.
 */
const MAX_HREFLANGS = 1000;
export const LONGEST_CODE = 35;

/** The language versions that a page and its header name. @param shared the one copy of an address */
export function hreflangsOf(
  { url, page, answer }: CrawledUrl,
  shared: (url: string) => string,
): UrlEntry['hreflangs'] {
  const header = (answer?.link ?? []).flatMap((one) =>
    parseLinkHeader(one)
      .filter(({ rel }) => rel.includes('alternate'))
      .flatMap(({ target, hreflangs }) => hreflangs.map((code) => ({ code, url: target }))),
  );
  return joinHreflangs([], [...(page?.head.hreflangs ?? []), ...header], url, shared);
}

/** Those known and more of them, each once. @param base of addresses that are no whole ones */
export function joinHreflangs(
  known: UrlEntry['hreflangs'],
  more: readonly { readonly code: string; readonly url: string | null }[],
  base: string,
  shared: (url: string) => string,
): UrlEntry['hreflangs'] {
  if (more.length === 0) return known;
  const joined = [...known];
  const seen = new Set(known.map(({ code, url }) => `${code} ${url}`));
  for (const { code: written, url: target } of more) {
    const url = target === null ? undefined : normaliseUrl(target, base)?.url;
    const code = written.trim().toLowerCase().slice(0, LONGEST_CODE);
    if (url === undefined || joined.length === MAX_HREFLANGS || seen.has(`${code} ${url}`)) continue;
    seen.add(`${code} ${url}`);
    joined.push({ code, url: shared(url) });
  }
  return joined;
}
