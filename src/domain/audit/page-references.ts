import { normaliseUrl, type PageFacts, type ResourceFacts } from '../../libs/page-reading/index.js';
import type { FoundVia } from '../../libs/site-audit/index.js';

/** An address that a page refers to. */
export interface PageReference {
  /** Normalised. */
  readonly url: string;
  readonly foundVia: FoundVia;
  /** Clicks from the page: 1 for a link, 0 for what it is replaced by; null for what no click leads to. */
  readonly clicks: 0 | 1 | null;
  /** The document of a frame: a file that its page loads, and a page all the same. */
  readonly isFrame: boolean;
}

/** More links of one page are not followed. Chosen: twenty times what `too_many_links` holds against a page. */
const MOST_LINKS = 20_000;

/** @returns the addresses that a crawl follows from a page, each once, by the first reference to it */
export function referencesOf(page: PageFacts): PageReference[] {
  const references = new Map<string, PageReference>();
  const seen = new Set<string>();
  for (const [address, foundVia, clicks, isFrame = false] of addressesOf(page)) {
    if (address === null || seen.has(address)) continue;
    seen.add(address);
    const url = normaliseUrl(address)?.url;
    if (url !== undefined && !references.has(url)) references.set(url, { url, foundVia, clicks, isFrame });
  }
  return [...references.values()];
}

/** @returns the addresses that a crawl asks for because a style sheet or a manifest loads them */
export function referencesOfFile(loads: readonly ResourceFacts[]): PageReference[] {
  return loads.flatMap(({ url: address }) => {
    const url = normaliseUrl(address)?.url;
    return url === undefined ? [] : { url, foundVia: 'resource', clicks: null, isFrame: false };
  });
}

type Address = readonly [
  address: string | null,
  foundVia: FoundVia,
  clicks: PageReference['clicks'],
  isFrame?: boolean,
];

function* addressesOf({ links, head, resources }: PageFacts): Generator<Address, void, void> {
  for (const { url, element, rel } of links.slice(0, MOST_LINKS)) {
    if (element === 'a' || element === 'area') yield [url, 'link', 1];
    else if (element === 'form') yield [url, 'form', null];
    // `preconnect` and `dns-prefetch` name hosts, not pages.
    else if (!rel.includes('preconnect') && !rel.includes('dns-prefetch')) yield [url, 'link', null];
  }
  const { canonicals, hreflangs, next, prev, refresh } = head;
  for (const { url } of canonicals) yield [url, 'canonical', null];
  for (const { url } of hreflangs) yield [url, 'hreflang', null];
  yield [next, 'pagination', null];
  yield [prev, 'pagination', null];
  yield [refresh?.url ?? null, 'refresh', 0];
  for (const { url, kind } of resources) yield [url, 'resource', null, kind === 'iframe'];
}
