import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PostgresAuditStore } from '../../../src/adapters/postgres/audit/audit-store.js';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresCrawlStore } from '../../../src/adapters/postgres/audit/crawl-store.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { CrawledUrl } from '../../../src/libs/site-audit/index.js';
import type { CrawlKind, CrawlStore, FoundUrl } from '../../../src/ports/audit/crawl-store.js';
import { packPage, unpackText } from '../../../src/libs/page-reading/index.js';
import { answerOf, HOME, pageFactsOf, siteFactsOf } from '../../support/audit/audit-site.js';
import { MemoryCrawlStore } from '../../../src/adapters/memory/memory-crawl-store.js';
import { ScratchFile } from '../../../src/adapters/memory/scratch-file.js';
import { createTestDatabase } from '../../support/server/test-database.js';

interface Opened {
  readonly crawls: CrawlStore;
  open(id: string, startUrl: string, config: CrawlConfig): Promise<void>;
  get(id: string): Promise<Audit | null>;
  close(): Promise<void>;
}

const LEASE_MS = 60_000;
const at = (path: string) => new URL(path, HOME).href;
const found = (path: string, more: Partial<FoundUrl> = {}): FoundUrl => ({
  url: at(path),
  kind: 'page',
  foundVia: 'link',
  foundOn: null,
  depth: 1,
  ...more,
});

function describeCrawlStore(name: string, openStore: () => Promise<Opened>) {
  describe(`a store of crawls: ${name}`, () => {
    let opened: Opened;
    let crawls: CrawlStore;
    beforeAll(async () => {
      opened = await openStore();
      crawls = opened.crawls;
    });
    afterAll(() => opened.close());

    /** A crawl that has begun with these URLs. */
    async function begun(urls: readonly FoundUrl[], more: Partial<CrawlConfig> = {}): Promise<string> {
      const id = randomUUID();
      const config = { ...DEFAULT_CRAWL, maxPages: 100, ratePerSecond: 0, userAgent: 'Test/1.0', ...more };
      await opened.open(id, HOME, config);
      const token = randomUUID();
      await crawls.lease(id, token, LEASE_MS);
      expect(await crawls.begin(id, token, { site: siteFactsOf(), robotsText: null }, urls, [])).toBe(true);
      return id;
    }

    async function all(id: string): Promise<CrawledUrl[]> {
      const urls: CrawledUrl[] = [];
      for await (const some of crawls.crawledUrls(id)) urls.push(...some.map(({ crawled }) => crawled));
      return urls;
    }

    const paths = (urls: readonly { readonly url: string }[]) => urls.map(({ url }) => new URL(url).pathname);
    const done = (id: string) => ({ id, answer: answerOf(), page: null });
    const claim = (id: string, count: number, token = randomUUID()) =>
      crawls.claim(id, token, LEASE_MS, count);

    it('begins a crawl once, for the holder of the lease', async () => {
      const id = randomUUID();
      await opened.open(id, HOME, { ...DEFAULT_CRAWL, maxPages: 9, ratePerSecond: 0, userAgent: 'Test/1.0' });
      expect(await crawls.work(id)).toMatchObject({ site: null, robotsText: null, status: 'crawling' });
      const [mine, other] = [randomUUID(), randomUUID()];
      expect(await crawls.lease(id, mine, LEASE_MS)).toBe(1);
      expect(await crawls.lease(id, other, LEASE_MS)).toBeNull();
      const known = { site: siteFactsOf(), robotsText: 'User-agent: *' };
      expect(await crawls.begin(id, other, known, [], [])).toBe(false);
      expect(await crawls.begin(id, mine, known, [found('/')], [])).toBe(true);
      expect(await crawls.begin(id, mine, known, [found('/again')], [])).toBe(false);
      expect(await crawls.work(id)).toMatchObject({ site: siteFactsOf(), robotsText: 'User-agent: *' });
      expect(paths(await all(id))).toEqual(['/']);
    });

    it('gives each URL to one caller, those nearest to the start first', async () => {
      const id = await begun([
        found('/unknown', { depth: null }),
        found('/two', { depth: 2 }),
        found('/', { depth: 0 }),
        found('/one'),
        found('/one', { depth: 5 }),
      ]);
      const first = await claim(id, 2);
      expect(paths(first)).toEqual(['/', '/one']);
      expect(first.map(({ attempts }) => attempts)).toEqual([1, 1]);
      expect(paths(await claim(id, 9))).toEqual(expect.arrayContaining(['/two', '/unknown']));
      expect(await claim(id, 9)).toEqual([]);
    });

    it('gives no more pages than the crawl may have, however many are requested together', async () => {
      const others = (['resource', 'external'] as CrawlKind[]).map((kind) => found(`/${kind}`, { kind }));
      const pages = Array.from({ length: 8 }, (_, n) => found(`/page-${n}`));
      const id = await begun([...pages, ...others], { maxPages: 3 });
      const claimed = await claim(id, 48);
      expect(claimed.filter(({ kind }) => kind === 'page')).toHaveLength(3);
      expect(claimed).toHaveLength(5);
      expect(await crawls.skipBeyondLimit(id)).toBe(5);
      expect((await all(id)).filter(({ skipped }) => skipped?.reason === 'max_pages')).toHaveLength(5);
    });

    it('gives a retried page its place when there is room for no more', async () => {
      const id = await begun([found('/a'), found('/b')], { maxPages: 1 });
      const token = randomUUID();
      const [first] = await claim(id, 9, token);
      expect(await crawls.skipBeyondLimit(id)).toBe(1);
      await crawls.settle(id, token, [{ id: first!.id, retryInMs: 0 }], []);
      const [again] = await claim(id, 9, token);
      expect(again).toMatchObject({ id: first!.id, attempts: 2 });
      await crawls.settle(id, token, [done(again!.id)], []);
      expect(await crawls.finishCrawl(id)).toBe('over');
    });

    it('writes the outcome of a URL and its links for the holder of the lease', async () => {
      const id = await begun([found('/', { foundVia: 'start', depth: 0 })]);
      const token = randomUUID();
      const [home] = await claim(id, 9, token);
      const page = packPage(pageFactsOf(), 'The text.\nOf two blocks.');
      const settled = { id: home!.id, answer: answerOf({ ttfbMs: 12.5 }), page };
      await crawls.settle(id, randomUUID(), [done(home!.id)], []);
      await crawls.settle(
        id,
        token,
        [settled],
        [
          found('/a', { foundOn: home!.id }),
          found('/private', { foundOn: home!.id, skipped: { reason: 'robots', detail: 'line 2: Disallow' } }),
          found('/', { foundOn: home!.id, depth: 9 }),
        ],
      );
      await crawls.settle(id, token, [done(home!.id)], []);
      expect(await all(id)).toMatchObject([
        {
          id: 1,
          url: HOME,
          internal: true,
          foundVia: 'start',
          foundOn: null,
          answer: answerOf({ ttfbMs: 12.5 }),
          page: pageFactsOf(),
        },
        { id: 2, url: at('/a'), foundOn: 1, skipped: null, answer: null, page: null },
        { id: 3, url: at('/private'), foundOn: 1, skipped: { reason: 'robots', detail: 'line 2: Disallow' } },
      ]);
      const texts = [];
      for await (const some of crawls.crawledUrls(id, { withTexts: true }))
        texts.push(...some.map(({ packed }) => packed && unpackText(packed.text)));
      expect(texts).toEqual(['The text.\nOf two blocks.', null, null]);
    });

    it('is over when nothing is queued or claimed, and not before', async () => {
      const id = await begun([found('/a'), found('/b')]);
      expect(await crawls.finishCrawl(id)).toBe(0);
      const token = randomUUID();
      const [a, b] = await claim(id, 9, token);
      await crawls.settle(id, token, [done(a!.id)], []);
      expect(await crawls.finishCrawl(id)).toBeGreaterThan(0);
      await crawls.settle(
        id,
        token,
        [{ id: b!.id, skipped: { reason: 'unsupported_scheme', detail: 'no' } }],
        [],
      );
      expect(await crawls.finishCrawl(id)).toBe('over');
      expect(await crawls.work(id)).toMatchObject({ status: 'analysing' });
    });

    it('knows how far it is, which never falls, however much is found', async () => {
      const far = async (id: string) => {
        const { progress, stage } = (await opened.get(id))!;
        return [stage, progress];
      };
      const fresh = randomUUID();
      const config = { ...DEFAULT_CRAWL, maxPages: 10, ratePerSecond: 0, userAgent: 'Test/1.0' };
      await opened.open(fresh, HOME, config);
      expect(await far(fresh)).toEqual(['site', 0]);
      const id = await begun([found('/a'), found('/b')], { maxPages: 1000 });
      expect(await far(id)).toEqual(['crawl', 5]);
      const token = randomUUID();
      const [a, b] = await claim(id, 9, token);
      await crawls.settle(id, token, [done(a!.id)], []);
      expect(await far(id)).toEqual(['crawl', 5 + 37]);
      // Now two of many are known.
      const more = Array.from({ length: 98 }, (_, n) => found(`/${n}`, { foundOn: b!.id }));
      await crawls.settle(id, token, [done(b!.id)], more);
      expect(await far(id)).toEqual(['crawl', 5 + 37]);
      const rest = await claim(id, 98, token);
      await crawls.settle(
        id,
        token,
        rest.slice(0, 88).map((url) => done(url.id)),
        [],
      );
      expect(await far(id)).toEqual(['crawl', 5 + Math.floor(75 * 0.9)]);
      await crawls.settle(
        id,
        token,
        rest.slice(88).map((url) => done(url.id)),
        [],
      );
      await crawls.finishCrawl(id);
      expect(await far(id)).toEqual(['analysis', 80]);
    });

    it.each([
      ['the start where it was tried', ['dns', 'refused'], 'dns'],
      ['the first that was, where the start was not', [null, 'timeout'], 'timeout'],
    ] as const)('reports a site that never answered, by %s', async (_what, ends, cause) => {
      const id = await begun([found('/', { foundVia: 'start', depth: 0 }), found('/a')]);
      const token = randomUUID();
      const claimed = await claim(id, 9, token);
      await crawls.settle(
        id,
        token,
        claimed.map((url, n) => ({ id: url.id, retryInMs: 0, ...(ends[n] ? { tried: ends[n] } : {}) })),
        [],
      );
      // As when it is given up before they are tried again.
      expect(await crawls.skipQueued(id, 'max_time', '3600 s')).toBe(2);
      expect(await crawls.finishCrawl(id)).toEqual({ cause });
      expect(await crawls.work(id)).toMatchObject({ status: 'crawling' });
      expect(await crawls.failSilent(id, { code: 'unreachable', message: 'It is gone.' })).toBe(true);
      expect(await crawls.failSilent(id, { code: 'unreachable', message: 'Twice.' })).toBe(false);
      expect(await crawls.finishCrawl(id)).toBe('over');
    });

    it('counts any answer of the site as one, a server error too, and none of another site', async () => {
      const failed = (url: { id: string }) => ({
        id: url.id,
        answer: answerOf({ status: null, failure: 'refused' }),
        page: null,
      });
      const external = found('https://other.example/', { kind: 'external', depth: null });
      const end = async (status: number | null) => {
        const id = await begun([found('/'), external]);
        const token = randomUUID();
        const [home, other] = await claim(id, 9, token);
        const settled = status === null ? failed(home!) : { ...done(home!.id), answer: answerOf({ status }) };
        await crawls.settle(id, token, [settled, done(other!.id)], []);
        return crawls.finishCrawl(id);
      };
      expect(await end(500)).toBe('over');
      expect(await end(404)).toBe('over');
      expect(await end(null)).toEqual({ cause: 'refused' });
    });

    it('adds up what its workers count, one after the other or at once', async () => {
      const id = await begun([found('/a')]);
      const { requests } = siteFactsOf();
      const token = randomUUID();
      const [a] = await claim(id, 1, token);
      const counted = (requested: number, count: number, longestRun: number) =>
        crawls.settle(id, token, [], [found('/b', { foundOn: a!.id })], {
          requests: requested,
          limited: { count, longestRun },
          refusals: [],
          hasAnswer: true,
        });
      await counted(5, 2, 2);
      await Promise.all([7, 3, 5].map((longestRun) => counted(10, 1, longestRun)));
      expect((await crawls.work(id))?.site).toMatchObject({
        requests: requests + 35,
        limited: { count: 5, longestRun: 7 },
        home: HOME,
      });
    });

    it('skips what is queued, and stores why a crawl failed', async () => {
      const id = await begun([found('/a'), found('/b')]);
      expect(await crawls.skipQueued(id, 'max_time', '3600 s')).toBe(2);
      expect((await all(id)).map(({ skipped }) => skipped)).toEqual([
        { reason: 'max_time', detail: '3600 s' },
        { reason: 'max_time', detail: '3600 s' },
      ]);
      const token = randomUUID();
      await crawls.lease(id, token, LEASE_MS);
      expect(await crawls.fail(id, token, { code: 'unreachable', message: 'It is gone.' })).toBe(true);
      expect(await crawls.fail(id, token, { code: 'internal', message: 'Again.' })).toBe(false);
      expect(await crawls.work(id)).toBeNull();
    });

    it('is failed by the holder of its lease, and not by a worker that lost it', async () => {
      const id = await begun([found('/')]);
      const error = { code: 'unreachable', message: 'It does not answer.' } as const;
      const [stopped, heir] = [randomUUID(), randomUUID()];
      await crawls.lease(id, stopped, 0);
      await crawls.lease(id, heir, LEASE_MS);
      expect(await crawls.fail(id, stopped, error)).toBe(false);
      // Nor by one who met silence while others work on.
      expect(await crawls.failSilent(id, error)).toBe(false);
      expect(await crawls.work(id)).toMatchObject({ status: 'crawling' });
      expect(await crawls.fail(id, heir, error)).toBe(true);
    });

    it('is failing by the last fifty answers to all workers together, and not by those to one', async () => {
      const ten = Array.from({ length: 10 }, (_, n) => found(`/${n}`));
      const id = await begun(ten);
      const [one, other] = [randomUUID(), randomUUID()];
      const seen = (isRefusal: boolean, count: number) => ({
        requests: count,
        limited: { count: 0, longestRun: 0 },
        refusals: Array.from({ length: count }, () => isRefusal),
        hasAnswer: true,
      });
      const answered = async (token: ReturnType<typeof randomUUID>, isRefusal: boolean, count: number) => {
        const [url] = await claim(id, 1, token);
        return crawls.settle(id, token, [done(url!.id)], [], seen(isRefusal, count));
      };
      expect(await answered(one, true, 40)).toMatchObject({ isFailing: false });
      expect(await answered(other, false, 20)).toMatchObject({ isFailing: false });
      expect(await crawls.skipQueued(id, 'site_errors', 'it fails')).toBe(0);
      expect(await answered(one, true, 40)).toEqual({ isLost: false, isFailing: true });
      expect(await crawls.skipQueued(id, 'site_errors', 'it fails')).toBe(7);
    });

    it('releases URLs that met no network uncounted, with their place among the pages', async () => {
      const id = await begun([found('/a'), found('/b')], { maxPages: 1 });
      const token = randomUUID();
      const [first] = await claim(id, 9, token);
      await crawls.settle(
        id,
        token,
        [{ id: first!.id, retryInMs: 0, isUncounted: true, tried: 'refused' }],
        [],
      );
      expect(await claim(id, 9)).toEqual([first]);
      expect(await claim(id, 9)).toEqual([]);
    });

    it('releases URLs that could not be settled uncounted', async () => {
      const id = await begun([found('/a'), found('/b')], { maxPages: 1 });
      const token = randomUUID();
      const [first] = await claim(id, 9, token);
      await crawls.requeue(id, token, true);
      expect(await claim(id, 9, token)).toEqual([first]);
      await crawls.requeue(id, token);
      expect(await claim(id, 9)).toEqual([{ ...first, attempts: 2 }]);
      expect(await claim(id, 9)).toEqual([]);
    });

    it('reports to the holder of its lease for how long its site has answered no worker, before it has begun', async () => {
      const id = randomUUID();
      await opened.open(id, HOME, { ...DEFAULT_CRAWL, maxPages: 1, ratePerSecond: 0, userAgent: 'Test/1.0' });
      const token = randomUUID();
      await crawls.lease(id, token, LEASE_MS);
      expect(await crawls.noteSilence(id, randomUUID(), false)).toBeNull();
      expect(await crawls.noteSilence(id, token, false)).toBeLessThan(LEASE_MS);
      expect(await crawls.noteSilence(id, token, true)).toBeLessThan(LEASE_MS);
    });

    it('is left as unreachable only when nothing answered any worker for so long', async () => {
      const id = await begun([found('/'), found('/a')]);
      const token = randomUUID();
      const [home] = await claim(id, 1, token);
      const seen = { requests: 1, limited: { count: 0, longestRun: 0 }, refusals: [], hasAnswer: true };
      await crawls.settle(id, token, [done(home!.id)], [], seen);
      expect(await crawls.skipSilent(id, LEASE_MS, 'nobody')).toBe(0);
      expect(await crawls.skipSilent(id, 0, 'nobody')).toBe(1);
      expect((await all(id))[1]?.skipped).toEqual({ reason: 'unreachable', detail: 'nobody' });
    });

    it('reports whether a lease was lost at a settlement', async () => {
      const id = await begun([found('/')]);
      const token = randomUUID();
      const [home] = await claim(id, 9, token);
      expect(await crawls.settle(id, randomUUID(), [done(home!.id)], [])).toMatchObject({ isLost: true });
      expect(await crawls.settle(id, token, [done(home!.id)], [])).toMatchObject({ isLost: false });
    });
  });
}

describeCrawlStore('in memory', async () => {
  const scratch = await ScratchFile.open();
  const crawls = new MemoryCrawlStore(scratch);
  return {
    crawls,
    open: (id, startUrl, config) => {
      crawls.insert({ id, startUrl, config });
      return Promise.resolve();
    },
    get: (id) => Promise.resolve(crawls.get(id)),
    close: () => scratch.close(),
  };
});

describeCrawlStore('in PostgreSQL', async () => {
  const database = await createTestDatabase();
  const opened = Database.open({
    url: database.url,
    poolSize: 10,
    acquireMs: 5000,
    statementMs: 5000,
    maxWaiting: 50,
    applicationName: 'test',
  });
  return {
    crawls: new PostgresCrawlStore(opened),
    open: async (id, startUrl, config) => {
      await new PostgresAuditStore(opened).insert({ id, owner: null, startUrl, config });
    },
    get: (id) => new PostgresAuditStore(opened).get(id),
    close: async () => {
      await opened.close();
      await database.drop();
    },
  };
});
