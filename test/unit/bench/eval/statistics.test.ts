import { describe, expect, it } from '@jest/globals';
import { aucOf, differenceOf, intervalOf, ratioOf } from '../../../../bench/eval/scores/statistics.mjs';

const coins = Array.from({ length: 100 }, (_, id) => ({ id: String(id), hits: id % 2, of: 1 }));

describe('ratioOf', () => {
  it('weighs items by their size', () => {
    expect(
      ratioOf([
        { hits: 1, of: 1 },
        { hits: 0, of: 3 },
      ]),
    ).toBe(0.25);
  });
});

describe('aucOf', () => {
  const item = (score: number, positive: boolean) => ({ score, positive });

  it('is 1 where all positives score more, 0 where all score less', () => {
    expect(aucOf([item(0.2, false), item(0.9, true), item(0.3, false)])).toBe(1);
    expect(aucOf([item(0.9, false), item(0.2, true)])).toBe(0);
  });

  it('counts a tie for half', () => {
    expect(aucOf([item(0.5, false), item(0.5, true)])).toBe(0.5);
    expect(aucOf([item(0.5, false), item(0.5, true), item(0.7, true), item(0.1, false)])).toBe(0.875);
  });
});

describe('intervalOf', () => {
  it('holds the value, and is as wide as that of a coin thrown a hundred times', () => {
    const [low, high] = intervalOf(coins, ratioOf);
    expect(low).toBeGreaterThan(0.36);
    expect(low).toBeLessThan(0.45);
    expect(high).toBeGreaterThan(0.55);
    expect(high).toBeLessThan(0.64);
  });

  it('is the same for the same items', () => {
    expect(intervalOf(coins, ratioOf)).toEqual(intervalOf(coins, ratioOf));
  });

  it('is a point where all items agree', () => {
    expect(
      intervalOf(
        [
          { hits: 1, of: 1 },
          { hits: 2, of: 2 },
        ],
        ratioOf,
      ),
    ).toEqual([1, 1]);
  });
});

describe('differenceOf', () => {
  it('resamples pairs: a gain on every item is no doubt, however much items differ', () => {
    const before = coins.map((item, at) => ({ ...item, hits: at / 200 }));
    const after = before.map((item) => ({ ...item, hits: item.hits + 0.25 }));
    const { difference, interval, items } = differenceOf(before, after.toReversed(), ratioOf) ?? {};
    expect(difference).toBeCloseTo(0.25);
    expect(interval?.[0]).toBeCloseTo(0.25);
    expect(interval?.[1]).toBeCloseTo(0.25);
    expect(items).toBe(100);
  });

  it('leaves out items of one run alone, and is null without pairs', () => {
    const one = [{ id: 'a', hits: 1, of: 1 }];
    const other = [{ id: 'b', hits: 1, of: 1 }];
    expect(differenceOf(one, [...one, ...other], ratioOf)?.items).toBe(1);
    expect(differenceOf(one, other, ratioOf)).toBeNull();
  });
});
