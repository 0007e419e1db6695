import { describe, expect, it } from '@jest/globals';
import { metaRefresh } from '../../../../../src/libs/site-audit/checks/redirects/meta-refresh.js';
import { redirectBroken } from '../../../../../src/libs/site-audit/checks/redirects/redirect-broken.js';
import { redirectChain } from '../../../../../src/libs/site-audit/checks/redirects/redirect-chain.js';
import { redirectHttpsToHttp } from '../../../../../src/libs/site-audit/checks/redirects/redirect-https-to-http.js';
import { redirectInternal } from '../../../../../src/libs/site-audit/checks/redirects/redirect-internal.js';
import { redirectLoop } from '../../../../../src/libs/site-audit/checks/redirects/redirect-loop.js';
import { redirectTemporary } from '../../../../../src/libs/site-audit/checks/redirects/redirect-temporary.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import { judge, linkOf, listed, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const url = (path: string) => `https://example.com${path}`;
const linkingTo = (...paths: string[]) =>
  pageOf(url('/from'), { page: { links: paths.map((path) => linkOf(url(path))) } });

/** /1 to /2 and so on, all but the first known by their redirects only; `end` stands behind the last. */
function chainOf(hops: number, end: CrawledUrl, status = 301): CrawledUrl[] {
  const redirects = Array.from({ length: hops }, (_, at) =>
    redirectOf(url(`/${at + 1}`), at + 1 === hops ? end.url : url(`/${at + 2}`), status, {
      foundVia: at === 0 ? 'link' : 'redirect',
    }),
  );
  return [...redirects, { ...end, foundVia: 'redirect' }];
}

/** /1 to /2 … to /length and back to /1. */
function loopOf(length: number): CrawledUrl[] {
  return Array.from({ length }, (_, at) =>
    redirectOf(url(`/${at + 1}`), url(`/${((at + 1) % length) + 1}`), 301, {
      foundVia: at === 0 ? 'link' : 'redirect',
    }),
  );
}

const page = pageOf(url('/end'));
const refreshing = (to: string | null) =>
  pageOf(url('/a'), { page: { head: { refresh: { seconds: 3, url: to, line: 7 } } } });

const cases: CheckCase[] = [
  {
    check: redirectInternal,
    when: 'links to each kind of redirect, one finding a target',
    urls: [
      ...[301, 302, 303, 307, 308].map((status) => redirectOf(url(`/${status}`), url('/end'), status)),
      page,
      linkingTo('/301', '/302', '/303', '/307', '/308', '/301'),
    ],
    says: [301, 302, 303, 307, 308].map((status) => `/from > /${status}: status ${status} to ${url('/end')}`),
  },
  {
    check: redirectInternal,
    when: 'links to a page, to what was not modified, and to another site that redirects',
    urls: [
      page,
      urlOf(url('/same'), { answer: { status: 304 } }),
      redirectOf('https://other.example/', 'https://other.example/en'),
      pageOf(url('/from'), {
        page: {
          links: [linkOf(url('/end')), linkOf(url('/same')), linkOf('https://other.example/')],
        },
      }),
    ],
    says: [],
  },
  {
    check: redirectInternal,
    when: 'what a link element names is no link to click',
    urls: [
      redirectOf(url('/old'), url('/end')),
      page,
      pageOf(url('/from'), { page: { links: [linkOf(url('/old'), { element: 'link' })] } }),
    ],
    says: [],
  },
  { check: redirectChain, when: 'one hop', urls: chainOf(1, page), says: [] },
  { check: redirectChain, when: 'two hops', urls: chainOf(2, page), says: ['/1: 2 hops'] },
  { check: redirectChain, when: 'four hops', urls: chainOf(4, page), says: ['/1: 4 hops'] },
  {
    check: redirectChain,
    when: 'five hops are an error',
    urls: chainOf(5, page),
    says: ['/1: 5 hops (error)'],
  },
  {
    check: redirectChain,
    when: 'the middle of a chain is reported when a page links to it, too',
    urls: [...chainOf(3, page), linkingTo('/2')],
    says: ['/1: 3 hops', '/2: 2 hops'],
  },
  {
    check: redirectChain,
    when: 'or when a sitemap lists it',
    urls: chainOf(3, page),
    listed: listed(url('/2')),
    says: ['/1: 3 hops', '/2: 2 hops'],
  },
  {
    check: redirectChain,
    when: 'a meta refresh is a hop',
    urls: [refreshing(url('/b')), redirectOf(url('/b'), url('/end'), 301, { foundVia: 'refresh' }), page],
    says: ['/a: 2 hops'],
  },
  { check: redirectChain, when: 'a loop has no final answer', urls: loopOf(4), says: [] },
  { check: redirectChain, when: '20 hops', urls: chainOf(20, page), says: ['/1: 20 hops (error)'] },
  {
    check: redirectChain,
    when: 'more than 20 hops are reported as broken',
    urls: chainOf(21, page),
    says: [],
  },
  { check: redirectLoop, when: 'to itself', urls: loopOf(1), says: ['/1: loop after 1 hop'] },
  { check: redirectLoop, when: 'two URLs', urls: loopOf(2), says: ['/1: loop after 2 hops'] },
  { check: redirectLoop, when: 'seven URLs', urls: loopOf(7), says: ['/1: loop after 7 hops'] },
  {
    check: redirectLoop,
    when: 'entered from outside',
    urls: [
      redirectOf(url('/in'), url('/1')),
      ...loopOf(3).map((one) => ({ ...one, foundVia: 'redirect' as const })),
    ],
    says: ['/in: loop after 4 hops'],
  },
  { check: redirectLoop, when: 'a long chain with an end', urls: chainOf(20, page), says: [] },
  { check: redirectLoop, when: 'a page that loads itself again', urls: [refreshing(url('/a'))], says: [] },
  {
    check: redirectBroken,
    when: 'ends in 404',
    urls: chainOf(1, urlOf(url('/gone'), { answer: { status: 404 } })),
    says: ['/1: status 404'],
  },
  ...(
    [
      [399, []],
      [400, ['/1: status 400']],
    ] as const
  ).map(([status, says]) => ({
    check: redirectBroken,
    when: `ends in ${status}`,
    urls: chainOf(1, urlOf(url('/gone'), { answer: { status } })),
    says,
  })),
  {
    check: redirectBroken,
    when: 'ends in no response',
    urls: chainOf(2, urlOf(url('/gone'), { answer: { status: null, failure: 'dns' } })),
    says: ['/1: no answer: dns'],
  },
  {
    check: redirectBroken,
    when: 'ends at a closed door',
    urls: chainOf(1, urlOf('https://other.example/', { answer: { status: 403 } })),
    says: ['/1: status 403 (notice, unverifiable)'],
  },
  { check: redirectBroken, when: '20 hops', urls: chainOf(20, page), says: [] },
  { check: redirectBroken, when: '21 hops', urls: chainOf(21, page), says: ['/1: more than 20 hops'] },
  {
    check: redirectBroken,
    when: 'ends at what was not asked for',
    urls: chainOf(1, urlOf(url('/x'), { skipped: { reason: 'robots', detail: 'Disallow: /x' } })),
    says: [],
  },
  {
    check: redirectBroken,
    when: 'an error without a redirect',
    urls: [urlOf(url('/x'), { answer: { status: 500 } })],
    says: [],
  },
  ...[302, 303, 307].map((status) => ({
    check: redirectTemporary,
    when: `${status} on a link`,
    urls: [...chainOf(1, page, status), linkingTo('/1')],
    says: [`/1: status ${status}`],
  })),
  ...[301, 308].map((status) => ({
    check: redirectTemporary,
    when: `${status} on a link`,
    urls: [...chainOf(1, page, status), linkingTo('/1')],
    says: [],
  })),
  { check: redirectTemporary, when: '302 that no page links to', urls: chainOf(1, page, 302), says: [] },
  {
    check: redirectTemporary,
    when: '302 behind a 301 that is linked',
    urls: [
      redirectOf(url('/1'), url('/2')),
      redirectOf(url('/2'), page.url, 302, { foundVia: 'redirect' }),
      page,
      linkingTo('/1'),
    ],
    says: ['/1: status 302'],
  },
  {
    check: redirectHttpsToHttp,
    when: 'the second hop',
    urls: [
      redirectOf(url('/1'), url('/2')),
      redirectOf(url('/2'), 'http://example.com/3', 301, { foundVia: 'redirect' }),
      pageOf('http://example.com/3'),
    ],
    says: ['/1: https to http://example.com/3'],
  },
  {
    check: redirectHttpsToHttp,
    when: 'the other way',
    urls: [redirectOf('http://example.com/1', url('/end')), page],
    says: [],
  },
  {
    check: metaRefresh,
    when: 'leads to another page',
    urls: [refreshing(url('/b'))],
    says: [`/a: refresh to ${url('/b')} after 3 s`],
  },
  { check: metaRefresh, when: 'only loads the page again', urls: [refreshing(null)], says: [] },
  { check: metaRefresh, when: 'names the page itself', urls: [refreshing(url('/a'))], says: [] },
];

describe('findings about redirects', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it('shows the place of a link, and where its target ends', () => {
    const [hit] = judge(redirectInternal, [
      ...chainOf(2, page),
      pageOf(url('/from'), { page: { links: [linkOf(url('/1'), { anchor: 'Old', line: 77 })] } }),
    ]);

    expect(hit!.findings).toEqual([
      {
        about: url('/1'),
        observed: `status 301 to ${url('/end')}`,
        where: { selector: 'a', line: 77 },
        detail: {
          status: 301,
          finalUrl: url('/end'),
          hops: 2,
          anchor: 'Old',
          position: 'main',
          rel: [],
          href: url('/1'),
          links: 1,
        },
      },
    ]);
  });

  it('shows a chain from its first URL to its last', () => {
    const [hit] = judge(redirectChain, chainOf(3, page));

    expect(hit!.findings[0]!.detail).toEqual({
      hops: 3,
      chain: [url('/1'), url('/2'), url('/3'), url('/end')],
      finalUrl: url('/end'),
    });
  });
});
