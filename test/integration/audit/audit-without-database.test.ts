import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InlinePages } from '../../../src/adapters/pages/inline-pages.js';
import { MemoryAuditStore } from '../../../src/adapters/memory/memory-audit-store.js';
import { InlinePhraseCounter } from '../../../src/adapters/phrases/inline-phrase-counter.js';
import { PhrasesAhead } from '../../../src/services/audit/phrases-ahead.js';
import { DEFAULT_CRAWL, VIEWS, type ViewName } from '../../../src/domain/audit/audit.js';
import { loadPageScanner, loadSitemapScanner } from '../../../src/libs/page-reading/index.js';
import type { FiltersQuery, GraphData, IssuesQuery } from '../../../src/libs/site-audit/index.js';
import type { AnalysisStore, ViewStore } from '../../../src/ports/audit/audit-store.js';
import type { CrawlStore } from '../../../src/ports/audit/crawl-store.js';
import { Analysis } from '../../../src/services/audit/analysis.js';
import { AuditViews } from '../../../src/services/audit/views/audit-views.js';
import { AuditWorker } from '../../../src/services/audit/audit-worker.js';
import { systemIds } from '../../../src/main/build/build-services.js';
import { parseViewQuery } from '../../../src/transports/input/audit.js';
import { AuditStores, newAudit } from '../../support/audit/audit-stores.js';
import { finish } from '../../support/audit/crawl-site.js';
import { generateSite } from '../../support/generated-site/generate-site.js';
import { MemorySiteFetcher } from '../../support/generated-site/memory-site-fetcher.js';
import { scratchInMemory, TimelessCrawlStore } from '../../support/audit/timeless-crawl-store.js';
import { recordingLog } from '../../support/recording-log.js';

const SITE = generateSite({ seed: 11, pages: 60 });
const NOW = new Date('2026-11-21T12:00:00Z');

interface Stores {
  readonly crawls: CrawlStore;
  readonly audits: AnalysisStore & ViewStore;
}

/** All that is answered of the audit of one site: its views and its lists, in an order that no timing has a part in. */
interface AuditAnswers {
  readonly views: Readonly<Record<ViewName, unknown>>;
  readonly hits: readonly string[];
  readonly rows: readonly string[];
}

async function audit({ crawls, audits }: Stores, insert: (audit: ReturnType<typeof newAudit>) => unknown) {
  const { id } = newAudit();
  const config = { ...DEFAULT_CRAWL, maxPages: 10_000, ratePerSecond: 0, userAgent: 'GalleyAudit/1.0' };
  await insert({ id, owner: null, startUrl: SITE.start, config: { ...config, ...SITE.config } });
  const scanner = await loadPageScanner();
  const phrases = new PhrasesAhead((seed, home) => new InlinePhraseCounter(seed, home));
  const worker = new AuditWorker({
    phrases,
    crawls,
    fetcher: new MemorySiteFetcher(SITE),
    pages: new InlinePages(scanner),
    sitemaps: await loadSitemapScanner(),
    ids: systemIds,
    log: recordingLog(),
    now: () => NOW,
    ratePerSecond: 0,
    leaseMs: 60_000,
    silentMs: 0,
    pause: () => Promise.resolve(),
    analyst: new Analysis({
      pages: new InlinePages(scanner),
      audits,
      crawls,
      sitePages: null,
      log: recordingLog(),
      phrases,
    }),
  });
  await finish(worker, id);
  return read(new AuditViews(audits), id);
}

async function read(views: AuditViews, id: string): Promise<AuditAnswers> {
  const all = await Promise.all(
    VIEWS.map(async (view) => [view, (await views.read(id, parseViewQuery(view, {}), '')).data] as const),
  );
  const graph = all.find(([view]) => view === 'graph')?.[1] as GraphData;
  const list = async (query: IssuesQuery | FiltersQuery) => {
    const items: string[] = [];
    for await (const item of views.rows(id, query)) items.push(JSON.stringify(item));
    return items.sort();
  };
  return {
    views: { ...(Object.fromEntries(all) as AuditAnswers['views']), graph: byAddress(graph) },
    hits: await list(parseViewQuery('issues', {})),
    rows: await list(parseViewQuery('filters', {})),
  };
}

/** Its crawls, without waits for slots and pauses before retries. */
function inNoTime({ crawls, database }: AuditStores): CrawlStore {
  const finishCrawl = crawls.finishCrawl.bind(crawls);
  return Object.assign(crawls, {
    reserveSlot: () => Promise.resolve(0),
    finishCrawl: async (id: string) => {
      const next = await finishCrawl(id);
      if (typeof next !== 'number' || next === 0) return next;
      await database.rows(
        `UPDATE audit_urls SET due_at = NULL WHERE audit_id = $1::uuid AND state = 'queued'`,
        [id],
      );
      return 1;
    },
  });
}

/** A graph by addresses: its numbers, and those of its clusters, follow the order in which pages were answered. */
function byAddress({ nodes, edges, stats }: GraphData): object {
  const urlOf = new Map(nodes.map(({ id, url }) => [id, url]));
  return {
    stats,
    nodes: nodes
      .map(({ url, status, type, depth, inlinks, outlinks, pagerank }) =>
        JSON.stringify([url, status, type, depth, inlinks, outlinks, pagerank?.toFixed(9)]),
      )
      .sort(),
    edges: edges
      .map(({ source, target, type, links }) => [urlOf.get(source), urlOf.get(target), type, links].join(' '))
      .sort(),
  };
}

describe('an audit without a database', () => {
  let stores: AuditStores;
  let alone: AuditAnswers;
  let served: AuditAnswers;

  beforeAll(async () => {
    stores = await AuditStores.open();
    const crawls = new TimelessCrawlStore();
    const audits = new MemoryAuditStore(crawls, scratchInMemory());
    alone = await audit({ crawls, audits }, (given) => {
      crawls.insert(given);
    });
    served = await audit({ crawls: inNoTime(stores), audits: stores.audits }, (given) =>
      stores.audits.insert(given),
    );
  });
  afterAll(() => stores.close());

  it('finds the same hits as the service', () => {
    expect(alone.hits.length).toBeGreaterThan(300);
    expect(alone.hits).toEqual(served.hits);
  });

  it('has the same rows', () => {
    expect(alone.rows.length).toBeGreaterThan(60);
    expect(alone.rows).toEqual(served.rows);
  });

  it.each(VIEWS)('has the same view %s, including its score', (view) => {
    expect(alone.views[view]).toEqual(served.views[view]);
  });
});
