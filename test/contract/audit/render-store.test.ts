import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MemoryCrawlStore } from '../../../src/adapters/memory/memory-crawl-store.js';
import { ScratchFile } from '../../../src/adapters/memory/scratch-file.js';
import { PostgresRenderStore } from '../../../src/adapters/postgres/audit/render-store.js';
import { DEFAULT_CRAWL } from '../../../src/domain/audit/audit.js';
import { packPage } from '../../../src/libs/page-reading/index.js';
import { unrenderedPage } from '../../../src/libs/site-audit/index.js';
import type { CrawlStore } from '../../../src/ports/audit/crawl-store.js';
import type { RenderStore } from '../../../src/ports/audit/render-store.js';
import { answerOf, HOME, pageFactsOf, siteFactsOf } from '../../support/audit/audit-site.js';
import { AuditStores, foundPage, LEASE_MS } from '../../support/audit/audit-stores.js';

interface Opened {
  readonly crawls: CrawlStore;
  readonly renders: RenderStore;
  /** An audit with secrets, whose pages are to be rendered. */
  insert(): Promise<string>;
  close(): Promise<void>;
}

function describeRenderStore(name: string, open: () => Promise<Opened>): void {
  describe(`a store of rendered pages: ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    /** A crawl of two pages and a file that is over. */
    async function crawled(): Promise<string> {
      const { crawls } = opened;
      const id = await opened.insert();
      const token = randomUUID();
      await crawls.lease(id, token, LEASE_MS);
      const file = foundPage('/a.css', { kind: 'resource', foundVia: 'resource' });
      const found = [foundPage('/', { depth: 0 }), foundPage('/one'), file];
      await crawls.begin(id, token, { site: siteFactsOf(), robotsText: null }, found, []);
      const claimed = await crawls.claim(id, token, LEASE_MS, 10);
      const settled = claimed.map(({ id: url, kind }) => ({
        ...{ id: url, answer: answerOf() },
        page: kind === 'page' ? packPage(pageFactsOf(), 'Text.') : null,
      }));
      await crawls.settle(id, token, settled, []);
      expect(await crawls.finishCrawl(id)).toBe('over');
      return id;
    }

    const rendered = unrenderedPage('timeout', 'it did not come to rest');

    it('has the pages of a crawl, and what each was rendered as', async () => {
      const { crawls, renders } = opened;
      const id = await crawled();
      const pages = await renders.renderablePages(id);
      expect(pages.map(({ url, depth, isRendered }) => [url, depth, isRendered])).toEqual([
        [HOME, 0, false],
        [`${HOME}one`, 1, false],
      ]);
      const token = randomUUID();
      await crawls.lease(id, token, LEASE_MS);
      expect(await renders.storeRendered(id, token, pages[1]!.id, rendered)).toBe(true);
      expect((await renders.renderablePages(id)).map(({ isRendered }) => isRendered)).toEqual([false, true]);
      const read = [];
      for await (const some of crawls.crawledUrls(id))
        read.push(...some.map(({ crawled: { answer } }) => answer));
      expect(read.map((answer) => answer?.rendered)).toEqual([undefined, rendered, undefined]);
      expect(read[1]).toEqual({ ...answerOf(), rendered });
    });

    it('writes for the holder of the lease alone', async () => {
      const { crawls, renders } = opened;
      const id = await crawled();
      const [page] = await renders.renderablePages(id);
      const [lost, held] = [randomUUID(), randomUUID()];
      await crawls.lease(id, lost, 0);
      await crawls.lease(id, held, LEASE_MS);
      expect(await renders.storeRendered(id, lost, page!.id, rendered)).toBe(false);
      expect((await renders.renderablePages(id))[0]?.isRendered).toBe(false);
    });

    it('counts attempts anew when a page was stored', async () => {
      const { crawls, renders } = opened;
      const id = await crawled();
      const [page] = await renders.renderablePages(id);
      for (const attempt of [1, 2, 3]) expect(await crawls.lease(id, randomUUID(), 0)).toBe(attempt);
      const token = randomUUID();
      expect(await crawls.lease(id, token, LEASE_MS)).toBe(4);
      await renders.storeRendered(id, token, page!.id, rendered);
      await crawls.renew(id, token, 0);
      expect(await crawls.lease(id, randomUUID(), LEASE_MS)).toBe(2);
    });

    it('retains secrets behind the crawl, for what renders its pages', async () => {
      expect((await opened.crawls.work(await crawled()))?.secrets).toHaveLength(3);
    });
  });
}

const SECRETS = new Uint8Array([1, 2, 3]);

describeRenderStore('PostgreSQL', async () => {
  const stores = await AuditStores.open();
  return {
    crawls: stores.crawls,
    renders: new PostgresRenderStore(stores.database),
    insert: async () => {
      const id = randomUUID();
      const config = {
        ...DEFAULT_CRAWL,
        maxPages: 10,
        ratePerSecond: 0,
        userAgent: 'Test/1',
        renderPages: 5,
      };
      await stores.audits.insert({ id, owner: null, startUrl: HOME, config, secrets: SECRETS });
      return id;
    },
    close: () => stores.close(),
  };
});

describeRenderStore('memory', async () => {
  const scratch = await ScratchFile.open();
  // A lease of no time has run out a moment later.
  let now = Date.now();
  const store = new MemoryCrawlStore(scratch, () => (now += 1));
  return {
    crawls: store,
    renders: store,
    insert: () => {
      const id = randomUUID();
      const config = {
        ...DEFAULT_CRAWL,
        maxPages: 10,
        ratePerSecond: 0,
        userAgent: 'Test/1',
        renderPages: 5,
      };
      store.insert({ id, startUrl: HOME, config, secrets: SECRETS });
      return Promise.resolve(id);
    },
    close: () => scratch.close(),
  };
});

describe('the secrets of an audit whose pages are not rendered', () => {
  it('are gone when its crawl is over', async () => {
    const stores = await AuditStores.open();
    try {
      const id = randomUUID();
      const config = { ...DEFAULT_CRAWL, maxPages: 10, ratePerSecond: 0, userAgent: 'Test/1' };
      await stores.audits.insert({ id, owner: null, startUrl: HOME, config, secrets: SECRETS });
      const token = await stores.lease(id);
      await stores.crawls.begin(id, token, { site: siteFactsOf(), robotsText: null }, [], []);
      await stores.crawls.finishCrawl(id);
      expect((await stores.crawls.work(id))?.secrets).toBeNull();
    } finally {
      await stores.close();
    }
  });
});
