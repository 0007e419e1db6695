import { describe, expect, it } from '@jest/globals';
import { emptyPage } from '../../../../../src/libs/site-audit/checks/content/empty-page.js';
import { exactDuplicate } from '../../../../../src/libs/site-audit/checks/content/exact-duplicate.js';
import { langContentMismatch } from '../../../../../src/libs/site-audit/checks/content/lang-content-mismatch.js';
import { langInvalid } from '../../../../../src/libs/site-audit/checks/content/lang-invalid.js';
import { langMissing } from '../../../../../src/libs/site-audit/checks/content/lang-missing.js';
import { loremIpsum } from '../../../../../src/libs/site-audit/checks/content/lorem-ipsum.js';
import { nearDuplicate } from '../../../../../src/libs/site-audit/checks/content/near-duplicate.js';
import { readabilityHard } from '../../../../../src/libs/site-audit/checks/content/readability-hard.js';
import { thinContent } from '../../../../../src/libs/site-audit/checks/content/thin-content.js';
import { urlVariantDuplicate } from '../../../../../src/libs/site-audit/checks/content/url-variant-duplicate.js';
import type { TextFacts } from '../../../../../src/libs/page-reading/facts/page-facts.js';
import { judge, pageFactsOf, pageOf, siteOf, urlOf } from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const AT = 'https://example.com/a';
const text = (facts: Partial<TextFacts>, url = AT) => pageOf(url, { page: { text: facts } });
const dom = (words: number, more: { scripts?: number; emptyRoot?: boolean }) => [
  pageOf(AT, { page: { text: { bodyWords: words }, dom: more } }),
];
const lang = (tag: string | null, more: Partial<TextFacts> = {}) => [
  pageOf(AT, { page: { head: { lang: tag }, text: more } }),
];
const score = (language: string, readingEase: number, mainWords = 100) => [
  text({ language, readingEase, mainWords }),
];
const HASH = 'ab'.repeat(32);
const twin = (path: string, more: Partial<TextFacts> = {}) =>
  text({ hash: HASH, minhash: null, ...more }, `https://example.com${path}`);

const cases: CheckCase[] = [
  { check: thinContent, when: '199 words', urls: [text({ mainWords: 199 })], says: ['/a: 199 words'] },
  { check: thinContent, when: '200 words', urls: [text({ mainWords: 200 })], says: [] },
  {
    check: thinContent,
    when: 'a page out of search',
    urls: [pageOf(AT, { page: { text: { mainWords: 10 } }, answer: { xRobotsTag: ['noindex'] } })],
    says: [],
  },
  { check: emptyPage, when: '19 words', urls: dom(19, {}), says: ['/a: 19 words'] },
  { check: emptyPage, when: '20 words', urls: dom(20, { scripts: 9, emptyRoot: true }), says: [] },
  {
    check: emptyPage,
    when: 'a stub that moves its readers on',
    urls: [
      pageOf(AT, {
        page: {
          text: { bodyWords: 3 },
          head: { refresh: { seconds: 0, url: 'https://example.com/b', line: 4 } },
        },
      }),
    ],
    says: [],
  },
  {
    check: emptyPage,
    when: 'a page that loads itself again',
    urls: [
      pageOf(AT, {
        page: { text: { bodyWords: 3 }, head: { refresh: { seconds: 60, url: null, line: 4 } } },
      }),
    ],
    says: ['/a: 3 words'],
  },
  { check: emptyPage, when: 'an error page', urls: [urlOf(AT, { answer: { status: 404 } })], says: [] },
  {
    check: exactDuplicate,
    when: 'two indexable pages of 50 words, and a third out of search',
    urls: [
      twin('/a', { mainWords: 50 }),
      twin('/b', { mainWords: 50 }),
      pageOf('https://example.com/c', {
        page: { text: { hash: HASH, mainWords: 50 } },
        answer: { xRobotsTag: ['noindex'] },
      }),
    ],
    says: ['/a: same text as 1 other page', '/b: same text as 1 other page'],
  },
  {
    check: exactDuplicate,
    when: '49 words',
    urls: [twin('/a', { mainWords: 49 }), twin('/b', { mainWords: 49 })],
    says: [],
  },
  { check: exactDuplicate, when: 'texts of their own', urls: [pageOf(AT), pageOf(`${AT}1`)], says: [] },
  {
    check: urlVariantDuplicate,
    when: 'slash, case, index file and order of parameters',
    urls: ['/Shop', '/shop/', '/shop/index.html'].map((path) => twin(path)),
    says: ['/Shop', '/shop/', '/shop/index.html'].map((path) => `${path}: same page at 2 other pages`),
  },
  {
    check: urlVariantDuplicate,
    when: 'the same address with another text, and another address with the same',
    urls: [twin('/a'), pageOf('https://example.com/a/'), twin('/b')],
    says: [],
  },
  {
    check: urlVariantDuplicate,
    when: 'one of the two redirects',
    urls: [twin('/a'), urlOf('https://example.com/a/', { answer: { status: 301, location: AT } })],
    says: [],
  },
  {
    check: loremIpsum,
    when: 'the phrase itself',
    urls: [text({ placeholders: ['lorem ipsum'] })],
    says: ['/a: "lorem ipsum"'],
  },
  {
    check: loremIpsum,
    when: 'three others',
    urls: [text({ placeholders: ['dummy text', 'sample text', 'text goes here'] })],
    says: ['/a: 3 placeholder phrases'],
  },
  {
    check: loremIpsum,
    when: 'two others',
    urls: [text({ placeholders: ['dummy text', 'sample text'] })],
    says: [],
  },
  ...(
    [
      ['en', 30],
      ['de', 30],
      ['es', 40],
      ['ru', 20],
    ] as const
  ).flatMap(([language, limit]) => [
    {
      check: readabilityHard,
      when: `${language} just below its limit`,
      urls: score(language, limit - 0.1),
      says: [`/a: ${limit - 0.1} points (${language})`],
    },
    { check: readabilityHard, when: `${language} at its limit`, urls: score(language, limit), says: [] },
  ]),
  { check: readabilityHard, when: '99 words', urls: score('en', 5, 99), says: [] },
  { check: readabilityHard, when: 'a language without a formula', urls: score('fi', 5), says: [] },
  { check: readabilityHard, when: 'no score', urls: [text({ readingEase: null })], says: [] },
  { check: langMissing, when: 'no lang', urls: lang(null), says: ['/a: no lang'] },
  { check: langMissing, when: 'an empty lang', urls: lang(' '), says: ['/a: empty lang'] },
  { check: langMissing, when: 'a lang', urls: lang('en'), says: [] },
  { check: langInvalid, when: 'an underscore', urls: lang('en_US'), says: ['/a: en_US'] },
  { check: langInvalid, when: 'a word', urls: lang('english'), says: ['/a: english'] },
  { check: langInvalid, when: 'two letters that are no language', urls: lang('xx'), says: ['/a: xx'] },
  {
    check: langInvalid,
    when: 'three letters where two are registered',
    urls: lang('eng'),
    says: ['/a: eng'],
  },
  { check: langInvalid, when: 'region, script, variant', urls: lang('sl-Latn-IT-nedis'), says: [] },
  { check: langInvalid, when: 'a language of three letters', urls: lang('gsw-CH'), says: [] },
  { check: langInvalid, when: 'none is reported as missing', urls: lang(''), says: [] },
  {
    check: langContentMismatch,
    when: '60 words, confidence 0.9',
    urls: lang('en', { language: 'de', languageConfidence: 0.9, mainWords: 60 }),
    says: ['/a: de text, lang en'],
  },
  {
    check: langContentMismatch,
    when: '59 words',
    urls: lang('en', { language: 'de', languageConfidence: 1, mainWords: 59 }),
    says: [],
  },
  {
    check: langContentMismatch,
    when: 'confidence 0.8999',
    urls: lang('en', { language: 'de', languageConfidence: 0.8999 }),
    says: [],
  },
  { check: langContentMismatch, when: 'another region', urls: lang('pt-BR', { language: 'pt' }), says: [] },
  {
    check: langContentMismatch,
    when: 'languages that detectors confuse',
    urls: lang('nb', { language: 'da' }),
    says: [],
  },
  {
    check: langContentMismatch,
    when: 'a lang that is none',
    urls: lang('german', { language: 'de' }),
    says: [],
  },
  { check: langContentMismatch, when: 'no lang', urls: lang(null, { language: 'de' }), says: [] },
];

describe('findings about texts and languages', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  it.each([
    ['three scripts', { scripts: 3, emptyRoot: false }, 'no_text'],
    ['four scripts', { scripts: 4, emptyRoot: false }, 'needs_js'],
    ['an empty root', { scripts: 0, emptyRoot: true }, 'needs_js'],
  ])('says why a page is empty: %s', (_when, facts, reason) => {
    const [hit] = judge(emptyPage, dom(3, facts));

    expect(hit!.findings[0]!.detail).toMatchObject({ words: 3, reason });
  });

  it.each([
    [0.9, true, 50, '90 % the same as https://example.com/b (confirmed)'],
    [0.9999, true, 50, '99.9 % the same as https://example.com/b (confirmed)'],
    [0.93, false, 50, '93 % the same as https://example.com/b (likely)'],
    [0.8999, true, 50, null],
    [0.95, true, 49, null],
  ])(
    'judges a page that is like another by %d (exact: %s, %d words)',
    (similarity, exact, words, reported) => {
      const urls = [text({ mainWords: words }), text({}, 'https://example.com/b')].map((url, at) => ({
        ...url,
        id: at + 1,
      }));
      const site = siteOf(urls);
      site.nearest = (id) => (id === 1 ? { id: 2, similarity, exact } : null);

      const [finding] = nearDuplicate.judge(
        { crawled: urls[0]!, entry: site.entry(1), page: urls[0]!.page! },
        site,
      );

      expect(finding ? `${finding.observed} (${finding.confidence})` : null).toBe(reported);
    },
  );

  it('finds near duplicates through the index, and no exact ones', () => {
    const { minhash } = pageFactsOf().text;
    const near = [1, 2, 3].map((at) =>
      text({ minhash, hash: `${at}`.repeat(64) }, `https://example.com/n${at}`),
    );
    const same = [1, 2].map((at) => twin(`/s${at}`));

    expect(judge(nearDuplicate, [...near, ...same]).map(({ url }) => url)).toEqual(
      near.map(({ url }) => url),
    );
  });

  it('identifies the group of an exact duplicate by its hash', () => {
    const [hit] = judge(exactDuplicate, [twin('/a'), twin('/b'), twin('/c')]);

    expect(hit!.findings[0]!.detail).toEqual({
      group: HASH,
      others: ['https://example.com/b', 'https://example.com/c'],
      count: 2,
      words: 400,
    });
  });
});
