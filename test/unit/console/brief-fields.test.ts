import { describe, expect, it } from '@jest/globals';
import { briefOfRow, guessColumns } from '../../../src/console/screens/batch/columns-of-briefs.js';
import { fromJson, toJson, valueAt, withValue } from '../../../src/console/screens/new/brief-fields.js';

const REST = {
  input: 'Locks',
  settings: {
    word_count: 300,
    article_type: 'how_to',
    image: { mode: 'card', alt: 'A CARD' },
    internal_links: { max: 2, urls: [{ url: 'https://a.example/' }] },
    extras: { key_takeaways: true },
    sections: 4,
    our_field: { as_it_is: 1 },
  },
};

describe('a brief', () => {
  it('is read from the JSON of REST and of GraphQL alike, and written as REST has it', () => {
    const brief = fromJson(JSON.stringify(REST));
    expect(brief).toEqual({
      input: 'Locks',
      settings: {
        wordCount: 300,
        articleType: 'HOW_TO',
        image: { mode: 'CARD', alt: 'A CARD' },
        internalLinks: { max: 2, urls: [{ url: 'https://a.example/' }] },
        extras: { keyTakeaways: true },
        sectionCount: 4,
        extra: { our_field: { as_it_is: 1 } },
      },
    });
    expect(fromJson(JSON.stringify(brief))).toEqual(brief);
    expect(JSON.parse(toJson(brief))).toEqual(REST);
  });

  it.each([
    ['{', /^This is not JSON/],
    ['[]', 'A brief is an object: { "input": "…" }.'],
  ])('refuses %s', (text, message) => {
    expect(() => fromJson(text)).toThrow(message);
  });

  it('loses what is empty when a field is cleared', () => {
    const brief = withValue({ input: 'Locks' }, ['settings', 'extras', 'faq'], 3);
    expect(valueAt(brief, ['settings', 'extras', 'faq'])).toBe(3);
    expect(withValue(brief, ['settings', 'extras', 'faq'], undefined)).toEqual({ input: 'Locks' });
  });
});

describe('a row of a table', () => {
  it('is a brief by its heads, however they are written', () => {
    const columns = guessColumns(['Input', 'wordCount', 'Article type', 'KEY TAKEAWAYS', 'Remarks', 'input']);
    expect(columns).toEqual(['input', 'word_count', 'article_type', 'key_takeaways', '', '']);
    expect(briefOfRow(['Locks', ' 300 ', 'how to', 'yes', 'never mind', ''], columns)).toEqual({
      input: 'Locks',
      settings: { wordCount: 300, articleType: 'HOW_TO', extras: { keyTakeaways: true } },
    });
  });

  it('has lists between semicolons, and what is no number as it stands', () => {
    expect(
      briefOfRow(['ice; winter', 'https://a.example/', 'many'], ['keywords', 'sources', 'word_count']),
    ).toEqual({
      settings: { keywords: ['ice', 'winter'], sources: [{ url: 'https://a.example/' }], wordCount: 'many' },
    });
  });
});
