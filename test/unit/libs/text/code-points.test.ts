import { describe, expect, it } from '@jest/globals';
import { cutCodePoints } from '../../../../src/libs/text/code-points.js';

describe('cutting by characters', () => {
  it.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['abc', 9, 'abc'],
    ['abc', 0, ''],
    ['a😀b', 2, 'a😀'],
    ['a😀b', 1, 'a'],
    ['😀😀', 1, '😀'],
  ])('leaves of %j the first %d: %j', (text, most, kept) => {
    expect(cutCodePoints(text, most)).toBe(kept);
  });
});
