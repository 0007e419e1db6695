import type { HeadReader } from './head-metas.js';
import type { PageReader } from './read-page.js';
import type { PageScanner, Searcher } from './scanned-page.js';
import type { PageSearch } from './search/page-search.js';
import type { SitemapScanner } from './scanned-sitemap.js';

/*
 * What parses is loaded when it is wanted: it takes a third of a second, and a process that answers callers needs the
 * types and a few rules only.
 */

/** Reads articles: the main text of a page, its metadata, feeds. */
export async function loadPageReader(): Promise<PageReader> {
  const { ReadabilityPageReader } = await import('./article/page-reader.js');
  return new ReadabilityPageReader();
}

/** Finds the facts of a page that audits judge. Its language detector takes a quarter of a second to load. */
export async function loadPageScanner(): Promise<PageScanner> {
  const { openPageScanner } = await import('./scan/page-scanner.js');
  return openPageScanner();
}

/** Reads sitemaps and indexes of them. */
export async function loadSitemapScanner(): Promise<SitemapScanner> {
  const { StreamingSitemapScanner } = await import('./xml/sitemap-scanner.js');
  return new StreamingSitemapScanner();
}

/** Reads the tags in the head of a page by which ownership is proved. */
export async function loadHeadReader(): Promise<HeadReader> {
  const { MarkupHeadReader } = await import('./scan/markup-head-reader.js');
  return new MarkupHeadReader();
}

/** Looks for what an auditor wants to know of each page, and says what is wrong with a search. */
export async function loadPageSearcher(): Promise<{
  /** @throws Error for a search that has a fault */
  readonly open: (searches: readonly PageSearch[]) => Searcher;
  /** @returns the end of a sentence; null for no fault */
  readonly faultOf: (search: PageSearch) => string | null;
}> {
  const { faultOfSearch, PageSearcher } = await import('./search/page-searcher.js');
  return { open: (searches) => new PageSearcher(searches), faultOf: faultOfSearch };
}
