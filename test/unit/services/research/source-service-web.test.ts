import { describe, expect, it } from '@jest/globals';
import { FetchBudget, JOB_BUDGET, QueryBudget } from '../../../../src/domain/article/job-budget.js';
import type { BriefSettings } from '../../../../src/domain/brief/settings.js';
import type { FakePage } from '../../../support/writing/fake-page-fetcher.js';
import { FakeWebSearch } from '../../../support/writing/fake-web-search.js';
import { gatherSources, SITE, type GatherTestOptions } from '../../../support/writing/gather-sources.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';
import { itOfMany } from '../../../support/sample.js';

const own: Record<string, FakePage> = { [`${SITE}/`]: harbourPage('quay') };
/** Pages on hosts of their own, each about a light of its own. */
const lights = ['amber', 'beryl', 'coral', 'delft', 'ebony'].map((name) => `https://${name}.example/light`);
const web: Record<string, FakePage> = Object.fromEntries(
  lights.map((url) => [url, harbourPage(`${new URL(url).hostname.split('.')[0] ?? ''} lighthouse`)]),
);
const found = (urls: readonly string[] = lights) =>
  new FakeWebSearch(urls.map((url) => ({ url, title: 'A light' })));
const gather = (options: GatherTestOptions) =>
  gatherSources({ search: found(), pages: { ...own, ...web }, ...options });
const hostsOf = (sources: readonly { finalUrl: string | null }[]) =>
  sources.map(({ finalUrl }) => new URL(finalUrl ?? '').hostname);

describe('searching the web for sources', () => {
  it('follows when the given sources and the edition’s own pages do not suffice', async () => {
    const search = found();
    const { gathered } = gather({ search });
    const { sources, queries } = await gathered;
    expect(search.asked.map(({ text }) => text)).toEqual(['How the lighthouse is kept']);
    // The edition's own page is not about lighthouses, and a place that is left is left empty.
    expect(hostsOf(sources)).toEqual(lights.map((url) => new URL(url).hostname));
    expect(sources[0]).toMatchObject({
      kind: 'web',
      rights: 'third_party',
      via: { by: 'search', query: 'How the lighthouse is kept' },
      robotsAllowed: true,
      httpStatus: 200,
      contentType: 'text/html',
      textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      publishedAt: null,
    });
    expect(queries).toEqual([
      {
        text: 'How the lighthouse is kept',
        provider: 'searxng',
        at: '2026-01-05T00:00:00.000000Z',
        results: 5,
        kept: 5,
        failure: null,
      },
    ]);
  });

  it('is left out when the edition has enough on the subject', async () => {
    const search = found();
    const pages = { ...web, [`${SITE}/`]: harbourPage('lighthouse') };
    const { fetcher, gathered } = gather({ search, pages, settings: { word_count: 50 } });
    const { queries } = await gathered;
    expect([search.asked, queries]).toEqual([[], []]);
    expect(fetcher.asked.every((url) => url.startsWith(SITE))).toBe(true);
  });

  it('is made all the same when the brief’s policy is open', async () => {
    const pages = { ...web, [`${SITE}/`]: harbourPage('lighthouse') };
    const settings: BriefSettings = { word_count: 150, source_policy: 'open' };
    const { sources } = await gather({ pages, settings }).gathered;
    expect(sources.map(({ kind }) => kind)).toContain('web');
    expect(sources.map(({ kind }) => kind)).toContain('domain_page');
  });

  it('is never made when only given sources may be used: nothing else is requested at all', async () => {
    const search = found();
    const settings: BriefSettings = {
      source_policy: 'only_given',
      sources: [{ url: 'https://given.example/a' }, { url: 'https://given.example/gone' }],
    };
    const pages = { ...own, ...web, 'https://given.example/a': harbourPage('keeper', lights) };
    const { fetcher, gathered } = gather({ search, settings, pages });
    expect((await gathered).sources).toMatchObject([{ kind: 'given_url', via: { by: 'given' } }]);
    expect(search.asked).toEqual([]);
    expect(fetcher.asked).toEqual(['https://given.example/a', 'https://given.example/gone']);
  });

  it('gives a warning when a brief requests it and none is configured', async () => {
    const settings: BriefSettings = { source_policy: 'open' };
    const { warnings, queries } = await gatherSources({
      pages: { [`${SITE}/`]: harbourPage('lighthouse') },
      settings,
    }).gathered;
    expect(warnings).toMatchObject([
      { code: 'setting_not_applied', message: expect.stringContaining('open') },
    ]);
    expect(queries).toEqual([]);
  });

  it('is enough by itself for an edition without a site', async () => {
    expect(hostsOf((await gather({ webAddress: null }).gathered).sources)).toHaveLength(5);
  });

  it('sends the input, the title, the keywords and each heading, and nothing that is the caller’s own', async () => {
    const search = found();
    await gather({
      search,
      country: 'GB',
      input: `How lighthouses are kept\n${'and then some more words '.repeat(60)}`,
      settings: {
        title: 'Keepers of the light',
        keywords: ['lamp', 'oil'],
        sections: [
          { heading: 'The lamp' },
          { heading: 'The stairs' },
          { heading: 'Fog' },
          { heading: 'Gulls' },
        ],
        notes: 'A secret note of the newsroom.',
        instructions: 'Write it like a secret letter.',
        freshness: 'month',
        domains: { include: ['amber.example', 'harbour.example'] },
      },
    }).gathered;
    expect(search.asked.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^How lighthouses are kept and then some more words/),
      'Keepers of the light',
      'Keepers of the light lamp oil',
      'Keepers of the light The lamp',
      'Keepers of the light The stairs',
      'Keepers of the light Fog',
    ]);
    for (const query of search.asked) {
      expect(Array.from(query.text).length).toBeLessThanOrEqual(400);
      expect(query.text).not.toContain('secret');
      expect(query).toMatchObject({
        language: 'en',
        country: 'GB',
        freshness: 'month',
        hosts: ['amber.example', 'harbour.example'],
      });
    }
  });

  it('reads hosts that the brief’s domains allow, wherever a result or its redirect leads', async () => {
    const pages = {
      ...own,
      ...web,
      [lights[1]!]: { redirect: 'https://coral.example/light' },
    };
    const { fetcher, gathered } = gather({
      pages,
      settings: { domains: { exclude: ['coral.example', 'delft.example'] } },
    });
    const { sources, dropped } = await gathered;
    expect(hostsOf(sources)).toEqual(['amber.example', 'ebony.example']);
    expect(fetcher.asked).not.toContain('https://delft.example/light');
    expect(dropped.filter(({ code }) => code === 'source_blocked')).toHaveLength(3);
  });

  it('gives one host of others two fifths of the places, however its pages are reached', async () => {
    const many = ['one', 'two', 'three', 'four'].map((name) => `https://www.amber.example/${name}`);
    const pages: Record<string, FakePage> = {
      ...own,
      ...web,
      ...Object.fromEntries(
        many.map((url) => [url, harbourPage(`${url.split('/').pop() ?? ''} lighthouse`)]),
      ),
      'https://short.example/': { redirect: 'https://www.amber.example/two' },
      'https://amber.example/three': harbourPage('three lighthouse'),
    };
    const urls = [...many.slice(0, 2), 'https://short.example/', ...many.slice(2), ...lights];
    const { gathered } = gather({ pages, search: found(urls), settings: { max_sources: 5 } });
    const { sources, dropped } = await gathered;
    const hosts = hostsOf(sources).map((host) => host.replace(/^www\./, ''));
    expect(hosts).toHaveLength(5);
    expect(hosts.filter((host) => host === 'amber.example')).toHaveLength(2);
    expect(dropped.filter(({ code }) => code === 'host_share').length).toBeGreaterThanOrEqual(2);
  });

  it('leaves out duplicates, old pages and other languages, and names the original of a duplicate', async () => {
    const dated = (date: string) => `<meta property="article:published_time" content="${date}">`;
    const german = `<!doctype html><html lang="de"><title>Leuchtturm</title><main><h1>Leuchtturm</h1><p>${Array.from({ length: 12 }, (_, n) => `Im Jahr ${1800 + n} wurde der Leuchtturm von den Bürgern der Stadt mit neuen Lampen und einer neuen Treppe versehen.`).join(' ')}</p></main></html>`;
    const pages = {
      ...own,
      ...web,
      [lights[1]!]: harbourPage('amber lighthouse'),
      [lights[2]!]: harbourPage('coral lighthouse', [], dated('2025-11-02')),
      [lights[3]!]: harbourPage('delft lighthouse', [], dated('2025-12-20T08:00:00Z')),
      [lights[4]!]: german,
    };
    const { sources, dropped } = await gather({ pages, settings: { freshness: 'month' } }).gathered;
    expect(hostsOf(sources)).toEqual(['amber.example', 'delft.example']);
    expect(sources[1]?.publishedAt).toBe('2025-12-20T08:00:00Z');
    expect(dropped).toMatchObject([
      { url: lights[1], code: 'duplicate', duplicateOf: lights[0] },
      { url: lights[2], code: 'too_old', reason: expect.stringContaining('2025-11-02') },
      { url: lights[4], code: 'other_language' },
      { url: `${SITE}/`, code: 'off_subject' },
    ]);
  });

  it('counts the edition’s own page as its own, though a search found it', async () => {
    const pages = { ...web, ...own, [`${SITE}/hidden`]: harbourPage('lighthouse') };
    const { sources } = await gather({ pages, search: found([`${SITE}/hidden`, lights[0]!]) }).gathered;
    expect(sources.find(({ finalUrl }) => finalUrl === `${SITE}/hidden`)).toMatchObject({
      kind: 'domain_page',
      rights: 'own',
      via: { by: 'search' },
    });
  });

  it('counts no neighbour of a folder as the edition’s own, by search, address or redirect', async () => {
    const home = 'https://pages.example/alice/';
    const pages = {
      [home]: harbourPage('lighthouse', ['/alice/moved']),
      'https://pages.example/alice/moved': { redirect: '/bob/moved' },
      'https://pages.example/bob/moved': harbourPage('moved'),
      'https://pages.example/bob/post': harbourPage('bob'),
      'https://pages.example/carol/post': harbourPage('carol'),
    };
    const search = found(['https://pages.example/bob/post']);
    const settings: BriefSettings = { sources: [{ url: 'https://pages.example/carol/post' }] };
    const { sources, dropped } = await gather({ pages, search, settings, webAddress: home }).gathered;
    expect(sources.map(({ finalUrl, rights }) => [finalUrl, rights])).toEqual([
      ['https://pages.example/carol/post', 'given'],
      [home, 'own'],
      ['https://pages.example/bob/post', 'third_party'],
    ]);
    expect(dropped).toMatchObject([{ url: 'https://pages.example/bob/moved', code: 'off_site' }]);
  });

  it('recognises an address in another spelling, and stores it without tracking parameters', async () => {
    const url = lights[0]!;
    const search = found([`${url}?utm_source=news`, url.replace('amber', 'AMBER'), `${url}#top`, lights[1]!]);
    const { fetcher, gathered } = gather({ search, webAddress: null });
    const { sources } = await gathered;
    expect(sources.map((source) => source.url)).toEqual([url, lights[1]]);
    expect(fetcher.asked).toEqual([url, lights[1]]);
  });

  itOfMany('leaves fetches for the web, however many pages the site has', async () => {
    const links = Array.from({ length: 90 }, (_, n) => `/page-${n}`);
    const pages: Record<string, FakePage> = {
      ...web,
      [`${SITE}/`]: harbourPage('quay', links),
      ...Object.fromEntries(links.map((link, n) => [`${SITE}${link}`, harbourPage(`subject${n}`)])),
    };
    const { fetcher, fractions, gathered } = gather({ pages });
    const { sources } = await gathered;
    expect(sources.filter(({ kind }) => kind === 'web')).toHaveLength(5);
    expect(fetcher.asked.length).toBeLessThanOrEqual(JOB_BUDGET.fetches);
    expect(fetcher.peak).toBeLessThanOrEqual(4);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  });

  it('makes no more queries than the job has left', async () => {
    const search = found();
    const queries = new QueryBudget(JOB_BUDGET.queries - 1);
    await gather({ search, queries, settings: { title: 'Keepers of the light' } }).gathered;
    expect([search.asked.length, queries.left]).toEqual([1, 0]);
    const none = gather({ search, queries, webAddress: null });
    await expect(none.gathered).rejects.toMatchObject({ code: 'budget_exceeded' });
    const fetches = new FetchBudget(JOB_BUDGET.fetches);
    await expect(gather({ fetches, webAddress: null }).gathered).rejects.toMatchObject({
      code: 'budget_exceeded',
    });
  });

  it('gives the same sources for the same answers, in whatever order they arrive', async () => {
    const ids = async () => (await gather({}).gathered).sources.map(({ finalUrl }) => finalUrl);
    expect(await ids()).toEqual(await ids());
  });
});

describe('a failing web search', () => {
  const busy = { fails: 'rate_limited', retryAfterMs: 90_000 } as const;

  it('fails the stage when there are no other sources, and says when to retry', async () => {
    await expect(gather({ search: new FakeWebSearch(busy) }).gathered).rejects.toMatchObject({
      name: 'StageFailure',
      code: 'search_unavailable',
      retryAfterMs: 90_000,
      retryable: true,
    });
  });

  it('is reported, and the work continues, when there are other sources', async () => {
    const pages = { [`${SITE}/`]: harbourPage('lighthouse') };
    const { sources, warnings, queries } = await gather({ pages, search: new FakeWebSearch(busy) }).gathered;
    expect(sources).toHaveLength(1);
    expect(warnings).toMatchObject([{ code: 'search_unavailable' }]);
    expect(queries).toMatchObject([{ at: null, results: 0, kept: 0, failure: 'rate_limited' }]);
  });

  it('is retried once after its Retry-After, if that is not too long', async () => {
    const answers = found();
    const search = new FakeWebSearch((_query, nth) =>
      nth === 1 ? { fails: 'rate_limited', retryAfterMs: 2000 } : lights.map((url) => ({ url })),
    );
    const queries = new QueryBudget(0);
    const { gathered, waits } = gather({ search, queries });
    const { sources } = await gathered;
    expect([waits, queries.spent]).toEqual([[2000], 2]);
    expect(hostsOf(sources)).toEqual(hostsOf((await gather({ search: answers }).gathered).sources));
  });

  it('does not lose its earlier answers', async () => {
    const search = new FakeWebSearch((_query, nth) =>
      nth === 1 ? lights.map((url) => ({ url })) : { fails: 'unavailable' },
    );
    const { sources, warnings } = await gather({ search, settings: { title: 'Keepers of the light' } })
      .gathered;
    expect(sources.filter(({ kind }) => kind === 'web')).toHaveLength(5);
    expect(warnings).toMatchObject([{ code: 'search_unavailable' }]);
  });

  it('gets the other queries when one fails and others may succeed', async () => {
    const search = new FakeWebSearch((_query, nth) =>
      nth === 1 ? { fails: 'unavailable', othersMayDo: true } : lights.map((url) => ({ url })),
    );
    const { sources, warnings, queries } = await gather({
      search,
      settings: { title: 'Keepers of the light' },
    }).gathered;
    expect(sources.filter(({ kind }) => kind === 'web')).toHaveLength(5);
    expect(queries.map(({ failure }) => failure)).toEqual(['unavailable', null]);
    expect(warnings).toMatchObject([{ code: 'search_unavailable' }]);
  });

  it.each(['bad_answer', 'timeout', 'rejected', 'unavailable'] as const)(
    'is not retried at once by %s',
    async (fails) => {
      const search = new FakeWebSearch({ fails });
      await expect(gather({ search }).gathered).rejects.toMatchObject({ code: 'search_unavailable' });
      expect(search.asked).toHaveLength(1);
    },
  );

  it('without results is no failure: the job says that there are none', async () => {
    const nothing = gather({ search: new FakeWebSearch([]), webAddress: null });
    await expect(nothing.gathered).rejects.toMatchObject({
      code: 'no_usable_sources',
      message: 'The web search found no page.',
    });
  });

  it('may name any address: only public pages are requested, and the others are reported', async () => {
    const bad = [
      ['http://127.0.0.1/admin', 'source_blocked'],
      ['http://[::1]:8080/', 'source_blocked'],
      ['http://169.254.169.254/latest/meta-data/', 'source_blocked'],
      ['http://10.0.0.5/', 'source_blocked'],
      ['http://localhost/', 'source_blocked'],
      ['http://amber.example:22/', 'source_blocked'],
      ['file:///etc/passwd', 'unsupported_address'],
      ['javascript:alert(1)', 'unsupported_address'],
      ['data:text/html,<p>hello', 'unsupported_address'],
      ['ftp://amber.example/light', 'unsupported_address'],
      ['http://user:word@amber.example/', 'unsupported_address'],
      ['nonsense', 'unsupported_address'],
      ['https://amber.example/manual.pdf', 'unsupported_type'],
    ] as const;
    const { fetcher, gathered } = gather({ search: found([...bad.map(([url]) => url), lights[0]!]) });
    const { sources, dropped } = await gathered;
    expect(hostsOf(sources)).toEqual(['amber.example']);
    expect(dropped.map(({ code }) => code)).toEqual([...bad.map(([, code]) => code), 'off_subject']);
    expect(JSON.stringify(dropped)).not.toContain('user:word');
    expect(fetcher.asked.filter((url) => !url.startsWith(SITE))).toEqual([lights[0]]);
  });
});

describe('a site with Retry-After', () => {
  const busy = (status: number, retryAfterMs: number) => ({ status, retryAfterMs });

  it.each([429, 503])('is retried once after that time for %i', async (status) => {
    const url = 'https://given.example/a';
    const settings: BriefSettings = { source_policy: 'only_given', sources: [{ url }], notes: 'A note.' };
    const fetches = new FetchBudget(0);
    const { fetcher, gathered, waits } = gatherSources({
      pages: { [url]: busy(status, 4000) },
      settings,
      fetches,
    });
    const { warnings } = await gathered;
    expect([fetcher.asked, waits, fetches.spent]).toEqual([[url, url], [4000], 2]);
    expect(warnings).toMatchObject([{ code: 'source_unreadable' }]);
  });

  it('gets no more requests when the time is long', async () => {
    const links = Array.from({ length: 30 }, (_, n) => `/page-${n}`);
    const { fetcher, gathered, waits } = gatherSources({
      pages: {
        [`${SITE}/`]: harbourPage('lighthouse', links),
        ...Object.fromEntries(links.map((link) => [`${SITE}${link}`, busy(429, 3_600_000)])),
      },
    });
    const { sources, dropped } = await gathered;
    expect(sources).toHaveLength(1);
    expect(waits).toEqual([]);
    // The home page, its sitemap, and the four that were under way together.
    expect(fetcher.asked).toHaveLength(6);
    expect(dropped.every(({ code }) => code === 'bad_status')).toBe(true);
  });

  it('is waited for at most half a minute', async () => {
    const urls = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example/`);
    const { gathered, waits } = gatherSources({
      pages: Object.fromEntries(urls.map((url) => [url, busy(503, 12_000)])),
      settings: { source_policy: 'only_given', sources: urls.map((url) => ({ url })), notes: 'A note.' },
    });
    await gathered;
    expect(waits).toEqual([12_000, 12_000]);
  });
});

describe('a site’s feed', () => {
  const feed = (type: string, body: string): FakePage => ({ contentType: type, body });
  const link = (type: string) => `<link rel="alternate" type="${type}" href="/feed">`;
  const url = `${SITE}/2026/the-lighthouse`;

  it.each([
    [
      'application/rss+xml',
      `<?xml version="1.0"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>H</title>
       <atom:link href="${SITE}/feed" rel="self"/><item><title><![CDATA[The lighthouse & its keeper]]></title>
       <link>${url}#top</link><pubDate>Fri, 02 Jan 2026 10:00:00 +0100</pubDate></item></channel></rss>`,
      '2026-01-02T09:00:00.000Z',
    ],
    [
      'application/atom+xml',
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>H</title><entry>
       <title type="html">The &lt;b&gt;lighthouse&lt;/b&gt;</title><link rel="self" href="/x.atom"/>
       <link href="/2026/the-lighthouse"/><published>2026-01-02T09:00:00Z</published></entry></feed>`,
      '2026-01-02T09:00:00Z',
    ],
    [
      'application/feed+json',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'H',
        items: [{ id: '1', url, title: 'The lighthouse', date_published: '2026-01-02T09:00:00Z' }],
      }),
      '2026-01-02T09:00:00Z',
    ],
    [
      'application/rss+xml',
      `<rss version="2.0"><channel><item><title>Lighthouse</title><link>${url}</link><pubDate>last week</pubDate></item></channel></rss>`,
      null,
    ],
  ])(
    'names, in %s, pages, and says when they were published if they do not',
    async (type, body, publishedAt) => {
      const { sources } = await gatherSources({
        pages: {
          [`${SITE}/`]: harbourPage('quay', ['/2026/the-lighthouse'], link(type)),
          [`${SITE}/feed`]: feed(type, body),
          [url]: harbourPage('lighthouse'),
        },
      }).gathered;
      expect(sources[0]).toMatchObject({ finalUrl: url, publishedAt });
    },
  );

  it('finds a page without links to it, whose own date goes before the feed’s', async () => {
    const body = `<rss version="2.0"><channel><item><title>Lighthouse</title><link>${url}</link>
      <pubDate>Fri, 02 Jan 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
    const { sources } = await gatherSources({
      pages: {
        [`${SITE}/`]: harbourPage('quay', [], link('application/rss+xml')),
        [`${SITE}/feed`]: feed('application/rss+xml', body),
        [url]: harbourPage('lighthouse', [], '<meta name="date" content="2025-12-31">'),
      },
    }).gathered;
    expect(sources[0]).toMatchObject({ finalUrl: url, via: { by: 'feed' }, publishedAt: '2025-12-31' });
  });

  it.each([
    [
      'a bomb of entities',
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><item><link>&a;</link></item></channel></rss>`,
    ],
    ['cut short', '<rss version="2.0"><channel><item><link>https://harbour.example/a</link>'],
    ['JSON of another kind', '{"items": [{"url": "https://harbour.example/a"}]}'],
    [
      'addresses of strangers',
      `<rss version="2.0"><channel><item><link>http://10.0.0.1/a</link></item><item><link>javascript:alert(1)</link></item></channel></rss>`,
    ],
  ])('names nothing when it is %s', async (_what, body) => {
    const { fetcher, gathered } = gatherSources({
      pages: {
        [`${SITE}/`]: harbourPage('lighthouse', [], link('application/rss+xml')),
        [`${SITE}/feed`]: feed('application/rss+xml', body),
      },
    });
    expect((await gathered).sources).toHaveLength(1);
    expect(fetcher.asked).toEqual([`${SITE}/`, `${SITE}/feed`, `${SITE}/sitemap.xml`]);
  });
});
