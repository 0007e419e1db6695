import { describe, expect, it } from '@jest/globals';
import { KeyNumbers } from '../../../../../../../src/libs/site-audit/views/ngrams/key-numbers.js';
import { PhraseBudget } from '../../../../../../../src/libs/site-audit/views/ngrams/phrases/phrase-budget.js';
import { PhraseTable } from '../../../../../../../src/libs/site-audit/views/ngrams/phrases/phrase-table.js';
import { Chance } from '../../../../../../support/chaos/chance.js';
import { itOfMany } from '../../../../../../support/sample.js';

interface Counted {
  count: number;
  pages: number;
}

/** A key as the phrases' are: any bits, the number of words in the lowest two. */
function keyOf(number: number): { readonly low: number; readonly high: number } {
  const chance = new Chance(number + 1);
  const [low, high] = [chance.whole(-(2 ** 31), 2 ** 31), chance.whole(-(2 ** 31), 2 ** 31)];
  return { low, high: (high & ~7) | (number & 3) };
}

function held(table: PhraseTable): Map<string, Counted> {
  const found = new Map<string, Counted>();
  table.each((low, high, count, pages) => {
    if (found.has(`${low} ${high}`)) throw new Error('a key is held twice');
    found.set(`${low} ${high}`, { count, pages });
  });
  return found;
}

/** Adds keys, the low numbers much more often than the high ones. @returns what was added */
function fill(table: PhraseTable, times: number, keys: number): Map<string, Counted> {
  const chance = new Chance(6);
  const added = new Map<string, Counted>();
  for (let time = 0; time < times; time += 1) {
    const { low, high } = keyOf(Math.floor(keys ** chance.between(0, 1)));
    const count = chance.whole(1, 4);
    table.add(low, high, count);
    const known = added.get(`${low} ${high}`) ?? { count: 0, pages: 0 };
    added.set(`${low} ${high}`, { count: known.count + count, pages: known.pages + 1 });
  }
  return added;
}

/** What one has otherwise than the other. */
function wrongOf(one: Map<string, Counted>, other: Map<string, Counted>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => {
    const [first, second] = [one.get(key), other.get(key)];
    return first?.count !== second?.count || first?.pages !== second?.pages;
  });
}

const distinctOf = (table: PhraseTable) => ([1, 2, 3, 4] as const).map((order) => table.distinct(order));

describe('the table of phrases', () => {
  itOfMany('counts exactly as long as there is room, through all its growing', () => {
    const budget = new PhraseBudget(1_000_000);
    const table = new PhraseTable(budget);
    const added = fill(table, 100_000, 150_000);
    expect(added.size).toBeGreaterThan(25_000);
    expect(wrongOf(held(table), added)).toEqual([]);
    expect(distinctOf(table).reduce((sum, one) => sum + one)).toBe(added.size);
    expect(budget.errorBound).toBe(0);
  });

  itOfMany('forgets the rarest when its room is spent, and is off by no more than it says', () => {
    const budget = new PhraseBudget(5000);
    const table = new PhraseTable(budget);
    const added = fill(table, 100_000, 150_000);
    const { errorBound } = budget;
    expect(errorBound).toBeGreaterThan(0);
    // A bound as high as the counts would be true of anything.
    expect(errorBound).toBeLessThan(500);
    const kept = held(table);
    expect(kept.size).toBeLessThanOrEqual(5000);
    const wrong = [...added].filter(([key, { count, pages }]) => {
      const found = kept.get(key) ?? { count: 0, pages: 0 };
      const [less, fewer] = [count - found.count, pages - found.pages];
      return less < 0 || fewer < 0 || less > errorBound || fewer > errorBound;
    });
    expect(wrong).toEqual([]);
    const most = [...added.values()].reduce((max, { count }) => Math.max(max, count), 0);
    expect(most).toBeGreaterThan(20 * errorBound);
  });

  it('still tells about how many different ones there were', () => {
    const table = new PhraseTable(new PhraseBudget(5000));
    const added = fill(table, 100_000, 150_000);
    const total = distinctOf(table).reduce((sum, one) => sum + one);
    expect(Math.abs(total - added.size)).toBeLessThan(0.05 * added.size);
  });

  it('shares its room with the others, and all forget together', () => {
    const budget = new PhraseBudget(1000);
    const [one, other] = [new PhraseTable(budget), new PhraseTable(budget)];
    for (let number = 0; number < 500; number += 1) one.add(keyOf(number).low, keyOf(number).high, 1);
    for (let number = 0; number < 500; number += 1) other.add(keyOf(number).low, keyOf(number).high, 2);
    expect(budget.errorBound).toBe(0);
    other.add(keyOf(777).low, keyOf(777).high, 1);
    expect(budget.errorBound).toBe(1);
    expect([held(one).size, held(other).size]).toEqual([0, 501]);
  });

  it('finds room where all that it holds is frequent', () => {
    const budget = new PhraseBudget(10);
    const table = new PhraseTable(budget);
    for (let number = 0; number < 11; number += 1)
      table.add(keyOf(number).low, keyOf(number).high, 1_000_000);
    expect(held(table).size).toBe(1);
    expect(budget.errorBound).toBeGreaterThanOrEqual(1_000_000);
  });

  itOfMany(
    'does not grow without end for keys that were made to meet, and says what it did not count',
    () => {
      const budget = new PhraseBudget(1_000_000);
      const table = new PhraseTable(budget);
      for (let number = 0; number < 10_000; number += 1) table.add(number, (number << 15) & ~7, 3);
      const total = [...held(table).values()].reduce((sum, { count }) => sum + count, 0);
      expect(total).toBeLessThan(30_000);
      expect(total + budget.errorBound).toBe(30_000);
    },
  );
});

describe('the numbers of keys', () => {
  it('are given in the order of coming, and forgotten at once', () => {
    const numbers = new KeyNumbers();
    for (const round of [100, 50_000, 10]) {
      const wrong: number[] = [];
      for (let number = 0; number < round; number += 1) {
        const { low, high } = keyOf(number);
        if (numbers.find(low, high) !== -1 || numbers.numberOf(low, high) !== number) wrong.push(number);
      }
      for (let number = 0; number < round; number += 1) {
        const { low, high } = keyOf(number);
        const isFound = numbers.find(low, high) === number && numbers.numberOf(low, high) === number;
        if (!isFound || numbers.lowOf(number) !== low || numbers.highOf(number) !== high) wrong.push(number);
      }
      expect(wrong).toEqual([]);
      expect(numbers.size).toBe(round);
      numbers.clear();
      expect(numbers.size).toBe(0);
    }
  });
});
