import { describe, expect, it } from '@jest/globals';
import { faultOfLanguageTag } from '../../../../../../src/libs/site-audit/rules/lists/language-tags.js';
import { isRegisteredLanguage } from '../../../../../../src/libs/site-audit/rules/lists/language-subtags.js';

describe('faultOfLanguageTag', () => {
  it.each([
    ...['en', 'EN', 'pt-BR', 'zh-Hant-TW', 'es-419', 'zh-cmn-Hans-CN', 'de-1996', 'sl-rozaj-biske'],
    ...['en-u-ca-gregory', 'de-x-berlin', 'x-elvish', 'i-klingon', 'qaa', 'gsw', 'yue-HK', 'iw', 'sr-Cyrl'],
  ])('takes %s', (tag) => {
    expect(faultOfLanguageTag(tag)).toBeNull();
  });

  it.each([
    'en_US',
    'en-',
    '-en',
    'e',
    'en US',
    'en--US',
    'de-DE-AT',
    'en-u',
    'x-',
    'ä',
    '',
    'a'.repeat(101),
  ])('refuses %j', (tag) => {
    expect(faultOfLanguageTag(tag)).toBe('not_well_formed');
  });

  it.each(['xx', 'zz-ZZ', 'eng', 'german', 'engl'])('knows no language %s', (tag) => {
    expect(faultOfLanguageTag(tag)).toBe('unregistered_language');
  });
});

describe('isRegisteredLanguage', () => {
  it('knows every language of two and of three letters, and no other', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const of = (length: number): string[] =>
      length === 0 ? [''] : of(length - 1).flatMap((start) => letters.map((letter) => start + letter));

    expect(of(2).filter(isRegisteredLanguage)).toHaveLength(190);
    // 8,077 of the registry, and the 520 from qaa to qtz for private use.
    expect(of(3).filter(isRegisteredLanguage)).toHaveLength(8077 + 520);
  });
});
