import { describe, expect, it } from '@jest/globals';
import { Pace } from '../../../../src/libs/guarded-fetch/pace.js';

function paced() {
  const clock = { now: 1_000_000 };
  const waits: number[] = [];
  const pace = new Pace(
    () => clock.now,
    (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  );
  return { clock, waits, pace };
}

describe('the rate of requests to one origin', () => {
  it('spaces requests that are made at the same time', async () => {
    const { waits, pace } = paced();
    for (let request = 0; request < 4; request += 1) await pace.waitForSlot('http://a', 100, undefined);
    expect(waits).toEqual([100, 200, 300]);
  });

  it('does not delay another origin', async () => {
    const { waits, pace } = paced();
    await pace.waitForSlot('http://a', 100, undefined);
    await pace.waitForSlot('http://b', 100, undefined);
    expect(waits).toEqual([]);
  });

  it('has no wait left over from unused slots', async () => {
    const { clock, waits, pace } = paced();
    await pace.waitForSlot('http://a', 100, undefined);
    clock.now += 5000;
    await pace.waitForSlot('http://a', 100, undefined);
    await pace.waitForSlot('http://a', 100, undefined);
    expect(waits).toEqual([100]);
  });

  it('waits for the slot shared by all processes, and by its own count while that is unknown', async () => {
    const waits: number[] = [];
    const answers = [Promise.resolve(70), Promise.resolve(0), Promise.reject(new Error('away'))];
    const asked: unknown[] = [];
    const pace = new Pace(
      () => 0,
      (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
      (...turn) => {
        asked.push(turn);
        return answers.shift() ?? Promise.reject(new Error('away'));
      },
    );
    for (let request = 0; request < 4; request += 1) await pace.waitForSlot('http://a', 100, undefined);
    expect(waits).toEqual([70, 100]);
    expect(asked[0]).toEqual(['http://a', 100]);
  });

  it('has no wait without an interval', async () => {
    const { waits, pace } = paced();
    for (let request = 0; request < 9; request += 1) await pace.waitForSlot('http://a', 0, undefined);
    expect(waits).toEqual([]);
  });

  it('ends the wait of a caller who gives up', async () => {
    const pace = new Pace(() => 0);
    const giveUp = new AbortController();
    await pace.waitForSlot('http://a', 60_000, giveUp.signal);
    const waiting = pace.waitForSlot('http://a', 60_000, giveUp.signal);
    giveUp.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    await expect(pace.waitForSlot('http://b', 0, giveUp.signal)).rejects.toThrow('cancelled');
  });
});
