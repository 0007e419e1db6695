import { describe, expect, it } from '@jest/globals';
import { defineCheck } from '../../../../../src/libs/site-audit/rules/check.js';
import {
  SEVERITIES,
  type Check,
  type CrawledUrl,
  rankSite,
  NO_CHANGES,
} from '../../../../../src/libs/site-audit/index.js';
import { CHECKS } from '../../../../../src/libs/site-audit/index.js';
import {
  SiteTallies,
  type StoredHit,
  type StoredRow,
} from '../../../../../src/libs/site-audit/views/site-tallies.js';
import {
  HOME,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import { headOf } from '../../../../support/audit/check-result.js';
import { itOfMany } from '../../../../support/sample.js';

const at = (path: string) => `${HOME}${path}`;

interface Row {
  readonly url: string;
  readonly issues: string[];
  readonly filters: string[];
}

/** Counts a site as the second pass does, and keeps what is written as a store would. */
async function tallied(
  checks: readonly Check[],
  urls: readonly CrawledUrl[],
  { writeEach = 1, inSitemap = [] as readonly string[] } = {},
) {
  const known = urls.map((url, place) => ({ ...url, id: place + 1 }));
  const site = siteOf(known, {}, listed(...inSitemap));
  const hits: StoredHit[] = [];
  const rows = new Map<number, Row>();
  const written: number[] = [];
  const tallies = new SiteTallies(checks, site, rankSite(site), {
    hits: async (more) => {
      written.push(more.length);
      hits.push(...more);
    },
    rows: async (more: readonly StoredRow[]) => {
      written.push(more.length);
      for (const { id, row, filters } of more) {
        const { url, issues } = row as Row;
        expect(rows.has(id)).toBe(false);
        rows.set(id, { url, issues: [...issues], filters: [...filters] });
      }
    },
    amendments: async (more) => {
      written.push(more.length);
      for (const { id, filters, checks: issues } of more) {
        rows.get(id)!.issues.push(...issues);
        rows.get(id)!.filters.push(...filters);
      }
    },
  });
  for (const [place, crawled] of known.entries()) {
    tallies.add(crawled);
    if (place % writeEach === 0) await tallies.write();
  }
  const results = await tallies.end();
  const rowOf = (url: string) => [...rows.values()].find((row) => row.url === url)!;
  return { tallies, results, hits, rows: [...rows.values()], rowOf, written, site };
}

const script = (url: string) => [{ kind: 'script' as const, url, line: 3 }];
const gone = { status: 404, contentType: 'text/html' } as const;

/** A site with faults of each kind: of pages, of links from before and behind, of files, of redirects. */
const ILL = [
  pageOf(HOME, {
    page: {
      links: [
        linkOf(at('gone')),
        linkOf(at('old')),
        linkOf(at('a#nowhere')),
        linkOf(at('a#part')),
        linkOf(at('A_b//c')),
      ],
      resources: script(at('gone.js')),
    },
  }),
  pageOf(at('a'), {
    page: {
      head: { titles: [] },
      headings: [],
      anchors: ['part'],
      links: [linkOf(at('gone')), linkOf(at('early'))],
    },
  }),
  urlOf(at('gone'), { answer: gone }),
  redirectOf(at('old'), at('gone')),
  urlOf(at('gone.js'), { foundVia: 'resource', answer: gone }),
  pageOf(at('A_b//c'), { page: { head: { titles: [] }, links: [linkOf(at('gone')), linkOf(HOME)] } }),
  urlOf(at('early'), { answer: { status: 500 } }),
  pageOf(at('lonely'), { foundVia: 'sitemap' }),
  urlOf('https://other.example/x', { foundVia: 'link', answer: { status: 404 } }),
];

describe('the counts of a site', () => {
  it('reach each URL’s row, whether a hit comes before, with or after it', async () => {
    const { rowOf } = await tallied(CHECKS, ILL, { inSitemap: [at('lonely')] });
    // With its own URL.
    expect(rowOf(at('a')).issues).toContain('title_missing');
    // A link's target, reported at the end, long after its row was written.
    expect(rowOf(at('gone')).issues).toContain('broken_internal_link');
    expect(rowOf(at('early')).issues).toContain('broken_internal_link');
    // A fragment, reported of an address that is none of the crawl.
    expect(rowOf(at('a')).issues).toContain('broken_fragment');
    expect(rowOf(at('gone.js')).issues).toContain('broken_resource');
    expect(rowOf(at('lonely')).issues).toContain('orphan_page');
  });

  it('count each URL once a severity, whatever its faults', async () => {
    const { tallies, results, hits } = await tallied(CHECKS, ILL, { inSitemap: [at('lonely')] });
    const { issues } = tallies.overview({
      results,
      changes: NO_CHANGES,
      previous: null,
      isComplete: true,
      sameTextGroups: [],
    });
    for (const severity of SEVERITIES) {
      const own = hits.filter((hit) => hit.severity === severity);
      const urls = new Set(own.flatMap(({ url }) => url?.split('#')[0] ?? []));
      expect([severity, issues[severity].items]).toEqual([severity, own.length]);
      expect([severity, issues[severity].urls]).toEqual([severity, urls.size]);
    }
    expect(issues.error.urls).toBeLessThan(issues.error.items);
  });

  it('have as many rows as URLs, and each check once in a row', async () => {
    const { rows } = await tallied(CHECKS, ILL);
    expect(rows.map(({ url }) => url)).toEqual(ILL.map(({ url }) => url));
    for (const { issues, filters } of rows) {
      expect(new Set(issues).size).toBe(issues.length);
      expect(new Set(filters).size).toBe(filters.length);
    }
  });

  it('agree between hits, rows and results', async () => {
    const { hits, rows, results, site } = await tallied(CHECKS, ILL, { inSitemap: [at('lonely')] });
    for (const { check, count, urls } of results) {
      const own = hits.filter(({ checkId }) => checkId === check.id);
      expect([check.id, own.length]).toEqual([check.id, count]);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, place) => place + 1));
      const about = new Set(own.flatMap(({ url }) => url ?? []));
      expect([check.id, about.size]).toEqual([check.id, urls]);
      const known = new Set([...about].flatMap((url) => site.find(url.split('#')[0]!)?.url ?? []));
      const listedIn = rows.filter(({ issues }) => issues.includes(check.id)).map(({ url }) => url);
      expect([check.id, listedIn.toSorted()]).toEqual([check.id, [...known].toSorted()]);
    }
    expect(results.filter(({ count }) => count > 0).length).toBeGreaterThan(10);
  });

  it('count for each filter the rows that have it', async () => {
    const { tallies, rows } = await tallied(CHECKS, ILL, { inSitemap: [at('lonely')] });
    for (const group of tallies.filterGroups()) {
      for (const { id, count } of group.filters) {
        const name = `${group.id}:${id}`;
        const having = rows.filter(({ filters }) => filters.includes(name)).length;
        expect([name, count]).toEqual([name, having]);
      }
    }
  });

  it('include hits in the tree of folders', async () => {
    const { tallies, hits } = await tallied(CHECKS, ILL);
    const { nodes } = tallies.structure().trees.folder;
    const own = hits.filter(({ url }) => url?.startsWith(HOME));
    // The last three sums of a folder, in this order.
    for (const [place, severity] of ['error', 'warning', 'notice'].entries()) {
      const sum = nodes.reduce((all, { sums }) => all + sums.at(place - 3)!, 0);
      expect([severity, sum]).toEqual([severity, own.filter((hit) => hit.severity === severity).length]);
    }
    expect(tallies.graph().bytes.length).toBeGreaterThan(0);
  });

  it('are the same however often they are written', async () => {
    const often = await tallied(CHECKS, ILL);
    const once = await tallied(CHECKS, ILL, { writeEach: 1000 });
    expect(once.rows).toEqual(often.rows);
    expect(once.hits).toEqual(often.hits);
  });
});

describe('a check about other URLs than the judged one', () => {
  const about = (url: string) =>
    defineCheck({
      ...headOf({ id: 'of_another' }),
      scope: 'page',
      applies: 'pages',
      judge: ({ entry }) => (entry.url === url ? [] : [{ observed: 'seen', about: url }]),
    });
  const pages = [pageOf(HOME), pageOf(at('a')), pageOf(at('b'))];

  it.each([HOME, at('b')])('is in the row of that URL, once: %s', async (url) => {
    const { rows, hits } = await tallied([about(url)], pages);
    expect(hits.map((hit) => hit.url)).toEqual([url, url]);
    expect(rows.map((row) => [row.url, row.issues])).toEqual(
      pages.map((page) => [page.url, page.url === url ? ['of_another'] : []]),
    );
  });

  it('is in no row when that URL is unknown', async () => {
    const { rows, hits } = await tallied([about('https://nowhere.example/')], pages);
    expect(hits).toHaveLength(3);
    expect(rows.flatMap(({ issues }) => issues)).toEqual([]);
  });
});

itOfMany('writes many hits and rows in batches, all of them', async () => {
  const many = Array.from({ length: 1300 }, (_, n) =>
    pageOf(at(`p${n}`), { page: { links: [linkOf(at(`gone${n}`))] } }),
  );
  const every = defineCheck({
    ...headOf(),
    scope: 'page',
    applies: 'pages',
    judge: () => [{ observed: 'one' }, { observed: 'two' }],
  });
  const link = CHECKS.find(({ id }) => id === 'broken_internal_link')!;
  const targets = many.map((_, n) => urlOf(at(`gone${n}`), { answer: gone }));
  const { hits, rows, written, rowOf } = await tallied([every, link], [...many, ...targets], {
    writeEach: 100,
  });
  expect(hits).toHaveLength(2600 + 1300);
  expect(rows).toHaveLength(2600);
  expect(Math.max(...written)).toBeLessThanOrEqual(1000);
  expect(rowOf(at('gone1299')).issues).toEqual(['broken_internal_link']);
});
