import { describe, expect, it } from '@jest/globals';
import type { CrawledUrl } from '../../../../../../src/libs/site-audit/site/crawled-url.js';
import type { CheckResult } from '../../../../../../src/libs/site-audit/rules/judge-site.js';
import type { SiteFacts } from '../../../../../../src/libs/site-audit/site/site-facts.js';
import {
  NO_CHANGES,
  OverviewTally,
  type OverviewEnd,
} from '../../../../../../src/libs/site-audit/views/overview/overview.js';
import {
  HOME,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteFactsOf,
  siteOf,
  urlOf,
} from '../../../../../support/audit/audit-site.js';
import { checkOf, resultOf } from '../../../../../support/audit/check-result.js';
import { itOfMany } from '../../../../../support/sample.js';

const at = (path: string) => `${HOME}${path}`;
const END: OverviewEnd = {
  results: [],
  urlsHit: { error: 0, warning: 0, notice: 0 },
  changes: NO_CHANGES,
  previous: null,
  isComplete: true,
  sameTextGroups: [],
};

function overviewOf(
  urls: readonly CrawledUrl[],
  end: Partial<OverviewEnd> = {},
  site: Partial<SiteFacts> = {},
  inSitemap: readonly string[] = [],
) {
  const known = urls.map((url, place) => ({ ...url, id: place + 1 }));
  const tally = new OverviewTally(siteOf(known, site, listed(...inSitemap)));
  for (const url of known) tally.add(url);
  return tally.finish({ ...END, ...end });
}

/** A page that all can be clicked to from. */
const home = (...paths: readonly string[]) =>
  pageOf(HOME, { page: { links: paths.map((path) => linkOf(at(path))) } });
const silent = { status: null, failure: 'timeout', bytes: 0, contentType: '', sniffed: null } as const;

describe('the overview of a site', () => {
  const mixed = [
    home('a', 'old', 'gone', 'broken', 'silent', 'secret', 'file.pdf'),
    pageOf(at('a'), {
      page: { links: [linkOf(HOME), linkOf(at('gone')), linkOf('https://other.example/')] },
    }),
    redirectOf(at('old'), at('a')),
    urlOf(at('gone'), { answer: { status: 404, contentType: 'text/html', bytes: 100 } }),
    urlOf(at('broken'), { answer: { status: 503, contentType: 'TEXT/HTML; charset=x', bytes: 50 } }),
    urlOf(at('silent'), { answer: silent }),
    urlOf(at('secret'), { skipped: { reason: 'robots', detail: 'line 1' } }),
    urlOf(at('file.pdf'), { answer: { contentType: 'application/pdf', bytes: 5000, sniffed: 'pdf' } }),
    urlOf(at('a.css'), { foundVia: 'resource', answer: { contentType: 'text/css', bytes: 300 } }),
    urlOf('https://other.example/', { answer: { status: 500 } }),
    pageOf(at('lonely'), { foundVia: 'sitemap' }),
  ];

  it('counts what the crawl knows, other sites’ addresses apart', () => {
    const { totals, statusClasses, statusCodes } = overviewOf(mixed, {}, {}, [at('lonely')]);
    expect(totals).toMatchObject({
      urls: 10,
      htmlPages: 3,
      indexable: 3,
      resources: 1,
      externalUrls: 1,
      externalLinks: 1,
      bytes: 20_000 * 3 + 100 + 50 + 5000 + 300,
    });
    // Seven of the home page, two of `a`, one of the lonely one.
    expect(totals.internalLinks).toBe(10);
    expect(statusClasses).toEqual({
      '2xx': 5,
      '3xx': 1,
      '4xx': 1,
      '5xx': 1,
      no_response: 1,
      blocked_by_robots: 1,
    });
    expect(statusCodes).toEqual([
      { code: 200, count: 5 },
      { code: 301, count: 1 },
      { code: 404, count: 1 },
      { code: 503, count: 1 },
    ]);
    const answers = Object.values(statusClasses).reduce((sum, count) => sum + count, 0);
    expect(answers).toBe(totals.urls);
  });

  it('counts types of what answered, without their parameters', () => {
    expect(overviewOf(mixed).contentTypes).toEqual([
      { type: 'text/html', count: 6, bytes: 60_150 },
      { type: 'application/pdf', count: 1, bytes: 5000 },
      { type: 'text/css', count: 1, bytes: 300 },
    ]);
    const nameless = urlOf(at('x'), { answer: { contentType: '', bytes: 7 } });
    expect(overviewOf([nameless]).contentTypes).toEqual([{ type: 'unknown', count: 1, bytes: 7 }]);
  });

  it('tells why what is not indexable is not, each reason, also those that hold nowhere', () => {
    const reasons = overviewOf(mixed).nonIndexableReasons;
    expect(reasons.map(({ reason }) => reason)).toHaveLength(8);
    expect(Object.fromEntries(reasons.map(({ reason, count }) => [reason, count]))).toMatchObject({
      redirect: 1,
      client_error: 1,
      server_error: 1,
      no_response: 1,
      noindex: 0,
    });
  });

  it('counts clicks from the home page; what no click leads to comes last, files not at all', () => {
    const { depth } = overviewOf(mixed, {}, {}, [at('lonely')]);
    expect(depth.map((level) => [level.depth, level.count])).toEqual([
      [0, 1],
      [1, 6],
      [null, 1],
    ]);
    expect(depth[1]).toEqual({
      depth: 1,
      count: 6,
      share: 0.75,
      byStatus: { '2xx': 2, '3xx': 1, '4xx': 1, '5xx': 1, no_response: 1 },
    });
  });

  it('joins what is ten clicks away and more', () => {
    const chain = Array.from({ length: 14 }, (_, n) =>
      pageOf(n === 0 ? HOME : at(String(n)), { page: { links: [linkOf(at(String(n + 1)))] } }),
    );
    const levels = overviewOf(chain).depth.map(({ depth, count }) => [depth, count]);
    expect(levels.slice(-2)).toEqual([
      [9, 1],
      ['10+', 4],
    ]);
  });

  it('times pages, at the middle and at the ends', () => {
    const pages = Array.from({ length: 100 }, (_, n) =>
      pageOf(n === 0 ? HOME : at(String(n)), { answer: { ttfbMs: n + 1, totalMs: (n + 1) * 10 } }),
    );
    const { timing } = overviewOf([...pages, urlOf(at('a.css'), { foundVia: 'resource' })]);
    expect(timing.ttfbMs).toEqual({ p50: 51, p90: 91, p99: 100 });
    expect(timing.histogram.map(({ fromMs, toMs, count }) => [fromMs, toMs, count])).toEqual([
      [0, 100, 9],
      [100, 250, 15],
      [250, 500, 25],
      [500, 800, 30],
      [800, 1500, 21],
      [1500, 3000, 0],
      [3000, 10_000, 0],
      [10_000, null, 0],
    ]);
    expect(overviewOf([]).timing.totalMs).toEqual({ p50: 0, p90: 0, p99: 0 });
  });

  it('counts languages as they are stated and as they are', () => {
    const of = (path: string, lang: string | null, language: string | null) =>
      pageOf(at(path), { page: { head: { lang }, text: { language } } });
    const { languages } = overviewOf([of('a', 'en-GB', 'en'), of('b', 'EN', 'de'), of('c', null, null)]);
    expect(languages).toEqual([
      { lang: 'en', declared: 2, detected: 1 },
      { lang: 'de', declared: 0, detected: 1 },
    ]);
  });

  it('tells of robots.txt and sitemaps as they were read', () => {
    const { robotsTxt, sitemaps } = overviewOf(mixed);
    expect(robotsTxt).toEqual({
      status: 200,
      bytes: 80,
      sitemaps: [at('sitemap.xml')],
      crawlDelaySeconds: null,
      disallowLines: 1,
    });
    expect(sitemaps).toEqual([{ url: at('sitemap.xml'), status: 200, urls: 10, errors: 0, isIndex: false }]);
    const [sitemap] = siteFactsOf().sitemaps;
    const broken = overviewOf(mixed, {}, { sitemaps: [{ ...sitemap!, invalid: 'wrong_root' }] });
    expect(broken.sitemaps[0]?.errors).toBe(1);
  });

  it('is of nothing where nothing was crawled', () => {
    const empty = overviewOf([]);
    expect(empty.score).toMatchObject({ value: null, grade: null, delta: null });
    expect(empty.depth).toEqual([]);
    expect(empty.duplicates).toEqual({ exactGroups: 0, exactPages: 0, nearGroups: 0, nearPages: 0 });
  });
});

describe('the score', () => {
  const results = [resultOf(checkOf({ id: 'e' }), 1, 1)];

  it('stands beside the one before, and says whether it is of the whole site', () => {
    const { score } = overviewOf([home()], { results, previous: 70, isComplete: false });
    expect(score).toMatchObject({ value: 72, grade: 'C', previous: 70, delta: 2, confidence: 'partial' });
    expect(overviewOf([home()], { results }).score).toMatchObject({
      previous: null,
      delta: null,
      confidence: 'full',
      caps: [],
    });
  });

  const blocked = (agent: string) => ({
    robots: { ...siteFactsOf().robots, blockedAgents: [{ agent, line: 2, text: 'Disallow: /' }] },
  });

  it.each([
    ['home_not_200', [urlOf(HOME, { answer: { status: 500 } }), pageOf(at('a'))], {}],
    ['home_not_200', [pageOf(at('a'))], {}],
    ['home_noindex', [pageOf(HOME, { answer: { xRobotsTag: ['noindex'] } })], {}],
    ['robots_blocks_site', [pageOf(HOME)], blocked('*')],
    ['robots_blocks_site', [pageOf(HOME)], blocked('Googlebot')],
  ] as const)('has a cap: %s', (reason, urls, site) => {
    const { score } = overviewOf(urls, {}, site);
    expect(score.caps.map((cap) => cap.reason)).toEqual([reason]);
    expect(score.value).toBe(20);
  });

  it('has no cap for a crawler that is of no search engine', () => {
    expect(overviewOf([pageOf(HOME)], {}, blocked('GPTBot')).score.caps).toEqual([]);
  });
});

describe('issues and first fixes', () => {
  const of = (
    id: string,
    severity: 'error' | 'warning' | 'notice',
    count: number,
    more: Partial<CheckResult> = {},
  ) => resultOf(checkOf({ id, severity }), count, 100, more);

  it('are counted by the severity of each hit, and their URLs each once', () => {
    const { issues } = overviewOf([home()], {
      results: [
        of('a', 'error', 3, { urls: 2 }),
        of('b', 'error', 0),
        of('c', 'error', 4),
        of('d', 'notice', 1),
        of('e', 'warning', 5, { bySeverity: { error: 1, warning: 2, notice: 2 } }),
      ],
      urlsHit: { error: 4, warning: 2, notice: 1 },
    });
    expect(issues).toEqual({
      error: { checks: 3, items: 8, urls: 4 },
      warning: { checks: 1, items: 2, urls: 2 },
      notice: { checks: 2, items: 3, urls: 1 },
    });
  });

  it('are what gives most, a template’s fault first among equals, ten at most', () => {
    const results = [
      of('small', 'warning', 1),
      of('single', 'error', 50),
      of('template', 'error', 50, { templateWide: true }),
      of('advice', 'notice', 100),
      ...Array.from({ length: 12 }, (_, n) => of(`w${n}`, 'warning', 60)),
    ];
    const { topFixes, score } = overviewOf([home()], { results });
    expect(topFixes).toHaveLength(10);
    expect(topFixes[0]).toMatchObject({ check: 'template', affected: 50, templateWide: true });
    expect(topFixes[1]).toMatchObject({ check: 'single' });
    expect(topFixes.map(({ check }) => check)).not.toContain('advice');
    expect(
      topFixes.every(({ points, check }) =>
        score.lost.some((lost) => lost.check === check && lost.points === points),
      ),
    ).toBe(true);
  });
});

describe('duplicates', () => {
  const minhash = (n: number) => {
    const numbers = new Uint32Array(128).map((_, at) => at * 7919 + 13);
    // Neighbours differ in four of 128 minima, those further away in more.
    for (let step = 1; step <= n; step += 1)
      for (let slot = 0; slot < 4; slot += 1) numbers[(step * 4 + slot) % 128] = step * 1000 + slot;
    return Buffer.from(numbers.buffer).toString('base64');
  };
  const nearPage = (path: string, n: number) => pageOf(at(path), { page: { text: { minhash: minhash(n) } } });

  it('are groups of the same text, and of pages that are nearly the same', () => {
    const urls = [nearPage('a', 0), nearPage('b', 1), nearPage('c', 2), pageOf(at('other'))];
    const { duplicates } = overviewOf(urls, {
      sameTextGroups: [
        [1, 2],
        [3, 4, 5],
      ],
    });
    expect(duplicates).toEqual({ exactGroups: 2, exactPages: 5, nearGroups: 1, nearPages: 3 });
  });

  itOfMany('may be a chain of 50,000 pages, each most like the next', () => {
    const count = 50_000;
    const site = siteOf([pageOf(HOME)]);
    const page = { ...pageOf(HOME, { page: { links: [] } }), id: 1 };
    const entry = site.entry(1);
    const chained = Object.create(site, {
      entry: { value: (id: number) => ({ ...entry, id }) },
      nearest: {
        value: (id: number) => (id < count ? { id: id + 1, similarity: 0.95, exact: false } : null),
      },
    }) as typeof site;
    const tally = new OverviewTally(chained);
    for (let id = 1; id <= count; id += 1) tally.add({ ...page, id });
    expect(tally.finish(END).duplicates).toMatchObject({ nearGroups: 1, nearPages: count });
  });
});
