import { describe, expect, it } from '@jest/globals';
import { isSitemapGone } from '../../../../src/domain/audit/sitemap-gone.js';
import type { RobotsFacts, SitemapFacts } from '../../../../src/libs/site-audit/index.js';

const URL = 'https://example.com/a.xml';
const robots = (status: number | null, sitemaps: string[]): RobotsFacts => ({
  ...{ url: 'https://example.com/robots.txt', status, bytes: 1, tooManyRedirects: false, faults: [] },
  ...{ sitemaps, crawlDelaySeconds: null, disallowLines: 0, blockedAgents: [] },
});
const sitemap = (facts: Partial<SitemapFacts>): SitemapFacts => ({
  ...{ url: URL, status: 200, isIndex: false, foundVia: 'robots', invalid: null, urls: 0, foreign: [] },
  dates: { count: 0, days: 0, future: 0, invalid: 0 },
  ...facts,
});
const named = (facts: Partial<SitemapFacts>) => ({ robots: robots(200, [URL]), sitemaps: [sitemap(facts)] });
const guesses = (...statuses: (number | null)[]) =>
  statuses.map((status) => sitemap({ status, foundVia: 'guess' }));
const index = sitemap({ isIndex: true, urls: 1 });
const child = (status: number) => sitemap({ foundVia: 'index', status });

describe('the sitemaps of a site', () => {
  it.each([
    ['answer 404', named({ status: 404 })],
    ['answer 410', named({ status: 410 })],
    ['are no sitemaps', named({ invalid: 'wrong_root' })],
    ['can be read and list nothing', named({})],
    ['stand at no usual place', { robots: robots(404, []), sitemaps: guesses(404, 410, 404) }],
    ['are an index of what is gone', { robots: robots(200, [URL]), sitemaps: [index, child(404)] }],
  ])('are gone where they %s', (_what, site) => {
    expect(isSitemapGone(site)).toBe(true);
  });

  it.each([
    ['give no answer', named({ status: null })],
    ['answer 503', named({ status: 503 })],
    ['answer 429', named({ status: 429 })],
    ['answer 403', named({ status: 403 })],
    ['are too large', named({ invalid: 'too_large' })],
    ['came broken', named({ invalid: 'broken_gzip' })],
    ['list pages', named({ urls: 1 })],
    ['were not requested', { robots: robots(200, [URL]), sitemaps: [] }],
    ['were requested in part', { robots: robots(404, []), sitemaps: guesses(404) }],
    ['give no answer at one place', { robots: robots(404, []), sitemaps: guesses(404, null, 404) }],
    ['are named nobody knows where', { robots: robots(503, []), sitemaps: guesses(404, 404, 404) }],
    ['are in an index that was read alone', { robots: robots(200, [URL]), sitemaps: [index] }],
    ['are in an index and answer 502', { robots: robots(200, [URL]), sitemaps: [index, child(502)] }],
  ])('are not known to be gone where they %s', (_what, site) => {
    expect(isSitemapGone(site)).toBe(false);
  });
});
