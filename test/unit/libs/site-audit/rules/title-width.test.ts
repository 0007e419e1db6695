import { describe, expect, it } from '@jest/globals';
import { countGraphemes, isMostlyCjk } from '../../../../../src/libs/text/index.js';
import { measureWidth } from '../../../../../src/libs/site-audit/rules/title-width.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

describe('the width of a title in pixels', () => {
  it.each([
    ['', 0],
    ['The quick brown fox', 8948],
    ['Жук', 923 + 500 + 438],
    ['Ωμέγα', 748 + 576 + 446 + 500 + 578],
    ['庭', 1000],
    ['ｶ', 500],
    ['ệ', 556],
    ['e\u0323\u0302', 556],
    ['👨‍👩‍👧', 1000],
    ['👍🏽', 1000],
    ['🇩🇪🇫🇷', 2000],
    ['ش', 556],
    ['a\u200bb', 1112],
  ])('measures %s in 1/1000 of the size', (text, width) => {
    expect(measureWidth(text, 1000)).toBe(width);
  });

  it('rounds to whole pixels of the requested size', () => {
    expect(measureWidth('A', 20)).toBe(13);
    expect(measureWidth('A', 13)).toBe(9);
  });
});

describe('the graphemes of a title', () => {
  it.each([
    ['  two \n words ', 9],
    ['Сад в северных краях', 20],
    ['庭の手入れ', 5],
    ['e\u0301te\u0301', 3],
    ['👨‍👩‍👧 🇩🇪', 3],
    ['नमस्ते', 3],
    ['각', 1],
  ])('counts the letters that a reader sees in %j', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  itOfMany('are counted in linear time for any text', () => {
    expectLinear((size) => countGraphemes('(é\u0301👩‍'.repeat(size)), 100_000);
  });
});

describe('isMostlyCjk', () => {
  it.each([
    ['北の庭 Garden', false],
    ['北の庭の手入れ Garden', true],
    ['정원 가꾸기', true],
    ['Garden', false],
    ['2024 – 12', false],
  ])('%s: %s', (text, expected) => {
    expect(isMostlyCjk(text)).toBe(expected);
  });
});
