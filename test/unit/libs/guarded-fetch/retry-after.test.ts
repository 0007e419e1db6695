import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter } from '../../../../src/libs/guarded-fetch/retry-after.js';

const NOW = Date.parse('2026-01-05T12:00:00Z');

describe('a Retry-After', () => {
  it.each([
    ['90', 90_000],
    [' 0 ', 0],
    ['Mon, 05 Jan 2026 12:01:00 GMT', 60_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['1.5', null],
    ['-3', null],
    ['soon', null],
    ['2026-01-05T12:01:00Z', null],
    ['9'.repeat(40), null],
    ['', null],
    [null, null],
  ])('of %j is %j ms', (value, milliseconds) => {
    expect(parseRetryAfter(value, NOW)).toBe(milliseconds);
  });
});
