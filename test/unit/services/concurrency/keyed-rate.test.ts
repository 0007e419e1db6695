import { describe, expect, it } from '@jest/globals';
import { KeyedRate } from '../../../../src/services/concurrency/keyed-rate.js';

describe('a rate by name', () => {
  it('allows so much of each name in a period, and then anew', () => {
    const rate = new KeyedRate(2, 1000);
    expect([rate.count('a', 0), rate.count('a', 10), rate.count('a', 999)]).toEqual([true, true, false]);
    expect(rate.count('b', 999)).toBe(true);
    expect([rate.count('a', 1000), rate.count('a', 1999), rate.count('a', 1999)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('remembers no end of names', () => {
    const rate = new KeyedRate(1, 1000);
    const taken = Array.from({ length: 10_000 }, (_, n) => rate.count(`name ${n}`, 0));
    expect(taken).not.toContain(false);
    expect(rate.count('name 0', 0)).toBe(false);
    expect(rate.count('one more', 0)).toBe(true);
    expect(rate.count('name 0', 0)).toBe(true);
  });
});
