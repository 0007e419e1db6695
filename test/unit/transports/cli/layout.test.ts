import { describe, expect, it } from '@jest/globals';
import { clip, formatFacts, formatTable, textWidth, wrap } from '../../../../src/transports/cli/layout.js';

describe('the width of a text on a terminal', () => {
  it.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['標題', 4],
    ['한국어', 6],
    ['ｆｕｌｌ', 8],
    ['🚀', 2],
    ['a\u200bb', 2],
  ])('is, for %j, %d', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});

describe('a line', () => {
  it('is cut where it is too long, and never in the middle of a wide letter', () => {
    expect(clip('abcdef', 6)).toBe('abcdef');
    expect(clip('abcdef', 5)).toBe('abcd…');
    expect(clip('標題標題', 6)).toBe('標題…');
    expect(clip('abcdef', null)).toBe('abcdef');
  });

  it('is broken between words, and within one that is longer than a line', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('see https://a.example/b', 10)).toEqual(['see', 'https://a.', 'example/b']);
    expect(wrap('標題標題', 5)).toEqual(['標題', '標題']);
    expect(wrap('標題', 1)).toEqual(['標', '題']);
    expect(wrap('one two', null)).toEqual(['one two']);
  });
});

describe('a table', () => {
  it('has columns as wide as their widest cells, wide letters too', () => {
    const rows = [
      ['標題', 'a'],
      ['b', 'c'],
    ];
    expect(formatTable(rows)).toBe('標題  a\nb     c');
    expect(formatTable(rows, 5)).toBe('標題…\nb   …');
  });

  it('goes on with names below what is said', () => {
    expect(formatFacts([['Rule', `${'word '.repeat(6)}end`]], 28)).toBe(
      'Rule  word word word word\n      word word end',
    );
  });
});
