import { describe, expect, it } from '@jest/globals';
import { cancellable, WakeSignal } from '../../../../src/services/concurrency/cancellable.js';

const LONG_MS = 60_000;

describe('a wake signal', () => {
  it('resolves a wait when it is signalled', async () => {
    const signal = new WakeSignal();
    const waited = signal.wait(LONG_MS);
    signal.wake();
    expect(await waited).toBe(true);
    signal.end();
  });

  it('is not lost between two waits, and counts once', async () => {
    const signal = new WakeSignal();
    signal.wake();
    signal.wake();
    expect(signal.isWoken).toBe(true);
    expect(await signal.wait(LONG_MS)).toBe(true);
    expect(signal.isWoken).toBe(false);
    signal.end();
  });

  it('resolves a wait after its time without a signal', async () => {
    const signal = new WakeSignal();
    expect(await signal.wait(1)).toBe(true);
    signal.end();
  });

  it('ends all waits, now and later', async () => {
    const signal = new WakeSignal();
    const waited = signal.wait(LONG_MS);
    signal.end();
    expect([await waited, await signal.wait(LONG_MS), signal.isEnded]).toEqual([false, false, true]);
  });
});

describe('a cancellable iterator', () => {
  async function* untilEnded(wakeSignal: WakeSignal, seen: string[]) {
    yield 'first';
    while (await wakeSignal.wait(LONG_MS)) yield 'more';
    seen.push('ended');
  }

  it('ends while its next value is pending when its consumer leaves', async () => {
    const seen: string[] = [];
    const iterator = cancellable((wakeSignal) => untilEnded(wakeSignal, seen));
    expect(await iterator.next()).toEqual({ done: false, value: 'first' });
    const pending = iterator.next();
    expect(await iterator.return?.()).toEqual({ done: true, value: undefined });
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(seen).toEqual(['ended']);
  });

  it('yields what its generator yields after a signal', async () => {
    let signal: WakeSignal | undefined;
    const iterator = cancellable((wakeSignal) => {
      signal = wakeSignal;
      return untilEnded(wakeSignal, []);
    });
    await iterator.next();
    const pending = iterator.next();
    signal?.wake();
    expect(await pending).toEqual({ done: false, value: 'more' });
    await iterator.return?.();
  });
});
