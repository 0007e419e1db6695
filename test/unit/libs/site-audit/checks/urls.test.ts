import { domTooLarge } from '../../../../../src/libs/site-audit/checks/urls/dom-too-large.js';
import { duplicateId } from '../../../../../src/libs/site-audit/checks/urls/duplicate-id.js';
import { headBroken } from '../../../../../src/libs/site-audit/checks/urls/head-broken.js';
import { sessionIdInUrl } from '../../../../../src/libs/site-audit/checks/urls/session-id-in-url.js';
import { urlBadForm } from '../../../../../src/libs/site-audit/checks/urls/url-bad-form.js';
import { urlParameters } from '../../../../../src/libs/site-audit/checks/urls/url-parameters.js';
import { urlTooLong } from '../../../../../src/libs/site-audit/checks/urls/url-too-long.js';
import { viewportMissing } from '../../../../../src/libs/site-audit/checks/urls/viewport-missing.js';
import type { PageFacts } from '../../../../../src/libs/page-reading/index.js';
import { HOME, linkOf, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';

const A = `${HOME}a`;
const urlOfLength = (length: number) => `${HOME}${'a'.repeat(length - HOME.length)}`;

describeCheck(urlTooLong, {
  'has its edge at 115 characters: 115 pass': { urls: [pageOf(urlOfLength(115))], hits: [] },
  'has its edge at 115 characters: 116 are hit': {
    urls: [pageOf(urlOfLength(116))],
    hits: [urlOfLength(116)],
    observed: ['116 characters'],
    detail: { length: 116 },
    severity: [undefined],
  },
  'has its edge at 2000: 1999 are a notice': {
    urls: [pageOf(urlOfLength(1999))],
    hits: [urlOfLength(1999)],
    severity: [undefined],
  },
  'has its edge at 2000: 2000 are a warning': {
    urls: [pageOf(urlOfLength(2000))],
    hits: [urlOfLength(2000)],
    severity: ['warning'],
  },
  'is no page that is not there': { urls: [urlOf(urlOfLength(300), { answer: { status: 404 } })], hits: [] },
});

describeCheck(urlBadForm, {
  'is one finding a reason': {
    urls: [pageOf(`${HOME}New_Apples%20here//list/list`)],
    hits: ['/New_Apples%20here//list/list'],
    observed: ['upper case: N', 'underscore', 'space', 'double slash', 'repeated segment: list'],
    detail: { reason: 'upper_case' },
  },
  'passes lower-case words with hyphens': { urls: [pageOf(`${HOME}new-apples/list.html`)], hits: [] },
  'has its edge at the path: host and query may be so': {
    urls: [pageOf(`https://my_shop.example.com/a?Sort_By=A%20B//`, { internal: true })],
    hits: [],
  },
  'takes no escape for an upper-case letter, but what it stands for': {
    urls: [pageOf(`${HOME}%C3%BCber`), pageOf(`${HOME}%C3%9Cber`), pageOf(`${HOME}%E4pfel`)],
    hits: ['/%C3%9Cber'],
    observed: ['upper case: Ü'],
  },
  'has its edge at repeated numbers, which are dates': {
    urls: [pageOf(`${HOME}2024/05/05/apples`), pageOf(`${HOME}a/b/a/`)],
    hits: ['/a/b/a/'],
  },
});

const linking = (...targets: string[]) =>
  pageOf(HOME, { page: { links: targets.map((target) => linkOf(target)) } });

describeCheck(urlParameters, {
  'has its edge at 3 parameters: 3 pass': { urls: [pageOf(`${A}?b=1&c=2&d=3`)], hits: [] },
  'has its edge at 3 parameters: 4 are hit': {
    urls: [pageOf(`${A}?b=1&c=2&d=3&e=4`)],
    hits: ['/a?b=1&c=2&d=3&e=4'],
    observed: ['4 parameters'],
    detail: { parameters: 4, tracking: [], linkingPages: 0 },
  },
  'is an internal link that tracks, whatever its target answers': {
    urls: [
      linking(`${A}?utm_source=menu`, `${A}?gclid=1`, `${A}?x=1&fbclid=2`),
      pageOf(`${A}?utm_source=menu`),
      redirectOf(`${A}?gclid=1`, A),
      urlOf(`${A}?x=1&fbclid=2`, { skipped: { reason: 'robots', detail: 'Disallow: /*?' } }),
    ],
    hits: ['/a?utm_source=menu', '/a?gclid=1', '/a?x=1&fbclid=2'],
    observed: ['utm_source', 'gclid', 'fbclid'].map((name) => `${name} in an internal link`),
    detail: { tracking: ['utm_source'], linkingPages: 1 },
  },
  'has its edge where no page of the site links to it so': {
    urls: [linking(A), pageOf(`${A}?utm_source=mail`, { foundVia: 'sitemap' })],
    hits: [],
  },
  'passes names that only look like it': {
    urls: [linking(`${A}?automation=1&utm=2`), pageOf(`${A}?automation=1&utm=2`)],
    hits: [],
  },
});

const TOKEN = '0123456789abcdefghij';
const twin = (query: string) =>
  pageOf(`${A}?${query}`, {
    page: { head: { canonicals: [] }, text: { hash: 'f'.repeat(64), minhash: null } },
  });

describeCheck(sessionIdInUrl, {
  'is a session in the query, in any case': {
    urls: ['sid=8f3', 'PHPSESSID=8f3', 'x=1&sessionid=8f3', 'JSessionID=8f3'].map((query) =>
      pageOf(`${A}?${query}`),
    ),
    hits: ['/a?sid=8f3', '/a?PHPSESSID=8f3', '/a?x=1&sessionid=8f3', '/a?JSessionID=8f3'],
    observed: ['sid', 'PHPSESSID', 'sessionid', 'JSessionID'],
    confidence: Array<undefined>(4).fill(undefined),
  },
  'is one behind a semicolon in the path, also of a URL that redirects': {
    urls: [pageOf(`${A};jsessionid=8F3A?x=1`), redirectOf(`${HOME}b;jsessionid=8F3A`, A)],
    hits: ['/a;jsessionid=8F3A?x=1', '/b;jsessionid=8F3A'],
  },
  'passes other parameters and empty ones': {
    urls: [pageOf(`${A}?side=1`), pageOf(`${A}?sid=`), pageOf(`${A};v=2`), pageOf(`${HOME}sid/8f3`)],
    hits: [],
  },
  'is no file that pages only load': {
    urls: [
      pageOf(HOME, { page: { resources: [{ kind: 'image', url: `${A}?sid=8f3`, line: 3 }] } }),
      urlOf(`${A}?sid=8f3`, { foundVia: 'resource' }),
    ],
    hits: [],
  },
  'is likely a token of 20 letters that the same page has another of': {
    urls: [twin(`t=${TOKEN}`), twin(`t=${TOKEN.toUpperCase()}`)],
    hits: [`/a?t=${TOKEN}`, `/a?t=${TOKEN.toUpperCase()}`],
    observed: ['t', 't'],
    confidence: ['likely', 'likely'],
    detail: { parameter: 't', sameAs: `${A}?t=${TOKEN.toUpperCase()}` },
  },
  'has its edge at 20 letters: 19 pass': {
    urls: [twin(`t=${TOKEN.slice(1)}`), twin(`t=${TOKEN.slice(1).toUpperCase()}`)],
    hits: [],
  },
  'passes tokens that lead to different pages, and addresses that differ in more': {
    urls: [
      pageOf(`${A}?t=${TOKEN}`),
      pageOf(`${A}?t=x${TOKEN}`),
      twin(`y=1&t=${TOKEN}`),
      twin(`y=2&t=z${TOKEN}`),
    ],
    hits: [],
  },
});

const viewing = (viewport: string | null) => pageOf(HOME, { page: { head: { viewport } } });

describeCheck(viewportMissing, {
  'is a page without one': {
    urls: [viewing(null)],
    hits: ['/'],
    observed: ['no viewport'],
    detail: { content: null },
  },
  'is one of a fixed width': { urls: [viewing('width=1024')], hits: ['/'], observed: ['width=1024'] },
  'has its edge at width=device-width, however it is spaced': {
    urls: [viewing('initial-scale=1,WIDTH = device-width')],
    hits: [],
  },
  'has its edge at other widths of the device': {
    urls: [
      viewing('min-width=device-width'),
      pageOf(A, { page: { head: { viewport: 'width=device-width-x' } } }),
    ],
    hits: ['/', '/a'],
  },
  'judges no error page': {
    urls: [urlOf(HOME, { answer: { status: 404, contentType: 'text/html' } })],
    hits: [],
  },
});

describeCheck(headBroken, {
  'is a head that an element of the body ends': {
    urls: [
      pageOf(HOME, { page: { head: { endedBy: { element: 'div', line: 9, lost: 'link[rel=canonical]' } } } }),
    ],
    hits: ['/'],
    observed: ['div before link[rel=canonical]'],
    detail: { element: 'div', lost: 'link[rel=canonical]' },
    line: 9,
  },
  'has its edge at a sound one': { urls: [pageOf(HOME)], hits: [] },
});

const repeating = (...duplicateIds: PageFacts['duplicateIds']) => pageOf(HOME, { page: { duplicateIds } });

describeCheck(duplicateId, {
  'has its edge at 2 uses: 2 are hit': {
    urls: [repeating({ id: 'menu', count: 2, line: 31 }, { id: 'x', count: 3, line: 40 })],
    hits: ['/'],
    observed: ['#menu 2 times, and 1 other'],
    detail: {
      ids: [
        { id: 'menu', count: 2, line: 31 },
        { id: 'x', count: 3 },
      ],
    },
    line: 31,
  },
  'has its edge at 2 uses: 1 passes': { urls: [repeating({ id: 'menu', count: 1, line: 31 })], hits: [] },
  'passes a page without any': { urls: [repeating()], hits: [] },
});

const sized = (dom: Partial<PageFacts['dom']>) => pageOf(HOME, { page: { dom } });

describeCheck(domTooLarge, {
  'has its edges at 1500 elements, 32 deep and 60 children: these pass': {
    urls: [sized({ elements: 1500, depth: 32, children: 60 })],
    hits: [],
  },
  'is a page of 1501 elements': {
    urls: [sized({ elements: 1501 })],
    hits: ['/'],
    observed: ['1501 elements'],
  },
  'is one that is 33 deep': { urls: [sized({ depth: 33 })], hits: ['/'], observed: ['33 deep'] },
  'is one with an element of 61 children': {
    urls: [sized({ children: 61 })],
    hits: ['/'],
    observed: ['61 children'],
    detail: { elements: 300, depth: 12, children: 61 },
  },
  'tells all reasons at once': {
    urls: [sized({ elements: 9000, depth: 40, children: 70 })],
    hits: ['/'],
    observed: ['9000 elements, 40 deep, 70 children'],
  },
});
