import type { CrawledUrl } from './crawled-url.js';
import type { UrlEntry } from './site-view.js';

/** The parts of an entry by which a page refers to another. */
type Draft = Pick<
  UrlEntry,
  'foundVia' | 'isPage' | 'inSitemaps' | 'redirectTo' | 'canonical' | 'hreflangs' | 'next' | 'prev'
>;

/**
 * HTML that only frames show is a part of their pages: it needs neither a title nor links of its own.
 * @param drafts of all URLs, by node
 * @param inlinks pages that link to a node
 * @returns the nodes of such documents: no link, sitemap, redirect, canonical or the like leads there
 */
export function framedDocuments(
  drafts: readonly Draft[],
  nodeOf: (url: string) => number | undefined,
  inlinks: (node: number) => number,
): ReadonlySet<number> {
  const framed = new Set<number>();
  for (const [node, { isPage, foundVia, inSitemaps }] of drafts.entries())
    if (isPage && foundVia === 'resource' && inSitemaps === 0 && inlinks(node) === 0) framed.add(node);
  if (framed.size === 0) return framed;
  for (const [node, { redirectTo, canonical, hreflangs, next, prev }] of drafts.entries()) {
    for (const url of [redirectTo, canonical, next, prev, ...hreflangs.map((one) => one.url)]) {
      const named = url === null ? undefined : nodeOf(url);
      if (named !== undefined && named !== node) framed.delete(named);
    }
  }
  return framed;
}

/** A URL as it is judged: what is no page of its own has no facts of one. */
export function asJudged(crawled: CrawledUrl, entry: UrlEntry): CrawledUrl {
  return crawled.page === null || entry.isPage ? crawled : { ...crawled, page: null };
}
