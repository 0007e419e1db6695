import { describe, expect, it } from '@jest/globals';
import { indexableNotInSitemap } from '../../../../../src/libs/site-audit/checks/sitemaps/indexable-not-in-sitemap.js';
import { sitemapForeignHost } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-foreign-host.js';
import { sitemapInvalid } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-invalid.js';
import { sitemapLastmodBad } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-lastmod-bad.js';
import { sitemapMissing } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-missing.js';
import { sitemapNon200 } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-non-200.js';
import { sitemapNonIndexable } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-non-indexable.js';
import { sitemapOrphan } from '../../../../../src/libs/site-audit/checks/sitemaps/sitemap-orphan.js';
import type { SitemapFacts } from '../../../../../src/libs/site-audit/site/site-facts.js';
import {
  answerOf,
  HOME,
  judge,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteFactsOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const AT = 'https://example.com/a';
const MAP = 'https://example.com/sitemap.xml';
const inSitemap = listed(AT);

const { robots, probes } = siteFactsOf();
const noLine = { robots: { ...robots, sitemaps: [] } };
const sitemap = (more: Partial<SitemapFacts> = {}): SitemapFacts => ({
  ...siteFactsOf().sitemaps[0]!,
  ...more,
});
const sitemaps = (...all: Partial<SitemapFacts>[]) => ({ site: { sitemaps: all.map(sitemap) } });
const dates = (more: Partial<SitemapFacts['dates']>) =>
  sitemaps({ dates: { count: 20, days: 3, future: 0, invalid: 0, ...more } });
const answersAll = probes.map((probe) => ({ ...probe, answer: answerOf() }));
const linking = (rel: string[] = []) =>
  pageOf('https://example.com/from', { page: { links: [linkOf(AT, { rel })] } });

const cases: CheckCase[] = [
  {
    check: sitemapMissing,
    when: 'no line, and every guess fails',
    site: { ...noLine, sitemaps: [sitemap({ foundVia: 'guess', status: 404 })] },
    says: ['site: no sitemap'],
  },
  { check: sitemapMissing, when: 'a line whose sitemap fails', ...sitemaps({ status: 404 }), says: [] },
  {
    check: sitemapMissing,
    when: 'no line, and one guess is right',
    site: {
      ...noLine,
      sitemaps: [sitemap({ foundVia: 'guess', status: 404 }), sitemap({ foundVia: 'guess' })],
    },
    says: [],
  },
  {
    check: sitemapMissing,
    when: 'the guess gets the page that the site has for everything',
    site: {
      ...noLine,
      probes: answersAll,
      sitemaps: [sitemap({ foundVia: 'guess', invalid: 'wrong_root' })],
    },
    says: ['site: no sitemap'],
  },
  ...(
    [
      ['not_well_formed', 'XML not well formed'],
      ['wrong_root', 'root is neither urlset nor sitemapindex'],
      ['broken_gzip', 'gzip broken'],
      ['too_large', 'more than 50 MiB'],
      ['bomb', 'unpacks to more than 100 times its size'],
    ] as const
  ).map(([invalid, observed]) => ({
    check: sitemapInvalid,
    when: invalid,
    ...sitemaps({ invalid }),
    says: [`site > /sitemap.xml: ${observed}`],
  })),
  {
    check: sitemapInvalid,
    when: 'one URL too many',
    ...sitemaps({ invalid: 'too_many_urls', urls: 50_001 }),
    says: ['site > /sitemap.xml: 50001 URLs'],
  },
  {
    check: sitemapInvalid,
    when: 'too many, and no more than the limit were read',
    ...sitemaps({ invalid: 'too_many_urls', urls: 50_000 }),
    says: ['site > /sitemap.xml: more than 50000 URLs'],
  },
  { check: sitemapInvalid, when: '50,000 URLs', ...sitemaps({ urls: 50_000 }), says: [] },
  {
    check: sitemapInvalid,
    when: 'a guess that gets the page for everything is no sitemap',
    site: { probes: answersAll, sitemaps: [sitemap({ foundVia: 'guess', invalid: 'not_well_formed' })] },
    says: [],
  },
  {
    check: sitemapNon200,
    when: 'gone, moved and silent',
    urls: [
      urlOf(AT, { answer: { status: 404 } }),
      redirectOf(`${AT}1`, AT),
      urlOf(`${AT}2`, { answer: { status: null, failure: 'timeout' } }),
    ],
    listed: listed(AT, `${AT}1`, `${AT}2`),
    says: ['/a: status 404', '/a1: status 301', '/a2: no answer: timeout'],
  },
  {
    check: sitemapNon200,
    when: 'status 200, what no sitemap lists, and what was not asked for',
    urls: [
      pageOf(AT),
      urlOf(`${AT}1`, { answer: { status: 404 } }),
      urlOf(`${AT}2`, { skipped: { reason: 'max_pages', detail: '' } }),
    ],
    listed: listed(AT, `${AT}2`),
    says: [],
  },
  {
    check: sitemapNon200,
    when: 'asked too fast',
    urls: [urlOf(AT, { answer: { status: 429 } })],
    listed: inSitemap,
    says: ['/a: status 429 (notice, unverifiable)'],
  },
  {
    check: sitemapNonIndexable,
    when: 'noindex, canonicalised and blocked',
    urls: [
      pageOf(AT, { answer: { xRobotsTag: ['noindex'] } }),
      pageOf(`${AT}1`, {
        page: { head: { canonicals: [{ href: AT, url: AT, absolute: true, inHead: true, line: 6 }] } },
      }),
      urlOf(`${AT}2`, {
        skipped: { reason: 'robots', detail: '' },
        blockedBy: { line: 3, text: 'Disallow: /a2' },
      }),
    ],
    listed: listed(AT, `${AT}1`, `${AT}2`),
    says: ['/a: noindex', '/a1: canonicalised', '/a2: blocked'],
  },
  {
    check: sitemapNonIndexable,
    when: 'a canonicalised page that no sitemap lists',
    urls: [
      pageOf(AT, {
        page: { head: { canonicals: [{ href: HOME, url: HOME, absolute: true, inHead: true, line: 6 }] } },
      }),
    ],
    listed: listed(HOME),
    says: [],
  },
  { check: sitemapNonIndexable, when: 'an indexable page', urls: [pageOf(AT)], listed: inSitemap, says: [] },
  {
    check: sitemapNonIndexable,
    when: 'an error page that says noindex is reported as an error',
    urls: [urlOf(AT, { answer: { status: 404, xRobotsTag: ['noindex'] } })],
    listed: inSitemap,
    says: [],
  },
  {
    check: sitemapForeignHost,
    when: 'another host, and another scheme',
    ...sitemaps({ foreign: ['https://other.example/', 'http://example.com/a'] }),
    says: ['site > https://other.example/: another host', 'site > http://example.com/a: another scheme'],
  },
  {
    check: sitemapForeignHost,
    when: 'listed twice, reported once',
    ...sitemaps(
      { foreign: ['https://other.example/'] },
      { url: `${MAP}.gz`, foreign: ['https://other.example/'] },
    ),
    says: ['site > https://other.example/: another host'],
  },
  {
    check: sitemapForeignHost,
    when: 'robots.txt names a sitemap on another host for own URLs',
    ...sitemaps({ url: 'https://maps.example.org/s.xml', foreign: [AT, 'http://example.com/a'] }),
    says: ['site > http://example.com/a: another host'],
  },
  { check: sitemapForeignHost, when: 'own URLs', ...sitemaps({}), says: [] },
  {
    check: indexableNotInSitemap,
    when: 'a sitemap lists others only',
    urls: [pageOf(HOME), pageOf(AT)],
    listed: listed(HOME),
    says: ['/a: in 0 sitemaps'],
  },
  {
    check: indexableNotInSitemap,
    when: 'listed, and a noindex page',
    urls: [pageOf(AT), pageOf(`${AT}1`, { answer: { xRobotsTag: ['noindex'] } })],
    listed: inSitemap,
    says: [],
  },
  {
    check: indexableNotInSitemap,
    when: 'a site without a sitemap',
    urls: [pageOf(AT)],
    site: { ...noLine, sitemaps: [] },
    says: [],
  },
  {
    check: sitemapOrphan,
    when: 'no link at all',
    urls: [pageOf(AT, { foundVia: 'sitemap' })],
    listed: inSitemap,
    says: ['/a: 0 followed links'],
  },
  {
    check: sitemapOrphan,
    when: 'a nofollow link only',
    urls: [pageOf(AT), linking(['nofollow'])],
    listed: inSitemap,
    says: ['/a: 0 followed links'],
  },
  {
    check: sitemapOrphan,
    when: 'one followed link',
    urls: [pageOf(AT), linking()],
    listed: inSitemap,
    says: [],
  },
  {
    check: sitemapOrphan,
    when: 'only its own link',
    urls: [pageOf(AT, { page: { links: [linkOf(AT)] } })],
    listed: inSitemap,
    says: ['/a: 0 followed links'],
  },
  {
    check: sitemapOrphan,
    when: 'the home page, a page that is not listed, and an error page',
    urls: [pageOf(HOME), pageOf(AT), urlOf(`${AT}1`, { answer: { status: 404 } })],
    listed: listed(HOME, `${AT}1`),
    says: [],
  },
  {
    check: sitemapLastmodBad,
    when: '20 dates of two days',
    ...dates({ days: 2 }),
    says: ['site > /sitemap.xml: 20 dates of 2 days'],
  },
  { check: sitemapLastmodBad, when: '20 dates of three days', ...dates({ days: 3 }), says: [] },
  { check: sitemapLastmodBad, when: '19 dates of one day', ...dates({ count: 19, days: 1 }), says: [] },
  {
    check: sitemapLastmodBad,
    when: 'one of the future and one that is none',
    ...dates({ future: 1, invalid: 1 }),
    says: ['site > /sitemap.xml: 1 in the future, 1 invalid'],
  },
  {
    check: sitemapLastmodBad,
    when: 'no date is one',
    ...dates({ days: 0, invalid: 20 }),
    says: ['site > /sitemap.xml: 20 invalid'],
  },
  {
    check: sitemapLastmodBad,
    when: 'several sitemaps may be split by day',
    ...sitemaps(
      { dates: { count: 30, days: 1, future: 0, invalid: 0 } },
      { url: `${MAP}.gz`, dates: { count: 30, days: 9, future: 0, invalid: 0 } },
    ),
    says: ['site > /sitemap.xml: 30 dates of 1 day (likely)'],
  },
  {
    check: sitemapLastmodBad,
    when: 'an index whose sitemaps were made in one run',
    ...sitemaps({ isIndex: true, dates: { count: 30, days: 1, future: 0, invalid: 0 } }),
    says: [],
  },
];

describe('findings about sitemaps', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it('names at most 1,000 URLs of other hosts', () => {
    const all = Array.from({ length: 11 }, (_, map) => ({
      url: `${MAP}?${map}`,
      foreign: Array.from({ length: 100 }, (__, at) => `https://other.example/${map}/${at}`),
    }));

    const [hit] = judge(sitemapForeignHost, [], sitemaps(...all).site);

    expect(hit!.findings).toHaveLength(1000);
  });
});
