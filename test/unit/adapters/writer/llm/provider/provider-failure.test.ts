import { describe, expect, it } from '@jest/globals';
import { retryAfterMs } from '../../../../../../src/adapters/writer/llm/provider/provider-failure.js';

describe('Retry-After', () => {
  const now = Date.parse('2026-01-05T00:00:00Z');
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': 'Mon, 05 Jan 2026 00:01:00 GMT' }, 60_000],
    [{ 'retry-after': 'Sun, 04 Jan 2026 00:01:00 GMT' }, 0],
    [{ 'retry-after': '7', 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%j is %p ms', (headers, ms) => {
    expect(retryAfterMs(headers, now)).toBe(ms);
  });
});
