import type { FoundVia } from '../../libs/site-audit/index.js';
import type { PageFacts } from '../../libs/page-reading/index.js';

/** More links of one page are not followed. */
const MOST_LINKS = 20_000;

/** A URL that a page refers to. */
export interface DiscoveredUrl {
  readonly address: string;
  readonly foundVia: FoundVia;
  /** Clicks from the start; null for a URL that no click leads to. */
  readonly depth: number | null;
}

/** @param depth of the page */
export function* discoveredUrls(page: PageFacts, depth: number | null): Generator<DiscoveredUrl, void, void> {
  const candidates = function* (address: string | null, foundVia: FoundVia, at: number | null = null) {
    if (address !== null) yield { address, foundVia, depth: at };
  };
  const deeper = depth === null ? null : depth + 1;
  for (const { url, element, rel } of page.links.slice(0, MOST_LINKS)) {
    if (element === 'a' || element === 'area') yield* candidates(url, 'link', deeper);
    else if (element === 'form') yield* candidates(url, 'form');
    // `preconnect` and `dns-prefetch` name hosts, not pages.
    else if (!rel.includes('preconnect') && !rel.includes('dns-prefetch')) yield* candidates(url, 'link');
  }
  const { canonicals, hreflangs, next, prev, refresh } = page.head;
  for (const { url } of canonicals) yield* candidates(url, 'canonical');
  for (const { url } of hreflangs) yield* candidates(url, 'hreflang');
  yield* candidates(next, 'pagination');
  yield* candidates(prev, 'pagination');
  yield* candidates(refresh?.url ?? null, 'refresh', depth);
  for (const { url, kind } of page.resources) if (kind !== 'iframe') yield* candidates(url, 'resource');
}
