import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CrawledUrl } from '../../libs/site-audit/index.js';
import { isSameSite, siteScope } from '../../libs/urls/index.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { Clock } from '../../ports/clock.js';
import type { CrawlStore } from '../../ports/audit/crawl-store.js';
import { addressKey } from '../research/page-address.js';
import type { KnownPage } from './report-artifacts.js';
import { SiteLinks, type StoredLinks } from './site-links.js';

/** What the edition's last audit knows of its site. */
export interface KnownSite {
  readonly auditId: string;
  readonly finishedAt: string;
  /** Pages that answered, the nearest and most linked first. */
  readonly pages: readonly KnownPage[];
  readonly links: StoredLinks;
  /** Addresses of the site that the crawl knew. */
  readonly seen: number;
  readonly forbidden: { readonly count: number; readonly urls: readonly string[] };
}

export interface KnownSiteParts {
  readonly audits: Pick<AuditStore, 'lastDone'>;
  readonly crawls: Pick<CrawlStore, 'crawledUrls'>;
  readonly clock: Clock;
}

const FRESH_MS = 7 * 24 * 60 * 60_000;
const MOST_PAGES = 10_000;
const MOST_NAMED = 20;
const MOST_HEADINGS = 8;
const LONGEST = 300;
/** Pages of an audit read before yielding to the event loop. */
const PAGES_PER_YIELD = 50;

interface Page extends KnownPage {
  readonly depth: number;
  readonly order: number;
}

/** @returns what a fresh audit of the edition knows; null where there is none of this address */
export async function knownSite(
  parts: KnownSiteParts,
  editionId: string | null,
  startUrl: string,
  signal: AbortSignal,
): Promise<KnownSite | null> {
  const audit = editionId === null ? null : await parts.audits.lastDone(editionId);
  if (!audit?.finishedAt || !isSameSite(audit.startUrl, startUrl)) return null;
  if (Date.parse(audit.finishedAt) < parts.clock.now().getTime() - FRESH_MS) return null;
  const isOwn = siteScope(startUrl);
  const links = new SiteLinks(isOwn);
  const pages: Page[] = [];
  const forbidden = { count: 0, urls: [] as string[] };
  let seen = 0;
  for await (const piece of parts.crawls.crawledUrls(audit.id)) {
    for (const [index, { crawled }] of piece.entries()) {
      if (index % PAGES_PER_YIELD === 0) await yieldToEventLoop();
      signal.throwIfAborted();
      if (!crawled.internal || !isOwn(crawled.url)) continue;
      if (crawled.skipped?.reason === 'robots') {
        forbidden.count += 1;
        if (forbidden.urls.length < MOST_NAMED) forbidden.urls.push(crawled.url);
      }
      if (crawled.page || crawled.skipped) seen += 1;
      if (!crawled.page || pages.length >= MOST_PAGES) continue;
      pages.push(pageOf(crawled, pages.length));
      // Ids of sources are not known yet; where the site leads away is read of the pages themselves.
      links.add('', linksOf(crawled, isOwn));
    }
  }
  if (pages.length === 0) return null;
  const ranked = pages
    .map((page) => ({ page, inlinks: links.inlinksOf(addressKey(page.url)) }))
    .sort((a, b) => a.page.depth - b.page.depth || b.inlinks - a.inlinks || a.page.order - b.page.order)
    .map(({ page: { url, title, headings } }) => ({ url, title, headings }));
  const { finishedAt, id } = audit;
  return { auditId: id, finishedAt, pages: ranked, links: links.stored(), seen, forbidden };
}

function pageOf({ url, depth, page }: CrawledUrl, order: number): Page {
  const headings = (page?.headings ?? [])
    .filter(({ level, text }) => level <= 2 && text !== '')
    .slice(0, MOST_HEADINGS)
    .map(({ text }) => text.slice(0, LONGEST));
  const title = (page?.head.titles[0]?.text ?? '').slice(0, LONGEST);
  return { url, title, headings, depth: depth ?? Infinity, order };
}

function linksOf({ page }: CrawledUrl, isOwn: (url: string) => boolean) {
  const texts = new Map<string, string>();
  for (const { url, anchor } of page?.links ?? [])
    if (url !== null && isOwn(url) && (texts.get(url) ?? '') === '') texts.set(url, anchor);
  return [...texts].map(([url, text]) => ({ url, text }));
}
