import { describe, expect, it } from '@jest/globals';
import { RefusalPace } from '../../../../src/services/access/refusal-pace.js';

/** When each of so many refusals of a caller leaves, in ms after the first was asked for. */
async function leavingTimes(pace: RefusalPace, caller: string, count: number): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    Array.from({ length: count }, async () => {
      await pace.wait(caller);
      return performance.now() - began;
    }),
  );
}

describe('refusals', () => {
  it('are sent to one caller in the order of arrival, at least 5 ms apart', async () => {
    const times = await leavingTimes(new RefusalPace(), 'one', 20);
    // Within what two timers of a busy machine may be apart.
    times.forEach((ms, n) => expect(ms).toBeGreaterThanOrEqual((times[n - 1] ?? 0) - 5));
    // Timers count in whole milliseconds, and may be early by two.
    times.forEach((ms, n) => expect(ms).toBeGreaterThanOrEqual(5 * n - 2));
  });

  it('are sent at once to a caller who is refused now and then', async () => {
    const pace = new RefusalPace();
    const flood = leavingTimes(pace, 'flood', 200);
    let isFloodOver = false;
    void flood.then(() => (isFloodOver = true));
    await pace.wait('other');
    expect(isFloodOver).toBe(false);
    await flood;
  });

  it('beyond a thousand waiting ones are sent no sooner than those, and delay none of the others', async () => {
    const pace = new RefusalPace();
    const left: number[] = [];
    for (let n = 0; n < 1100; n += 1) void pace.wait('one').then(() => left.push(n));
    await new Promise((resolve) => setImmediate(resolve));
    expect(left).not.toContain(1099);
    const began = performance.now();
    await pace.wait('other');
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
