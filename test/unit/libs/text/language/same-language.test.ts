import { describe, expect, test } from '@jest/globals';
import { sameLanguage } from '../../../../../src/libs/text/language/same-language.js';

describe('sameLanguage', () => {
  test.each([
    ['en', 'en'],
    ['pt', 'pt-BR'],
    ['EN-gb', 'en'],
    // The detector calls every Norwegian `no`.
    ['no', 'nb'],
    ['no', 'nn-NO'],
    ['fil', 'tl'],
    ['he', 'iw'],
  ])('%s passes for %s, and the other way round', (a, b) => {
    expect(sameLanguage(a, b)).toBe(true);
    expect(sameLanguage(b, a)).toBe(true);
  });

  test.each([
    ['en', 'de'],
    ['nb', 'sv'],
    ['no', 'nl'],
    ['es', 'et'],
  ])('%s does not pass for %s', (a, b) => {
    expect(sameLanguage(a, b)).toBe(false);
    expect(sameLanguage(b, a)).toBe(false);
  });
});
