import { describe, expect, it } from '@jest/globals';
import { defineCheck, type Check, type Finding } from '../../../../../src/libs/site-audit/rules/check.js';
import { CHECKS } from '../../../../../src/libs/site-audit/checks/catalogue.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import {
  SiteJudge,
  type CheckResult,
  type Hit,
} from '../../../../../src/libs/site-audit/rules/judge-site.js';
import { HOME, linkOf, pageOf, redirectOf, siteOf, urlOf } from '../../../../support/audit/audit-site.js';
import { headOf } from '../../../../support/audit/check-result.js';

const at = (path: string) => `${HOME}${path}`;

function judged(checks: readonly Check[], urls: readonly CrawledUrl[]) {
  const known = urls.map((url, place) => ({ ...url, id: place + 1 }));
  const reported: { check: string; hit: Hit }[] = [];
  const judge = new SiteJudge(checks, siteOf(known), (check, hit) => reported.push({ check: check.id, hit }));
  for (const url of known) judge.judge(url);
  const before = reported.length;
  const results = judge.finish();
  const of = (id: string): CheckResult => results.find(({ check }) => check.id === id)!;
  return {
    results,
    reported,
    late: reported.slice(before),
    of,
    hitsOf: (id: string) => reported.filter((one) => one.check === id),
  };
}

const found = (more: Partial<Finding> = {}): Finding => ({ observed: 'seen', ...more });
const everyPage = (findings: readonly Finding[] = [found()]) =>
  defineCheck({ ...headOf({ id: 'every' }), scope: 'page', applies: 'pages', judge: () => findings });

/** Holds every link that does not lead home against its target. */
const links = defineCheck({
  ...headOf({ id: 'links' }),
  scope: 'link',
  applies: 'links',
  judge: ({ page }) =>
    page.links.flatMap(({ url, anchor, position, rel }) =>
      url === null || url === HOME ? [] : [found({ about: url, detail: { anchor, position, rel } })],
    ),
});

const script = (url: string) => [{ kind: 'script' as const, url, line: 3 }];

describe('the population of a check', () => {
  const none = { ...headOf(), judge: () => [] };
  const checks = [
    defineCheck({ ...none, id: 'pages', scope: 'page', applies: 'pages' }),
    defineCheck({ ...none, id: 'indexable', scope: 'page', applies: 'indexable' }),
    defineCheck({ ...none, id: 'urls', scope: 'page', applies: 'urls' }),
    defineCheck({ ...none, id: 'urls_and_files', scope: 'resource', applies: 'urls' }),
    defineCheck({ ...none, id: 'links', scope: 'link', applies: 'links' }),
    defineCheck({ ...none, id: 'resources', scope: 'resource', applies: 'resources' }),
    defineCheck({ ...none, id: 'site', scope: 'site', applies: 'site' }),
  ];

  it('is counted: pages, indexable ones, URLs, files, targets of links, the site', () => {
    const { of } = judged(checks, [
      pageOf(HOME, { page: { resources: script(at('a.js')), links: [linkOf(at('a')), linkOf(at('a'))] } }),
      pageOf(at('a'), {
        page: {
          head: { robots: [{ name: 'robots', content: 'noindex', line: 3 }] },
          links: [linkOf('https://other.example/'), linkOf(at('gone'))],
        },
      }),
      urlOf(at('gone'), { answer: { status: 404 } }),
      redirectOf(at('old'), at('a')),
      urlOf(at('left'), { skipped: { reason: 'robots', detail: '' } }),
      urlOf(at('a.js'), { foundVia: 'resource' }),
      urlOf('https://other.example/', { foundVia: 'link' }),
    ]);
    expect(Object.fromEntries(checks.map(({ id }) => [id, of(id).population]))).toEqual({
      pages: 2,
      indexable: 1,
      urls: 5,
      urls_and_files: 6,
      links: 3,
      resources: 1,
      site: 1,
    });
  });

  it.each([
    ['max_pages', 1],
    ['max_time', 1],
    ['robots', 2],
    ['trap', 2],
  ] as const)('excludes what the crawl had no room for (%s)', (reason, population) => {
    const { of } = judged(checks, [pageOf(HOME), urlOf(at('left'), { skipped: { reason, detail: '' } })]);
    expect([of('urls').population, of('urls_and_files').population]).toEqual([population, population]);
  });

  it('is passed to the check once, and nothing else is', () => {
    const asked: string[] = [];
    const ask = ({ entry }: { entry: { url: string } }) => {
      asked.push(entry.url);
      return [];
    };
    judged(
      [defineCheck({ ...headOf(), scope: 'page', applies: 'indexable', judge: ask })],
      [pageOf(HOME), redirectOf(at('old'), HOME), pageOf(at('a'), { answer: { xRobotsTag: ['noindex'] } })],
    );
    expect(asked).toEqual([HOME]);
  });
});

describe('hits', () => {
  it('are reported in the order of the URLs, with what is known of each', () => {
    const { reported, late, of } = judged(
      [
        everyPage([
          found({ detail: { a: 1 }, where: { line: 4 }, severity: 'notice', confidence: 'likely' }),
        ]),
      ],
      [pageOf(HOME, { depth: 0 }), pageOf(at('docs/a'))],
    );
    expect(late).toEqual([]);
    expect(reported.map(({ hit }) => hit)).toEqual([
      {
        url: HOME,
        status: 200,
        depth: 0,
        inlinks: 1,
        folder: '/',
        observed: 'seen',
        detail: { a: 1 },
        where: { line: 4 },
        severity: 'notice',
        confidence: 'likely',
        sources: [],
        sourcePages: 0,
      },
      expect.objectContaining({ url: at('docs/a'), folder: '/docs/', inlinks: 0 }),
    ]);
    expect(of('every')).toMatchObject({
      count: 2,
      urls: 2,
      bySeverity: { error: 0, warning: 0, notice: 2 },
      likely: 2,
      unverifiable: 0,
    });
  });

  it('are counted, and their URLs once', () => {
    const { of } = judged([everyPage([found(), found(), found()])], [pageOf(HOME), pageOf(at('a'))]);
    expect(of('every')).toMatchObject({ count: 6, urls: 2, population: 2 });
  });

  it('have only the URL that they are about when they are hits of the site', () => {
    const site = defineCheck({
      ...headOf({ id: 'site' }),
      scope: 'resource',
      applies: 'site',
      judge: () => [found(), found({ about: at('sitemap.xml') }), found({ about: at('sitemap.xml') })],
    });
    const { late, of } = judged([site], [pageOf(HOME)]);
    expect(late.map(({ hit }) => hit.url)).toEqual([null, at('sitemap.xml'), at('sitemap.xml')]);
    expect(of('site')).toMatchObject({ count: 3, urls: 1, population: 1 });
  });
});

describe('links with hits', () => {
  it('are reported once, at the end, with the first five pages that have them and their number', () => {
    const target = at('gone');
    const from = Array.from({ length: 8 }, (_, n) =>
      pageOf(at(`p${n}`), {
        page: { links: [linkOf(target, { anchor: `to ${n}`, rel: ['nofollow'], position: 'footer' })] },
      }),
    );
    const { reported, late, of } = judged([links], [...from, urlOf(target, { answer: { status: 404 } })]);
    expect(reported).toEqual(late);
    expect(late).toHaveLength(1);
    const { hit } = late[0]!;
    expect(hit).toMatchObject({ url: target, status: 404, inlinks: 8, sourcePages: 8, folder: '/' });
    expect(hit.sources).toEqual(
      [0, 1, 2, 3, 4].map((n) => ({
        url: at(`p${n}`),
        anchor: `to ${n}`,
        position: 'footer',
        rel: ['nofollow'],
      })),
    );
    expect(of('links')).toMatchObject({ count: 1, urls: 1, population: 1 });
  });

  it('have as many links as pages that report them, and no folder, when they lead to other sites', () => {
    const away = 'https://other.example/docs/';
    const pages = [HOME, at('a')].map((url) => pageOf(url, { page: { links: [linkOf(away)] } }));
    const { late } = judged([links], pages);
    expect(late).toMatchObject([{ hit: { url: away, status: null, inlinks: 2, folder: null } }]);
  });
});

describe('samples', () => {
  it('are the ten most linked ones, the most linked first; equal ones by address, whenever they were crawled', () => {
    const targets = Array.from({ length: 15 }, (_, n) => at(`t${n}`));
    // Page k links to all targets from the k-th on: the last is linked by all.
    const sources = Array.from({ length: 15 }, (_, k) =>
      pageOf(at(`s${k}`), { page: { links: targets.slice(k).map((url) => linkOf(url)) } }),
    );
    const { of } = judged([everyPage()], [...sources, ...targets.map((url) => pageOf(url))]);
    const { samples, count } = of('every');
    expect(count).toBe(30);
    expect(samples.map(({ url, inlinks }) => [url, inlinks])).toEqual(
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((n) => [at(`t${n}`), n + 1]),
    );
    const flat = judged(
      [everyPage()],
      targets.map((url) => pageOf(url, { page: { links: [] } })),
    );
    expect(flat.of('every').samples.map(({ url }) => url)).toEqual([...targets].sort().slice(0, 10));
  });
});

describe('folders of hits', () => {
  const pagesIn = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => pageOf(at(`${folder}/${n}`)));
  const within = (folder: string, but: readonly string[] = []) =>
    defineCheck({
      ...headOf({ id: 'within' }),
      scope: 'page',
      applies: 'pages',
      judge: ({ entry }) => (entry.url.startsWith(at(folder)) && !but.includes(entry.url) ? [found()] : []),
    });

  it('are the five with the most hits', () => {
    const urls = [1, 2, 3, 4, 5, 6].flatMap((n) => pagesIn(`f${n}`, n));
    const { of } = judged([everyPage()], urls);
    expect(of('every').folders).toEqual([6, 5, 4, 3, 2].map((n) => ({ folder: `/f${n}/`, count: n })));
  });

  it('are a template’s fault when nearly all of twenty pages or more have a hit', () => {
    const urls = [...pagesIn('shop', 20), ...pagesIn('blog', 19)];
    expect(judged([within('shop')], urls).of('within').templateWide).toBe(true);
    expect(judged([within('shop', [at('shop/0'), at('shop/1')])], urls).of('within').templateWide).toBe(true);
    const three = [at('shop/0'), at('shop/1'), at('shop/2')];
    expect(judged([within('shop', three)], urls).of('within').templateWide).toBe(false);
    expect(judged([within('blog')], urls).of('within').templateWide).toBe(false);
  });

  it('exclude hits of links, whose targets are reported', () => {
    const urls = Array.from({ length: 30 }, (_, n) =>
      pageOf(at(`t/${n}`), { page: { links: [linkOf(at(`t/${n + 1}`))] } }),
    );
    expect(judged([links], urls).of('links').templateWide).toBe(false);
  });
});

it('judges a sound site by all checks and reports each hit that it counts', () => {
  const urls = [
    pageOf(HOME, { page: { links: [linkOf(at('a')), linkOf(at('gone'))] } }),
    pageOf(at('a')),
    pageOf(at('A_b//c')),
    urlOf(at('gone'), { answer: { status: 404 } }),
  ];
  const { results, hitsOf } = judged(CHECKS, urls);
  expect(results).toHaveLength(CHECKS.length);
  for (const { check, count, urls: distinct, bySeverity } of results) {
    const hits = hitsOf(check.id);
    expect([check.id, count]).toEqual([check.id, hits.length]);
    expect(Object.values(bySeverity).reduce((sum, each) => sum + each, 0)).toBe(count);
    const about = new Set(hits.flatMap(({ hit }) => hit.url ?? []));
    expect([check.id, distinct]).toEqual([check.id, about.size]);
  }
  expect(hitsOf('broken_internal_link')).toMatchObject([{ hit: { url: at('gone'), sourcePages: 1 } }]);
  expect(hitsOf('url_bad_form').length).toBeGreaterThan(1);
});
