import { describe, expect, it } from '@jest/globals';
import { canonicalChain } from '../../../../../src/libs/site-audit/checks/indexability/canonical-chain.js';
import { canonicalLoop } from '../../../../../src/libs/site-audit/checks/indexability/canonical-loop.js';
import { canonicalMissing } from '../../../../../src/libs/site-audit/checks/indexability/canonical-missing.js';
import { canonicalMultiple } from '../../../../../src/libs/site-audit/checks/indexability/canonical-multiple.js';
import { canonicalOutsideHead } from '../../../../../src/libs/site-audit/checks/indexability/canonical-outside-head.js';
import { canonicalRelative } from '../../../../../src/libs/site-audit/checks/indexability/canonical-relative.js';
import { canonicalToError } from '../../../../../src/libs/site-audit/checks/indexability/canonical-to-error.js';
import { canonicalToExternal } from '../../../../../src/libs/site-audit/checks/indexability/canonical-to-external.js';
import { canonicalToNonIndexable } from '../../../../../src/libs/site-audit/checks/indexability/canonical-to-non-indexable.js';
import { canonicalToRedirect } from '../../../../../src/libs/site-audit/checks/indexability/canonical-to-redirect.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import type { CanonicalFacts } from '../../../../../src/libs/page-reading/index.js';
import { judge, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const url = (path: string) => (path.startsWith('/') ? `https://example.com${path}` : path);
const fact = (to: string, more: Partial<CanonicalFacts> = {}): CanonicalFacts => ({
  href: url(to),
  url: url(to),
  absolute: true,
  inHead: true,
  line: 6,
  ...more,
});
const naming = (path: string, ...canonicals: CanonicalFacts[]): CrawledUrl =>
  pageOf(url(path), { page: { head: { canonicals } } });
/** Each page names the next, and the last one `end`. */
const row = (length: number, end: string): CrawledUrl[] =>
  Array.from({ length }, (_, at) => naming(`/${at + 1}`, fact(at + 1 === length ? end : `/${at + 2}`)));
const target = (answer: Parameters<typeof urlOf>[1]) => [naming('/a', fact('/b')), urlOf(url('/b'), answer)];

const cases: CheckCase[] = [
  { check: canonicalMissing, when: 'none at all', urls: [naming('/a')], says: ['/a: no canonical'] },
  {
    check: canonicalMissing,
    when: 'one in the header',
    urls: [naming('/a', fact('/a', { line: 0 }))],
    says: [],
  },
  {
    check: canonicalMissing,
    when: 'a page that is noindex is not asked',
    urls: [pageOf(url('/a'), { page: { head: { canonicals: [] } }, answer: { xRobotsTag: ['noindex'] } })],
    says: [],
  },
  {
    check: canonicalMultiple,
    when: 'head and header differ',
    urls: [naming('/a', fact('/a'), fact('/b', { line: 0 }))],
    says: ['/a: 2 different canonicals'],
  },
  {
    check: canonicalMultiple,
    when: 'the same twice',
    urls: [naming('/a', fact('/a'), fact('/a', { line: 7 }))],
    says: [],
  },
  {
    check: canonicalMultiple,
    when: 'one in the body is not read',
    urls: [naming('/a', fact('/a'), fact('/b', { inHead: false, line: 40 }))],
    says: [],
  },
  {
    check: canonicalRelative,
    when: 'a path alone',
    urls: [naming('/a', fact('/a', { href: '/a', absolute: false }))],
    says: ['/a: /a'],
  },
  {
    check: canonicalRelative,
    when: 'an empty one',
    urls: [naming('/a', fact('/a', { href: '', absolute: false }))],
    says: ['/a: empty address'],
  },
  {
    check: canonicalRelative,
    when: 'one of a disk',
    urls: [naming('/a', fact('/a', { href: 'file:///usr/a.html', url: null, absolute: false }))],
    says: ['/a: file:///usr/a.html (no web address)'],
  },
  { check: canonicalRelative, when: 'an absolute one', urls: [naming('/a', fact('/a'))], says: [] },
  {
    check: canonicalOutsideHead,
    when: 'in the body',
    urls: [naming('/a', fact('/a', { inHead: false, line: 40 }))],
    says: ['/a: canonical in the body, line 40'],
  },
  {
    check: canonicalOutsideHead,
    when: 'in the head or a header',
    urls: [naming('/a', fact('/a'), fact('/a', { inHead: false, line: 0 }))],
    says: [],
  },
  {
    check: canonicalToRedirect,
    when: 'the page that has it is reported, not the target',
    urls: [naming('/a', fact('/b')), redirectOf(url('/b'), url('/c')), pageOf(url('/c'))],
    says: ['/a: status 301'],
  },
  {
    check: canonicalToRedirect,
    when: 'a live page',
    urls: [naming('/a', fact('/b')), pageOf(url('/b'))],
    says: [],
  },
  { check: canonicalToRedirect, when: 'a page without one', urls: [naming('/a')], says: [] },
  {
    check: canonicalToError,
    when: 'gone',
    urls: target({ answer: { status: 404 } }),
    says: ['/a: status 404'],
  },
  {
    check: canonicalToError,
    when: 'the first error',
    urls: target({ answer: { status: 400 } }),
    says: ['/a: status 400'],
  },
  { check: canonicalToError, when: 'no error yet', urls: target({ answer: { status: 399 } }), says: [] },
  {
    check: canonicalToError,
    when: 'no response',
    urls: target({ answer: { status: null, failure: 'refused' } }),
    says: ['/a: no answer: refused'],
  },
  {
    check: canonicalToError,
    when: 'another site turns crawlers away',
    urls: [
      naming('/a', fact('https://other.example/')),
      urlOf('https://other.example/', { answer: { status: 403 } }),
    ],
    says: ['/a: status 403 (notice, unverifiable)'],
  },
  {
    check: canonicalToError,
    when: 'what was not asked for, or is not known',
    urls: [
      ...target({ skipped: { reason: 'max_pages', detail: '' } }),
      naming('/c', fact('https://other.example/never-seen')),
    ],
    says: [],
  },
  {
    check: canonicalToNonIndexable,
    when: 'the target is noindex',
    urls: [naming('/a', fact('/b')), pageOf(url('/b'), { answer: { xRobotsTag: ['noindex'] } })],
    says: ['/a: noindex'],
  },
  {
    check: canonicalToNonIndexable,
    when: 'the target is blocked',
    urls: target({ skipped: { reason: 'robots', detail: '' }, blockedBy: { line: 3, text: 'Disallow: /b' } }),
    says: ['/a: blocked by robots.txt'],
  },
  {
    check: canonicalToNonIndexable,
    when: 'a noindex page whose own canonical leads on is not what is meant',
    urls: [
      pageOf(url('/a'), {
        page: { head: { canonicals: [fact('/b')] } },
        answer: { xRobotsTag: ['noindex'] },
      }),
      pageOf(url('/b')),
    ],
    says: [],
  },
  {
    check: canonicalToNonIndexable,
    when: 'an error page that says noindex',
    urls: target({ answer: { status: 404, xRobotsTag: ['noindex'] } }),
    says: [],
  },
  { check: canonicalChain, when: 'one step', urls: [naming('/1', fact('/2')), pageOf(url('/2'))], says: [] },
  {
    check: canonicalChain,
    when: 'two steps',
    urls: [...row(2, '/3'), pageOf(url('/3'))],
    says: ['/1: 2 steps'],
  },
  {
    check: canonicalChain,
    when: 'each page before the last but one',
    urls: [...row(3, '/4'), pageOf(url('/4'))],
    says: ['/1: 3 steps', '/2: 2 steps'],
  },
  { check: canonicalChain, when: 'there and back is a loop', urls: row(2, '/1'), says: [] },
  { check: canonicalLoop, when: 'a page that names itself', urls: row(1, '/1'), says: [] },
  {
    check: canonicalLoop,
    when: 'two pages',
    urls: row(2, '/1'),
    says: ['/1: loop of 2 pages', '/2: loop of 2 pages'],
  },
  {
    check: canonicalLoop,
    when: 'five pages',
    urls: row(5, '/1'),
    says: [1, 2, 3, 4, 5].map((at) => `/${at}: loop of 5 pages`),
  },
  {
    check: canonicalLoop,
    when: 'a page that leads into a loop is not of it',
    urls: [naming('/in', fact('/1')), ...row(3, '/1')],
    says: [1, 2, 3].map((at) => `/${at}: loop of 3 pages`),
  },
  {
    check: canonicalChain,
    when: 'a page that leads into a loop',
    urls: [naming('/in', fact('/1')), ...row(3, '/1')],
    says: ['/in: 3 steps'],
  },
  {
    check: canonicalToExternal,
    when: 'another domain',
    urls: [naming('/a', fact('https://example.org/a'))],
    says: ['/a: https://example.org/a'],
  },
  {
    check: canonicalToExternal,
    when: 'a subdomain of the same owner',
    urls: [naming('/a', fact('https://shop.example.com/a'))],
    says: [],
  },
];

describe('findings about canonicals', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it('shows the line of the canonical, and where the target ends', () => {
    const [hit] = judge(canonicalToRedirect, [
      naming('/a', fact('/b')),
      redirectOf(url('/b'), url('/c'), 308),
      pageOf(url('/c')),
    ]);

    expect(hit!.findings[0]).toEqual({
      observed: 'status 308',
      detail: { canonical: url('/b'), status: 308, finalUrl: url('/c') },
      where: { selector: 'link[rel="canonical"]', line: 6 },
    });
  });

  it('follows a very long chain of canonicals up to a bound', () => {
    const hits = judge(canonicalChain, [...row(300, '/end'), pageOf(url('/end'))]);

    expect(hits).toHaveLength(299);
    expect(hits[0]!.findings[0]!.observed).toBe('100 steps');
    expect(hits[298]!.findings[0]!.observed).toBe('2 steps');
  });
});
