import { describe, expect, it } from '@jest/globals';
import { CHECKS } from '../../../../../src/libs/site-audit/checks/catalogue.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import { SiteJudge } from '../../../../../src/libs/site-audit/rules/judge-site.js';
import { rankSite } from '../../../../../src/libs/site-audit/site/page-rank.js';
import {
  FILTER_GROUPS,
  FILTER_NAMES,
} from '../../../../../src/libs/site-audit/views/filters/filter-catalogue.js';
import {
  FilterTally,
  type CountedGroup,
} from '../../../../../src/libs/site-audit/views/filters/filter-tally.js';
import { urlRowOf } from '../../../../../src/libs/site-audit/views/url-row.js';
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

/** Judges a site as an analysis does: rows as their URLs come, amended by what is found at the end. */
function filtered(urls: readonly CrawledUrl[], inSitemap: readonly string[] = []) {
  const known = urls.map((url, place) => ({ ...url, id: place + 1 }));
  const site = siteOf(known, {}, listed(...inSitemap));
  const ranks = rankSite(site);
  const tally = new FilterTally(site);
  const rows = new Map<string, { filters: string[]; issues: string[] }>();
  let hits = new Set<string>();
  const late: { check: string; url: string | null }[] = [];
  let current: string | null = null;
  const judge = new SiteJudge(CHECKS, site, (check, hit) => {
    if (current !== null && hit.url === current) hits.add(check.id);
    else late.push({ check: check.id, url: hit.url });
  });
  for (const crawled of known) {
    hits = new Set();
    current = crawled.url;
    judge.judge(crawled);
    const entry = site.entry(crawled.id);
    const row = urlRowOf({ crawled, entry }, { site, ranks }, hits);
    rows.set(crawled.url, {
      filters: [...tally.add({ crawled, entry, row, site, hits })],
      issues: [...row.issues],
    });
  }
  current = null;
  judge.finish();
  for (const { check, url } of late) {
    const amendment = tally.addLate(check, url);
    if (!amendment) continue;
    rows.get(amendment.url)?.filters.push(...amendment.filters);
    rows.get(amendment.url)?.issues.push(amendment.check);
  }
  const groups = tally.finish();
  return {
    groups,
    of: (url: string) => rows.get(url)?.filters ?? [],
    issuesOf: (url: string) => rows.get(url)?.issues ?? [],
    rows,
    count: (name: string) => countOf(groups, name),
  };
}

function countOf(groups: readonly CountedGroup[], name: string): number | undefined {
  const [group, filter] = name.split(':');
  return groups.find(({ id }) => id === group)?.filters.find(({ id }) => id === filter)?.count;
}

const titled = (text: string) => ({ head: { titles: [{ text, line: 4 }] } });

describe('the catalogue of filters', () => {
  it('names every filter once', () => {
    expect(FILTER_NAMES.size).toBe(FILTER_GROUPS.reduce((sum, { filters }) => sum + filters.length, 0));
    expect(new Set(FILTER_GROUPS.map(({ id }) => id)).size).toBe(FILTER_GROUPS.length);
    for (const name of FILTER_NAMES) expect(name).toMatch(/^[a-z0-9_]+:[a-z0-9_-]+$/);
  });

  it('has a filter for every check of pages, files and links', () => {
    const reported = new Set(FILTER_GROUPS.flatMap(({ filters }) => filters.map(({ check }) => check)));
    const unenqueued = CHECKS.filter(({ id, applies }) => applies !== 'site' && !reported.has(id));
    expect(unenqueued.map(({ id }) => id)).toEqual([]);
  });

  it('counts hits that come late in groups only that an address alone belongs to', () => {
    const late = FILTER_GROUPS.filter(({ filters }) => filters.some(({ isLate }) => isLate));
    expect(late.map(({ id, appliesTo }) => [id, appliesTo])).toEqual([
      ['sitemaps', 'all'],
      ['security', 'internal'],
      ['links', 'all'],
    ]);
  });

  it('has the groups that the view tells of', () => {
    expect(FILTER_GROUPS.map(({ id }) => id)).toEqual([
      'internal',
      'external',
      'response_codes',
      'url',
      'page_titles',
      'meta_description',
      'h1',
      'h2',
      'content',
      'images',
      'canonicals',
      'directives',
      'hreflang',
      'pagination',
      'structured_data',
      'sitemaps',
      'security',
      'links',
      'validation',
      'mobile',
      'javascript',
      'rendered',
      'crawl',
    ]);
  });
});

describe('the counts of filters', () => {
  it('keep those that hold nowhere, but for the groups that few audits need', () => {
    const { groups, count } = filtered([pageOf(HOME)]);
    const shown = groups.map(({ id }) => id);
    const all = FILTER_GROUPS.map(({ id }) => id);
    expect(all.filter((id) => !shown.includes(id))).toEqual(['javascript', 'rendered']);
    expect(count('page_titles:missing')).toBe(0);
  });

  it('are shares of what their group is about', () => {
    const { groups } = filtered([
      pageOf(HOME),
      pageOf(at('short'), { page: titled('Short') }),
      pageOf(at('c')),
      redirectOf(at('old'), HOME),
      urlOf(at('site.css'), { foundVia: 'resource', answer: { contentType: 'text/css' } }),
      urlOf('https://elsewhere.example/'),
    ]);
    const totals = Object.fromEntries(groups.map(({ id, total }) => [id, total]));
    expect(totals).toMatchObject({
      internal: 5,
      external: 1,
      response_codes: 6,
      url: 4,
      page_titles: 3,
      images: 3,
      links: 6,
      crawl: 6,
    });
    const titles = groups.find(({ id }) => id === 'page_titles');
    expect(titles?.filters.find(({ id }) => id === 'below_30_characters')).toEqual({
      id: 'below_30_characters',
      title: 'Below 30 characters (15 in CJK)',
      count: 1,
      share: 0.3333,
      severity: 'notice',
      check: 'title_too_short',
      urls: '?view=filters&filter=page_titles:below_30_characters',
    });
  });

  it('equal the number of rows that carry each filter', () => {
    const { rows, groups } = filtered(
      [
        pageOf(HOME, {
          page: {
            links: [linkOf(at('gone')), linkOf(at('old')), linkOf(at('a#lost')), linkOf(at('a#gone'))],
          },
        }),
        pageOf(at('a'), { page: { anchors: ['here'], links: [linkOf(at('gone'))] } }),
        urlOf(at('gone'), { answer: { status: 404 } }),
        redirectOf(at('old'), at('a')),
        urlOf(at('only-listed'), { foundVia: 'sitemap' }),
      ],
      [HOME, at('only-listed'), at('gone')],
    );
    const reported = new Map<string, number>();
    for (const { filters } of rows.values()) {
      expect(new Set(filters).size).toBe(filters.length);
      for (const filter of filters) reported.set(filter, (reported.get(filter) ?? 0) + 1);
    }
    for (const { id, filters } of groups)
      for (const filter of filters)
        expect([filter.id, filter.count]).toEqual([filter.id, reported.get(`${id}:${filter.id}`) ?? 0]);
  });
});

describe('hits that are found after all pages', () => {
  const site = () =>
    filtered([
      pageOf(HOME, {
        page: {
          links: [
            linkOf(at('gone')),
            linkOf(at('gone'), { anchor: '' }),
            linkOf(at('a#one')),
            linkOf(at('a#two')),
            linkOf('https://dead.example/'),
            linkOf('https://no-row.example/', { rel: ['nofollow'] }),
          ],
        },
      }),
      pageOf(at('a'), {
        page: {
          // Where most anchors that are linked are unknown, scripts make them, and none is held against a page.
          anchors: ['real', 'true'],
          links: [linkOf(at('gone')), linkOf(at('a#real')), linkOf(at('a#true'))],
        },
      }),
      urlOf(at('gone'), { answer: { status: 404 } }),
      urlOf('https://dead.example/', { answer: { status: 404 } }),
    ]);

  it('join the row of the target, once however many pages or anchors there are', () => {
    const { of, issuesOf, count } = site();
    expect(of(at('gone'))).toContain('links:broken_internal_link');
    expect(of(at('a')).filter((filter) => filter === 'links:broken_bookmark')).toHaveLength(1);
    expect(issuesOf(at('a')).filter((check) => check === 'broken_fragment')).toHaveLength(1);
    expect(of('https://dead.example/')).toContain('links:broken_external_link');
    expect(count('links:broken_bookmark')).toBe(1);
    expect(count('links:broken_internal_link')).toBe(1);
  });

  it('change nothing where there is no row', () => {
    const index = siteOf([pageOf(HOME)]);
    const tally = new FilterTally(index);
    expect(tally.addLate('localhost_link', 'http://localhost/')).toBeNull();
    expect(tally.addLate('missing_404', null)).toBeNull();
    expect(tally.addLate('localhost_link', HOME)).toMatchObject({ id: 1, filters: ['links:localhost'] });
    expect(tally.addLate('localhost_link', HOME)).toBeNull();
    // A check that tells page by page has its filters in the row already.
    expect(tally.addLate('title_missing', HOME)).toMatchObject({ filters: [] });
  });
});

describe('single filters', () => {
  const holds = (filter: string, ...urls: readonly CrawledUrl[]) => {
    expect(FILTER_NAMES.has(filter)).toBe(true);
    const { of } = filtered([pageOf(at('sound')), ...urls]);
    expect(of(at('sound'))).not.toContain(filter);
    return urls.map(({ url }) => of(url).includes(filter));
  };

  it('part long titles by letters and by width', () => {
    const byLetters = pageOf(at('a'), { page: titled('i'.repeat(61)) });
    const byWidth = pageOf(at('b'), { page: titled('W'.repeat(40)) });
    const square = pageOf(at('c'), { page: titled('漢'.repeat(31)) });
    expect(holds('page_titles:over_60_characters', byLetters, byWidth, square)).toEqual([true, false, true]);
    expect(holds('page_titles:over_561_pixels', byLetters, byWidth, square)).toEqual([false, true, false]);
    expect(
      holds('page_titles:over_60_characters', pageOf(at('d'), { page: titled('i'.repeat(60)) })),
    ).toEqual([false]);
  });

  it('part short titles by letters and by width', () => {
    const few = pageOf(at('a'), { page: titled('W'.repeat(29)) });
    const narrow = pageOf(at('b'), { page: titled('i'.repeat(40)) });
    expect(holds('page_titles:below_30_characters', few, narrow)).toEqual([true, false]);
    expect(holds('page_titles:below_200_pixels', few, narrow)).toEqual([false, true]);
  });

  it('ignore titles of pages that are not indexable, as their checks do', () => {
    const hidden = pageOf(at('a'), {
      page: {
        head: { titles: [{ text: 'x', line: 1 }], robots: [{ name: 'robots', content: 'noindex', line: 1 }] },
      },
    });
    expect(holds('page_titles:below_30_characters', hidden)).toEqual([false]);
    expect(holds('directives:noindex', hidden)).toEqual([true]);
  });

  it('part descriptions as they part titles', () => {
    const long = (text: string) => ({ page: { head: { descriptions: [{ text, line: 1 }] } } });
    const urls = [pageOf(at('a'), long('i'.repeat(156))), pageOf(at('b'), long('W'.repeat(100)))];
    expect(holds('meta_description:over_155_characters', ...urls)).toEqual([true, false]);
    expect(holds('meta_description:over_985_pixels', ...urls)).toEqual([false, true]);
    expect(holds('meta_description:below_70_characters', pageOf(at('c'), long('W'.repeat(69))))).toEqual([
      true,
    ]);
    expect(holds('meta_description:below_400_pixels', pageOf(at('c'), long('i'.repeat(80))))).toEqual([true]);
  });

  it('see a title that only says what the H1 does', () => {
    const same = pageOf(at('a'), {
      page: { ...titled('Apples  and pears'), headings: [{ level: 1, text: 'apples AND pears', line: 9 }] },
    });
    expect(holds('page_titles:same_as_h1', same)).toEqual([true]);
  });

  it('see headings that are long, twice the same, or out of order', () => {
    const headed = (path: string, ...headings: readonly (readonly [number, string])[]) =>
      pageOf(at(path), {
        page: { headings: headings.map(([level, text], line) => ({ level, text, line })) },
      });
    const one = headed('a', [1, 'Same words'], [2, 'x'.repeat(71)], [2, 'two']);
    const other = headed('b', [2, 'first'], [1, 'same  WORDS'], [3, 'far']);
    expect(holds('h1:duplicate', one, other)).toEqual([true, true]);
    expect(holds('h1:non_sequential', one, other)).toEqual([false, true]);
    expect(holds('h2:over_70_characters', one, other)).toEqual([true, false]);
    expect(holds('h2:multiple', one, other)).toEqual([true, false]);
    expect(holds('h2:non_sequential', one, other)).toEqual([false, true]);
    expect(holds('h2:missing', headed('c', [1, 'Only']))).toEqual([true]);
    expect(holds('h2:duplicate', headed('c', [2, 'Both']), headed('d', [2, 'both']))).toEqual([true, true]);
  });

  it('tell each untidiness of an address by its own', () => {
    const all = ['A-b', 'a_b', 'a//b', 'a/x/a', 'a%20b', 'caf%C3%A9'].map((path) => pageOf(at(path)));
    const only = (place: number) => all.map((_, other) => other === place);
    expect(holds('url:uppercase', ...all)).toEqual(only(0));
    expect(holds('url:underscores', ...all)).toEqual(only(1));
    expect(holds('url:multiple_slashes', ...all)).toEqual(only(2));
    expect(holds('url:repetitive_path', ...all)).toEqual(only(3));
    expect(holds('url:contains_space', ...all)).toEqual(only(4));
    expect(holds('url:non_ascii', ...all)).toEqual(only(5));
  });

  it('see queries, searches and tracking', () => {
    const urls = [pageOf(at('find?q=tea')), pageOf(at('search/tea')), pageOf(at('a?utm_source=x'))];
    expect(holds('url:internal_search', ...urls)).toEqual([true, true, false]);
    expect(holds('url:parameters', ...urls)).toEqual([true, false, true]);
    expect(holds('url:tracking_parameters', ...urls)).toEqual([false, false, true]);
    expect(holds('url:over_115_characters', pageOf(at('x'.repeat(100))))).toEqual([true]);
  });

  it('tell answers of the site and of others apart', () => {
    const urls = [
      urlOf(at('gone'), { answer: { status: 410 } }),
      urlOf('https://elsewhere.example/', { answer: { status: 404 } }),
      urlOf(at('late'), { answer: { status: null, failure: 'timeout' } }),
      urlOf(at('no'), { skipped: { reason: 'robots', detail: 'line 1: Disallow: /no' } }),
    ];
    expect(holds('response_codes:internal_client_error', ...urls)).toEqual([true, false, false, false]);
    expect(holds('response_codes:external_client_error', ...urls)).toEqual([false, true, false, false]);
    expect(holds('response_codes:internal_no_response', ...urls)).toEqual([false, false, true, false]);
    expect(holds('response_codes:internal_blocked_by_robots', ...urls)).toEqual([false, false, false, true]);
  });

  it('tell why a URL was not crawled, and where it was found', () => {
    const urls = [
      urlOf(at('far'), { skipped: { reason: 'max_depth', detail: '3' } }),
      urlOf(at('b'), { foundVia: 'sitemap' }),
    ];
    expect(holds('crawl:skipped_max_depth', ...urls)).toEqual([true, false]);
    expect(holds('crawl:not_crawled', ...urls)).toEqual([true, false]);
    expect(holds('crawl:found_via_sitemap', ...urls)).toEqual([false, true]);
  });

  it('see images by their pages and by themselves', () => {
    const image = (more: object) => ({
      src: 'x.png',
      alt: 'A tree',
      hasWidth: true,
      hasHeight: true,
      isPixel: false,
      isLink: false,
      line: 9,
      ...more,
    });
    const file = (path: string, bytes: number, status = 200) =>
      urlOf(at(path), {
        foundVia: 'resource',
        answer: {
          contentType: status === 200 ? 'image/png' : 'text/html',
          status,
          bytes,
          transferBytes: bytes,
        },
      });
    const page = pageOf(at('a'), {
      page: {
        images: [image({ alt: null }), image({ alt: 'x'.repeat(101) })],
        resources: ['light', 'heavy', 'huge', 'lost'].map((name, line) => ({
          kind: 'image',
          url: at(name),
          line,
        })),
      },
    });
    const linked = pageOf(at('b'), { page: { images: [image({ alt: '', isLink: true })] } });
    const urls = [
      page,
      linked,
      file('light', 9),
      file('heavy', 150_000),
      file('huge', 300_000),
      file('lost', 9, 404),
    ];
    expect(holds('images:missing_alt_attribute', ...urls)).toEqual([true, false, false, false, false, false]);
    expect(holds('images:missing_alt_text', ...urls)).toEqual([false, true, false, false, false, false]);
    expect(holds('images:alt_over_100_characters', ...urls)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(holds('images:over_100_kb', ...urls)).toEqual([false, false, false, true, true, false]);
    expect(holds('images:over_200_kb', ...urls)).toEqual([false, false, false, false, true, false]);
    expect(holds('images:broken', ...urls)).toEqual([false, false, false, false, false, true]);
  });

  it('canonicals: tell canonicalised, self-referencing, multiple and missing apart', () => {
    const named = (path: string, ...hrefs: readonly string[]) =>
      pageOf(at(path), {
        page: {
          head: {
            canonicals: hrefs.map((href, line) => ({
              href,
              url: href.split('#')[0]!,
              absolute: true,
              inHead: true,
              line: line + 1,
            })),
          },
        },
      });
    const urls = [
      named('a', at('a')),
      named('b', at('a')),
      named('c', `${at('c')}#top`, at('c')),
      named('d'),
    ];
    expect(holds('canonicals:canonicalised', ...urls)).toEqual([false, true, false, false]);
    expect(holds('canonicals:unlinked', ...urls)).toEqual([false, true, false, false]);
    expect(holds('canonicals:multiple', ...urls)).toEqual([false, false, true, false]);
    expect(holds('canonicals:contains_fragment', ...urls)).toEqual([false, false, true, false]);
    expect(holds('canonicals:missing', ...urls)).toEqual([false, false, false, true]);
    expect(filtered(urls).of(at('a'))).toContain('canonicals:self_referencing');
  });

  it('see what is wrong with the pages that hreflang names', () => {
    const languages = (path: string, codes: Readonly<Record<string, string>>, more: object = {}) =>
      pageOf(at(path), {
        page: {
          head: {
            hreflangs: Object.entries(codes).map(([code, to]) => ({ code, url: at(to), line: 3 })),
            ...more,
          },
        },
      });
    const urls = [
      languages('en', { en: 'en', de: 'de', fr: 'fr', it: 'it' }),
      languages('de', { de: 'de', 'en-gb': 'en' }),
      languages('fr', { fr: 'fr', en: 'en' }, { robots: [{ name: 'robots', content: 'noindex', line: 1 }] }),
      urlOf(at('it'), { answer: { status: 404 } }),
    ];
    expect(holds('hreflang:non_200', ...urls)).toEqual([true, false, false, false]);
    expect(holds('hreflang:noindex_return', ...urls)).toEqual([true, false, false, false]);
    expect(holds('hreflang:inconsistent_language_return', ...urls)).toEqual([true, false, false, false]);
    expect(holds('hreflang:unlinked', ...urls)).toEqual([true, true, true, false]);
    expect(filtered(urls).of(at('fr'))).not.toContain('hreflang:missing');
  });

  it('pagination: tell first pages from later ones', () => {
    const page = (path: string, next: string | null, prev: string | null) =>
      pageOf(at(path), { page: { head: { next: next && at(next), prev: prev && at(prev) } } });
    const urls = [page('1', '2', null), page('2', '3', '1'), urlOf(at('3'), { answer: { status: 404 } })];
    expect(holds('pagination:first_page', ...urls)).toEqual([true, false, false]);
    expect(holds('pagination:paginated_2_plus', ...urls)).toEqual([false, true, false]);
    expect(holds('pagination:non_200', ...urls)).toEqual([false, true, false]);
    expect(holds('pagination:loop', page('x', 'y', 'y'), page('y', 'x', 'x'))).toEqual([true, true]);
  });

  it('see which pages lack a security header', () => {
    const security = { hsts: false, csp: false, framing: true, nosniff: true, referrerPolicy: true };
    const urls = [
      pageOf(at('a'), { answer: { security } }),
      pageOf('http://example.com/b', { answer: { security } }),
    ];
    expect(holds('security:missing_csp', ...urls)).toEqual([true, true]);
    expect(holds('security:missing_hsts', ...urls)).toEqual([true, false]);
    expect(holds('security:missing_x_frame_options', ...urls)).toEqual([false, false]);
    expect(holds('security:http', ...urls)).toEqual([false, true]);
  });

  it('show scripts only where a page needs them', () => {
    const empty = pageOf(at('app'), {
      page: { text: { bodyWords: 3, mainWords: 3 }, dom: { emptyRoot: true } },
    });
    expect(holds('javascript:needs_js', empty)).toEqual([true]);
    expect(filtered([empty]).count('javascript:needs_js')).toBe(1);
  });

  it('see directives of metas and headers', () => {
    const urls = [
      pageOf(at('a'), { answer: { xRobotsTag: ['noarchive, max-snippet:0'] } }),
      pageOf(at('b'), { page: { head: { robots: [{ name: 'robots', content: 'index,follow', line: 1 }] } } }),
    ];
    expect(holds('directives:noarchive', ...urls)).toEqual([true, false]);
    expect(holds('directives:max-snippet', ...urls)).toEqual([true, false]);
    expect(holds('directives:index', ...urls)).toEqual([false, true]);
  });
});
