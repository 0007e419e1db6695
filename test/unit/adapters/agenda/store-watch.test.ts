import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StoreWatch } from '../../../../src/adapters/agenda/store-watch.js';
import { recordingLog } from '../../../support/recording-log.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A store that answers or not, as the test says. */
function scripted(isUp: boolean) {
  const log = recordingLog();
  const store = { isUp, asked: 0 };
  const watch = new StoreWatch(() => {
    store.asked += 1;
    return store.isUp ? Promise.resolve() : Promise.reject(new Error('refused'));
  }, log);
  return { log, store, watch };
}

describe('the watch over a store', () => {
  it('knows a store that answers, and logs nothing', async () => {
    const { log, watch } = scripted(true);
    await watch.known();
    await watch.present;
    expect(watch.isAway).toBe(false);
    await expect(watch.check()).resolves.toBeUndefined();
    expect(log.entries).toEqual([]);
    await watch.stop();
  });

  it('polls a store that is away with growing pauses, and logs its loss and its return once each', async () => {
    const { log, store, watch } = scripted(false);
    await watch.known();
    expect(watch.isAway).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    // 250, 500, 1000 and 2000 ms, then every 4 s.
    expect(store.asked).toBeGreaterThan(15);
    expect(store.asked).toBeLessThan(21);
    let returns = 0;
    watch.onReturn(() => (returns += 1));
    store.isUp = true;
    await jest.advanceTimersByTimeAsync(4000);
    await watch.present;
    expect(watch.isAway).toBe(false);
    expect(returns).toBe(1);
    expect(log.entries.map(({ message }) => message)).toEqual([
      'the job store does not answer; work waits until it does',
      'the job store answers',
    ]);
    await watch.stop();
  });

  it('notices a loss within its interval, or at once after a failure', async () => {
    const { store, watch } = scripted(true);
    await watch.known();
    store.isUp = false;
    expect(watch.isAway).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(watch.isAway).toBe(true);

    store.isUp = true;
    await jest.advanceTimersByTimeAsync(4000);
    expect(watch.isAway).toBe(false);
    store.isUp = false;
    watch.recheck();
    await jest.advanceTimersByTimeAsync(0);
    expect(watch.isAway).toBe(true);
    await watch.stop();
  });

  it('asks again when a caller needs a store that is away', async () => {
    const { store, watch } = scripted(false);
    await watch.known();
    await expect(watch.check()).rejects.toThrow('the job store does not answer');
    store.isUp = true;
    await expect(watch.check()).resolves.toBeUndefined();
    await watch.stop();
  });

  it('makes one call at a time, however many callers need the answer', async () => {
    let asked = 0;
    const watch = new StoreWatch(() => {
      asked += 1;
      return Promise.reject(new Error('refused'));
    }, recordingLog());
    await watch.known();
    const before = asked;
    await Promise.allSettled(Array.from({ length: 20 }, () => watch.check()));
    expect(asked).toBe(before + 1);
    await watch.stop();
  });

  it('stops in the middle of a pause, and makes no more calls', async () => {
    const { store, watch } = scripted(true);
    await watch.known();
    await watch.stop();
    const { asked } = store;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.asked).toBe(asked);
  });
});
