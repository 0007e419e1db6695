import { describe, expect, it } from '@jest/globals';
import { ngramPartsFor, ngramsOf } from '../../../../../../src/libs/site-audit/views/ngrams/ngrams-of.js';
import { isStopWord } from '../../../../../../src/libs/text/index.js';
import { Chance } from '../../../../../support/chaos/chance.js';
import {
  countedOf,
  countsOf,
  ngramPage,
  pagesOf,
  phrasesOf,
  urlOfPage,
  viewOf,
} from '../../../../../support/audit/ngram-site.js';
import { itOfMany } from '../../../../../support/sample.js';

const textsOf = (view: Parameters<typeof phrasesOf>[0]) => phrasesOf(view).map(({ text }) => text);

/** The rules once more, in the plainest way: strings, `Intl.Segmenter`, sentences that all end in `. `. */
function countPlainly(texts: readonly string[]): Map<string, { count: number; pages: Set<number> }> {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const phrases = new Map<string, { count: number; pages: Set<number> }>();
  for (const [page, text] of texts.entries())
    for (const sentence of text.split(/\. |\n/)) {
      const words = [...segmenter.segment(sentence)]
        .filter((part) => part.isWordLike)
        .map((part) => part.segment.toLowerCase().replaceAll('’', "'"));
      const isEdge = (word = '') => !isStopWord(word, 'en') && !/^[a-z]$/.test(word);
      for (let at = 0; at < words.length; at += 1)
        for (let n = 1; n <= 4 && at + n <= words.length; n += 1) {
          if (!isEdge(words[at]) || !isEdge(words[at + n - 1])) continue;
          const phrase = words.slice(at, at + n).join(' ');
          const known = phrases.get(phrase) ?? { count: 0, pages: new Set() };
          known.count += 1;
          known.pages.add(page);
          phrases.set(phrase, known);
        }
    }
  return phrases;
}

describe('the phrases of a site', () => {
  itOfMany('are as many as one counts by hand, in any text', () => {
    const chance = new Chance(6);
    const words =
      'Garden apple the of tree GREEN b 42 3.5 and soil can’t water apples state-of-the-art'.split(' ');
    const wordOf = () => words[chance.whole(0, words.length)] ?? '';
    const sentenceOf = () => Array.from({ length: chance.whole(1, 9) }, wordOf).join(' ');
    const textOf = () =>
      Array.from(
        { length: chance.whole(1, 12) },
        () => `${sentenceOf()} stone${chance.whole(0, 2) ? '. Then ' : '\n'}`,
      ).join('') + 'end';
    const texts = Array.from({ length: 30 }, textOf);
    const expected = countPlainly(texts);
    const view = viewOf(pagesOf(texts));
    const found = new Map(phrasesOf(view).map(({ text, count, pages }) => [text, [count, pages]]));
    expect(found.size).toBeGreaterThan(500);
    for (const n of [1, 2, 3, 4] as const) {
      const distinct = [...expected.keys()].filter((text) => text.split(/ /).length === n).length;
      expect(view.totals.distinct[n]).toBe(distinct);
    }
    // The thousand of an order that are shown are all right, and nothing better is left out.
    for (const [text, [count, pages]] of found)
      expect([text, count, pages]).toEqual([text, expected.get(text)?.count, expected.get(text)?.pages.size]);
    for (const n of [1, 2, 3, 4] as const) {
      const shown = view.ngrams[n] ?? [];
      const least = shown.length === 1000 ? (shown.at(-1)?.count ?? 0) : 0;
      const missing = [...expected].filter(
        ([text, { count }]) => text.split(' ').length === n && count > least && !found.has(text),
      );
      expect(missing).toEqual([]);
    }
    expect(view.approximate).toBe(false);
    expect(view.errorBound).toBe(0);
  });

  it('neither begin nor end with a stop word or a single letter, and keep numbers', () => {
    const view = viewOf(pagesOf(['The state of the art b has 42 trees']));
    expect(new Set(textsOf(view))).toEqual(
      new Set(['state', 'art', '42', 'trees', '42 trees', 'art b has 42', 'state of the art']),
    );
  });

  it('may be asked for with stop words at their edges, or without any within', () => {
    const pages = pagesOf(['The state of the art']);
    const textsIn = (stopWords: 'all' | 'none') => new Set(textsOf(viewOf(pages, { stopWords })));
    expect(textsIn('all')).toEqual(new Set(['state', 'art']));
    expect(textsIn('none')).toEqual(
      new Set([
        ...['the', 'state', 'of', 'art', 'the state', 'state of', 'of the', 'the art', 'the state of'],
        ...['state of the', 'of the art', 'the state of the', 'state of the art'],
      ]),
    );
  });

  it('cross neither sentences nor blocks', () => {
    const texts = textsOf(viewOf(pagesOf(['Green garden. Apple tree\nRed roof! Wide door'])));
    expect(texts.filter((text) => text.includes(' '))).toEqual([
      'apple tree',
      'green garden',
      'red roof',
      'wide door',
    ]);
  });

  it('are written without spaces in Chinese', () => {
    const view = viewOf(pagesOf(['中文文字。中文文字。中文文字'], { language: 'zh' }), { lang: 'zh' });
    expect(countsOf(view).get('中文文字')).toBe(3);
  });

  it('are not counted on pages that may not be listed, unless that is asked for', () => {
    const pages = [
      ngramPage(1, { mainText: 'Garden' }),
      ngramPage(2, { mainText: 'Garden secret', indexable: false }),
    ];
    expect(countsOf(viewOf(pages))).toEqual(new Map([['garden', 1]]));
    const all = viewOf(pages, {}, { indexableOnly: false });
    expect(countsOf(all).get('secret')).toBe(1);
    expect([viewOf(pages).settings.indexableOnly, all.settings.indexableOnly]).toEqual([true, false]);
  });

  it('come with how much of the site they are', () => {
    const view = viewOf(pagesOf(['Garden garden tree', 'Garden soil water stone', 'Tree', 'Stone']));
    const garden = view.ngrams[1]?.find(({ text }) => text === 'garden');
    expect(garden).toMatchObject({ n: 1, count: 3, pages: 2, pageShare: 0.5, per1000Words: 333.333 });
    expect(garden?.tfidf).toBeCloseTo(3 * Math.log(2), 2);
    expect(garden?.maxOnPage).toEqual({ url: urlOfPage(1), count: 2, density: 0.6667 });
    expect(view.totals).toMatchObject({ pages: 4, words: 9, distinct: { 1: 5 } });
  });

  it('tell on how many pages they are used in each place', () => {
    const pages = [
      ngramPage(1, { title: 'Apple tree', h1s: ['The apple tree'], mainText: 'An apple tree. Apple tree!' }),
      ngramPage(2, { title: 'Roof', headings: ['Apple tree', 'Apple tree'], mainText: 'apple tree' }),
      ngramPage(3, {
        links: [{ target: null, anchor: 'apple tree' }],
        mainText: 'Nothing',
        description: 'Apple tree',
      }),
    ];
    const found = viewOf(pages).ngrams[2]?.find(({ text }) => text === 'apple tree');
    expect(found?.in).toEqual({ title: 1, h1: 1, headings: 1, anchor: 1, body: 2 });
    const inTitles = viewOf(pages, { area: 'title' });
    expect(countsOf(inTitles)).toEqual(
      new Map([
        ['apple', 1],
        ['roof', 1],
        ['tree', 1],
        ['apple tree', 1],
      ]),
    );
    expect(viewOf(pages, { area: 'headings' }).ngrams[2]?.[0]).toMatchObject({ count: 2, pages: 1 });
    expect(countsOf(viewOf(pages, { area: 'description' })).get('apple tree')).toBe(1);
    expect(viewOf(pages, { area: 'anchor' }).totals.pages).toBe(1);
  });

  it('are those of the main text when all of the body is asked for, and the answer says so', () => {
    const pages = pagesOf(['Garden']);
    expect(viewOf(pages, { area: 'body' })).toEqual(viewOf(pages, { area: 'main' }));
  });

  it('hide shorter ones that never come without them', () => {
    const pages = pagesOf(['Lorem ipsum grows. Old garden', 'Lorem ipsum falls. New garden', 'Lorem ipsum']);
    const shown = new Set(textsOf(viewOf(pages, { minCount: 2, nested: false })));
    expect(shown).toEqual(new Set(['lorem ipsum', 'garden']));
    expect(textsOf(viewOf(pages, { minCount: 2 }))).toContain('lorem');
    // Alone they hide nothing: who asks for words only would not see it.
    expect(textsOf(viewOf(pages, { minCount: 2, nested: false, n: [1] }))).toContain('lorem');
    const state = pagesOf(['State of the art', 'state of the art']);
    expect(textsOf(viewOf(state, { nested: false }))).toEqual(['state of the art']);
    expect(textsOf(viewOf(state, { nested: false, stopWords: 'all' }))).toEqual(['art', 'state']);
  });

  it('are boilerplate on four of five pages with the same neighbours', () => {
    const own = [
      'river',
      'mountain',
      'valley',
      'meadow',
      'forest',
      'island',
      'desert',
      'harbour',
      'glacier',
      'canyon',
    ];
    const pages = pagesOf(
      own.map((word, at) => `${at < 8 ? 'Printed by Acme Press' : 'No'}\nThe ${word} garden ${word} grows`),
    );
    const isBoilerplate = new Map(
      phrasesOf(viewOf(pages)).map(({ text, boilerplate }) => [text, boilerplate]),
    );
    expect(isBoilerplate.get('acme press')).toBe(true);
    expect(isBoilerplate.get('printed')).toBe(true);
    // On every page, among other words each time.
    expect(isBoilerplate.get('garden')).toBe(false);
    expect(isBoilerplate.get('grows')).toBe(false);
    const fewer = viewOf(pages.map((page) => (page.id === 8 ? { ...page, mainText: 'None' } : page)));
    expect(phrasesOf(fewer).some(({ boilerplate }) => boilerplate)).toBe(false);
    expect(phrasesOf(viewOf(pages.slice(0, 4))).some(({ boilerplate }) => boilerplate)).toBe(false);
  });

  it('tell which pages they link to, and which use them without a link there', () => {
    const link = (target: number, anchor: string) => ({ target, anchor });
    const mainText = 'We like the apple tree.';
    const pages = [
      ngramPage(1, { mainText, links: [link(4, 'the Apple Tree'), link(5, 'apple tree')] }),
      ngramPage(2, { mainText, links: [link(4, 'Apple tree')] }),
      ngramPage(3, { mainText, links: [link(5, 'something else')] }),
      // It need not link to itself, and its own table of contents says nothing.
      ngramPage(4, { mainText, links: [link(4, 'apple tree'), link(4, 'apple tree')] }),
      ngramPage(5, { mainText, links: [{ target: null, anchor: 'apple tree' }] }),
      ngramPage(6, { mainText: 'Nothing', links: [link(4, 'growing the apple tree')] }),
    ];
    const found = viewOf(pages).ngrams[2]?.find(({ text }) => text === 'apple tree');
    expect(found?.linkedTo).toEqual([
      { url: urlOfPage(4), links: 2 },
      { url: urlOfPage(5), links: 1 },
    ]);
    expect(found?.unlinkedPages).toBe(2);
    const like = viewOf(pages).ngrams[1]?.find(({ text }) => text === 'tree');
    expect([like?.linkedTo, like?.unlinkedPages]).toEqual([[], 0]);
  });

  it('name three of the pages that they link to', () => {
    const links = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4].map((at) => ({ target: at + 1, anchor: 'Garden' }));
    const pages = [ngramPage(1, { mainText: 'Garden', links }), ...[2, 3, 4, 5].map((id) => ngramPage(id))];
    const [garden] = phrasesOf(viewOf(pages));
    expect(garden?.linkedTo.map(({ links: count }) => count)).toEqual([4, 3, 2]);
  });

  it('show five pages that use them most, with up to 80 letters around them', () => {
    const before = 'Some rather long introduction stands here before anything else is said of it, and the ';
    const pages = pagesOf(
      [1, 2, 3, 4, 5, 6, 7].map(
        (times) => `Title\n${before}${'apple tree, '.repeat(times)}goes on for long.`,
      ),
    );
    const found = viewOf(pages).ngrams[2]?.find(({ text }) => text === 'apple tree');
    expect(found?.samplePages.map(({ url, count }) => [url, count])).toEqual(
      [7, 6, 5, 4, 3].map((times) => [urlOfPage(times), times]),
    );
    for (const { context } of found?.samplePages ?? []) {
      expect(context).toContain('apple tree');
      expect(context).not.toContain('Title');
      expect(context.replaceAll('…', '').trim().length).toBeLessThanOrEqual(80);
    }
    const [short] = phrasesOf(viewOf(pagesOf(['Only garden here'])));
    expect(short?.samplePages).toEqual([{ url: urlOfPage(1), count: 1, context: 'Only garden here' }]);
  });
});

describe('the languages of a site', () => {
  const pages = [
    ngramPage(1, { mainText: 'The garden of the house. Internet' }),
    ngramPage(2, { language: 'de', mainText: 'Der Garten und das Haus. Internet, Internet. The' }),
    ngramPage(3, { language: null, mainText: 'garden' }),
  ];

  it('are counted apart, each with its own stop words', () => {
    const german = viewOf(pages, { lang: 'de', n: [1] });
    expect(countsOf(german)).toEqual(
      new Map([
        ['internet', 2],
        ['garten', 1],
        ['haus', 1],
        ['the', 1],
      ]),
    );
    expect(
      german.languages.map(({ lang, pages: count, words, stopWordList }) => [
        lang,
        count,
        words,
        stopWordList,
      ]),
    ).toEqual([
      ['de', 1, 8, 'de'],
      ['en', 1, 6, 'en'],
      ['und', 1, 1, null],
    ]);
    expect(german.languages[0]?.stopWords).toBeGreaterThan(100);
    expect(viewOf(pages).settings.lang).toBe('de');
    expect(phrasesOf(viewOf(pages, { lang: 'fr' }))).toEqual([]);
  });

  it('are counted together with lang=all', () => {
    const all = viewOf(pages, { lang: 'all', n: [1] });
    expect(countsOf(all).get('internet')).toBe(3);
    expect(countsOf(all).get('garden')).toBe(2);
    expect(all.totals).toMatchObject({ pages: 3, words: 15 });
    const internet = phrasesOf(all).find(({ text }) => text === 'internet');
    expect(internet).toMatchObject({ pages: 2, pageShare: 0.6667, per1000Words: 200 });
    expect(internet?.maxOnPage.url).toBe(urlOfPage(2));
    expect([all.approximate, all.errorBound]).toEqual([false, 0]);
  });

  itOfMany('are no more than forty, whatever pages say', () => {
    const letters = 'abcdefghij';
    const many = Array.from({ length: 100 }, (_, at) =>
      ngramPage(at + 1, {
        language: `${letters[Math.floor(at / 10)] ?? ''}${letters[at % 10] ?? ''}`,
        mainText: 'Garden',
      }),
    );
    const view = viewOf(many, { lang: 'und' });
    expect(view.languages.length).toBeLessThanOrEqual(41);
    expect(view.languages.reduce((sum, { pages: count }) => sum + count, 0)).toBe(100);
    expect(countsOf(view).get('garden')).toBe(view.totals.pages);
  });
});

describe('a query for phrases', () => {
  const pages = pagesOf([
    ...Array.from({ length: 6 }, () => 'Garden'),
    'Apple, apple, apple, apple, apple, apple, apple, apple. Apple tree',
    'Tree. Stone',
  ]);
  const listed = (query: Parameters<typeof viewOf>[1]) => textsOf(viewOf(pages, { n: [1], ...query }));

  it('sorts by count, pages or tf-idf', () => {
    expect(listed({ sort: 'count' })).toEqual(['apple', 'garden', 'tree', 'stone']);
    expect(listed({ sort: 'pages' })).toEqual(['garden', 'tree', 'apple', 'stone']);
    expect(listed({ sort: 'tfidf' })).toEqual(['apple', 'tree', 'stone', 'garden']);
  });

  it('leaves out what is too rare, and cuts the list', () => {
    expect(listed({ minCount: 3 })).toEqual(['apple', 'garden']);
    expect(listed({ minPages: 2 })).toEqual(['garden', 'tree']);
    expect(listed({ limit: 1 })).toEqual(['apple']);
    expect(listed({ limit: 0 })).toEqual(['apple']);
  });

  it('finds by what a phrase contains, in any case, and takes it for letters only', () => {
    expect(listed({ q: 'ARD' })).toEqual(['garden']);
    expect(listed({ q: '.*' })).toEqual([]);
    expect(listed({ q: ' ' })).toHaveLength(4);
    expect(listed({ q: `garden${'x'.repeat(10_000)}` })).toEqual([]);
  });

  it('has defaults that the answer names', () => {
    const { settings, ngrams } = ngramsOf(countedOf(pages));
    expect(settings).toEqual({
      n: [1, 2, 3, 4],
      lang: 'en',
      area: 'main',
      stopWords: 'edges',
      minCount: 3,
      minPages: 1,
      case: 'folded',
      indexableOnly: true,
    });
    expect(Object.keys(ngrams)).toEqual(['1', '2', '3', '4']);
    expect(ngrams[2]?.map(({ text }) => text)).toEqual(['apple apple']);
  });

  it('needs only the parts that it names', () => {
    const stored = countedOf(pages);
    const query = { n: [2, 1], minCount: 1 } as const;
    const names = ngramPartsFor(stored.summary, query);
    expect(names).toEqual(['main/en/1', 'main/en/2']);
    const some = new Map([...stored.parts].filter(([name]) => names.includes(name)));
    expect(ngramsOf({ ...stored, parts: some }, query)).toEqual(ngramsOf(stored, query));
    expect(ngramPartsFor(stored.summary, { lang: 'fr' })).toEqual([]);
  });

  it('is answered from what JSON keeps', () => {
    const stored = countedOf(pages);
    const parts = new Map([...stored.parts].map(([name, data]) => [name, JSON.parse(JSON.stringify(data))]));
    const summary = JSON.parse(JSON.stringify(stored.summary)) as typeof stored.summary;
    expect(ngramsOf({ summary, parts })).toEqual(ngramsOf(stored));
  });

  it('finds nothing for a site without pages', () => {
    const view = ngramsOf(countedOf([]));
    expect(view.totals).toEqual({ pages: 0, words: 0, distinct: { 1: 0, 2: 0, 3: 0, 4: 0 } });
    expect(view.ngrams).toEqual({ 1: [], 2: [], 3: [], 4: [] });
  });
});
