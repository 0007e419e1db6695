import { describe, expect, it } from '@jest/globals';
import { SingleFlight } from '../../../../src/services/concurrency/single-flight.js';

describe('a single flight', () => {
  it('is shared by all calls before it begins, and not by later ones', async () => {
    const reads = new SingleFlight<number>();
    let begun = 0;
    let finish = (): void => undefined;
    const load = () => {
      begun += 1;
      const number = begun;
      return new Promise<number>((resolve) => (finish = () => resolve(number)));
    };
    const [one, two, other] = [
      reads.read('a', load),
      reads.read('a', load),
      reads.read('b', () => Promise.resolve(9)),
    ];
    while (begun === 0) await new Promise((resolve) => setImmediate(resolve));
    // The first one is under way: it may not see what is asked for now.
    const late = reads.read('a', load);
    finish();
    expect(await Promise.all([one, two, other])).toEqual([1, 1, 9]);
    while (begun === 1) await new Promise((resolve) => setImmediate(resolve));
    finish();
    expect(await late).toBe(2);
  });

  it('fails for all alike, and is retried by the next call', async () => {
    const reads = new SingleFlight<number>();
    const fail = () => Promise.reject(new Error('away'));
    const both = await Promise.allSettled([reads.read('a', fail), reads.read('a', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reads.read('a', () => Promise.resolve(1))).toBe(1);
  });
});
