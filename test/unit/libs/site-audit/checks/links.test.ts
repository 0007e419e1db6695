import { describe, expect, it } from '@jest/globals';
import { anchorEmpty } from '../../../../../src/libs/site-audit/checks/links/anchor-empty.js';
import { anchorGeneric } from '../../../../../src/libs/site-audit/checks/links/anchor-generic.js';
import { brokenExternalLink } from '../../../../../src/libs/site-audit/checks/links/broken-external-link.js';
import { brokenFragment } from '../../../../../src/libs/site-audit/checks/links/broken-fragment.js';
import { brokenInternalLink } from '../../../../../src/libs/site-audit/checks/links/broken-internal-link.js';
import { brokenResource } from '../../../../../src/libs/site-audit/checks/links/broken-resource.js';
import { deadEnd } from '../../../../../src/libs/site-audit/checks/links/dead-end.js';
import { deepPage } from '../../../../../src/libs/site-audit/checks/links/deep-page.js';
import { internalNofollow } from '../../../../../src/libs/site-audit/checks/links/internal-nofollow.js';
import { localhostLink } from '../../../../../src/libs/site-audit/checks/links/localhost-link.js';
import { malformedLink } from '../../../../../src/libs/site-audit/checks/links/malformed-link.js';
import { onlyNofollowInlinks } from '../../../../../src/libs/site-audit/checks/links/only-nofollow-inlinks.js';
import { orphanPage } from '../../../../../src/libs/site-audit/checks/links/orphan-page.js';
import { singleInlink } from '../../../../../src/libs/site-audit/checks/links/single-inlink.js';
import { tooManyLinks } from '../../../../../src/libs/site-audit/checks/links/too-many-links.js';
import { isGenericAnchor } from '../../../../../src/libs/site-audit/rules/lists/generic-anchors.js';
import {
  HOME,
  judge,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';
import type { AnswerFailure } from '../../../../../src/libs/guarded-fetch/index.js';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import type { LinkFacts } from '../../../../../src/libs/page-reading/index.js';

const A = `${HOME}a`;
const B = `${HOME}b`;
const OUT = 'https://other.example/page';

/** The home page with these links and no others. */
const home = (...links: LinkFacts[]) => pageOf(HOME, { page: { links } });
const page = (url: string, ...links: LinkFacts[]) => pageOf(url, { page: { links } });
const to = (url: string, more: Partial<LinkFacts> = {}) => linkOf(url, more);
const answering = (url: string, status: number, more: Partial<CrawledUrl> = {}) =>
  urlOf(url, { ...more, answer: { status } });
/** A page that the crawl knows and had no room for. */
const left = urlOf(`${HOME}left`, { skipped: { reason: 'max_pages', detail: '10' } });
const failing = (url: string, failure: AnswerFailure) => urlOf(url, { answer: { status: null, failure } });
const inLanguage = (lang: string, ...links: LinkFacts[]) => pageOf(HOME, { page: { links, head: { lang } } });

describeCheck(brokenInternalLink, {
  'is a link to a page that is not there, reported once however often the page has it': {
    urls: [home(to(A, { anchor: 'Apples', line: 40 }), to(A)), answering(A, 404)],
    hits: ['/'],
    observed: ['status 404'],
    about: [A],
    detail: { status: 404, anchor: 'Apples', position: 'main', links: 2, element: 'a' },
    line: 40,
  },
  'is one that gives no answer, with the reason': {
    urls: [home(to(A)), failing(A, 'timeout')],
    hits: ['/'],
    observed: ['no answer: timeout'],
  },
  'has its edge at 400: 399 passes': { urls: [home(to(A)), answering(A, 399)], hits: [] },
  'has its edge at 400: 400 is hit': { urls: [home(to(A)), answering(A, 400)], hits: ['/'] },
  'is no link to a live page, to one that redirects, or to one that was not asked for': {
    urls: [
      home(to(A), to(B), to(`${HOME}c`)),
      page(A),
      redirectOf(B, A),
      urlOf(`${HOME}c`, { skipped: { reason: 'max_pages', detail: '' } }),
    ],
    hits: [],
  },
  'is unverifiable where the page refuses us or puts us off': {
    urls: [home(to(A), to(B)), answering(A, 403), answering(B, 429)],
    hits: ['/'],
    confidence: ['unverifiable', 'unverifiable'],
    severity: ['notice', 'notice'],
  },
  'is no page that is too large for the crawl': { urls: [home(to(A)), failing(A, 'too_large')], hits: [] },
  'is a form whose target is gone, not one that wants its fields': {
    urls: [
      home(to(A, { element: 'form' }), to(B, { element: 'form' })),
      answering(A, 404),
      answering(B, 405),
    ],
    hits: ['/'],
    about: [A],
    detail: { element: 'form' },
  },
  'leaves style sheets of link elements to broken_resource, and hosts to connect to alone': {
    urls: [
      pageOf(HOME, {
        page: {
          links: [
            to(A, { element: 'link', rel: ['stylesheet'] }),
            to(B, { element: 'link', rel: ['preconnect'] }),
            to(`${HOME}c`, { element: 'link', rel: ['search'] }),
          ],
          resources: [{ kind: 'style', url: A, line: 3 }],
        },
      }),
      answering(A, 404),
      answering(B, 404),
      answering(`${HOME}c`, 404),
    ],
    hits: ['/'],
    about: [`${HOME}c`],
  },
  'judges no links of a page that is an error itself': {
    urls: [{ ...page(A, to(B)), answer: answering(A, 404).answer }, answering(B, 404)],
    hits: [],
  },
  'is not about other sites': { urls: [home(to(OUT)), answering(OUT, 404)], hits: [] },
});

describeCheck(brokenExternalLink, {
  'is a link to a page of another site that is gone': {
    urls: [home(to(OUT, { anchor: 'Their page' })), answering(OUT, 410)],
    hits: ['/'],
    observed: ['status 410'],
    about: [OUT],
    detail: { status: 410, finalUrl: OUT, anchor: 'Their page' },
    confidence: [undefined],
  },
  'is one whose name is not known, or that fails each time': {
    urls: [
      home(to(OUT), to('https://x.example/')),
      failing(OUT, 'dns'),
      answering('https://x.example/', 503),
    ],
    hits: ['/'],
    observed: ['no answer: dns', 'status 503'],
  },
  'has its edges at 404 and 410 among the 4xx': {
    urls: [home(to(`${OUT}1`), to(`${OUT}2`)), answering(`${OUT}1`, 402), answering(`${OUT}2`, 451)],
    hits: [],
  },
  'has its edge at 500: 499 passes': { urls: [home(to(OUT)), answering(OUT, 499)], hits: [] },
  'has its edge at 500: 500 is hit': { urls: [home(to(OUT)), answering(OUT, 500)], hits: ['/'] },
  'is unverifiable behind walls against robots': {
    urls: [
      home(...[401, 403, 405, 429, 999].map((status) => to(`https://wall${status}.example/`))),
      ...[401, 403, 405, 429, 999].map((status) => answering(`https://wall${status}.example/`, status)),
    ],
    hits: ['/'],
    confidence: Array<'unverifiable'>(5).fill('unverifiable'),
    severity: Array<'notice'>(5).fill('notice'),
  },
  'is unverifiable where a connection fails': {
    urls: [home(to(OUT)), failing(OUT, 'reset')],
    hits: ['/'],
    confidence: ['unverifiable'],
  },
  'follows redirects of other sites to their end': {
    urls: [
      home(to(OUT), to(`${OUT}2`)),
      redirectOf(OUT, `${OUT}/gone`),
      redirectOf(`${OUT}2`, `${OUT}/there`),
      answering(`${OUT}/gone`, 404),
      answering(`${OUT}/there`, 200),
    ],
    hits: ['/'],
    about: [OUT],
    detail: { status: 404, finalUrl: `${OUT}/gone` },
  },
  'is no page that is too large for the crawl, or was not asked for': {
    urls: [
      home(to(OUT), to(`${OUT}2`)),
      failing(OUT, 'too_large'),
      urlOf(`${OUT}2`, { skipped: { reason: 'max_time', detail: '' } }),
    ],
    hits: [],
  },
  'passes live links, unknown ones and own pages': {
    urls: [home(to(OUT), to('https://unknown.example/'), to(A)), answering(OUT, 200), answering(A, 404)],
    hits: [],
  },
});

const anchored = (...anchors: string[]) => pageOf(A, { page: { anchors } });

describeCheck(brokenFragment, {
  'is a link to an anchor that the page does not have': {
    urls: [home(to(`${A}#pears`, { line: 50 }), to(`${A}#plums`)), anchored('plums')],
    hits: ['/'],
    observed: ['#pears'],
    about: [`${A}#pears`],
    detail: { fragment: 'pears', page: A },
    line: 50,
  },
  'passes anchors that are there': { urls: [home(to(`${A}#plums`)), anchored('plums')], hits: [] },
  'has its edge at half of a page’s fragments unknown: half is judged': {
    urls: [home(to(`${A}#one`), to(`${A}#two`)), anchored('one')],
    hits: ['/'],
  },
  'has its edge at half of a page’s fragments unknown: more is left to scripts': {
    urls: [home(...['one', 'two', 'three', 'four'].map((name) => to(`${A}#${name}`))), anchored('one')],
    hits: [],
  },
  'leaves out the top, texts to search for, routes and lines': {
    urls: [
      home(
        ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => to(`${A}#${name}`)),
        ...['', 'top', 'Top', ':~:text=apple', '!/route', '/route', 'L12', 'L12-L34', '12-34'].map(
          (fragment) => to(A, { fragment }),
        ),
      ),
      anchored('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'),
    ],
    hits: [],
  },
  'judges what stands before a text to search for': {
    urls: [home(to(`${A}#one`), to(A, { fragment: 'two:~:text=apple' })), anchored('one')],
    hits: ['/'],
    observed: ['#two'],
  },
  'tells one place once, and two places of a page twice': {
    urls: [
      home(
        ...['1', '2', '3'].map((name) => to(`${A}#${name}`)),
        ...['x', 'y', 'x'].map((name) => to(`${A}#${name}`)),
      ),
      anchored('1', '2', '3'),
    ],
    hits: ['/'],
    about: [`${A}#x`, `${A}#y`],
    detail: { links: 2 },
  },
  'writes any letters as an address': {
    urls: [home(to(`${A}#1`), to(A, { fragment: 'über uns' })), anchored('1')],
    hits: ['/'],
    about: [`${A}#%C3%BCber%20uns`],
  },
  'judges neither files nor pages that move on': {
    urls: [
      home(to(`${A}#x`), to(`${A}#1`), to(`${B}#x`)),
      pageOf(A, { page: { anchors: ['1'], head: { refresh: { seconds: 0, url: B, line: 4 } } } }),
      urlOf(B),
    ],
    hits: [],
  },
});

describeCheck(orphanPage, {
  'is a page that only a sitemap knows': {
    urls: [home(), pageOf(A, { foundVia: 'sitemap' })],
    sitemap: listed(A),
    hits: ['/a'],
    observed: ['0 links, known from sitemap'],
    detail: { knownFrom: ['sitemap'] },
  },
  'is one that only a canonical, hreflang or a redirect knows': {
    urls: [
      home(),
      pageOf(A, { foundVia: 'canonical' }),
      pageOf(B, { foundVia: 'hreflang' }),
      pageOf(`${HOME}c`, { foundVia: 'redirect' }),
    ],
    hits: ['/a', '/b', '/c'],
  },
  'has its edge at 1 link, followed or not, from a page that is indexable or not': {
    urls: [
      home(to(A, { rel: ['nofollow'] })),
      pageOf(A, { foundVia: 'sitemap' }),
      pageOf(B, {
        page: {
          head: { robots: [{ name: 'robots', content: 'noindex', line: 3 }] },
          links: [to(`${HOME}c`)],
        },
      }),
      pageOf(`${HOME}c`, { foundVia: 'sitemap' }),
    ],
    sitemap: listed(A, `${HOME}c`),
    hits: [],
  },
  'counts no link of a page to itself': {
    urls: [home(), pageOf(A, { foundVia: 'sitemap', page: { links: [to(A)] } })],
    hits: ['/a'],
  },
  'is only a notice where clicks lead there over a redirect': {
    urls: [home(to(B)), redirectOf(B, A), pageOf(A, { foundVia: 'redirect' })],
    hits: ['/a'],
    severity: ['notice'],
  },
  'is unverifiable when the crawl left pages out, which may link there': {
    urls: [home(), pageOf(A, { foundVia: 'sitemap' }), left],
    sitemap: listed(A),
    hits: ['/a'],
    severity: ['notice'],
    confidence: ['unverifiable'],
  },
  'is sure where only robots.txt shut pages out': {
    urls: [
      home(),
      pageOf(A, { foundVia: 'sitemap' }),
      urlOf(`${HOME}shut`, { skipped: { reason: 'robots', detail: 'line 2: Disallow: /shut' } }),
    ],
    sitemap: listed(A),
    hits: ['/a'],
    confidence: [undefined],
  },
  'is neither the home page nor the start': {
    urls: [pageOf(HOME, { foundVia: 'redirect' }), pageOf(A, { foundVia: 'start' })],
    sitemap: listed(HOME, A),
    hits: [],
  },
});

/** Home, hubs that home links to, and one page that `linking` of the hubs link to. */
const linkedFrom = (linking: number, more: Partial<LinkFacts> = {}) => {
  const hubs = Array.from({ length: linking }, (_, at) => `${HOME}hub${at}`);
  return [
    home(...hubs.map((hub) => to(hub))),
    ...hubs.map((hub) => page(hub, to(A, more), to(HOME))),
    page(A),
  ];
};

describeCheck(singleInlink, {
  'is a page with 1 followed link, two clicks from home': {
    urls: linkedFrom(1),
    hits: ['/a'],
    observed: ['1 followed link'],
    detail: { from: `${HOME}hub0` },
  },
  'is not sure where the crawl left pages out': {
    urls: [...linkedFrom(1), left],
    hits: ['/a'],
    confidence: ['unverifiable'],
  },
  'has its edge at 2 links': { urls: linkedFrom(2), hits: [] },
  'has its edge at one click': { urls: [home(to(A)), page(A)], hits: [] },
  'counts no nofollow links': {
    urls: [...linkedFrom(1), page(`${HOME}x`, to(A, { rel: ['nofollow'] }))],
    hits: ['/a'],
  },
  'passes pages that no click leads to': { urls: [home(), page(A), page(B, to(A))], hits: [] },
});

/** A line of pages, each with a link to the next; the last is `clicks` from home. */
const lineOf = (clicks: number) =>
  Array.from({ length: clicks + 1 }, (_, at) =>
    page(at === 0 ? HOME : `${HOME}p${at}`, to(`${HOME}p${at + 1}`)),
  );

describeCheck(deepPage, {
  'has its edge at 3 clicks: 3 pass': { urls: lineOf(3), hits: [] },
  'has its edge at 3 clicks: 4 are hit': {
    urls: lineOf(4),
    hits: ['/p4'],
    observed: ['4 clicks'],
    severity: [undefined],
  },
  'is a warning from 6': {
    urls: lineOf(6),
    hits: ['/p4', '/p5', '/p6'],
    severity: [undefined, undefined, 'warning'],
  },
  'passes pages that no click leads to': { urls: [home(), page(A)], hits: [] },
});

describeCheck(deadEnd, {
  'is a page without any link': { urls: [home()], hits: ['/'], observed: ['0 links'] },
  'has its edge at 1 link, also to another site': { urls: [home(to(OUT))], hits: [] },
  'counts no links to the page itself, no mail addresses, no forms': {
    urls: [home(to(`${HOME}#top`), to('mailto:me@example.com', { url: null }), to(A, { element: 'form' }))],
    hits: ['/'],
  },
  'is likely only where a script fills the page': {
    urls: [pageOf(HOME, { page: { links: [], dom: { emptyRoot: true } } })],
    hits: ['/'],
    confidence: ['likely'],
  },
  'is no page that moves its readers on': {
    urls: [pageOf(A, { page: { links: [], head: { refresh: { seconds: 0, url: HOME, line: 3 } } } })],
    hits: [],
  },
});

const targets = (count: number) => Array.from({ length: count }, (_, at) => to(`${HOME}p${at}`));

describeCheck(tooManyLinks, {
  'passes a page with fewer links': { urls: [home(...targets(999))], hits: [] },
  'has its edge at 1000 targets: 1000 pass, however often they are linked': {
    urls: [home(...targets(1000), ...targets(1000))],
    hits: [],
  },
  'has its edge at 1000 targets: 1001 are hit': {
    urls: [home(...targets(1001))],
    hits: ['/'],
    observed: ['1001 targets'],
    detail: { targets: 1001, links: 1001 },
  },
});

describeCheck(internalNofollow, {
  'is a link to an own page with nofollow, ugc or sponsored': {
    urls: [
      home(
        to(A, { rel: ['noopener', 'nofollow'] }),
        to(B, { rel: ['ugc'] }),
        to(`${HOME}c`, { rel: ['sponsored'] }),
      ),
      page(A),
      page(B),
      page(`${HOME}c`),
    ],
    hits: ['/'],
    observed: ['rel=nofollow', 'rel=ugc', 'rel=sponsored'],
    about: [A, B, `${HOME}c`],
    detail: { rel: ['noopener', 'nofollow'], links: 1 },
  },
  'passes followed links and other tokens': {
    urls: [home(to(A), to(B, { rel: ['noopener', 'noreferrer'] })), page(A), page(B)],
    hits: [],
  },
  'has its edge at the border of the site': {
    urls: [home(to(OUT, { rel: ['nofollow'] })), answering(OUT, 200)],
    hits: [],
  },
});

describeCheck(onlyNofollowInlinks, {
  'is a page that all links deny': {
    urls: [home(to(A, { rel: ['nofollow'] })), page(A), page(B, to(A, { rel: ['ugc'] }))],
    hits: ['/a'],
    observed: ['2 links, 0 followed'],
    detail: { inlinks: 2 },
  },
  'is not sure where the crawl left pages out': {
    urls: [home(to(A, { rel: ['nofollow'] })), page(A), left],
    hits: ['/a'],
    severity: ['notice'],
    confidence: ['unverifiable'],
  },
  'has its edge at 1 followed link': {
    urls: [home(to(A, { rel: ['nofollow'] })), page(A), page(B, to(A))],
    hits: [],
  },
  'has its edge at 1 link: without any the page is an orphan': { urls: [home(), page(A)], hits: [] },
  'is no page that is not meant to be found': {
    urls: [
      home(to(A, { rel: ['nofollow'] })),
      pageOf(A, { page: { head: { robots: [{ name: 'robots', content: 'noindex', line: 3 }] } } }),
    ],
    hits: [],
  },
});

describeCheck(anchorEmpty, {
  'is a target that no link of the page names': {
    urls: [home(to(A, { anchor: '' }), to(A, { anchor: ' \u200b' }))],
    hits: ['/'],
    about: [A],
    detail: { links: 2 },
  },
  'has its edge at one good link to the target': {
    urls: [home(to(A, { anchor: '' }), to(A, { anchor: 'A' }))],
    hits: [],
  },
  'asks no text of link elements, forms and mail addresses': {
    urls: [
      home(
        to(A, { anchor: '', element: 'link' }),
        to(B, { anchor: '', element: 'form' }),
        to('mailto:a@b.example', { anchor: '', url: null }),
      ),
    ],
    hits: [],
  },
});

describeCheck(anchorGeneric, {
  'is a link whose text would fit any': {
    urls: [home(to(A, { anchor: 'Read more »' }), to(B, { anchor: 'HERE!' }))],
    hits: ['/'],
    observed: ['“Read more »”', '“HERE!”'],
    about: [A, B],
    detail: { language: 'en' },
  },
  'has its edge where a text says anything more': {
    urls: [
      home(
        to(A, { anchor: 'Read more about apples' }),
        to(B, { anchor: 'More apples' }),
        to(`${HOME}c`, { anchor: 'read()' }),
      ),
    ],
    hits: [],
  },
  'reads the list of the page’s own language': {
    urls: [inLanguage('de-CH', to(A, { anchor: 'Weiterlesen …' }), to(B, { anchor: 'click here' }))],
    hits: ['/'],
    about: [A],
  },
  'passes texts of a language without a list': {
    urls: [inLanguage('fi', to(A, { anchor: 'here' }))],
    hits: [],
  },
  'passes folds and tabs within the page': { urls: [home(to(`${HOME}#all`, { anchor: 'more' }))], hits: [] },
});

describe('the list of meaningless link texts', () => {
  it.each([
    ['en', 'Click here'],
    ['de', '→ Mehr erfahren'],
    ['fr', 'En savoir plus…'],
    ['fr', "Plus d'infos"],
    ['es', 'Haz clic aquí'],
    ['it', 'Scopri di più'],
    ['nl', 'Lees meer'],
    ['pt', 'Saiba mais'],
    ['pl', 'Czytaj dalej'],
    ['ru', 'Подробнее'],
    ['ja', '詳しくはこちら'],
    ['zh', '点击这里'],
    ['zh', '閱讀更多'],
    ['ko', '더보기'],
  ])('includes, in %s: %s', (language, text) => {
    expect(isGenericAnchor(text, language)).toBe(true);
    expect(isGenericAnchor(`${text} 2024`, language)).toBe(false);
  });

  it('does not include an empty text', () => {
    expect(isGenericAnchor('»', 'en')).toBe(false);
  });
});

const linksTo = (...urls: string[]) => home(...urls.map((url) => to(url)));

describeCheck(localhostLink, {
  'is a link to this machine or to a private network': {
    urls: [
      linksTo(
        'http://localhost:3000/a',
        'http://127.8.9.10/',
        'http://[::1]/',
        'http://10.1.2.3/',
        'http://172.31.0.1/',
        'http://192.168.0.1/',
        'http://app.localhost/',
      ),
    ],
    hits: ['/'],
    observed: ['localhost', '127.8.9.10', '[::1]', '10.1.2.3', '172.31.0.1', '192.168.0.1', 'app.localhost'],
    detail: { host: 'localhost', reason: 'loopback' },
  },
  'has its edges where the private ranges end': {
    urls: [
      linksTo(
        'http://126.255.255.255/',
        'http://128.0.0.1/',
        'http://11.0.0.1/',
        'http://172.32.0.1/',
        'http://192.169.0.1/',
      ),
    ],
    hits: [],
  },
  'is a name that no public one ends in': {
    urls: [
      linksTo('http://nas.local/', 'https://shop.test/', 'http://wiki.internal/', 'https://local.example/'),
    ],
    hits: ['/'],
    observed: ['nas.local', 'shop.test', 'wiki.internal'],
  },
  'is likely a copy by its name': {
    urls: [
      linksTo('https://staging.other.example/', 'https://dev.example.com/', 'https://abc.ngrok-free.app/'),
    ],
    hits: ['/'],
    confidence: ['likely', 'likely', 'likely'],
    detail: { reason: 'staging_name' },
  },
  'is no public site that is called so': {
    urls: [
      linksTo(
        'https://dev.mysql.com/doc/',
        'https://test.pypi.org/',
        'https://www.example.com/',
        'https://localhost.example/',
      ),
    ],
    hits: [],
  },
  'is an address that no router passes on': {
    urls: [linksTo('http://[fd00::1]/', 'http://169.254.1.1/', 'http://0.0.0.0:8000/')],
    hits: ['/'],
    observed: ['[fd00::1]', '169.254.1.1', '0.0.0.0'],
  },
  'is no domain that is called so itself': {
    urls: [
      linksTo('https://staging.example/', 'https://www.ngrok.io/'),
      pageOf('https://www.dev.com/', { internal: true, page: { links: [to('https://dev.com/')] } }),
    ],
    hits: [],
  },
  'is not the site itself while it is under development': {
    urls: [
      pageOf('http://127.0.0.1:8080/', {
        internal: true,
        page: {
          links: [to('http://127.0.0.1:8080/a'), to('http://127.0.0.1:9090/'), to('http://localhost:3000/')],
        },
      }),
    ],
    hits: ['http://127.0.0.1:8080/'],
    about: ['http://localhost:3000/'],
  },
});

describeCheck(malformedLink, {
  'is an address with any of four faults': {
    urls: [
      home(
        to('https://exa mple', { url: null, malformed: 'unparsable' }),
        to('http://https://example.com/', { malformed: 'double_scheme' }),
        to('a\\b', { malformed: 'backslash' }),
        to('a b', { malformed: 'space' }),
      ),
    ],
    hits: ['/'],
    observed: ['no address', 'doubled scheme', 'backslash', 'unescaped space'],
    about: ['https://exa mple', 'http://https://example.com/', 'a\\b', 'a b'],
    detail: { reason: 'unparsable', url: null },
  },
  'has its edge at addresses that are whole, and those of no web': {
    urls: [home(to(`${HOME}a%20b`), to('mailto:me@example.com', { url: null }))],
    hits: [],
  },
});

const using = (url: string, kind: 'style' | 'image' = 'style') =>
  pageOf(HOME, { page: { resources: [{ kind, url, line: 7 }] } });
const CSS = `${HOME}site.css`;
const CDN = 'https://cdn.example/lib.css';

describeCheck(brokenResource, {
  'is a file that a page uses and that is not there': {
    urls: [using(CSS), answering(CSS, 404, { foundVia: 'resource' })],
    hits: ['/site.css'],
    observed: ['status 404'],
    detail: { kind: 'style', pages: 1, usedBy: [{ url: HOME, line: 7 }] },
  },
  'is one of another site, unless its server keeps robots out': {
    urls: [using(CDN), answering(CDN, 404, { foundVia: 'resource' })],
    hits: [CDN],
    confidence: [undefined],
  },
  'is unverifiable behind a wall of another site': {
    urls: [using(CDN), answering(CDN, 403, { foundVia: 'resource' })],
    hits: [CDN],
    confidence: ['unverifiable'],
  },
  'is one that gives no answer': {
    urls: [using(CSS), { ...failing(CSS, 'refused'), foundVia: 'resource' }],
    hits: ['/site.css'],
    observed: ['no answer: refused'],
  },
  'has its edge at 400: 399 passes': {
    urls: [using(CSS), answering(CSS, 399, { foundVia: 'resource' })],
    hits: [],
  },
  'has its edge at 400: 400 is hit, though the file was first found by a link': {
    urls: [using(CSS), answering(CSS, 400, { foundVia: 'link' })],
    hits: ['/site.css'],
  },
  'is no file that is too large for the crawl, or was not asked for': {
    urls: [
      using(CSS),
      { ...failing(CSS, 'too_large'), foundVia: 'resource' },
      using(CDN),
      urlOf(CDN, { foundVia: 'resource', skipped: { reason: 'max_time', detail: '' } }),
    ],
    hits: [],
  },
  'is no file that no page uses': {
    urls: [home(), answering(CSS, 404, { foundVia: 'resource' })],
    hits: [],
  },
});

describe('links of a page to one target', () => {
  it('are one finding a page, so that the report can list all pages under the target', () => {
    const urls = [home(to(A)), page(B, to(A), to(A)), answering(A, 404)];
    const hits = judge(brokenInternalLink, urls);
    expect(hits.map(({ url, findings }) => [url, findings.length])).toEqual([
      [HOME, 1],
      [B, 1],
    ]);
    expect(siteOf(urls).inlinkPages(3).all).toBe(2);
  });
});
