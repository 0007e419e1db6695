import { describe, expect, it } from '@jest/globals';
import { entriesAsked, oppositesOf, subjectOf, termsOf } from '../../../../../src/libs/text/index.js';

describe('the number of entries that a brief asks for', () => {
  it.each([
    ['Seven things to know about the Terra 400', 'en', 7],
    ['Zehn Tipps für den Garten', 'de', 10],
    ['12 ways to save water', 'en', 12],
    ['Two ways to save water', 'en', undefined],
    ['Ways to save water in 1999', 'en', undefined],
  ])('is read from “%s”', (input, language, count) => {
    expect(entriesAsked(input, language)).toBe(count);
  });
});

describe('opposites', () => {
  const of = (text: string, language: string) => [...oppositesOf(new Set(termsOf(text, language)), language)];

  it('are what a brief excludes by naming one of two sides', () => {
    expect(of('set up a mail server', 'en')).toEqual(['client']);
    expect(of('installer un serveur', 'fr')).toEqual(expect.arrayContaining(['client']));
  });

  it('are none where it names both', () => {
    expect(of('a server and its clients', 'en')).toEqual([]);
  });
});

describe('subjects in Japanese', () => {
  it('have no pairs of letters that join two words', () => {
    const { terms } = subjectOf({ input: '使える仮想化の方法はそれぞれ何に向いているのか' }, 'ja');
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(['仮想', '想化']));
    expect(terms.every(({ term }) => !/\p{Script=Hiragana}/u.test(term))).toBe(true);
  });
});
