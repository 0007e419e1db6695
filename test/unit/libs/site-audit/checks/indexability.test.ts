import { describe, expect, it } from '@jest/globals';
import { internalBlockedByRobots } from '../../../../../src/libs/site-audit/checks/indexability/internal-blocked-by-robots.js';
import { nofollowPage } from '../../../../../src/libs/site-audit/checks/indexability/nofollow-page.js';
import { noindexPage } from '../../../../../src/libs/site-audit/checks/indexability/noindex-page.js';
import { robotsBlocksResources } from '../../../../../src/libs/site-audit/checks/indexability/robots-blocks-resources.js';
import { robotsBlocksSite } from '../../../../../src/libs/site-audit/checks/indexability/robots-blocks-site.js';
import { robotsDirectiveConflict } from '../../../../../src/libs/site-audit/checks/indexability/robots-directive-conflict.js';
import { robotsTxtInvalid } from '../../../../../src/libs/site-audit/checks/indexability/robots-txt-invalid.js';
import { robotsTxtMissing } from '../../../../../src/libs/site-audit/checks/indexability/robots-txt-missing.js';
import { robotsTxtUnreachable } from '../../../../../src/libs/site-audit/checks/indexability/robots-txt-unreachable.js';
import type { SiteFacts } from '../../../../../src/libs/site-audit/site/site-facts.js';
import { judge, linkOf, pageOf, siteFactsOf, urlOf } from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const AT = 'https://example.com/a';

const robotsTxt = (more: Partial<SiteFacts['robots']>) => ({
  site: { robots: { ...siteFactsOf().robots, ...more } },
});
const reported = (metas: readonly (readonly [name: string, content: string])[], headers: string[] = []) => ({
  urls: [
    pageOf(AT, {
      page: { head: { robots: metas.map(([name, content], at) => ({ name, content, line: 5 + at })) } },
      answer: { xRobotsTag: headers },
    }),
  ],
});
const blocked = (url: string, more: Parameters<typeof urlOf>[1] = {}) =>
  urlOf(url, {
    skipped: { reason: 'robots', detail: 'Disallow: /a' },
    blockedBy: { line: 12, text: 'Disallow: /a' },
    ...more,
  });
const using = (...urls: string[]) =>
  pageOf('https://example.com/from', {
    page: { resources: urls.map((url) => ({ kind: 'style', url, line: 8 })) },
  });
const linking = pageOf('https://example.com/from', { page: { links: [linkOf(AT)] } });

const cases: CheckCase[] = [
  { check: robotsTxtMissing, when: '404', ...robotsTxt({ status: 404 }), says: ['site: status 404'] },
  { check: robotsTxtMissing, when: '410', ...robotsTxt({ status: 410 }), says: ['site: status 410'] },
  { check: robotsTxtMissing, when: '403', ...robotsTxt({ status: 403 }), says: [] },
  { check: robotsTxtUnreachable, when: '500', ...robotsTxt({ status: 500 }), says: ['site: status 500'] },
  { check: robotsTxtUnreachable, when: '499', ...robotsTxt({ status: 499 }), says: [] },
  {
    check: robotsTxtUnreachable,
    when: 'no response',
    ...robotsTxt({ status: null }),
    says: ['site: no response'],
  },
  {
    check: robotsTxtUnreachable,
    when: 'sent on and on',
    ...robotsTxt({ status: 301, tooManyRedirects: true }),
    says: ['site: more than 5 redirects'],
  },
  { check: robotsTxtUnreachable, when: '404 forbids nothing', ...robotsTxt({ status: 404 }), says: [] },
  {
    check: robotsTxtInvalid,
    when: 'each faulty line',
    ...robotsTxt({
      faults: [
        { line: 1, text: 'Disallow: /x', reason: 'rule_before_agent' },
        { line: 3, text: 'hello', reason: 'no_colon' },
        { line: 9, text: 'Sitemap: /s.xml', reason: 'relative_sitemap' },
      ],
    }),
    says: [
      'site: a rule before any User-agent: Disallow: /x',
      'site: a line without a colon: hello',
      'site: a Sitemap that is not absolute: Sitemap: /s.xml',
    ],
  },
  {
    check: robotsTxtInvalid,
    when: '500 KiB and a byte',
    ...robotsTxt({ bytes: 512_001 }),
    says: ['site: 512001 bytes'],
  },
  { check: robotsTxtInvalid, when: '500 KiB', ...robotsTxt({ bytes: 512_000 }), says: [] },
  {
    check: robotsTxtInvalid,
    when: 'the size is reported once',
    ...robotsTxt({ bytes: 600_000, faults: [{ line: 0, text: '', reason: 'too_large' }] }),
    says: ['site: 600000 bytes'],
  },
  {
    check: robotsBlocksSite,
    when: 'for all and for Googlebot',
    ...robotsTxt({
      blockedAgents: [
        { agent: '*', line: 2, text: 'Disallow: /' },
        { agent: 'Googlebot', line: 5, text: 'Disallow: /*' },
      ],
    }),
    says: ['site: Disallow: / for *', 'site: Disallow: /* for Googlebot'],
  },
  {
    check: robotsBlocksSite,
    when: 'for another crawler',
    ...robotsTxt({ blockedAgents: [{ agent: 'gptbot', line: 2, text: 'Disallow: /' }] }),
    says: [],
  },
  {
    check: robotsBlocksResources,
    when: 'one page uses it',
    urls: [blocked(`${AT}.css`, { foundVia: 'resource' }), using(`${AT}.css`)],
    says: ['/a.css: Disallow: /a, used by 1 page'],
  },
  {
    check: robotsBlocksResources,
    when: 'a file of another site, one that is allowed, and one that no page loads',
    urls: [
      blocked('https://cdn.example/a.css', { foundVia: 'resource' }),
      urlOf(`${AT}.js`, { foundVia: 'resource' }),
      blocked(`${AT}.png`, { foundVia: 'resource' }),
      using('https://cdn.example/a.css', `${AT}.js`),
    ],
    says: [],
  },
  {
    check: internalBlockedByRobots,
    when: 'a page links to it',
    urls: [blocked(AT), linking],
    says: ['/a: Disallow: /a'],
  },
  { check: internalBlockedByRobots, when: 'no page links to it', urls: [blocked(AT)], says: [] },
  {
    check: internalBlockedByRobots,
    when: 'a page links to what was left out for another reason',
    urls: [urlOf(AT, { skipped: { reason: 'max_pages', detail: '' } }), linking],
    says: [],
  },
  {
    check: noindexPage,
    when: 'a meta',
    ...reported([['robots', 'noindex, follow']]),
    says: ['/a: noindex in meta'],
  },
  {
    check: noindexPage,
    when: 'none, to Googlebot',
    ...reported([['googlebot', 'none']]),
    says: ['/a: noindex in meta'],
  },
  { check: noindexPage, when: 'to another crawler', ...reported([['bingbot', 'noindex']]), says: [] },
  {
    check: noindexPage,
    when: 'a header, although a meta is there',
    ...reported([['robots', 'index']], ['noindex']),
    says: ['/a: noindex in header'],
  },
  {
    check: noindexPage,
    when: 'a header to another crawler',
    ...reported([], ['otherbot: noindex', 'unavailable_after: 25 jun 2010 15:00:00 pst']),
    says: [],
  },
  {
    check: noindexPage,
    when: 'both places',
    ...reported([['robots', 'noindex']], ['googlebot: noindex']),
    says: ['/a: noindex in meta and header'],
  },
  {
    check: noindexPage,
    when: 'index, and words that only begin so',
    ...reported([['robots', 'index, noindexing']]),
    says: [],
  },
  {
    check: noindexPage,
    when: 'an error page is never judged',
    urls: [urlOf(AT, { answer: { status: 404, xRobotsTag: ['noindex'] } })],
    says: [],
  },
  { check: nofollowPage, when: 'a header', ...reported([], ['nofollow']), says: ['/a: nofollow in header'] },
  {
    check: nofollowPage,
    when: 'none in a meta',
    ...reported([['robots', 'none']]),
    says: ['/a: nofollow in meta'],
  },
  { check: nofollowPage, when: 'noindex alone', ...reported([['robots', 'noindex']]), says: [] },
  {
    check: robotsDirectiveConflict,
    when: 'meta and header differ on index',
    ...reported([['robots', 'index, follow']], ['noindex']),
    says: ['/a: index and noindex'],
  },
  {
    check: robotsDirectiveConflict,
    when: 'two metas differ on follow',
    ...reported([
      ['robots', 'noindex, nofollow'],
      ['googlebot', 'follow'],
    ]),
    says: ['/a: follow and nofollow'],
  },
  {
    check: robotsDirectiveConflict,
    when: 'all against none',
    ...reported([['robots', 'all']], ['none']),
    says: ['/a: index and noindex, follow and nofollow'],
  },
  {
    check: robotsDirectiveConflict,
    when: 'what a place does not speak of',
    ...reported([['robots', 'noindex']], ['nofollow, noarchive']),
    says: [],
  },
  {
    check: robotsDirectiveConflict,
    when: 'both say the same',
    ...reported([['robots', 'noindex']], ['none']),
    says: [],
  },
];

describe('findings about indexing', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it('names the line of robots.txt and the pages that use a blocked file', () => {
    const [hit] = judge(robotsBlocksResources, [
      blocked(`${AT}.css`, { foundVia: 'resource' }),
      using(`${AT}.css`),
    ]);

    expect(hit!.findings[0]!.detail).toEqual({
      matchedLine: 'Disallow: /a',
      line: 12,
      kind: 'style',
      pages: 1,
      usedBy: [{ url: 'https://example.com/from', line: 8 }],
    });
  });

  it('lists every noindex with its line', () => {
    const [hit] = judge(noindexPage, reported([['robots', 'noindex']], ['noindex']).urls);

    expect(hit!.findings[0]).toMatchObject({
      where: { selector: 'meta[name="robots"]', line: 5 },
      detail: {
        sources: [
          { from: 'meta', text: 'noindex', line: 5 },
          { from: 'header', text: 'noindex', line: 0 },
        ],
      },
    });
  });

  it('lists at most 100 faulty lines of a robots.txt', () => {
    const faults = Array.from({ length: 500 }, (_, at) => ({
      line: at + 1,
      text: 'x'.repeat(5000),
      reason: 'no_colon' as const,
    }));

    const [hit] = judge(robotsTxtInvalid, [], robotsTxt({ faults }).site);

    expect(hit!.findings).toHaveLength(100);
    expect(JSON.stringify(hit).length).toBeLessThan(50_000);
  });
});
