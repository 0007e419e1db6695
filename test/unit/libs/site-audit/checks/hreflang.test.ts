import { hreflangConflict } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-conflict.js';
import { hreflangInvalidCode } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-invalid-code.js';
import { hreflangLangMismatch } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-lang-mismatch.js';
import { hreflangMissingReturn } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-missing-return.js';
import { hreflangMissingSelf } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-missing-self.js';
import { hreflangMissingXDefault } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-missing-x-default.js';
import { hreflangToBadTarget } from '../../../../../src/libs/site-audit/checks/hreflang/hreflang-to-bad-target.js';
import { describe, expect, it } from '@jest/globals';
import { hreflangFault } from '../../../../../src/libs/site-audit/rules/lists/hreflang-codes.js';
import type { PageParts } from '../../../../support/audit/audit-site.js';
import { HOME, judge, linkOf, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';

const EN = `${HOME}en`;
const DE = `${HOME}de`;
const FR = `${HOME}fr`;

/** Pairs of code and URL, written on line 8 and on. */
const hreflangs = (...pairs: readonly (readonly [string, string | null])[]) =>
  pairs.map(([code, url], at) => ({ code, url, line: 8 + at }));
const page = (
  url: string,
  pairs: readonly (readonly [string, string | null])[],
  head: PageParts['head'] = {},
) => pageOf(url, { page: { head: { ...head, hreflangs: hreflangs(...pairs) } } });

const PAIR = [
  ['en', EN],
  ['de', DE],
] as const;
const FULL = [...PAIR, ['x-default', EN]] as const;
const noindex = { robots: [{ name: 'robots', content: 'noindex', line: 3 }] };
const canonicalTo = (url: string) => ({
  canonicals: [{ href: url, url, absolute: true, inHead: true, line: 6 }],
});

describeCheck(hreflangInvalidCode, {
  'is a code with a wrong language, script or country, or of another form': {
    urls: [
      page(EN, [
        ['en', EN],
        ['en-UK', DE],
        ['xx', DE],
        ['zh-Hanx', DE],
        ['en_US', DE],
        ['', DE],
        ['es-419', DE],
      ]),
    ],
    hits: ['/en'],
    observed: ['en-uk, xx, zh-hanx, en_us, (empty), es-419'],
    detail: {
      codes: [
        { code: 'en-uk', reason: 'unknown_region' },
        { code: 'xx', reason: 'unknown_language' },
        { code: 'zh-hanx', reason: 'unknown_script' },
        { code: 'en_us', reason: 'not_well_formed' },
        { code: '', reason: 'not_well_formed' },
        { code: 'es-419', reason: 'not_well_formed' },
      ],
    },
    line: 9,
  },
  'passes languages with a script and a country in any case, and x-default': {
    urls: [
      page(EN, [
        ['en', EN],
        ['en-gb', DE],
        ['ZH-hant-TW', DE],
        ['sr-Latn', DE],
        ['X-Default', EN],
      ]),
    ],
    hits: [],
  },
  'has its edge at eu, which is Basque and no country': {
    urls: [page(EN, [['eu', EN]]), page(DE, [['en-EU', DE]])],
    hits: ['/de'],
  },
  'reads codes of headers, and those that name no address': {
    urls: [
      pageOf(EN, { answer: { link: [`<${DE}>; rel="alternate"; hreflang="german"`] } }),
      page(DE, [['english', null]]),
    ],
    hits: ['/en', '/de'],
    observed: ['german', 'english'],
  },
});

describe('codes of hreflang', () => {
  it.each(['de', 'pt-BR', 'zh-Hans-CN', 'sr-Cyrl', 'nb-NO', 'iu-Cans', 'x-default'])('has %s', (code) => {
    expect(hreflangFault(code)).toBeNull();
  });

  it.each([
    ['jp', 'unknown_language'],
    ['iw', 'unknown_language'],
    ['fil', 'not_well_formed'],
    ['de-DE-1996', 'not_well_formed'],
    ['de-Qaaa', 'unknown_script'],
    ['es-LA-', 'not_well_formed'],
    ['es-ZZ', 'unknown_region'],
    ['*', 'not_well_formed'],
  ])('%s has the fault %s', (code, fault) => {
    expect(hreflangFault(code)).toBe(fault);
  });
});

describeCheck(hreflangMissingSelf, {
  'is a set that leaves out the page': {
    urls: [
      page(EN, [
        ['de', DE],
        ['fr', FR],
      ]),
    ],
    hits: ['/en'],
    observed: ['2 pages named, not itself'],
    detail: { named: [DE, FR] },
    line: 8,
  },
  'passes a set with the page in it': { urls: [page(EN, PAIR)], hits: [] },
  'has its edge at one annotation: without any there is no set, whatever feeds a page names': {
    urls: [pageOf(EN, { answer: { link: [`<${HOME}feed>; rel="alternate"; type="application/rss+xml"`] } })],
    hits: [],
  },
  'takes the canonical for the page': {
    urls: [page(`${EN}?ref=1`, PAIR, canonicalTo(EN)), page(EN, PAIR)],
    hits: [],
  },
});

describeCheck(hreflangMissingReturn, {
  'is a page that another one does not name in return; the other’s self reference is none': {
    urls: [page(EN, FULL), page(DE, [['de', DE]])],
    hits: ['/en'],
    observed: ['1 page without a return link'],
    detail: { missing: 1, pairs: [{ code: 'de', to: DE }] },
    line: 9,
  },
  'does not fall silent because the page names itself': {
    urls: [
      page(EN, [
        ['en', EN],
        ['de', DE],
      ]),
      page(DE, [
        ['de', DE],
        ['fr', FR],
      ]),
      page(FR, [
        ['de', DE],
        ['fr', FR],
      ]),
    ],
    hits: ['/en'],
  },
  'tells a target once, under however many codes it stands': {
    urls: [
      page(EN, [
        ['de', DE],
        ['de-AT', DE],
      ]),
      pageOf(DE),
    ],
    hits: ['/en'],
    detail: { missing: 1, pairs: [{ code: 'de', to: DE }] },
  },
  'passes pages that name each other': { urls: [page(EN, FULL), page(DE, FULL)], hits: [] },
  'has its edge at 200: targets of other statuses and unknown ones are not asked': {
    urls: [
      page(EN, [
        ['de', DE],
        ['fr', FR],
        ['it', `${HOME}it`],
      ]),
      redirectOf(DE, EN),
      urlOf(FR, { answer: { status: 404 } }),
    ],
    hits: [],
  },
  'requires nothing of other sites, whose pages were not parsed': {
    urls: [page(EN, [['de', 'https://other.example/de']]), urlOf('https://other.example/de')],
    hits: [],
  },
  'takes a return link to the canonical': {
    urls: [page(`${EN}?ref=1`, PAIR, canonicalTo(EN)), page(EN, PAIR), page(DE, PAIR)],
    hits: [],
  },
});

describeCheck(hreflangMissingXDefault, {
  'has its edge at 2 codes: 2 are hit': {
    urls: [page(EN, PAIR)],
    hits: ['/en'],
    observed: ['2 codes, no x-default'],
    detail: { codes: ['en', 'de'] },
  },
  'has its edge at 2 codes: 1 passes': {
    urls: [
      page(EN, [
        ['en', EN],
        ['EN', DE],
      ]),
    ],
    hits: [],
  },
  'passes a set with x-default': { urls: [page(EN, FULL)], hits: [] },
});

const BAD = page(EN, [['de', DE]]);

describeCheck(hreflangToBadTarget, {
  'is reported for the page that names a noindex one, not of that one': {
    urls: [page(EN, PAIR), page(DE, PAIR, noindex)],
    hits: ['/en'],
    observed: ['de: noindex'],
    detail: { targets: [{ code: 'de', url: DE, status: 200, reason: 'noindex' }] },
    line: 9,
  },
  'is a target that redirects': {
    urls: [BAD, redirectOf(DE, EN)],
    hits: ['/en'],
    observed: ['de: redirect'],
  },
  'is one that is an error': {
    urls: [
      page(EN, [
        ['de', DE],
        ['fr', FR],
      ]),
      urlOf(DE, { answer: { status: 404 } }),
      urlOf(FR, { answer: { status: 503 } }),
    ],
    hits: ['/en'],
    observed: ['de: client_error and 1 other'],
    detail: { targets: [{ reason: 'client_error' }, { code: 'fr', reason: 'server_error' }] },
  },
  'is one that gives no answer': {
    urls: [BAD, urlOf(DE, { answer: { status: null, failure: 'dns' } })],
    hits: ['/en'],
    observed: ['de: no_response'],
  },
  'is one that is canonicalised': {
    urls: [BAD, page(DE, [], canonicalTo(FR)), pageOf(FR)],
    hits: ['/en'],
    observed: ['de: canonicalised'],
  },
  'is one that robots.txt blocks': {
    urls: [
      BAD,
      urlOf(DE, {
        skipped: { reason: 'robots', detail: 'Disallow: /de' },
        blockedBy: { line: 3, text: 'Disallow: /de' },
      }),
    ],
    hits: ['/en'],
    observed: ['de: blocked'],
  },
  'is one that robots.txt blocks, though the crawl was set to request it': {
    urls: [BAD, pageOf(DE, { blockedBy: { line: 3, text: 'Disallow: /de' } })],
    hits: ['/en'],
    observed: ['de: blocked'],
  },
  'is one that was left out because of robots.txt': {
    urls: [BAD, urlOf(DE, { skipped: { reason: 'robots', detail: '' } })],
    hits: ['/en'],
    observed: ['de: blocked'],
  },
  'tells the answers of other sites apart': {
    urls: [
      page(
        EN,
        [300, 400, 500].map((status) => ['de', `https://s${status}.example/`]),
      ),
      ...[300, 400, 500].map((status) => urlOf(`https://s${status}.example/`, { answer: { status } })),
    ],
    hits: ['/en'],
    detail: { targets: [{ reason: 'redirect' }, { reason: 'client_error' }, { reason: 'server_error' }] },
  },
  'has its edge at a good target': { urls: [page(EN, FULL), page(DE, FULL)], hits: [] },
  'passes targets of which nothing is known': {
    urls: [
      page(EN, [
        ['de', DE],
        ['fr', FR],
        ['it', 'https://wall.example/'],
      ]),
      urlOf(DE, { skipped: { reason: 'max_pages', detail: '' } }),
      urlOf('https://wall.example/', { answer: { status: 403 } }),
    ],
    hits: [],
  },
  'is a page of another site that is gone': {
    urls: [
      page(EN, [['de', 'https://gone.example/']]),
      urlOf('https://gone.example/', { answer: { status: 404 } }),
    ],
    hits: ['/en'],
  },
});

describeCheck(hreflangConflict, {
  'is one code for two URLs': {
    urls: [
      page(EN, [
        ['en', EN],
        ['EN', DE],
      ]),
    ],
    hits: ['/en'],
    observed: ['en names 2 URLs'],
    detail: { clashes: [{ reason: 'one_code_two_urls', codes: ['en'], urls: [EN, DE] }] },
  },
  'is one URL under two languages': {
    urls: [
      page(EN, [
        ['en', EN],
        ['de-AT', EN],
      ]),
    ],
    hits: ['/en'],
    line: 8,
    observed: ['one URL is en and de-at'],
    detail: { clashes: [{ reason: 'one_url_two_languages', urls: [EN] }] },
  },
  'has its edge at two countries of one language, with x-default beside them': {
    urls: [
      page(EN, [
        ['en', EN],
        ['en-GB', EN],
        ['x-default', EN],
        ['de', DE],
      ]),
    ],
    hits: [],
  },
  'has its edge at one pair written twice': { urls: [page(EN, [...PAIR, ...PAIR])], hits: [] },
});

describeCheck(hreflangLangMismatch, {
  'is a page that says two languages of itself': {
    urls: [page(DE, PAIR, { lang: 'en-US' })],
    hits: ['/de'],
    observed: ['hreflang de, lang en-US'],
    detail: { lang: 'en-US', codes: ['de'] },
    line: 9,
  },
  'has its edge at the primary subtag: countries may differ': {
    urls: [page(EN, [['en-GB', EN]], { lang: 'EN-us' })],
    hits: [],
  },
  'passes pages without a lang or without a self reference': {
    urls: [
      page(EN, [['de', EN]], { lang: null }),
      page(
        DE,
        [
          ['en', EN],
          ['x-default', DE],
        ],
        { lang: 'de' },
      ),
    ],
    hits: [],
  },
});

describe('a page that names feeds and other versions by rel=alternate', () => {
  it('has no hreflang for any check', () => {
    const checks = [
      hreflangInvalidCode,
      hreflangMissingSelf,
      hreflangMissingReturn,
      hreflangMissingXDefault,
      hreflangToBadTarget,
      hreflangConflict,
      hreflangLangMismatch,
    ];
    const feed = `${HOME}feed`;
    const link = [
      `<${feed}>; rel="alternate"; type="application/rss+xml"`,
      `<${FR}>; rel="alternate"; media="print"`,
    ];
    const urls = [
      pageOf(EN, {
        answer: { link },
        page: { links: [linkOf(feed, { element: 'link', rel: ['alternate'] })] },
      }),
      urlOf(feed, { answer: { status: 404 } }),
    ];
    expect(checks.flatMap((check) => judge(check, urls))).toEqual([]);
  });
});
