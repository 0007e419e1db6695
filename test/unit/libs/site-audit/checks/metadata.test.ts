import { describe, expect, it } from '@jest/globals';
import { descriptionDuplicate } from '../../../../../src/libs/site-audit/checks/metadata/description-duplicate.js';
import { descriptionMissing } from '../../../../../src/libs/site-audit/checks/metadata/description-missing.js';
import { descriptionMultiple } from '../../../../../src/libs/site-audit/checks/metadata/description-multiple.js';
import { descriptionTooLong } from '../../../../../src/libs/site-audit/checks/metadata/description-too-long.js';
import { descriptionTooShort } from '../../../../../src/libs/site-audit/checks/metadata/description-too-short.js';
import { h1Missing } from '../../../../../src/libs/site-audit/checks/metadata/h1-missing.js';
import { h1Multiple } from '../../../../../src/libs/site-audit/checks/metadata/h1-multiple.js';
import { headingSkip } from '../../../../../src/libs/site-audit/checks/metadata/heading-skip.js';
import { titleDuplicate } from '../../../../../src/libs/site-audit/checks/metadata/title-duplicate.js';
import { titleMissing } from '../../../../../src/libs/site-audit/checks/metadata/title-missing.js';
import { titleMultiple } from '../../../../../src/libs/site-audit/checks/metadata/title-multiple.js';
import { titleTooLong } from '../../../../../src/libs/site-audit/checks/metadata/title-too-long.js';
import { titleTooShort } from '../../../../../src/libs/site-audit/checks/metadata/title-too-short.js';
import { judge, pageOf, type PageParts } from '../../../../support/audit/audit-site.js';
import { named, findingsOf, type CheckCase } from '../../../../support/check-cases.js';

const AT = 'https://example.com/a';
const withPage = (page: PageParts) => [pageOf(AT, { page })];
const texts = (...all: string[]) => all.map((text, at) => ({ text, line: 4 + at }));
const titled = (...titles: string[]) => withPage({ head: { titles: texts(...titles) } });
const described = (...descriptions: string[]) => withPage({ head: { descriptions: texts(...descriptions) } });
const headed = (...headings: [level: number, text: string][]) =>
  withPage({ headings: headings.map(([level, text], at) => ({ level, text, line: 10 + at })) });
const duplicates = (head: (path: string) => PageParts['head']) =>
  ['/a', '/b', '/c'].map((path) =>
    pageOf(`https://example.com${path}`, { page: { head: head(path) ?? {} } }),
  );

/** 35 letters in 63 bytes: tools that count bytes take it for too long. */
const CYRILLIC = 'Сад в северных краях: посев и уход!';
const CJK = '北の庭で育つ草木の手入れと種まきの時期をくわしく説明する本だ';

const cases: CheckCase[] = [
  { check: titleMissing, when: 'none', urls: titled(), says: ['/a: no title'] },
  { check: titleMissing, when: 'nothing but space', urls: titled(' \n '), says: ['/a: empty title'] },
  { check: titleMissing, when: 'one letter', urls: titled('A'), says: [] },
  {
    check: titleDuplicate,
    when: 'case, white space and forms of letters set aside',
    urls: duplicates((path) => ({
      titles: texts(path === '/a' ? 'The  Garden ﬁeld' : path === '/b' ? 'the garden FIELD' : 'Other'),
    })),
    says: ['/a: same title as 1 other page', '/b: same title as 1 other page'],
  },
  {
    check: titleDuplicate,
    when: 'the same in three languages',
    urls: duplicates((path) => ({
      titles: texts('Video'),
      lang: path === '/a' ? 'de' : path === '/b' ? 'en' : 'fr',
    })),
    says: [],
  },
  {
    check: titleDuplicate,
    when: 'a page that is noindex does not count',
    urls: [
      pageOf(AT, { page: { head: { titles: texts('Garden') } } }),
      pageOf(`${AT}1`, { page: { head: { titles: texts('Garden') } }, answer: { xRobotsTag: ['noindex'] } }),
    ],
    says: [],
  },
  {
    check: titleDuplicate,
    when: 'pages without titles',
    urls: duplicates(() => ({ titles: texts('') })),
    says: [],
  },
  {
    check: titleTooLong,
    when: '61 graphemes',
    urls: titled('i'.repeat(61)),
    says: ['/a: 61 graphemes, 271 px'],
  },
  { check: titleTooLong, when: '60 graphemes', urls: titled('i'.repeat(60)), says: [] },
  {
    check: titleTooLong,
    when: '562 px',
    urls: titled(`${'0'.repeat(50)}.`),
    says: ['/a: 51 graphemes, 562 px'],
  },
  { check: titleTooLong, when: '561 px', urls: titled(`${'0'.repeat(50)}|`), says: [] },
  { check: titleTooLong, when: '35 Cyrillic letters', urls: titled(CYRILLIC), says: [] },
  {
    check: titleTooLong,
    when: '60 letters of two signs each',
    urls: titled('i\u0301'.repeat(60)),
    says: [],
  },
  {
    check: titleTooLong,
    when: '61 of them',
    urls: titled('i\u0301'.repeat(61)),
    says: ['/a: 61 graphemes, 339 px'],
  },
  { check: titleTooLong, when: '30 Japanese letters', urls: titled(CJK.slice(0, 30)), says: [] },
  {
    check: titleTooLong,
    when: '31 Japanese letters',
    urls: titled(CJK.slice(0, 30) + '本'),
    says: ['/a: 31 graphemes, 620 px'],
  },
  {
    check: titleTooLong,
    when: 'white space is joined',
    urls: titled(`${'i '.repeat(20)}${' '.repeat(90)}i`),
    says: [],
  },
  {
    check: titleTooShort,
    when: '29 graphemes',
    urls: titled('0'.repeat(29)),
    says: ['/a: 29 graphemes, 322 px'],
  },
  { check: titleTooShort, when: '30 graphemes', urls: titled('0'.repeat(30)), says: [] },
  { check: titleTooShort, when: '195 px', urls: titled('i'.repeat(44)), says: ['/a: 44 graphemes, 195 px'] },
  {
    check: titleTooShort,
    when: '199 px',
    urls: titled(`${'i'.repeat(42)}Z`),
    says: ['/a: 43 graphemes, 199 px'],
  },
  { check: titleTooShort, when: '200 px', urls: titled('i'.repeat(45)), says: [] },
  {
    check: titleTooShort,
    when: '20 Cyrillic letters in 40 bytes',
    urls: titled('Ж'.repeat(20)),
    says: ['/a: 20 graphemes, 369 px'],
  },
  { check: titleTooShort, when: '15 Japanese letters', urls: titled(CJK.slice(0, 15)), says: [] },
  {
    check: titleTooShort,
    when: '14 Japanese letters',
    urls: titled(CJK.slice(0, 14)),
    says: ['/a: 14 graphemes, 280 px'],
  },
  { check: titleTooShort, when: 'no title is reported as missing', urls: titled(''), says: [] },
  { check: titleMultiple, when: 'two', urls: titled('One', 'Two'), says: ['/a: 2 titles'] },
  { check: titleMultiple, when: 'one', urls: titled('One'), says: [] },
  { check: descriptionMissing, when: 'none', urls: described(), says: ['/a: no description'] },
  { check: descriptionMissing, when: 'an empty one', urls: described(''), says: ['/a: empty description'] },
  {
    check: descriptionMissing,
    when: 'an empty one before a good one',
    urls: described('', 'Good'),
    says: [],
  },
  {
    check: descriptionDuplicate,
    when: 'two of three',
    urls: duplicates((path) => ({ descriptions: texts(path === '/c' ? 'Mine' : 'Ours') })),
    says: ['/a: same description as 1 other page', '/b: same description as 1 other page'],
  },
  {
    check: descriptionDuplicate,
    when: 'pages without any',
    urls: duplicates(() => ({ descriptions: [] })),
    says: [],
  },
  {
    check: descriptionTooLong,
    when: '156 graphemes',
    urls: described('i'.repeat(156)),
    says: ['/a: 156 graphemes, 450 px'],
  },
  { check: descriptionTooLong, when: '155 graphemes', urls: described('i'.repeat(155)), says: [] },
  {
    check: descriptionTooLong,
    when: '986 px',
    urls: described(`${'0'.repeat(136)}i`),
    says: ['/a: 137 graphemes, 986 px'],
  },
  { check: descriptionTooLong, when: '985 px', urls: described(`${'0'.repeat(136)}'`), says: [] },
  {
    check: descriptionTooShort,
    when: '69 graphemes',
    urls: described('0'.repeat(69)),
    says: ['/a: 69 graphemes, 499 px'],
  },
  { check: descriptionTooShort, when: '70 graphemes', urls: described('0'.repeat(70)), says: [] },
  {
    check: descriptionTooShort,
    when: '398 px',
    urls: described('i'.repeat(138)),
    says: ['/a: 138 graphemes, 398 px'],
  },
  {
    check: descriptionTooShort,
    when: '399 px',
    urls: described(`${'i'.repeat(137)}t`),
    says: ['/a: 138 graphemes, 399 px'],
  },
  { check: descriptionTooShort, when: '400 px', urls: described(`${'i'.repeat(136)}tt`), says: [] },
  { check: descriptionTooShort, when: '35 Japanese letters', urls: described('本'.repeat(35)), says: [] },
  {
    check: descriptionTooShort,
    when: '34 Japanese letters',
    urls: described('本'.repeat(34)),
    says: ['/a: 34 graphemes, 442 px'],
  },
  { check: descriptionMultiple, when: 'two', urls: described('One', 'Two'), says: ['/a: 2 descriptions'] },
  { check: descriptionMultiple, when: 'one', urls: described('One'), says: [] },
  { check: h1Missing, when: 'none', urls: headed([2, 'Part']), says: ['/a: no H1'] },
  { check: h1Missing, when: 'an empty one', urls: headed([1, ' ']), says: ['/a: empty H1'] },
  {
    check: h1Missing,
    when: 'one with an image that has an alt',
    urls: headed([1, 'Alt of the logo']),
    says: [],
  },
  { check: h1Multiple, when: 'two', urls: headed([1, 'One'], [1, 'Two']), says: ['/a: 2 H1'] },
  { check: h1Multiple, when: 'one, and an empty one', urls: headed([1, 'One'], [1, '']), says: [] },
  {
    check: headingSkip,
    when: 'H2 to H4',
    urls: headed([1, 'A'], [2, 'B'], [4, 'C']),
    says: ['/a: H2 to H4'],
  },
  {
    check: headingSkip,
    when: 'one level down, any up',
    urls: headed([1, 'A'], [2, 'B'], [3, 'C'], [4, 'D'], [1, 'E']),
    says: [],
  },
  { check: headingSkip, when: 'the first heading follows none', urls: headed([3, 'A'], [4, 'B']), says: [] },
];

describe('findings about titles, descriptions and headings', () => {
  it.each(named(cases))('%s', (_name, one) => {
    expect(findingsOf(one)).toEqual(one.says);
  });

  const bare: PageParts = { head: { titles: [], descriptions: [] }, headings: [] };
  it.each([titleMissing, descriptionMissing, h1Missing])('$id is about indexable pages only', (check) => {
    const urls = [
      pageOf(AT, { page: bare }),
      pageOf(`${AT}1`, { page: bare, answer: { xRobotsTag: ['noindex'] } }),
      // A body that came with an error is no page, whatever the crawl stored of it.
      { ...pageOf(`${AT}2`, { page: bare, answer: { status: 404 } }) },
    ];

    expect(judge(check, urls).map(({ url }) => url)).toEqual([AT]);
  });

  it('names the pages that share a title, twenty at most', () => {
    const urls = Array.from({ length: 60 }, (_, at) =>
      pageOf(`https://example.com/p${at}`, { page: { head: { titles: texts('Garden') } } }),
    );

    const [hit] = judge(titleDuplicate, urls);

    expect(hit!.findings[0]!.observed).toBe('same title as 59 other pages');
    expect(hit!.findings[0]!.detail).toMatchObject({ title: 'Garden', count: 59 });
    expect(hit!.findings[0]!.detail!['others']).toHaveLength(20);
  });

  it('shows the first skipped heading level, and counts the others', () => {
    const [hit] = judge(headingSkip, headed([1, 'A'], [3, 'B'], [1, 'C'], [6, 'D']));

    expect(hit!.findings).toEqual([
      {
        observed: 'H1 to H3',
        where: { selector: 'h3', line: 11 },
        detail: {
          count: 2,
          skips: [
            { from: 1, to: 3, text: 'B', line: 11 },
            { from: 1, to: 6, text: 'D', line: 13 },
          ],
        },
      },
    ]);
  });

  it('shows a bounded part of a title of a million letters', () => {
    const [hit] = judge(titleTooLong, titled('a'.repeat(1_000_000)));

    expect(JSON.stringify(hit).length).toBeLessThan(1000);
  });
});
