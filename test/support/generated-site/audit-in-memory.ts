import { DEFAULT_CRAWL, type AuditError } from '../../../src/domain/audit/audit.js';
import { InlinePages } from '../../../src/adapters/pages/inline-pages.js';
import { CHECKS } from '../../../src/libs/site-audit/index.js';
import { SiteJudge } from '../../../src/libs/site-audit/rules/judge-site.js';
import { RobotsRules } from '../../../src/libs/guarded-fetch/index.js';
import { ignoredRules } from '../../../src/domain/audit/crawl-rules.js';
import { type CrawledUrl, SiteIndexBuilder, type SiteIndex } from '../../../src/libs/site-audit/index.js';
import { loadSitemapScanner, type PageScanner } from '../../../src/libs/page-reading/index.js';
import type { SiteFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { AuditWorker } from '../../../src/services/audit/audit-worker.js';
import { Rendering } from '../../../src/services/audit/rendering/rendering.js';
import { FakeRenderer } from '../rendering/fake-renderer.js';
import { recordingLog } from '../recording-log.js';
import { TimelessCrawlStore } from '../audit/timeless-crawl-store.js';
import type { Certainty, GeneratedSite } from './generated-site.js';
import { MemorySiteFetcher } from './memory-site-fetcher.js';

/** When all of it takes place: dates of the sites are before it, or years behind. */
const NOW = new Date('2026-11-21T12:00:00Z');

export interface CrawledSite {
  readonly urls: readonly CrawledUrl[];
  readonly index: SiteIndex;
  /** As the key has them. */
  readonly hits: ReadonlyMap<string, ReadonlyMap<string | null, Certainty>>;
  readonly warnings: readonly string[];
}

/** The parts of a crawl that a test may bring its own of. */
export interface CrawlParts {
  readonly scanner: PageScanner;
  readonly fetcher?: SiteFetcher;
  readonly store?: TimelessCrawlStore;
  /** See `CrawlParts`; the store's clock stands still meanwhile. */
  readonly silentMs?: number;
  /** Whether its pages are rendered, by the fake that knows the scripts of plants. */
  readonly isRendered?: boolean;
}

/**
 * Crawls a generated site with the real worker, and judges it with all checks.
 * @throws Error when the crawl failed
 */
export async function auditInMemory(site: GeneratedSite, parts: CrawlParts): Promise<CrawledSite> {
  const { store, error, warnings } = await crawlInMemory(site, parts);
  if (error !== null) throw new Error(`${site.name}: ${error.code}: ${error.message}`);
  const work = await store.work(ID);
  if (!work?.site) throw new Error(`${site.name} was never begun`);
  const urls: CrawledUrl[] = [];
  for await (const some of store.crawledUrls(ID)) urls.push(...some.map(({ crawled }) => crawled));
  const robots = work.robotsText === null ? null : RobotsRules.parse(work.robotsText);
  const builder = new SiteIndexBuilder({ forbids: ignoredRules(work.config, robots) });
  for (const url of urls) builder.add(url);
  const listed = [];
  for await (const { sitemap, entries } of store.sitemapEntries(ID))
    for (const entry of entries) listed.push({ ...entry, sitemap });
  const index = builder.finish(work.site, listed);
  const hits = new Map<string, Map<string | null, Certainty>>();
  const judge = new SiteJudge(CHECKS, index, ({ id }, { url, confidence }) => {
    const known = hits.get(id) ?? new Map<string | null, Certainty>();
    hits.set(id, known.set(url, confidence === 'unverifiable' ? 'unverifiable' : 'sure'));
  });
  for (const url of urls) judge.judge(url);
  judge.finish();
  return { urls, index, hits, warnings };
}

const ID = '00000000-0000-4000-8000-000000000001';
/** A crawl that is not done by then goes round in circles. */
const MOST_RUNS = 100;
const MOST_PAGES = 10_000;

/** @returns the store, and why the crawl failed; null where it did not */
export async function crawlInMemory(
  site: GeneratedSite,
  {
    scanner,
    fetcher = new MemorySiteFetcher(site),
    store = new TimelessCrawlStore(),
    silentMs = 0,
    isRendered = false,
  }: CrawlParts,
): Promise<{ store: TimelessCrawlStore; error: AuditError | null; warnings: string[] }> {
  store.insert({
    id: ID,
    startUrl: site.start,
    config: {
      ...DEFAULT_CRAWL,
      maxPages: MOST_PAGES,
      ratePerSecond: 0,
      userAgent: 'GalleyAudit/1.0',
      renderPages: isRendered ? MOST_PAGES : 0,
      ...site.config,
    },
  });
  const log = recordingLog();
  let tokens = 0;
  const worker = new AuditWorker({
    crawls: store,
    fetcher,
    pages: new InlinePages(scanner),
    rendering: new Rendering({
      renders: store,
      renderer: new FakeRenderer(true),
      pages: new InlinePages(scanner),
    }),
    sitemaps: await loadSitemapScanner(),
    ids: {
      uuid: () => `00000000-0000-4000-9000-${String((tokens += 1)).padStart(12, '0')}`,
      randomBytes: (length) => new Uint8Array(length),
    },
    log,
    now: () => NOW,
    ratePerSecond: 0,
    leaseMs: 60_000,
    pause: () => Promise.resolve(),
    silentMs,
    analyst: { analyse: () => Promise.resolve() },
  });
  const never = new AbortController().signal;
  for (let run = 0; run < MOST_RUNS && store.get(ID)?.status === 'crawling'; run += 1)
    await worker.run(ID, { leaving: never, releasing: never });
  const end = store.get(ID);
  if (!end || end.status === 'crawling') throw new Error(`the crawl of ${site.name} does not end`);
  const warnings = log.entries
    .filter(({ level }) => level === 'warn' || level === 'error')
    .map(({ fields, message }) => `${message} ${String((fields as { err?: unknown }).err)}`);
  return { store, error: end.error, warnings };
}
