import { expect, it } from '@jest/globals';
import { canonicalLanguage } from '../../../../../src/libs/text/index.js';

it.each([
  ['pt-br', 'pt-BR'],
  ['EN', 'en'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['English', null],
  ['german', null],
  ['e', null],
  ['en_GB', null],
])('the canonical tag of %s is %s', (tag, canonical) => {
  expect(canonicalLanguage(tag)).toBe(canonical);
});
