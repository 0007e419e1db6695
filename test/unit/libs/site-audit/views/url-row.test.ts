import { describe, expect, it } from '@jest/globals';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import { rankSite } from '../../../../../src/libs/site-audit/site/page-rank.js';
import { FACETS, urlRowOf, type UrlRow } from '../../../../../src/libs/site-audit/views/url-row.js';
import {
  HOME,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';

const at = (path: string) => `${HOME}${path}`;

/** Rows of a site, by URL. */
function rowsOf(urls: readonly CrawledUrl[], inSitemap: readonly string[] = []): (url: string) => UrlRow {
  const known = urls.map((url, place) => ({ ...url, id: place + 1 }));
  const site = siteOf(known, {}, listed(...inSitemap));
  const sources = { site, ranks: rankSite(site) };
  return (url) => {
    const crawled = known.find((one) => one.url === url)!;
    return urlRowOf({ crawled, entry: site.entry(crawled.id) }, sources);
  };
}

const rowOf = (url: CrawledUrl) => rowsOf([url])(url.url);

describe('the row of a URL', () => {
  it('tells a page with its texts and their sizes', () => {
    const row = rowOf(
      pageOf(at('docs/spring?x=1'), {
        page: {
          head: {
            titles: [
              { text: '  ', line: 3 },
              { text: 'Frühling  im Garten', line: 4 },
            ],
            descriptions: [{ text: 'Was wann', line: 5 }],
            robots: [{ name: 'robots', content: 'noindex, max-snippet:20', line: 6 }],
            canonicals: [],
          },
          headings: [
            { level: 1, text: '', line: 9 },
            { level: 1, text: 'Frühling', line: 10 },
            { level: 2, text: 'Säen', line: 11 },
          ],
        },
        answer: { ttfbMs: 40.6, lastModified: 'Tue, 01 Oct 2024 10:00:00 GMT', xRobotsTag: ['nofollow'] },
      }),
    );
    expect(row).toMatchObject({
      url: at('docs/spring?x=1'),
      internal: true,
      status: 200,
      statusClass: '2xx',
      contentType: 'text/html',
      indexable: false,
      indexabilityReason: 'noindex',
      title: 'Frühling im Garten',
      titleGraphemes: 18,
      description: 'Was wann',
      descriptionGraphemes: 8,
      h1: ['Frühling'],
      canonical: null,
      robots: ['noindex', 'max-snippet:20', 'nofollow'],
      lang: 'en',
      words: 400,
      ttfbMs: 41,
      bytes: 20_000,
      transferBytes: 5_000,
      lastModified: 'Tue, 01 Oct 2024 10:00:00 GMT',
      skipped: null,
      folder: '/docs/',
    });
    expect(row.titlePx).toBeGreaterThan(100);
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('counts links one by one, and the pages that have them', () => {
    const target = at('target');
    const row = rowsOf([
      pageOf(HOME, {
        page: {
          links: [
            linkOf(target),
            linkOf(target),
            linkOf(target, { anchor: 'other words' }),
            linkOf('https://www.example.com/x'),
            linkOf('https://elsewhere.example/'),
            linkOf('https://unknown.example/'),
            linkOf(target, { element: 'link' }),
            linkOf('mailto:x', { url: null }),
          ],
        },
      }),
      pageOf(target, { page: { links: [linkOf(target)] } }),
      pageOf(at('more'), { page: { links: [linkOf(target, { rel: ['nofollow'] })] } }),
      pageOf('https://www.example.com/x'),
      urlOf('https://elsewhere.example/'),
    ]);
    expect(row(HOME)).toMatchObject({ outlinks: 4, externalOutlinks: 2, depth: 0 });
    expect(row(target)).toMatchObject({ inlinks: 4, uniqueInlinks: 2, outlinks: 1, depth: 1 });
    expect(row('https://elsewhere.example/')).toMatchObject({
      internal: false,
      inlinks: 1,
      outlinks: null,
      pagerank: null,
      folder: null,
    });
  });

  it('ranks pages, but none that is folded into another', () => {
    const row = rowsOf([
      pageOf(HOME, { page: { links: [linkOf(at('a'))] } }),
      pageOf(at('a')),
      redirectOf(at('old'), at('a')),
    ]);
    expect(row(HOME).pagerank! + row(at('a')).pagerank!).toBeCloseTo(1, 4);
    expect(row(HOME).linkScore).toBe(100);
    expect(row(at('old'))).toMatchObject({
      pagerank: null,
      linkScore: null,
      redirectTo: at('a'),
      title: null,
    });
  });

  it('says why a URL was not crawled', () => {
    const row = rowOf(
      urlOf(at('private/x'), {
        skipped: { reason: 'robots', detail: `line 3: Disallow: /${'p'.repeat(500)}` },
      }),
    );
    expect(row.skipped?.reason).toBe('robots');
    expect(row.skipped?.detail).toMatch(/^line 3: Disallow: \/p+…$/);
    expect(row).toMatchObject({
      status: null,
      statusClass: null,
      bytes: null,
      indexabilityReason: 'blocked',
    });
    expect(row.facets).toMatchObject({ statusClass: 'blocked_by_robots', indexability: 'blocked' });
  });

  it('has a text for every facet', () => {
    const row = rowsOf([pageOf(HOME), pageOf(at('docs/api/x')), urlOf('https://elsewhere.example/')], [HOME]);
    expect(row(HOME).facets).toEqual({
      statusClass: '2xx',
      indexability: 'indexable',
      contentType: 'text/html',
      depth: '0',
      folder: '/',
      lang: 'en',
      inSitemap: 'true',
    });
    expect(row(at('docs/api/x')).facets).toMatchObject({
      folder: '/docs/',
      depth: 'none',
      inSitemap: 'false',
    });
    expect(Object.keys(row('https://elsewhere.example/').facets)).toEqual([...FACETS]);
    expect(row('https://elsewhere.example/').facets).toMatchObject({ folder: 'none', lang: 'none' });
  });

  it('has a facet of each search that found a value, and its first', () => {
    const found = [
      { search: 'Price', count: 2, values: ['9.99', '8.99'] },
      { search: 'Tag', count: 3, values: [] },
    ];
    const page = pageOf(HOME);
    const { facets } = rowOf({ ...page, page: { ...page.page!, found } });
    expect(Object.keys(facets)).toEqual([...FACETS, 'found:Price']);
    expect(facets['found:Price']).toBe('9.99');
  });

  it('keeps texts of the web short', () => {
    const long = 'wide '.repeat(5000);
    const row = rowOf(
      pageOf(HOME, {
        page: {
          head: {
            titles: [{ text: long, line: 1 }],
            descriptions: [{ text: long, line: 1 }],
            robots: [
              { name: 'robots', content: Array.from({ length: 900 }, (_, at) => `x${at}`).join(), line: 1 },
            ],
          },
          headings: Array.from({ length: 900 }, () => ({ level: 1, text: long, line: 1 })),
        },
        answer: { contentType: `text/${'x'.repeat(9000)}`, lastModified: long },
      }),
    );
    expect(JSON.stringify(row).length).toBeLessThan(6000);
    expect(row.titleGraphemes).toBe(24_999);
  });

  it('names the page that is most like it', () => {
    const minhash = Buffer.alloc(512, 7).toString('base64');
    const row = rowsOf([
      pageOf(at('a'), { page: { text: { minhash } } }),
      pageOf(at('b'), { page: { text: { minhash } } }),
    ]);
    expect(row(at('b'))).toMatchObject({ nearDuplicateOf: at('a'), similarity: 1 });
  });
});
