import { describe, expect, it } from '@jest/globals';
import { findNotFoundPhrase } from '../../../../../../src/libs/site-audit/rules/lists/not-found-phrases.js';
import { simhashDistance } from '../../../../../../src/libs/site-audit/rules/simhash-distance.js';

describe('findNotFoundPhrase', () => {
  it.each([
    ['404 | Garden', 'en', '404'],
    ['Error 404', null, 'error 404'],
    ['Seite NICHT gefunden', 'de-AT', 'nicht gefunden'],
    ['Страница не найдена', 'ru', 'не найдена'],
    ['ページが見つかりません', 'ja', '見つかりません'],
    ['Page not found', 'fi', 'not found'],
    ['Nicht gefunden', 'fr', null],
    ['The Peugeot 404', 'en', null],
    ['Findings', 'en', null],
    ['', null, null],
  ])('finds in %j in %s the phrase %j', (text, language, phrase) => {
    expect(findNotFoundPhrase(text, language)).toBe(phrase);
  });

  it('finds no phrase for a language named like a property of every object', () => {
    expect(findNotFoundPhrase('constructor', 'constructor')).toBeNull();
  });
});

describe('simhashDistance', () => {
  it.each([
    ['00000000000000ff', '00000000000000ff', 0],
    ['00000000000000ff', '00000000000000fe', 1],
    ['ffffffffffffffff', '0000000000000001', 63],
    ['8000000000000000', '0000000080000000', 2],
    ['0000000000000000', '0000000000000000', null],
    ['not a hash', '00000000000000ff', null],
  ])('between %s and %s is %s bits', (a, b, distance) => {
    expect(simhashDistance(a, b)).toBe(distance);
  });
});
