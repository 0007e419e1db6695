import { describe, expect, it } from '@jest/globals';
import { loadPageReader } from '../../../../src/libs/page-reading/index.js';
import { FetchBudget } from '../../../../src/domain/article/job-budget.js';
import { SiteWalk, type WalkState, type WalkOptions } from '../../../../src/services/report/site-walk.js';
import { PageReading } from '../../../../src/services/research/page-reading.js';
import { WaitBudget } from '../../../../src/services/research/wait-budget.js';
import { RetryAfterFetcher } from '../../../../src/libs/guarded-fetch/index.js';
import { FakePageFetcher, type FakePage } from '../../../support/writing/fake-page-fetcher.js';
import { itOfMany } from '../../../support/sample.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';

const SITE = 'https://harbour.example';

async function walk(
  pages: Readonly<Record<string, FakePage>>,
  more: Partial<WalkOptions> & { robots?: ConstructorParameters<typeof FakePageFetcher>[1] } = {},
) {
  const { robots, ...options } = more;
  const fetcher = new FakePageFetcher(
    Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [path.startsWith('/') ? SITE + path : path, page]),
    ),
    robots,
  );
  const reader = await loadPageReader();
  const kept: WalkState[] = [];
  const walked = new SiteWalk(
    {
      fetcher,
      reader,
      retryingFetcher: new RetryAfterFetcher(fetcher, new WaitBudget(async () => undefined)),
      reading: new PageReading(reader),
    },
    {
      startUrl: `${SITE}/`,
      listed: null,
      most: 300,
      fetches: new FetchBudget(0, 400),
      savedState: null,
      saveState: async (part) => void kept.push(JSON.parse(JSON.stringify(part)) as WalkState),
      isLate: () => false,
      signal: new AbortController().signal,
      advance: async () => undefined,
      ...options,
    },
  );
  const state = await walked.run();
  return { state, kept, asked: fetcher.asked.map((url) => url.replace(SITE, '')), seen: walked.seen };
}

const many = (count: number): Record<string, FakePage> => ({
  '/': harbourPage(
    'home',
    Array.from({ length: count }, (_, n) => `/p${n}`),
  ),
  ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`/p${n}`, harbourPage(`page ${n}`)])),
});

describe('a walk through a site', () => {
  it('reads its pages breadth first, each once, and none of other sites', async () => {
    const { state, asked, seen } = await walk({
      '/': harbourPage('home', ['/a', '/b', 'https://other.example/x', '/paper.pdf', '/a#part']),
      '/a': harbourPage('boats', ['/c', '/']),
      '/b': harbourPage('piers'),
      '/c': harbourPage('ropes'),
    });
    expect(asked).toEqual(['/', '/sitemap.xml', '/a', '/b', '/c']);
    expect(state.pages.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'S1 home',
      'S2 boats',
      'S3 piers',
      'S4 ropes',
    ]);
    expect(seen).toBe(4);
    expect(state.links.outbound).toMatchObject([
      { url: 'https://other.example/x', pages: 1, sourceIds: ['S1'] },
    ]);
  });

  it('reads the pages that sitemaps and feeds name', async () => {
    const feed = '<link rel="alternate" type="application/rss+xml" href="/feed">';
    const { state } = await walk(
      {
        '/': harbourPage('home', [], feed),
        '/feed': {
          contentType: 'application/rss+xml',
          body: `<rss><channel><item><link>${SITE}/news</link><title>News</title></item><item><link>https://other.example/n</link><title>Other</title></item></channel></rss>`,
        },
        '/map.xml': {
          contentType: 'application/xml',
          body: `<urlset><url><loc>${SITE}/hidden</loc></url></urlset>`,
        },
        '/news': harbourPage('news'),
        '/hidden': harbourPage('hidden'),
      },
      { robots: { [SITE]: { sitemaps: [`${SITE}/map.xml`] } } },
    );
    expect(state.pages.map(({ title }) => title)).toEqual(['home', 'news', 'hidden']);
    expect(state.feedEntries).toEqual([{ url: 'https://other.example/n', title: 'Other' }]);
  });

  it('requests the pages that an audit lists and no others', async () => {
    const { asked } = await walk(
      { '/': harbourPage('home', ['/c']), '/a': harbourPage('boats', ['/d']) },
      { listed: [`${SITE}/`, `${SITE}/a`] },
    );
    expect(asked).toEqual(['/', '/a']);
  });

  itOfMany(
    'stops at its bound, when its fetches are used up and when its time is over, and says which',
    async () => {
      const stopped = async (more: Partial<WalkOptions>) => {
        const { state } = await walk(many(20), more);
        return [state.stopped, state.pages.length, state.waiting.length];
      };
      expect(await stopped({ most: 5 })).toEqual(['most', 5, 16]);
      expect(await stopped({ fetches: new FetchBudget(0, 6) })).toEqual(['fetches', 5, 16]);
      expect(await stopped({ isLate: () => true })).toEqual(['time', 1, 20]);
      expect(await stopped({})).toEqual(['all', 21, 0]);
    },
  );

  itOfMany('continues where an earlier attempt was cut short, and requests no page twice', async () => {
    const pages = many(100);
    const { kept, state: whole } = await walk(pages);
    expect(kept.length).toBe(1);
    const before = kept[0]!.pages.map(({ url }) => url);
    const { asked, state } = await walk(pages, { savedState: kept[0] });
    expect(asked.filter((path) => before.includes(SITE + path))).toEqual([]);
    expect(state.pages.length).toBe(101);
    expect(state.pages.map(({ url }) => url)).toEqual(whole.pages.map(({ url }) => url));
    const { state: elsewhere } = await walk(pages, {
      savedState: { ...kept[0], startUrl: 'https://other.example/' },
    });
    expect(elsewhere.pages.length).toBe(101);
    expect((await walk(pages, { savedState: 'nonsense' })).state.pages.length).toBe(101);
  });

  it('reports what is forbidden, what failed and what led to other sites', async () => {
    const { state } = await walk(
      {
        '/': harbourPage('home', ['/private/a', '/gone', '/moved']),
        '/moved': { redirect: 'https://other.example/' },
        'https://other.example/': harbourPage('other'),
      },
      { robots: { [SITE]: { disallow: ['/private'] } } },
    );
    expect(state.forbidden).toEqual({ count: 1, urls: [`${SITE}/private/a`] });
    expect(state.failed).toMatchObject({ count: 1, pages: [{ code: 'bad_status', retryable: false }] });
    expect(state.strays).toBe(1);
    expect(state.pages.length).toBe(1);
  });

  it('keeps one of two addresses of the same text', async () => {
    const { state } = await walk({
      '/': harbourPage('home', ['/a', '/a?print=1']),
      '/a': harbourPage('boats'),
      '/a?print=1': harbourPage('boats'),
    });
    expect(state.pages.length).toBe(2);
  });

  it('ends at once when it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(walk(many(2), { signal })).rejects.toThrow('cancelled');
  });
});
