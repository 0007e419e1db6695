import { describe, expect, it } from '@jest/globals';
import { FetchBudget } from '../../../../src/domain/article/job-budget.js';
import { loadPageReader } from '../../../../src/libs/page-reading/index.js';
import { PageReading } from '../../../../src/services/research/page-reading.js';
import { RetryAfterFetcher } from '../../../../src/libs/guarded-fetch/index.js';
import { SiteDiscovery } from '../../../../src/services/research/site-discovery.js';
import { WaitBudget } from '../../../../src/services/research/wait-budget.js';
import { FakePageFetcher, type FakePage } from '../../../support/writing/fake-page-fetcher.js';

const SITE = 'https://harbour.example';
const isOwn = (url: string) => url.startsWith(SITE);

const urlset = (...paths: string[]): FakePage => ({
  contentType: 'application/xml',
  body: `<urlset>${paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`,
});
const index = (...urls: string[]): FakePage => ({
  contentType: 'application/xml',
  body: `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`,
});

async function discovering(pages: Readonly<Record<string, FakePage>>, sitemaps: string[] = [], fetches = 40) {
  const fetcher = new FakePageFetcher(
    Object.fromEntries(Object.entries(pages).map(([path, page]) => [SITE + path, page])),
    { [SITE]: { sitemaps } },
  );
  const reader = await loadPageReader();
  const heard: string[] = [];
  const discovery = new SiteDiscovery(
    {
      fetcher,
      reader,
      retryingFetcher: new RetryAfterFetcher(fetcher, new WaitBudget(async () => undefined)),
      reading: new PageReading(reader),
    },
    {
      fetches: new FetchBudget(0, fetches),
      signal: new AbortController().signal,
      onAsk: (url) => heard.push(url.replace(SITE, '')),
    },
  );
  return { discovery, heard };
}

const BOUNDS = { sitemaps: 5, most: 100 };

describe('the discovery of a site', () => {
  it('reads the sitemaps of robots.txt, /sitemap.xml and those of an index, and none of another site', async () => {
    const { discovery, heard } = await discovering(
      {
        '/map.xml': index(`${SITE}/inner.xml`, 'https://other.example/map.xml'),
        '/inner.xml': urlset('/a', '/b'),
        '/sitemap.xml': urlset('/c'),
      },
      [`${SITE}/map.xml`, 'https://other.example/sitemap.xml'],
    );
    expect(await discovery.sitemapPages(`${SITE}/`, isOwn, BOUNDS)).toEqual(
      ['/c', '/a', '/b'].map((path) => SITE + path),
    );
    expect(heard).toEqual(['/map.xml', '/sitemap.xml', '/inner.xml']);
  });

  it('requests no more sitemaps than it may, none once it has its pages, and none without a fetch left', async () => {
    const maps = { '/1.xml': urlset('/a', '/b'), '/2.xml': urlset('/c'), '/3.xml': urlset('/d') };
    const named = Object.keys(maps).map((path) => SITE + path);
    const asked = async (bounds: typeof BOUNDS, fetches?: number) => {
      const { discovery, heard } = await discovering(maps, named, fetches);
      await discovery.sitemapPages(`${SITE}/`, isOwn, bounds);
      return heard;
    };
    expect(await asked({ sitemaps: 2, most: 100 })).toEqual(['/1.xml', '/2.xml']);
    expect(await asked({ sitemaps: 5, most: 2 })).toEqual(['/1.xml']);
    expect(await asked(BOUNDS, 1)).toEqual(['/1.xml']);
  });

  it('skips feeds and sitemaps that can’t be read, and feeds that lead to another site', async () => {
    const { discovery, heard } = await discovering({
      '/away': { redirect: 'https://other.example/feed' },
      '/feed': {
        contentType: 'application/rss+xml',
        body: `<rss><channel><item><link>${SITE}/news</link><title>News</title></item></channel></rss>`,
      },
    });
    expect(await discovery.sitemapPages(`${SITE}/`, isOwn, BOUNDS)).toEqual([]);
    const found: string[] = [];
    for await (const entries of discovery.feedEntries(
      ['/gone', '/away', '/feed'].map((path) => SITE + path),
      isOwn,
    ))
      found.push(...entries.map(({ title }) => title));
    expect(found).toEqual(['News']);
    expect(heard).toEqual(['/sitemap.xml', '/gone', '/away', '/feed']);
  });
});
