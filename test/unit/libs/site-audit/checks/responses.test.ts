import { describe, expect, it } from '@jest/globals';
import { charsetConflict } from '../../../../../src/libs/site-audit/checks/responses/charset-conflict.js';
import { charsetMissing } from '../../../../../src/libs/site-audit/checks/responses/charset-missing.js';
import { contentTypeMismatch } from '../../../../../src/libs/site-audit/checks/responses/content-type-mismatch.js';
import { crawlTrap } from '../../../../../src/libs/site-audit/checks/responses/crawl-trap.js';
import { htmlOver2mb } from '../../../../../src/libs/site-audit/checks/responses/html-over-2mb.js';
import { internal4xx } from '../../../../../src/libs/site-audit/checks/responses/internal-4xx.js';
import { internal5xx } from '../../../../../src/libs/site-audit/checks/responses/internal-5xx.js';
import { internalForbidden } from '../../../../../src/libs/site-audit/checks/responses/internal-forbidden.js';
import { internalNoResponse } from '../../../../../src/libs/site-audit/checks/responses/internal-no-response.js';
import { missing404 } from '../../../../../src/libs/site-audit/checks/responses/missing-404.js';
import { mojibake } from '../../../../../src/libs/site-audit/checks/responses/mojibake.js';
import { rateLimited } from '../../../../../src/libs/site-audit/checks/responses/rate-limited.js';
import { slowTtfb } from '../../../../../src/libs/site-audit/checks/responses/slow-ttfb.js';
import { soft404 } from '../../../../../src/libs/site-audit/checks/responses/soft-404.js';
import { uncompressedText } from '../../../../../src/libs/site-audit/checks/responses/uncompressed-text.js';
import { verySlowResponse } from '../../../../../src/libs/site-audit/checks/responses/very-slow-response.js';
import {
  answerOf,
  HOME,
  judge,
  linkOf,
  pageOf,
  siteFactsOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const AT = 'https://example.com/a';
const answering = (answer: NonNullable<Parameters<typeof answerOf>[0]>, url = AT) => urlOf(url, { answer });
const linking = (to: string, more: Parameters<typeof pageOf>[1] = {}) =>
  pageOf('https://example.com/from', { ...more, page: { links: [linkOf(to)], ...more.page } });
const charset = (facts: object) => [pageOf(AT, { page: { charset: facts } })];
const noResponse = (failure: 'timeout' | 'too_large', attempts: number) => [
  answering({ status: null, failure, attempts }),
];
const probes = (more: Partial<ReturnType<typeof siteFactsOf>['probes'][number]>) =>
  siteFactsOf().probes.map((probe) => ({ ...probe, ...more }));

const cases: CheckCase[] = [
  {
    check: internal4xx,
    when: 'a page that is gone',
    urls: [answering({ status: 404 })],
    says: ['/a: status 404'],
  },
  {
    check: internal4xx,
    when: 'the first of the range',
    urls: [answering({ status: 400 })],
    says: ['/a: status 400'],
  },
  {
    check: internal4xx,
    when: 'the last of the range',
    urls: [answering({ status: 499 })],
    says: ['/a: status 499'],
  },
  {
    check: internal4xx,
    when: 'next to the range, and those that only refuse',
    urls: [399, 500, 401, 403, 407, 429].map((status) => answering({ status }, `${AT}${status}`)),
    says: [],
  },
  {
    check: internal4xx,
    when: 'a file that only pages load is judged as a resource',
    urls: [urlOf(`${AT}.css`, { foundVia: 'resource', answer: { status: 404 } })],
    says: [],
  },
  {
    check: internal4xx,
    when: 'a file that a page links to as well',
    urls: [urlOf(`${AT}.png`, { foundVia: 'resource', answer: { status: 410 } }), linking(`${AT}.png`)],
    says: ['/a.png: status 410'],
  },
  {
    check: internalForbidden,
    when: 'an indexable page links to it',
    urls: [answering({ status: 401 }), linking(AT)],
    says: ['/a: status 401'],
  },
  { check: internalForbidden, when: 'nothing links to it', urls: [answering({ status: 403 })], says: [] },
  {
    check: internalForbidden,
    when: 'only a noindex page links to it',
    urls: [answering({ status: 403 }), linking(AT, { answer: { xRobotsTag: ['noindex'] } })],
    says: [],
  },
  {
    check: internalForbidden,
    when: 'statuses beside the three',
    urls: [answering({ status: 402 }), linking(AT)],
    says: [],
  },
  {
    check: internal5xx,
    when: 'the third attempt fails, too',
    urls: [answering({ status: 500, attempts: 3 })],
    says: ['/a: status 500 on 3 attempts'],
  },
  {
    check: internal5xx,
    when: 'two attempts only',
    urls: [answering({ status: 503, attempts: 2 })],
    says: [],
  },
  {
    check: internal5xx,
    when: 'the third attempt succeeds',
    urls: [pageOf(AT, { answer: { attempts: 3 } })],
    says: [],
  },
  { check: internal5xx, when: 'just below', urls: [answering({ status: 499, attempts: 3 })], says: [] },
  {
    check: internalNoResponse,
    when: 'reasons are distinguished',
    urls: (['dns', 'refused', 'reset', 'tls', 'timeout'] as const).map((failure) =>
      answering({ status: null, failure, attempts: 3 }, `https://example.com/${failure}`),
    ),
    says: ['dns', 'refused', 'reset', 'tls', 'timeout'].map(
      (reason) => `/${reason}: no response: ${reason} on 3 attempts`,
    ),
  },
  { check: internalNoResponse, when: 'two attempts only', urls: noResponse('timeout', 2), says: [] },
  {
    check: internalNoResponse,
    when: 'a body that is too large is an answer',
    urls: noResponse('too_large', 3),
    says: [],
  },
  {
    check: internalNoResponse,
    when: 'what was not asked for gave no answer, and should not',
    urls: [urlOf(AT, { skipped: { reason: 'max_pages', detail: '' } })],
    says: [],
  },
  {
    check: rateLimited,
    when: 'one request of a hundred',
    site: { requests: 200, limited: { count: 2, longestRun: 1 } },
    says: ['site: 2 of 200 requests limited, 1 in a row'],
  },
  {
    check: rateLimited,
    when: 'just below both limits',
    site: { requests: 10_000, limited: { count: 99, longestRun: 4 } },
    says: [],
  },
  {
    check: rateLimited,
    when: 'five in a row of very many',
    site: { requests: 1000, limited: { count: 5, longestRun: 5 } },
    says: ['site: 5 of 1000 requests limited, 5 in a row'],
  },
  { check: rateLimited, when: 'no request at all', site: { requests: 0 }, says: [] },
  { check: slowTtfb, when: '801 ms', urls: [pageOf(AT, { answer: { ttfbMs: 801 } })], says: ['/a: 801 ms'] },
  { check: slowTtfb, when: '800 ms', urls: [pageOf(AT, { answer: { ttfbMs: 800 } })], says: [] },
  {
    check: slowTtfb,
    when: 'a fraction more',
    urls: [pageOf(AT, { answer: { ttfbMs: 800.2 } })],
    says: ['/a: 801 ms'],
  },
  {
    check: slowTtfb,
    when: 'an error page is never judged',
    urls: [answering({ status: 404, ttfbMs: 5000 })],
    says: [],
  },
  {
    check: verySlowResponse,
    when: '3001 ms to the last byte',
    urls: [pageOf(AT, { answer: { totalMs: 3001 } })],
    says: ['/a: 3001 ms'],
  },
  {
    check: verySlowResponse,
    when: '3001 ms to the first byte',
    urls: [pageOf(AT, { answer: { ttfbMs: 3001, totalMs: 3001 } })],
    says: ['/a: 3001 ms'],
  },
  {
    check: verySlowResponse,
    when: '3000 ms to both',
    urls: [pageOf(AT, { answer: { ttfbMs: 3000, totalMs: 3000 } })],
    says: [],
  },
  {
    check: htmlOver2mb,
    when: 'one byte more',
    urls: [pageOf(AT, { answer: { bytes: 2_000_001 } })],
    says: ['/a: 2000001 bytes'],
  },
  {
    check: htmlOver2mb,
    when: 'at the limit',
    urls: [pageOf(AT, { answer: { bytes: 2_000_000 } })],
    says: [],
  },
  {
    check: uncompressedText,
    when: 'a page, a style sheet and an SVG of 1401 bytes',
    urls: [
      pageOf(AT, { answer: { bytes: 1401, contentEncoding: '' } }),
      ...['text/css', 'image/svg+xml', 'application/ld+json'].map((contentType, at) =>
        urlOf(`${AT}${at}`, {
          foundVia: 'resource',
          answer: { contentType, bytes: 1401, contentEncoding: '' },
        }),
      ),
    ],
    says: ['/a', '/a0', '/a1', '/a2'].map((path) => `${path}: 1401 bytes not compressed`),
  },
  {
    check: uncompressedText,
    when: '1400 bytes, brotli, pictures and error pages',
    urls: [
      pageOf(AT, { answer: { bytes: 1400, contentEncoding: '' } }),
      pageOf(`${AT}1`, { answer: { bytes: 9000, contentEncoding: 'br' } }),
      answering({ contentType: 'image/png', bytes: 9000, contentEncoding: '' }, `${AT}2`),
      answering({ status: 404, contentType: 'text/html', bytes: 9000, contentEncoding: '' }, `${AT}3`),
    ],
    says: [],
  },
  {
    check: contentTypeMismatch,
    when: 'HTML sent as text, a picture as HTML, and no type at all',
    urls: [
      answering({ contentType: 'text/plain', sniffed: 'html' }),
      answering({ contentType: 'text/html', sniffed: 'image' }, `${AT}.png`),
      answering({ contentType: '', sniffed: 'text' }, `${AT}2`),
    ],
    says: ['/a: text/plain sent, html found', '/a.png: text/html sent, image found', '/a2: no content type'],
  },
  {
    check: contentTypeMismatch,
    when: 'a guess from the first letters counts only where the name bears it out',
    urls: [
      answering({ contentType: 'text/plain', sniffed: 'json' }, `${AT}.json`),
      answering({ contentType: 'text/javascript', sniffed: 'json' }, `${AT}.js`),
      answering({ contentType: 'text/plain', sniffed: 'html' }, `${AT}.txt`),
    ],
    says: ['/a.json: text/plain sent, json found'],
  },
  {
    check: contentTypeMismatch,
    when: 'families that are the same thing, an empty body and a redirect',
    urls: [
      answering({ contentType: 'image/svg+xml', sniffed: 'xml' }),
      answering({ contentType: 'application/xhtml+xml; charset=utf-8', sniffed: 'xml' }, `${AT}1`),
      answering({ contentType: 'application/rss+xml', sniffed: 'xml' }, `${AT}2`),
      answering({ contentType: '', sniffed: null, bytes: 0 }, `${AT}3`),
      answering({ status: 301, contentType: '', sniffed: 'html' }, `${AT}4`),
    ],
    says: [],
  },
  {
    check: soft404,
    when: 'title and few words, in the language of the page',
    urls: [
      pageOf(AT, {
        page: {
          head: { lang: 'de', titles: [{ text: 'Seite nicht gefunden – Garten', line: 4 }] },
          text: { mainWords: 149 },
        },
      }),
    ],
    says: ['/a: 2 signs: phrase, few_words'],
  },
  {
    check: soft404,
    when: '150 words leave one sign only',
    urls: [
      pageOf(AT, {
        page: { head: { titles: [{ text: 'Page not found', line: 4 }] }, text: { mainWords: 150 } },
      }),
    ],
    says: [],
  },
  {
    check: soft404,
    when: 'three bits from the page for made-up addresses, and noindex',
    urls: [
      pageOf(AT, { page: { text: { simhash: 'f0e1d2c3b4a59680' } }, answer: { xRobotsTag: ['noindex'] } }),
    ],
    says: ['/a: 2 signs: like_missing_page, noindex'],
  },
  {
    check: soft404,
    when: 'four bits from it',
    urls: [
      pageOf(AT, { page: { text: { simhash: 'f0e1d2c3b4a59688' } }, answer: { xRobotsTag: ['noindex'] } }),
    ],
    says: [],
  },
  {
    check: soft404,
    when: 'a short page that is kept out of search is likely only',
    urls: [pageOf(AT, { page: { text: { mainWords: 20 } }, answer: { xRobotsTag: ['noindex'] } })],
    says: ['/a: 2 signs: few_words, noindex (likely)'],
  },
  {
    check: soft404,
    when: 'the home page, and where made-up addresses are sent, are never missing',
    urls: [HOME, `${HOME}lost`].map((url) =>
      pageOf(url, { page: { text: { mainWords: 5, simhash: 'f0e1d2c3b4a59687' } } }),
    ),
    site: { probes: probes({ finalUrl: `${HOME}lost` }) },
    says: [],
  },
  {
    check: soft404,
    when: 'a page that answers 404 is a good one',
    urls: [answering({ status: 404 })],
    says: [],
  },
  {
    check: missing404,
    when: 'both answer 200',
    site: { probes: probes({ answer: answerOf() }) },
    says: ['site: status 200'],
  },
  {
    check: missing404,
    when: 'both are sent home',
    site: { probes: probes({ finalUrl: HOME, answer: answerOf() }) },
    says: ['site: sent to the home page'],
  },
  {
    check: missing404,
    when: 'one of them answers 404',
    site: { probes: [...probes({ answer: answerOf() }).slice(1), ...siteFactsOf().probes.slice(1)] },
    says: [],
  },
  {
    check: missing404,
    when: 'only one was tried',
    site: { probes: probes({ answer: answerOf() }).slice(1) },
    says: [],
  },
  {
    check: charsetMissing,
    when: 'neither header nor mark nor meta',
    urls: charset({ header: null, bom: null, meta: null }),
    says: ['/a: no charset'],
  },
  { check: charsetMissing, when: 'a meta alone', urls: charset({ header: null, meta: 'utf-8' }), says: [] },
  {
    check: charsetMissing,
    when: 'a mark alone',
    urls: charset({ header: null, meta: null, bom: 'utf-8' }),
    says: [],
  },
  {
    check: charsetConflict,
    when: 'two encodings',
    urls: charset({ header: 'utf-8', meta: 'ISO-8859-1' }),
    says: ['/a: utf-8 in the header, windows-1252 in the page'],
  },
  {
    check: charsetConflict,
    when: 'two labels of one encoding',
    urls: [...charset({ header: 'latin1', meta: 'Windows-1252' })],
    says: [],
  },
  {
    check: charsetConflict,
    when: 'a meta of UTF-16 is read as UTF-8',
    urls: charset({ meta: 'utf-16' }),
    says: [],
  },
  { check: charsetConflict, when: 'a label of nothing', urls: charset({ meta: 'klingon' }), says: [] },
  {
    check: mojibake,
    when: 'two misread sequences',
    urls: charset({ misread: 2 }),
    says: ['/a: 0 replacement signs, 2 misread sequences'],
  },
  {
    check: mojibake,
    when: 'one replacement sign',
    urls: charset({ replacements: 1 }),
    says: ['/a: 1 replacement sign, 0 misread sequences'],
  },
  { check: mojibake, when: 'one misread sequence', urls: charset({ misread: 1 }), says: [] },
  {
    check: crawlTrap,
    when: 'each pattern that the crawl left',
    site: {
      traps: [
        { pattern: '/calendar/{n}', reason: 'dates_ahead', urls: 30 },
        { pattern: '/list?{query}', reason: 'query_variants', urls: 51 },
      ],
    },
    says: ['site: 30 URLs, dates far ahead (likely)', 'site: 51 URLs, variants of the query (likely)'],
  },
  { check: crawlTrap, when: 'no pattern', says: [] },
];

describe('findings about responses', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it('reports a broken URL once, with the number of pages that link to it', () => {
    const pages = Array.from({ length: 40 }, (_, at) =>
      pageOf(`https://example.com/p${at}`, { page: { links: [linkOf(AT), linkOf(AT)] } }),
    );

    const hits = judge(internal4xx, [answering({ status: 404 }), ...pages]);

    expect(hits).toHaveLength(1);
    expect(hits[0]!.findings).toEqual([{ observed: 'status 404', detail: { linkingPages: 40 } }]);
  });

  it('finds the one indexable page among many that link to a forbidden page', () => {
    const closed = Array.from({ length: 300 }, (_, at) =>
      pageOf(`https://example.com/p${at}`, {
        page: { links: [linkOf(AT)] },
        answer: { xRobotsTag: ['noindex'] },
      }),
    );

    const hits = judge(internalForbidden, [answering({ status: 403 }), ...closed, linking(AT)]);

    expect(hits[0]!.findings[0]!.detail).toEqual({
      linkingPages: 301,
      linkedFrom: 'https://example.com/from',
    });
  });
});
