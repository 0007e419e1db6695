import { describe, expect, it } from '@jest/globals';
import type { CrawlPages } from '../../../../src/ports/audit/crawl-pages.js';
import { DEFAULT_CRAWL, type CrawlConfig } from '../../../../src/domain/audit/audit.js';
import type { SiteFetcher } from '../../../../src/libs/guarded-fetch/index.js';
import type { ScannedSitemap } from '../../../../src/libs/page-reading/scanned-sitemap.js';
import { SiteProbe } from '../../../../src/services/audit/site-probe.js';
import { answerOf } from '../../../support/audit/audit-site.js';
import { itOfMany } from '../../../support/sample.js';

const HOME = 'https://example.com/';

interface Options {
  /** The site's robots.txt; there is none where it is absent. */
  readonly robots?: string;
  readonly config?: Partial<CrawlConfig>;
  /** How long a request takes. */
  readonly secondsEach?: number;
}

/**
 * Looks at a site whose sitemap is an index of files.
 * @returns what is kept of them, what was asked for, and for each turn the seconds that its pace was to heed
 */
async function look(
  indexed: number,
  scanned: ScannedSitemap,
  { robots, config, secondsEach = 0 }: Options = {},
) {
  const asked: string[] = [];
  const slots: (number | null)[] = [];
  const fetcher: Partial<SiteFetcher> = {
    ask: (url) => {
      asked.push(url);
      if (url.endsWith('.txt') && robots !== undefined)
        return Promise.resolve({
          answer: answerOf({ contentType: 'text/plain' }),
          body: Buffer.from(robots),
        });
      const status = url.endsWith('.txt') || /[a-z]{24}$/.test(url) ? 404 : 200;
      return Promise.resolve({
        answer: answerOf({ status, contentType: 'text/xml' }),
        body: new Uint8Array(),
      });
    },
    certificateOf: () => Promise.resolve(null),
  };
  const files = Array.from({ length: indexed }, (_, n) => ({
    url: `${HOME}maps/${n}.xml`,
    lastmod: null,
    hreflangs: [],
  }));
  const index: ScannedSitemap = { isIndex: true, invalid: null, entries: files, listed: indexed };
  const site = await new SiteProbe(
    {
      fetcher: fetcher as SiteFetcher,
      pages: {} as CrawlPages,
      sitemaps: {
        scan: (url) => Promise.resolve(url === `${HOME}sitemap.xml` ? index : scanned),
      },
      randomLetters: (count) => 'x'.repeat(count),
      now: () => new Date(Date.UTC(2026, 10, 21, 12) + asked.length * secondsEach * 1000),
      pause: () => Promise.resolve(),
    },
    { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 10, ratePerSecond: 0, ...config },
    (_url, crawlDelaySeconds) => {
      slots.push(crawlDelaySeconds);
      return Promise.resolve();
    },
    new AbortController().signal,
  ).run(HOME);
  if ('code' in site) throw new Error(site.message);
  if ('silence' in site) throw new Error(site.silence.message);
  return { asked, slots, ...site };
}

const listing = (hreflangs: number, count: number): ScannedSitemap => ({
  isIndex: false,
  invalid: null,
  listed: count,
  entries: Array.from({ length: count }, (_, n) => ({
    url: `${HOME}${n}`,
    lastmod: null,
    hreflangs: Array.from({ length: hreflangs }, (__, at) => ({ code: `x-${at}`, url: HOME })),
  })),
});

describe('the sitemaps of a site', () => {
  it('are read without being named, including the files of an index', async () => {
    const { entries, asked } = await look(2, listing(0, 1));
    expect(asked.filter((url) => url.endsWith('.xml'))).toEqual(
      ['sitemap', 'maps/0', 'maps/1'].map((name) => `${HOME}${name}.xml`),
    );
    expect(entries).toHaveLength(2);
  });

  itOfMany('are stored up to a bound, because endless ones would fill the memory', async () => {
    const { entries, asked } = await look(100, listing(0, 50_000));
    expect(entries.reduce((sum, one) => sum + one.entries.length, 0)).toBe(200_000);
    expect(asked.filter((url) => url.includes('/maps/'))).toHaveLength(4);
  });

  it('are stored up to the same bound when they list language versions', async () => {
    const { entries } = await look(100, listing(99, 1000));
    expect(entries.reduce((sum, one) => sum + one.entries.length, 0)).toBe(2000);
  });

  it('are two hundred files at most, however many an index names', async () => {
    const { asked } = await look(1000, listing(0, 1));
    // Two guesses that were not needed have their places among them.
    expect(asked.filter((url) => url.endsWith('.xml'))).toHaveLength(198);
  });
});

describe('the rate of a probe', () => {
  const robots = 'User-agent: *\nCrawl-delay: 3';

  it('is the Crawl-delay of robots.txt, as soon as that was read', async () => {
    const { asked, slots } = await look(3, listing(0, 1), { robots });
    // The start and robots.txt itself; one turn is let go by, which was kept at the former pace.
    expect(slots).toEqual([null, null, ...Array.from({ length: asked.length - 1 }, () => 3)]);
    expect(asked.length).toBeGreaterThan(6);
  });

  it('is its own without a Crawl-delay, or when robots.txt is ignored', async () => {
    const free = await look(3, listing(0, 1), { robots: 'User-agent: *\nDisallow: /x' });
    expect(new Set(free.slots)).toEqual(new Set([null]));
    const ignoring = await look(3, listing(0, 1), { robots, config: { respectRobots: false } });
    expect(new Set(ignoring.slots)).toEqual(new Set([null]));
  });

  it('leaves most of the time to the crawl, however many sitemaps there are', async () => {
    const { asked } = await look(100, listing(0, 1), { config: { maxSeconds: 400 }, secondsEach: 10 });
    expect(asked.filter((url) => url.includes('/maps/')).length).toBeLessThanOrEqual(10);
  });
});
