import type { FoundVia } from '../../libs/site-audit/index.js';
import type { PageFacts } from '../../libs/page-reading/index.js';

/** Links of one page that are followed. */
const MOST_LINKS = 20_000;

/** What a page tells a crawl of. */
export interface DiscoveredUrl {
  readonly address: string;
  readonly foundVia: FoundVia;
  /** Clicks from the start; null where no click leads there. */
  readonly depth: number | null;
}

/** @param depth of the page */
export function* discoveredUrls(page: PageFacts, depth: number | null): Generator<DiscoveredUrl, void, void> {
  const told = function* (address: string | null, foundVia: FoundVia, at: number | null = null) {
    if (address !== null) yield { address, foundVia, depth: at };
  };
  const deeper = depth === null ? null : depth + 1;
  for (const { url, element, rel } of page.links.slice(0, MOST_LINKS)) {
    if (element === 'a' || element === 'area') yield* told(url, 'link', deeper);
    else if (element === 'form') yield* told(url, 'form');
    // What a browser is only to connect to is no page.
    else if (!rel.includes('preconnect') && !rel.includes('dns-prefetch')) yield* told(url, 'link');
  }
  const { canonicals, hreflangs, next, prev, refresh } = page.head;
  for (const { url } of canonicals) yield* told(url, 'canonical');
  for (const { url } of hreflangs) yield* told(url, 'hreflang');
  yield* told(next, 'pagination');
  yield* told(prev, 'pagination');
  yield* told(refresh?.url ?? null, 'refresh', depth);
  for (const { url, kind } of page.resources) if (kind !== 'iframe') yield* told(url, 'resource');
}
