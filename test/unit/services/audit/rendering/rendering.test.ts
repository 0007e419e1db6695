import { beforeAll, describe, expect, it } from '@jest/globals';
import { InlinePages } from '../../../../../src/adapters/pages/inline-pages.js';
import { DEFAULT_CRAWL } from '../../../../../src/domain/audit/audit.js';
import {
  loadPageScanner,
  loadSitemapScanner,
  type PageScanner,
} from '../../../../../src/libs/page-reading/index.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/index.js';
import type { PageRenderer } from '../../../../../src/ports/audit/page-renderer.js';
import { AuditWorker } from '../../../../../src/services/audit/audit-worker.js';
import { Rendering } from '../../../../../src/services/audit/rendering/rendering.js';
import { TimelessCrawlStore } from '../../../../support/audit/timeless-crawl-store.js';
import { MemorySiteFetcher } from '../../../../support/generated-site/memory-site-fetcher.js';
import { SiteBuilder } from '../../../../support/generated-site/site-builder.js';
import { recordingLog } from '../../../../support/recording-log.js';
import { FakeRenderer } from '../../../../support/rendering/fake-renderer.js';

const ID = '00000000-0000-4000-8000-000000000001';
const SITE = siteOfPages(12);
let scanner: PageScanner;
beforeAll(async () => {
  scanner = await loadPageScanner();
});

function siteOfPages(pages: number) {
  const site = new SiteBuilder({ name: 'small', seed: 3 });
  site.fill(2, pages / 2, ['en']);
  return site.build();
}

/** An audit of a generated site, and workers of it that can be lost. */
async function opened(renderPages: number) {
  const store = new TimelessCrawlStore();
  const config = { ...DEFAULT_CRAWL, maxPages: 10_000, ratePerSecond: 0, userAgent: 'Test/1', renderPages };
  store.insert({ id: ID, startUrl: SITE.start, config: { ...config, ...SITE.config } });
  let tokens = 0;
  let analyses = 0;
  const sitemaps = await loadSitemapScanner();
  const workerWith = (renderer: PageRenderer | null) =>
    new AuditWorker({
      ...{ crawls: store, fetcher: new MemorySiteFetcher(SITE), pages: new InlinePages(scanner), sitemaps },
      ids: {
        uuid: () => `00000000-0000-4000-9000-${String((tokens += 1)).padStart(12, '0')}`,
        randomBytes: (length) => new Uint8Array(length),
      },
      log: recordingLog(),
      now: () => new Date('2026-11-21T12:00:00Z'),
      ...{ ratePerSecond: 0, leaseMs: 60_000, pause: () => Promise.resolve(), silentMs: 0 },
      rendering: new Rendering({ renders: store, renderer, pages: new InlinePages(scanner) }),
      analyst: {
        analyse: (id, token) => {
          analyses += 1;
          store.endAnalysis(id, token);
          return Promise.resolve();
        },
      },
    });
  const rendered = async () => {
    const all: CrawledUrl[] = [];
    for await (const some of store.crawledUrls(ID)) all.push(...some.map(({ crawled }) => crawled));
    return all.filter(({ answer }) => answer?.rendered !== undefined);
  };
  return { store, workerWith, rendered, analyses: () => analyses };
}

const staying = () => ({ leaving: new AbortController().signal, releasing: new AbortController().signal });

describe('the pages of an audit that are rendered', () => {
  it('are as many as it asked for, before it is analysed', async () => {
    const audit = await opened(7);
    const renderer = new FakeRenderer();
    await audit.workerWith(renderer).run(ID, staying());
    expect(await audit.rendered()).toHaveLength(7);
    expect(renderer.rendered).toHaveLength(7);
    expect(audit.analyses()).toBe(1);
    expect(audit.store.get(ID)?.status).toBe('done');
  });

  it('are none where it asked for none', async () => {
    const audit = await opened(0);
    await audit.workerWith(new FakeRenderer()).run(ID, staying());
    expect(await audit.rendered()).toEqual([]);
    expect(audit.store.get(ID)?.status).toBe('done');
  });

  it('are rendered once though a worker is stopped on the way, and each other by the next', async () => {
    const audit = await opened(9);
    const departure = { leaving: new AbortController(), releasing: new AbortController() };
    const first = new FakeRenderer();
    const stopping: PageRenderer = {
      atOnce: 1,
      render: (url, options) => {
        if (first.rendered.length === 4) {
          departure.leaving.abort();
          departure.releasing.abort(new Error('the worker is stopping'));
        }
        return first.render(url, options);
      },
      close: () => first.close(),
    };
    await audit
      .workerWith(stopping)
      .run(ID, { leaving: departure.leaving.signal, releasing: departure.releasing.signal });
    expect(await audit.rendered()).toHaveLength(4);
    expect(audit.analyses()).toBe(0);
    const second = new FakeRenderer();
    await audit.workerWith(second).run(ID, staying());
    expect(await audit.rendered()).toHaveLength(9);
    expect(new Set([...first.rendered.slice(0, 4), ...second.rendered]).size).toBe(9);
    expect(audit.store.get(ID)?.status).toBe('done');
  });

  it('are left out with a reason where workers are lost over them, or there is no browser', async () => {
    for (const [reason, renderer, lost] of [
      ['worker_lost', new FakeRenderer(), 3],
      ['no_browser', null, 0],
    ] as const) {
      const audit = await opened(3);
      const worker = audit.workerWith(renderer);
      await crawlOnly(audit.store, worker);
      for (let attempt = 0; attempt < lost; attempt += 1) await audit.store.lease(ID, `lost-${attempt}`, -1);
      await worker.run(ID, staying());
      const failures = (await audit.rendered()).map(({ answer }) => answer?.rendered?.failure?.reason);
      expect(failures).toEqual([reason, reason, reason]);
      expect(audit.store.get(ID)?.status).toBe('done');
    }
  });
});

/** Runs a worker until the crawl is over, and stops it before it renders. */
async function crawlOnly(store: TimelessCrawlStore, worker: AuditWorker): Promise<void> {
  const [leaving, releasing] = [new AbortController(), new AbortController()];
  const finish = store.finishCrawl.bind(store);
  store.finishCrawl = async (id) => {
    const end = await finish(id);
    if (end === 'over') leaving.abort();
    return end;
  };
  await worker.run(ID, { leaving: leaving.signal, releasing: releasing.signal });
  store.finishCrawl = finish;
}
