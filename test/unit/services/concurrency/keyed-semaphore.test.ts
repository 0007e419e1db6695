import { describe, expect, it } from '@jest/globals';
import { KeyedSemaphore } from '../../../../src/services/concurrency/keyed-semaphore.js';

describe('a keyed semaphore', () => {
  it('admits so many of a key at once, and the others in their order', async () => {
    const semaphore = new KeyedSemaphore(2);
    const inside: string[] = [];
    const enter = async (name: string, who: string) => {
      const leave = await semaphore.acquire(name);
      inside.push(who);
      return leave;
    };
    const first = await enter('a', 'first');
    const second = await enter('a', 'second');
    const [third, fourth] = [enter('a', 'third'), enter('a', 'fourth')];
    const other = await enter('b', 'other');
    expect(inside).toEqual(['first', 'second', 'other']);
    second();
    const leaveThird = await third;
    expect(inside.at(-1)).toBe('third');
    first();
    const leaveFourth = await fourth;
    expect(inside.at(-1)).toBe('fourth');
    for (const leave of [leaveThird, leaveFourth, other]) leave();
    // There is room for two again, and not for three.
    expect(
      [semaphore.acquire('a'), semaphore.acquire('a'), semaphore.acquire('a')].map((taken) => typeof taken),
    ).toEqual(['function', 'function', 'object']);
  });
});
