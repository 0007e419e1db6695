import { describe, expect, it } from '@jest/globals';
import { AnchorTargets } from '../../../../../../src/libs/site-audit/views/ngrams/anchor-targets.js';
import { contextOf } from '../../../../../../src/libs/site-audit/views/ngrams/context-of.js';
import { storedNgrams } from '../../../../../../src/libs/site-audit/views/ngrams/count-ngrams.js';
import { ngramPageOf } from '../../../../../../src/libs/site-audit/views/ngrams/ngram-page.js';
import { NgramTally } from '../../../../../../src/libs/site-audit/views/ngrams/ngram-tally.js';
import { ngramsOf } from '../../../../../../src/libs/site-audit/views/ngrams/ngrams-of.js';
import { WordReader } from '../../../../../../src/libs/site-audit/views/ngrams/page-words.js';
import { linkOf, pageOf, siteOf, urlOf } from '../../../../../support/audit/audit-site.js';
import { Chance } from '../../../../../support/chaos/chance.js';
import { expectLinear } from '../../../../../support/expect-linear.js';
import {
  countsOf,
  ngramPage,
  pagesOf,
  phrasesOf,
  urlOfPage,
  viewOf,
} from '../../../../../support/audit/ngram-site.js';
import { itOfMany } from '../../../../../support/sample.js';

/** Many phrases, few of them often. */
function manyPages(): ReturnType<typeof pagesOf> {
  const chance = new Chance(6);
  const wordOf = () => `word${Math.floor(3000 ** chance.between(0, 1)).toString(36)}x`;
  return pagesOf(Array.from({ length: 60 }, () => Array.from({ length: 300 }, wordOf).join(' ')));
}

describe('counting with too little room', () => {
  const pages = manyPages();
  const exact = viewOf(pages, {}, { capacity: 1_000_000 });
  const rough = viewOf(pages, {}, { capacity: 2000 });

  it('is exact with room enough, and says of too little that it is approximate', () => {
    expect([exact.approximate, exact.errorBound]).toEqual([false, 0]);
    expect(rough.approximate).toBe(true);
    expect(rough.errorBound).toBeGreaterThan(0);
    expect(rough.errorBound).toBeLessThan(60);
  });

  it('misses no phrase, and none of its occurrences, by more than the bound', () => {
    for (const n of [1, 2, 3, 4] as const) {
      const found = new Map((rough.ngrams[n] ?? []).map(({ text, count }) => [text, count]));
      const least = found.size === 1000 ? Math.min(...found.values()) : 0;
      const wrong = (exact.ngrams[n] ?? []).filter(({ text, count }) => {
        const reported = found.get(text);
        return reported === undefined
          ? count > least + rough.errorBound
          : Math.abs(reported - count) > rough.errorBound;
      });
      expect(wrong).toEqual([]);
    }
    expect(rough.ngrams[1]?.slice(0, 20)).toEqual(exact.ngrams[1]?.slice(0, 20));
  });

  it('tells about how many different phrases there are', () => {
    for (const n of [1, 2, 3, 4] as const) {
      const off = Math.abs(rough.totals.distinct[n] - exact.totals.distinct[n]);
      expect(off).toBeLessThan(0.08 * exact.totals.distinct[n]);
    }
  });
});

describe('the two looks at a site', () => {
  const pages = manyPages().slice(0, 12);
  const all = { minCount: 1, limit: 1000 };

  itOfMany('tell the same in whatever order the pages come, and by whatever seed', () => {
    const reported = (first: typeof pages, second: typeof pages, seed: number) => {
      const tally = new NgramTally({ seed });
      for (const page of first) tally.add(page);
      const describer = tally.finish();
      for (const page of second) describer.add(page);
      return countsOf(ngramsOf(storedNgrams(describer.finish(urlOfPage)), { ...all, n: [1] }));
    };
    const backwards = [...pages].reverse();
    const once = reported(pages, pages, 1);
    expect(once.size).toBeGreaterThan(100);
    expect(new Map([...reported(pages, backwards, 1)].sort())).toEqual(new Map([...once].sort()));
    expect(new Map([...reported(backwards, pages, 99)].sort())).toEqual(new Map([...once].sort()));
  });

  it('take pages as the crawl has them', () => {
    const crawled = pageOf('https://example.com/', {
      id: 1,
      page: {
        headings: [
          { level: 1, text: 'Apple trees', line: 1 },
          { level: 2, text: 'Soil', line: 2 },
        ],
        links: [
          linkOf('https://example.com/b'),
          linkOf('https://example.com/c', { element: 'link', anchor: 'x' }),
        ],
      },
    });
    const file = urlOf('https://example.com/b', { id: 2 });
    const site = siteOf([crawled, file]);
    const page = ngramPageOf(crawled, site.entry(crawled.id), 'Text', site);
    expect(page).toMatchObject({ language: 'en', indexable: true, mainText: 'Text', h1s: ['Apple trees'] });
    expect(page?.headings).toEqual(['Soil']);
    expect(page?.links.map(({ anchor }) => anchor)).toEqual(['The chapter on apple trees']);
    expect(ngramPageOf(file, site.entry(file.id), null, site)).toBeNull();
  });

  it('keep parts that JSON gives back unchanged', () => {
    const tally = new NgramTally();
    for (const page of pages) tally.add(page);
    const describer = tally.finish();
    for (const page of pages) describer.add(page);
    const parts = [...describer.finish(urlOfPage)];
    expect(JSON.parse(JSON.stringify(parts))).toEqual(parts);
    expect(parts.map(({ part }) => part)).toEqual([
      'summary',
      'main/en/1',
      'main/en/2',
      'main/en/3',
      'main/en/4',
    ]);
  });
});

describe('texts that are not written for readers', () => {
  itOfMany('take time in proportion to what they are', () => {
    const texts: ((size: number) => string)[] = [
      (size) => 'a '.repeat(size),
      (size) => 'word '.repeat(size),
      (size) => 'x'.repeat(size),
      (size) => 'Go. '.repeat(size),
      (size) => Array.from({ length: size / 4 }, (_, at) => `w${at.toString(36)}`).join(' '),
    ];
    for (const textOf of texts)
      expectLinear((size) => viewOf([ngramPage(1, { mainText: textOf(size) })]), 20_000);
    const links = (size: number) =>
      Array.from({ length: size / 10 }, (_, at) => ({
        target: at,
        anchor: 'Next garden',
      }));
    expectLinear((size) => viewOf([ngramPage(1, { links: links(size) })], { area: 'anchor' }), 20_000);
  });

  itOfMany('are read to a bound, and the answer says by how much it may be wrong', () => {
    const long = viewOf([
      ngramPage(1, { language: 'ja', mainText: `${'庭。'.repeat(60_000)}木${'石。'.repeat(60_000)}` }),
    ]);
    expect(countsOf(long).get('庭')).toBe(60_000);
    const stones = countsOf(long).get('石') ?? 0;
    expect(long.approximate).toBe(true);
    expect(stones).toBeLessThan(60_000);
    expect(stones + long.errorBound).toBeGreaterThanOrEqual(60_000);
  });

  it('break nothing with lone surrogates, line ends in anchors and empty parts', () => {
    const pages = [
      ngramPage(1, {
        mainText: '\ud800garden\udc00 \u0301 tree\u0000\n\n\n',
        title: '\ud83d',
        h1s: ['', '\n'],
        links: [
          { target: null, anchor: '' },
          { target: 2, anchor: 'Apple\r\ntree\u2028stone' },
          { target: 2, anchor: 'Garden' },
        ],
      }),
      ngramPage(2),
    ];
    const view = viewOf(pages, { area: 'anchor' });
    expect(countsOf(view).get('apple tree stone')).toBe(1);
    const garden = phrasesOf(view).find(({ text }) => text === 'garden');
    expect(garden?.linkedTo).toEqual([{ url: 'https://example.com/p2', links: 1 }]);
    expect(viewOf(pages).totals.pages).toBe(1);
  });
});

describe('the pages that phrases link to', () => {
  it('are remembered for the most linked ones where there are too many', () => {
    const targets = new AnchorTargets(1, 100);
    const reader = new WordReader('en');
    for (let target = 1; target <= 1000; target += 1) {
      targets.add(0, reader.read('Next garden'), [target]);
      targets.add(0, reader.read('The home page'), [7]);
    }
    const found: [number, number][] = [];
    targets.each((_language, _low, _high, { id, links }) => found.push([id, links]));
    expect(found.length).toBeLessThanOrEqual(100);
    expect(found).toContainEqual([7, 1000]);
  });
});

describe('the words around a phrase', () => {
  const around = (text: string, phrase: string) => {
    const start = text.indexOf(phrase);
    return contextOf(text, start, start + phrase.length);
  };

  it('are of its own line, and whole', () => {
    expect(around('one\ntwo garden three\nfour', 'garden')).toBe('two garden three');
    const long = around(`${'alpha '.repeat(40)}garden ${'omega '.repeat(40)}`, 'garden');
    expect(long).toMatch(/^… (alpha )+garden( omega)+ …$/);
    expect(long.length).toBeGreaterThan(60);
    expect(long.length).toBeLessThanOrEqual(84);
  });

  it('take the room that the other side leaves', () => {
    expect(around(`garden ${'omega '.repeat(40)}`, 'garden')).toMatch(/^garden( omega){11,12} …$/);
    expect(around(`${'alpha '.repeat(40)}garden`, 'garden')).toMatch(/^… (alpha ){11,12}garden$/);
  });

  it('are cut between letters where there are no spaces', () => {
    const text = `${'𠀀'.repeat(100)}庭園${'𠀀'.repeat(100)}`;
    const context = around(text, '庭園');
    expect(context).toContain('庭園');
    expect(context.isWellFormed()).toBe(true);
    expect(around('x'.repeat(300), 'x'.repeat(200)).length).toBeLessThanOrEqual(84);
  });
});
