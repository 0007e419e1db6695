import { describe, expect, test } from '@jest/globals';
import type { Draft } from '../../../../../src/domain/article/draft.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { checked, inputOf, paragraph } from '../../../../support/writing/bakery.js';

const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ');
const stranger = (text: string) =>
  sourceOf('S1', 'Elsewhere', [text], { rights: 'third_party', kind: 'given_url' });
const bare = (text: string) => ({ text, evidence: [] });

function prose(text: string, page: string) {
  return checked(
    'source_overlap',
    inputOf(
      { form: 'article', lead: [paragraph('B1', bare(text))], sections: [] },
      { sources: [stranger(page)] },
    ),
  );
}

function quotes(lengths: readonly number[], pageWords: number, articleWords: number) {
  const page = stranger(words('p', pageWords));
  let from = 0;
  const lead = lengths.map((length, index) => {
    const quote = words('p', pageWords)
      .split(' ')
      .slice(from, from + length)
      .join(' ');
    const start = page.text.indexOf(quote);
    from += length;
    return {
      id: `B${index + 1}`,
      kind: 'quote' as const,
      sentences: [{ text: quote, evidence: [{ sourceId: 'S1', quote, start, end: start + quote.length }] }],
    };
  });
  const draft: Draft = {
    form: 'article',
    lead: [...lead, paragraph('B9', bare(words('w', articleWords)))],
    sections: [],
  };
  return checked('source_overlap', inputOf(draft, { sources: [page] }));
}

describe('source_overlap', () => {
  test.each([
    [19, 'pass'],
    [20, 'warn'],
    [39, 'warn'],
    [40, 'fail'],
  ])('says, where %i words of a thousand stand in a stranger’s page as well, %s', (shared, verdict) => {
    const text = `${words('s', shared)} ${words('w', 1000 - shared)}`;
    expect(prose(text, `${words('s', shared)} ${words('x', 500)}`).verdict).toBe(verdict);
  });

  test.each([
    [49, 'warn'],
    [50, 'fail'],
  ])('says, where %i words of a thousand are taken in small pieces, %s', (shared, verdict) => {
    const [a, b] = [words('s', 25), words('t', shared - 25)];
    const text = `${a} ${words('w', 500)} ${b} ${words('v', 500 - shared)}`;
    expect(prose(text, `${a} ${words('x', 500)} ${b}`).verdict).toBe(verdict);
  });

  test('has nothing against pages of the edition’s own or of the caller’s', () => {
    const text = words('s', 100);
    const own = sourceOf('S1', 'Ours', [text]);
    const draft: Draft = { form: 'article', lead: [paragraph('B1', bare(text))], sections: [] };
    expect(checked('source_overlap', inputOf(draft, { sources: [own] })).verdict).toBe('pass');
  });

  test('has nothing against words that a stranger shares with a page of ours', () => {
    const text = words('s', 100);
    const ours = sourceOf('S2', 'Ours', [text]);
    const evidence = [{ sourceId: 'S2', quote: text, start: 0, end: text.length }];
    const draft: Draft = { form: 'article', lead: [paragraph('B1', { text, evidence })], sections: [] };
    expect(checked('source_overlap', inputOf(draft, { sources: [stranger(text), ours] })).verdict).toBe(
      'pass',
    );
  });

  test.each([
    [[40], 5000, 1000, 'pass'],
    [[41], 5000, 1000, 'fail'],
    [[30], 100, 1000, 'pass'],
    [[25, 25], 1000, 1000, 'pass'],
    [[25, 26], 1000, 1000, 'fail'],
    [[40, 40], 5000, 500, 'warn'],
  ] as const)(
    'quotations of %j words from a page of %i in an article of %i more: %s',
    (lengths, page, article, verdict) => {
      expect(quotes(lengths, page, article).verdict).toBe(verdict);
    },
  );
});
