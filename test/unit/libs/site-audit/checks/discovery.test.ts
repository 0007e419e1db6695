import { aiCrawlersBlocked } from '../../../../../src/libs/site-audit/checks/discovery/ai-crawlers-blocked.js';
import { paginationBroken } from '../../../../../src/libs/site-audit/checks/discovery/pagination-broken.js';
import { paginationCanonicalFirst } from '../../../../../src/libs/site-audit/checks/discovery/pagination-canonical-first.js';
import { paginationNotLinked } from '../../../../../src/libs/site-audit/checks/discovery/pagination-not-linked.js';
import { describe, expect, it } from '@jest/globals';
import { CHECKS } from '../../../../../src/libs/site-audit/checks/catalogue.js';
import { CATEGORIES } from '../../../../../src/libs/site-audit/rules/check.js';
import { isInLoop } from '../../../../../src/libs/site-audit/rules/pagination-loops.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import {
  HOME,
  judge,
  linkOf,
  pageOf,
  redirectOf,
  siteFactsOf,
  siteOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const P = (number: number) => `${HOME}p${number}`;
const paged = (
  url: string,
  {
    next = null,
    prev = null,
    canonical = url,
    links = [],
  }: {
    readonly next?: string | null;
    readonly prev?: string | null;
    readonly canonical?: string;
    readonly links?: readonly string[];
  },
) =>
  pageOf(url, {
    page: {
      head: {
        next,
        prev,
        canonicals: [{ href: canonical, url: canonical, absolute: true, inHead: true, line: 6 }],
      },
      links: links.map((link) => linkOf(link)),
    },
  });

/** Pages 1 to `count`, each naming the next and the former one. */
const sequence = (count: number, canonical?: (number: number) => string): CrawledUrl[] =>
  Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    return paged(P(number), {
      prev: number === 1 ? null : P(number - 1),
      next: number === count ? null : P(number + 1),
      ...(canonical ? { canonical: canonical(number) } : {}),
    });
  });

describeCheck(paginationNotLinked, {
  'is a next or former page without a link': {
    urls: [paged(P(2), { prev: P(1), next: P(3), links: [P(1)] })],
    hits: ['/p2'],
    observed: ['rel=next not linked'],
    detail: { targets: [{ rel: 'next', url: P(3) }] },
  },
  'has its edge at a link to each': {
    urls: [paged(P(2), { prev: P(1), next: P(3), links: [P(1), P(3)] })],
    hits: [],
  },
  'takes no link element for a link': {
    urls: [
      pageOf(P(1), {
        page: { head: { next: P(2) }, links: [linkOf(P(2), { element: 'link', rel: ['prefetch'] })] },
      }),
    ],
    hits: ['/p1'],
  },
  'passes a page of no sequence': { urls: [paged(P(1), {})], hits: [] },
});

describeCheck(paginationBroken, {
  'passes a sequence in order': { urls: sequence(4), hits: [] },
  'is a target that is an error, or redirects': {
    urls: [
      paged(P(1), { next: P(2) }),
      urlOf(P(2), { answer: { status: 404 } }),
      paged(P(4), { prev: P(3) }),
      redirectOf(P(3), P(1)),
    ],
    hits: ['/p1', '/p4'],
    observed: ['rel=next: status 404', 'rel=prev: status 301'],
    detail: { faults: [{ rel: 'next', url: P(2), status: 404, reason: 'not_200' }] },
  },
  'is a target that gives no answer, unless it is too large for the crawl': {
    urls: [
      paged(P(1), { next: P(2), prev: P(3) }),
      urlOf(P(2), { answer: { status: null, failure: 'reset' } }),
      urlOf(P(3), { answer: { status: null, failure: 'too_large' } }),
    ],
    hits: ['/p1'],
    observed: ['rel=next: no answer: reset'],
  },
  'is a target that names another page in return, or none': {
    urls: [paged(P(1), { next: P(3) }), paged(P(2), { next: P(3) }), paged(P(3), { prev: P(2) })],
    hits: ['/p1'],
    observed: ['rel=next is not mirrored'],
    detail: { faults: [{ reason: 'not_mirrored', url: P(3), names: P(2) }] },
  },
  'has its edge at a name for the same page by its canonical': {
    urls: [
      paged(`${HOME}list`, { next: P(2) }),
      paged(P(2), { prev: `${HOME}list?page=1` }),
      paged(`${HOME}list?page=1`, { canonical: `${HOME}list`, next: P(2) }),
    ],
    hits: [],
  },
  'is a loop of any length, reported for each page in it': {
    urls: [
      paged(P(1), { next: P(2), prev: P(3) }),
      paged(P(2), { next: P(3), prev: P(1) }),
      paged(P(3), { next: P(1), prev: P(2) }),
    ],
    hits: ['/p1', '/p2', '/p3'],
    observed: ['a loop', 'a loop', 'a loop'],
  },
  'is a page that names itself as the next': {
    urls: [paged(P(1), { next: P(1) })],
    hits: ['/p1'],
    observed: ['a loop'],
  },
  'does not hold a loop against the way into it': {
    urls: [
      paged(P(1), { next: P(2) }),
      paged(P(2), { next: P(3), prev: P(1) }),
      paged(P(3), { next: P(2), prev: P(2) }),
    ],
    hits: ['/p2', '/p3'],
    observed: ['a loop', 'a loop'],
  },
  'passes files, which name nothing, and what the server put off': {
    urls: [
      paged(P(1), { next: P(2), prev: P(3) }),
      urlOf(P(2), { answer: { contentType: 'application/pdf', sniffed: 'pdf' } }),
      urlOf(P(3), { answer: { status: 429 } }),
    ],
    hits: [],
  },
  'passes targets of which nothing is known': {
    urls: [
      paged(P(1), { next: P(2), prev: P(9) }),
      urlOf(P(2), { skipped: { reason: 'max_pages', detail: '' } }),
    ],
    hits: [],
  },
});

describe('the loops of a long sequence', () => {
  itOfMany('are found in linear time', () => {
    const sites = new Map([500, 2000].map((size) => [size, siteOf(sequence(size))] as const));
    expectLinear((size) => {
      const site = sites.get(size)!;
      for (const entry of site.entries()) isInLoop(entry, site);
    }, 2000);
  });
});

const LIST = `${HOME}list`;

describeCheck(paginationCanonicalFirst, {
  'is a further page with the first one as its canonical': {
    urls: sequence(3, () => P(1)),
    hits: ['/p2', '/p3'],
    observed: ['the first page is the canonical', 'the first page is the canonical'],
    detail: { canonical: P(1), page: null },
    line: 6,
  },
  'passes pages that are their own canonicals': { urls: sequence(3), hits: [] },
  'has its edge at page 2 in the address: 2 is hit': {
    urls: [paged(`${LIST}?sort=name&page=2`, { canonical: LIST }), paged(LIST, {})],
    hits: ['/list?sort=name&page=2'],
    observed: ['page 2 has page 1 as canonical'],
    detail: { canonical: LIST, page: 2 },
  },
  'has its edge at page 2 in the address: 1 passes': {
    urls: [paged(`${LIST}?page=1`, { canonical: LIST }), paged(LIST, {})],
    hits: [],
  },
  'is page 3 with ?page=1 as its canonical': {
    urls: [paged(`${LIST}?page=3`, { canonical: `${LIST}?page=1` })],
    hits: ['/list?page=3'],
  },
  'passes a canonical in the midst of the sequence, on another host, or none': {
    urls: [
      paged(P(3), { prev: P(2), canonical: P(2) }),
      paged(P(2), { prev: P(1), next: P(3) }),
      paged(`${LIST}?page=2`, { canonical: 'https://other.example/list' }),
      pageOf(P(9), { page: { head: { prev: P(2), canonicals: [] } } }),
      paged(P(8), { prev: P(7), canonical: `${HOME}gone` }),
      urlOf(`${HOME}gone`, { answer: { status: 404 } }),
    ],
    hits: [],
  },
  'passes a canonical that shows the whole list, or is the same page in another order': {
    urls: [
      paged(P(2), { prev: P(1), canonical: `${HOME}all` }),
      paged(`${HOME}all`, {}),
      paged(`${LIST}?page=2&ref=x`, { canonical: `${LIST}?page=2` }),
    ],
    hits: [],
  },
});

const { robots } = siteFactsOf();
const blocking = (...agents: string[]) => ({
  robots: {
    ...robots,
    blockedAgents: agents.map((agent, at) => ({ agent, line: 3 * at + 2, text: 'Disallow: /' })),
  },
});

describeCheck(aiCrawlersBlocked, {
  'is one finding an agent': {
    site: blocking('gptbot', 'Bingbot', 'PerplexityBot'),
    hits: [null],
    observed: ['GPTBot', 'PerplexityBot'],
    detail: {
      agent: 'GPTBot',
      owner: 'OpenAI',
      purpose: 'training',
      url: 'https://example.com/robots.txt',
      text: 'Disallow: /',
    },
    line: 2,
  },
  'passes a robots.txt that blocks none': { site: blocking(), hits: [] },
  'has its edge at groups of their own: `*` and other crawlers are reported elsewhere': {
    site: blocking('*', 'Googlebot', 'GPTBotX'),
    hits: [],
  },
});

/** From links to discovery. */
const OF_SITES = CHECKS.filter(({ category }) => CATEGORIES.indexOf(category) >= CATEGORIES.indexOf('links'));

describe('the checks from links to discovery', () => {
  it('has each check once, and each describes itself', () => {
    const ids = OF_SITES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(47);
    for (const { id, title, rule, why, fix } of OF_SITES) {
      expect(id).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)+$/);
      for (const sentence of [rule, why, fix]) expect(sentence).toMatch(/^[A-Zr].*\.$/s);
      expect(title.length).toBeGreaterThan(5);
    }
  });

  it('finds nothing on a sound page', () => {
    const urls = [
      pageOf(HOME, { page: { links: [linkOf(P(1)), linkOf(P(2))] } }),
      pageOf(P(1), { page: { links: [linkOf(HOME), linkOf(P(2))] } }),
      pageOf(P(2), { page: { links: [linkOf(HOME), linkOf(P(1))] } }),
    ];
    const hits = OF_SITES.flatMap((check) => judge(check, urls).map((hit) => ({ id: check.id, ...hit })));
    expect(hits).toEqual([]);
  });

  it('judges no page that did not answer 200', () => {
    const gone = urlOf(P(1), { answer: { status: 404, contentType: 'text/html', sniffed: 'html' } });
    const hits = OF_SITES.flatMap((check) => judge(check, [gone]).map(() => check.id));
    expect(hits).toEqual([]);
  });
});
