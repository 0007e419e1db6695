import { describe, expect, it } from '@jest/globals';
import { briefSettings, unknownSettings } from '../../../../src/domain/brief/settings.js';

const faults = (settings: unknown) =>
  Object.fromEntries(
    (briefSettings.safeParse(settings).error?.issues ?? []).map(({ path, message }) => [
      `/${path.join('/')}`,
      message,
    ]),
  );

describe('the settings of a brief', () => {
  it('names every field that Galley does not know, also one that all objects have', () => {
    const settings = JSON.parse('{ "toString": 1, "constructor": {}, "tone": "dry", "mood": 2 }') as object;
    expect(unknownSettings(briefSettings.parse(settings))).toEqual(['toString', 'constructor', 'mood']);
  });

  it.each([
    ['tone', { tone: ' \n' }, '/tone'],
    ['a heading', { sections: [{ heading: '\t' }] }, '/sections/0/heading'],
    ['an alt text', { image: { alt: '\u00a0' } }, '/image/alt'],
    ['a byline', { byline: { name: '  ' } }, '/byline'],
    ['a keyword', { keywords: ['tea', ' '] }, '/keywords/1'],
    ['the title of a source', { sources: [{ title: ' ', text: 'x' }] }, '/sources/0/title'],
    ['the text of a source', { sources: [{ title: 'x', text: ' \n ' }] }, '/sources/0/text'],
  ])('refuses white space alone: %s', (_what, settings, place) => {
    const found = Object.keys(faults(settings));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${place}`));
  });

  it('says that such a text is empty', () => {
    expect(faults({ tone: '  ', image: { alt: '' } })).toEqual({
      '/tone': 'must not be empty',
      '/image/alt': 'must not be empty',
    });
  });

  it('takes the white space around a text for no part of it', () => {
    const parsed = briefSettings.parse({ title: '  Tea ', tone: `${'x'.repeat(80)} `, notes: ' ' });
    expect(parsed).toEqual({ title: 'Tea', tone: 'x'.repeat(80), notes: '' });
    expect(faults({ title: ' ab ' })).toEqual({ '/title': 'must be 3 to 200 characters long' });
  });

  it('refuses domains that are no hosts, each at its place', () => {
    const domains = { include: ['https://a.example', 'Bücher.example', ''], exclude: ['b.example', 'c:80'] };
    expect(faults({ domains })).toEqual({
      '/domains/include/0': expect.stringContaining('must be a host'),
      '/domains/include/2': 'must not be empty',
      '/domains/exclude/1': expect.stringContaining('must be a host'),
    });
  });

  it('tells the faults of a section, a source or a byline where they are, each in the shape that was meant', () => {
    const sections = [{ heading: 'a' }, { heading: '' }, { heading: 'b', words: 9999 }, { headin: 'c' }];
    expect(Object.keys(faults({ sections }))).toEqual([
      '/sections/1/heading',
      '/sections/2/words',
      '/sections/3/heading',
      '/sections/3',
    ]);
    const sources = [
      { url: 'ftp://a.example/' },
      { title: 't'.repeat(201), text: 'x' },
      { url: 'https://a.example/', title: 't' },
      { titel: 't', text: 'x' },
    ];
    expect(Object.keys(faults({ sources }))).toEqual([
      '/sources/0/url',
      '/sources/1/title',
      '/sources/2/text',
      '/sources/3/title',
      '/sources/3',
    ]);
    expect(Object.keys(faults({ byline: { name: 'x'.repeat(101) } }))).toEqual(['/byline/name']);
  });

  it.each([
    ['/sections', { sections: 'five' }, /^must be a whole number from 2 to 12, or up to 20 of/],
    ['/sources/0', { sources: [{ ulr: 'https://a.example/' }] }, /^must be \{ "url" \} or/],
    ['/sources/0', { sources: ['https://a.example/'] }, /^must be \{ "url" \} or/],
    ['/byline', { byline: { name: 'x', author_id: 'y' } }, /^must be \{ "author_id" \} or/],
    ['/byline', { byline: { editor_id: 'y' } }, /^must be \{ "author_id" \} or/],
  ])('says what %s may be where it is none of it', (place, settings, words) => {
    expect(faults(settings)).toEqual({ [place]: expect.stringMatching(words) });
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['Café', 'Cafe\u0301'],
    ['ΟΔΟΣ', 'οδός'.replace('ό', 'ο')],
    ['Ｔｅａ', 'tea'],
    ['The ﬁre', 'the FIRE'],
  ])('takes the headings %s and %s for one', (one, other) => {
    expect(faults({ sections: [{ heading: one }, { heading: other }] })).toEqual({
      '/sections/1/heading': 'repeats another section’s heading',
    });
  });

  it('keeps apart headings that differ in a letter', () => {
    expect(faults({ sections: [{ heading: 'Kız' }, { heading: 'Kiz' }, { heading: 'Kíz' }] })).toEqual({});
  });

  it('holds the words of sections against the length that the brief gets, asked for or not', () => {
    const sections = [{ heading: 'a', words: 700 }];
    expect(faults({ sections })).toEqual({});
    expect(faults({ sections, article_type: 'news_brief', word_count: 600 })).toEqual({});
    expect(faults({ sections, article_type: 'news_brief' })).toEqual({
      '/sections': expect.stringContaining('(250)'),
    });
  });
});
