import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadPageScanner, type PageScanner } from '../../../../src/libs/page-reading/index.js';
import { NO_ANSWER } from '../../../../src/libs/guarded-fetch/answer-facts.js';
import { refuse } from '../../../../src/domain/errors.js';
import { FetchFailure, type SiteFetcher } from '../../../../src/libs/guarded-fetch/index.js';
import { auditInMemory, crawlInMemory } from '../../../support/generated-site/audit-in-memory.js';
import type { GeneratedSite, Served, ServedUrl } from '../../../support/generated-site/generated-site.js';
import { MemorySiteFetcher } from '../../../support/generated-site/memory-site-fetcher.js';
import {
  file,
  HOME,
  jpeg,
  SiteBuilder,
  type SiteOptions,
} from '../../../support/generated-site/site-builder.js';
import { TimelessCrawlStore } from '../../../support/audit/timeless-crawl-store.js';
import { itOfMany } from '../../../support/sample.js';

let scanner: PageScanner;
beforeAll(async () => {
  scanner = await loadPageScanner();
});

function siteWith(plan: (site: SiteBuilder) => void, options: Partial<SiteOptions> = {}): GeneratedSite {
  const site = new SiteBuilder({ name: 'small', seed: 1, ...options });
  plan(site);
  return site.build();
}

/** Crawls a site. @returns what became of its URLs, and what was asked for */
async function crawl(plan: (site: SiteBuilder) => void, options: Partial<SiteOptions> = {}) {
  const site = siteWith(plan, options);
  const fetcher = new MemorySiteFetcher(site);
  const found = await auditInMemory(site, { scanner, fetcher });
  const of = (path: string) => found.urls.find(({ url }) => url === new URL(path, HOME).href);
  const asked = (path: string) =>
    fetcher.asked
      .filter((one) => one.endsWith(` ${new URL(path, HOME).href}`))
      .map((one) => one.split(' ')[0]);
  return { ...found, of, asked };
}

const image = (bytes: number) => file('image/jpeg', jpeg(bytes), { isCompressed: false });

describe('a crawl', () => {
  it('requests the targets of search forms and link elements, and not of preconnect', async () => {
    const { of } = await crawl((site) => {
      const head =
        `<link rel="help" href="${site.page('/help', { isShelved: false })}">` +
        '<link rel="preconnect" href="https://cdn.example/"><link rel="dns-prefetch" href="https://dns.example/">';
      const form = `<form action="${site.page('/find', { isShelved: false, isListed: false })}"><input name="q"></form>`;
      site.page('/start', { parts: { headEnd: head }, more: form });
    });
    expect(of('/help')?.answer?.status).toBe(200);
    expect(of('/find')).toMatchObject({ foundVia: 'form', answer: { status: 200 }, depth: null });
    expect(of('https://cdn.example/')).toBeUndefined();
    expect(of('https://dns.example/')).toBeUndefined();
  });

  it('reads a file to recognise its kind, and of one that is too large only the head', async () => {
    const { of, asked } = await crawl((site) => {
      const [small, large] = [site.serve('/small.jpg', image(5)), site.serve('/large.jpg', image(2_100_000))];
      site.page('/images', { more: `<p><img src="${small}" alt="a"><img src="${large}" alt="b"></p>` });
    });
    expect(asked('/small.jpg')).toEqual(['HEAD', 'GET']);
    expect(of('/small.jpg')?.answer).toMatchObject({ status: 200, sniffed: 'image', bytes: 5 });
    expect(asked('/large.jpg')).toEqual(['HEAD']);
    expect(of('/large.jpg')?.answer).toMatchObject({ status: 200, sniffed: null, bytes: 2_100_000 });
  });

  it('retries a URL without an answer twice, and of one that is too large requests the beginning if it is HTML', async () => {
    const failing: Served = { failure: 'reset' };
    const { of, asked } = await crawl((site) => {
      site.shelve(site.serve('/silent', failing));
      site.shelve(
        site.serve('/huge', file('text/html', Buffer.alloc(5_300_000, ' '), { isCompressed: false })),
      );
      site.shelve(
        site.serve('/huge.zip', file('application/zip', Buffer.alloc(5_300_000), { isCompressed: false })),
      );
    });
    expect(asked('/silent')).toEqual(['GET', 'GET', 'GET']);
    expect(of('/silent')?.answer).toMatchObject({ failure: 'reset', attempts: 3 });
    expect(asked('/huge')).toEqual(['GET', 'GET']);
    expect(of('/huge')?.answer).toMatchObject({ status: 200, failure: 'too_large', attempts: 1 });
    expect(asked('/huge.zip')).toEqual(['GET']);
    expect(of('/huge.zip')?.answer).toMatchObject({ status: 200, failure: null, bytes: 5_300_000 });
  });

  itOfMany('counts all of its requests, so that one 429 of many is no limit', async () => {
    const busy = file('text/html', 'Slower.', { status: 429, headers: { 'retry-after': '1' } });
    const { index, hits } = await crawl((site) => {
      site.fill(2, 60, ['en']);
      site.page('/busy', { first: [busy] });
    });
    expect(index.site.requests).toBeGreaterThan(125);
    expect(index.site.limited).toEqual({ count: 1, longestRun: 1 });
    expect(hits.get('rate_limited')).toBeUndefined();
  });

  it('leaves out what robots.txt forbids and what looks infinite, with the reason', async () => {
    const { of, asked } = await crawl((site) => {
      site.shelve(site.at('/private/desk'));
      site.shelve(site.at('/2050/01/'));
    });
    expect(of('/private/desk')?.skipped).toEqual({ reason: 'robots', detail: 'line 2: Disallow: /private/' });
    expect(of('/2050/01/')?.skipped).toMatchObject({ reason: 'trap' });
    expect([...asked('/private/desk'), ...asked('/2050/01/')]).toEqual([]);
  });

  it('claims no more pages than it may, and gives the others the reason', async () => {
    const { urls } = await crawl((site) => site.fill(1, 20, ['en']), { config: { maxPages: 5 } });
    expect(urls.filter(({ page }) => page !== null)).toHaveLength(5);
    expect(urls.filter(({ skipped }) => skipped?.reason === 'max_pages').length).toBeGreaterThan(10);
  });
});

describe('the probe of a site', () => {
  it('retries passing failures, also of robots.txt and sitemaps', async () => {
    const failing = file('text/plain', '', { status: 503 });
    const robots = file('text/plain', `User-agent: *\nSitemap: ${HOME}sitemap.xml\n`);
    const site = siteWith((plan) => plan.fill(1, 3, ['en']));
    const { urls } = await auditInMemory(
      {
        ...site,
        urls: new Map([
          ...site.urls,
          [`${HOME}robots.txt`, { answers: [{ failure: 'reset' }, failing, robots] }],
          [`${HOME}sitemap.xml`, { answers: [failing, ...site.urls.get(`${HOME}sitemap.xml`)!.answers] }],
        ]),
      },
      { scanner },
    );
    expect(urls.filter(({ foundVia }) => foundVia === 'sitemap').length).toBeGreaterThan(3);
  });

  it('does not retry without end when all sitemaps fail', async () => {
    const failing = { answers: [file('application/xml', '', { status: 500 })] } as const;
    const site = siteWith((plan) => {
      for (let n = 0; n < 20; n += 1) plan.addSitemap(plan.serve(`/sitemaps/failing-${n}.xml`, failing));
    });
    const fetcher = new MemorySiteFetcher(site);
    const { index } = await auditInMemory(site, { scanner, fetcher });
    expect(index.site.sitemaps.filter(({ status }) => status === 500)).toHaveLength(20);
    expect(fetcher.asked.filter((one) => one.includes('failing'))).toHaveLength(26);
  });
});

describe('a worker that loses its network at its first request', () => {
  it.each([
    ['before the start', 0],
    ['before robots.txt', 1],
    ['before the sitemaps', 2],
    ['among the sitemaps', 4],
  ])('%s leaves the audit to others, and counts nothing against the site', async (_when, answered) => {
    const site = siteWith((plan) => plan.fill(1, 3, ['en']));
    const inner = new MemorySiteFetcher(site);
    let asked = 0;
    const fetcher: SiteFetcher = {
      ask: (url, ask) => {
        asked += 1;
        if (asked <= answered || asked > answered + 12) return inner.ask(url, ask);
        return Promise.resolve({ answer: { ...NO_ANSWER, failure: 'dns' }, body: new Uint8Array() });
      },
      isAllowListed: (url) => inner.isAllowListed(url),
      certificateOf: () => inner.certificateOf(),
    };
    const { index, urls } = await auditInMemory(site, { scanner, fetcher, silentMs: 1 });
    expect(index.site.robots.status).toBe(200);
    expect(new Set(index.site.sitemaps.map(({ status }) => status))).toEqual(new Set([200]));
    expect(index.site.probes.map(({ answer }) => answer.status)).toEqual([404, 404]);
    expect(urls.filter(({ page }) => page !== null).length).toBeGreaterThan(3);
  });
});

describe('a store that is away for a while', () => {
  it('costs an audit no attempt, however often it could not begin', async () => {
    let faults = 0;
    class Faulty extends TimelessCrawlStore {
      override begin(...asked: Parameters<TimelessCrawlStore['begin']>): Promise<boolean> {
        if (faults === 7) return super.begin(...asked);
        faults += 1;
        return Promise.reject(refuse('unavailable', 'The store is away.'));
      }
    }
    const site = siteWith((plan) => plan.fill(1, 3, ['en']));
    const { error } = await crawlInMemory(site, { scanner, store: new Faulty() });
    expect([faults, error]).toEqual([7, null]);
  });
});

describe('the reason of a failed crawl', () => {
  const failure = async (site: GeneratedSite) => (await crawlInMemory(site, { scanner })).error;

  it('is that robots.txt forbids it, with the line', async () => {
    const site = siteWith(() => undefined, { robots: 'User-agent: *\nDisallow: /' });
    expect(await failure(site)).toMatchObject({
      code: 'robots_forbidden',
      message: expect.stringContaining('line 2'),
    });
  });

  it('is that robots.txt fails', async () => {
    const site = siteWith(() => undefined, { robots: file('text/plain', '', { status: 500 }) });
    expect(await failure(site)).toMatchObject({ code: 'robots_forbidden' });
  });

  it('is that the name is unknown, the site does not answer, or the address is forbidden', async () => {
    const site = siteWith(() => undefined);
    expect(await failure({ ...site, start: 'https://unknown.example/' })).toMatchObject({
      code: 'unknown_host',
    });
    const silent = new Map([...site.urls, [HOME, { answers: [{ failure: 'timeout' }] }] as const]);
    expect(await failure({ ...site, urls: silent })).toMatchObject({ code: 'unreachable' });
    expect(await failure({ ...site, start: 'http://192.168.0.1/' })).toMatchObject({
      code: 'source_blocked',
    });
  });

  /** Answers as it should while it is looked at, and then so. */
  const dying = (then: Served): GeneratedSite => {
    const site = siteWith((plan) => plan.fill(1, 4, ['en']));
    const urls = new Map<string, ServedUrl>();
    for (const [url, plan] of site.urls) {
      const isLookedAt = url === HOME || /robots\.txt$|sitemap/.test(url);
      urls.set(url, { ...plan, answers: isLookedAt ? [plan.answers[0], then] : [then] });
    }
    return { ...site, urls };
  };

  it('is that the site is gone after its probe', async () => {
    expect(await failure(dying({ failure: 'refused' }))).toEqual({
      code: 'unreachable',
      message: expect.stringContaining('(refused)'),
    });
    expect(await failure(dying({ failure: 'dns' }))).toMatchObject({ code: 'unknown_host' });
  });

  it('is that its address became forbidden after its probe', async () => {
    const site = siteWith((plan) => plan.fill(1, 4, ['en']));
    const fetcher = new MemorySiteFetcher(site);
    let isMoved = false;
    const moving: SiteFetcher = {
      ask: (url, ask) => {
        if (isMoved) throw new FetchFailure('source_blocked', url, 'It may not be fetched.');
        return fetcher.ask(url, ask);
      },
      isAllowListed: (url) => fetcher.isAllowListed(url),
      certificateOf: () => {
        isMoved = true;
        return fetcher.certificateOf();
      },
    };
    expect((await crawlInMemory(site, { scanner, fetcher: moving })).error).toMatchObject({
      code: 'source_blocked',
    });
  });

  it('is none where the start answers with an error, which fails no crawl', async () => {
    for (const status of [404, 500]) {
      const site = siteWith(() => undefined);
      const answers = [file('text/html', 'Nothing here.', { status })] as const;
      const { error, store } = await crawlInMemory(
        { ...site, urls: new Map([...site.urls, [HOME, { answers }] as const]) },
        { scanner },
      );
      expect([status, error]).toEqual([status, null]);
      const urls = [];
      for await (const some of store.crawledUrls('00000000-0000-4000-8000-000000000001'))
        urls.push(...some.map(({ crawled }) => crawled));
      expect(urls.find(({ url }) => url === HOME)?.answer).toMatchObject({ status });
    }
  });
});
