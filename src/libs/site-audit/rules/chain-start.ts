import type { RedirectChain, SiteView, UrlEntry } from '../site/site-view.js';

/** Chains of more hops end in an error: browsers give up after 20. That of Chrome and Firefox. */
export const MOST_HOPS = 20;

/**
 * Whether readers or crawlers enter a chain at this URL. What only a redirect leads to stands in the middle of another's
 * chain, and is reported with that.
 */
export function startsChain(entry: UrlEntry, site: SiteView): boolean {
  const isInside = entry.foundVia === 'redirect' || entry.foundVia === 'refresh';
  return !isInside || entry.inSitemaps > 0 || site.inlinkPages(entry.id).all > 0;
}

/** @returns the chain that begins here; null where none does */
export function chainFrom(entry: UrlEntry, site: SiteView): RedirectChain | null {
  if (entry.redirectTo === null || !startsChain(entry, site)) return null;
  const chain = site.redirectChain(entry.url);
  return chain.hops.length === 0 ? null : chain;
}

/** @returns the URLs of a chain, in order, cut to 25: evidence stays small whatever a site does */
export function urlsOfChain(entry: UrlEntry, chain: RedirectChain): string[] {
  return [entry.url, ...chain.hops.map(({ url }) => url)].slice(0, 25);
}
