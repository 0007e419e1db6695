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
    ['a heading', { sections: [{ heading: '\t' }] }, '/sections'],
    ['an alt text', { image: { alt: '\u00a0' } }, '/image/alt'],
    ['a byline', { byline: { name: '  ' } }, '/byline'],
    ['a keyword', { keywords: ['tea', ' '] }, '/keywords/1'],
    ['the title of a source', { sources: [{ title: ' ', text: 'x' }] }, '/sources/0'],
    ['the text of a source', { sources: [{ title: 'x', text: ' \n ' }] }, '/sources/0'],
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
});
