import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CRAWL } from '../../../../src/domain/audit/audit.js';
import type { PageScanner } from '../../../../src/ports/page-scanner.js';
import type { SiteFetcher } from '../../../../src/ports/site-fetcher.js';
import type { ScannedSitemap } from '../../../../src/ports/sitemap-scanner.js';
import { SiteLook } from '../../../../src/services/audit/site-look.js';
import { answerOf } from '../../../support/audit-site.js';

const HOME = 'https://example.com/';

/** Looks at a site whose sitemap is an index of files. @returns what is kept of them, and what was asked for */
async function look(indexed: number, scanned: ScannedSitemap) {
  const asked: string[] = [];
  const fetcher: Partial<SiteFetcher> = {
    ask: (url) => {
      asked.push(url);
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
  const site = await new SiteLook(
    {
      fetcher: fetcher as SiteFetcher,
      scanner: {} as PageScanner,
      sitemaps: {
        scan: (url) => Promise.resolve(url === `${HOME}sitemap.xml` ? index : scanned),
      },
      randomLetters: (count) => 'x'.repeat(count),
      now: () => new Date('2026-11-21T12:00:00Z'),
      pause: () => Promise.resolve(),
    },
    { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 10, ratePerSecond: 0 },
    () => Promise.resolve(),
    new AbortController().signal,
  ).look(HOME);
  if ('code' in site) throw new Error(site.message);
  return { asked, ...site };
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
  it('are read though nobody names them: the files of an index, too', async () => {
    const { entries, asked } = await look(2, listing(0, 1));
    expect(asked.filter((url) => url.endsWith('.xml'))).toEqual(
      ['sitemap', 'maps/0', 'maps/1'].map((name) => `${HOME}${name}.xml`),
    );
    expect(entries).toHaveLength(2);
  });

  it('are kept up to a bound, for what they list without end would fill the memory', async () => {
    const { entries, asked } = await look(100, listing(0, 50_000));
    expect(entries.reduce((sum, one) => sum + one.entries.length, 0)).toBe(200_000);
    expect(asked.filter((url) => url.includes('/maps/'))).toHaveLength(4);
  });

  it('are kept up to the same bound where it is language versions that they list', async () => {
    const { entries } = await look(100, listing(99, 1000));
    expect(entries.reduce((sum, one) => sum + one.entries.length, 0)).toBe(2000);
  });

  it('are two hundred files at most, however many an index names', async () => {
    const { asked } = await look(1000, listing(0, 1));
    // Two guesses that were not needed have their places among them.
    expect(asked.filter((url) => url.endsWith('.xml'))).toHaveLength(198);
  });
});
