import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimAndRun } from '../../../../src/services/job/staged-work.js';
import { WorkPlaces } from '../../../../src/services/job/work-places.js';
import { keepingLog } from '../../../support/keeping-log.js';

describe('a worker that is woken', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives its message back to the queue when no place is free for two seconds', async () => {
    const places = new WorkPlaces(1);
    const { signal } = new AbortController();
    const other = (await places.forClaim(signal))!;
    other.begin('another account');
    const claim = jest.fn(async () => null);
    const woken = claimAndRun(
      {
        places,
        claim,
        isAnyDue: async () => true,
        attempt: async () => undefined,
        clock: { elapsedMs: () => Date.now() },
        log: keepingLog(),
      },
      { leaving: signal, handBack: signal, waitUntil: () => undefined },
    );
    let isLeft: boolean | null = null;
    void woken.then((said) => (isLeft = said));
    await jest.advanceTimersByTimeAsync(1999);
    expect(isLeft).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(isLeft).toBe(true);
    expect(claim).not.toHaveBeenCalled();
    // Nothing waits in line for the place any more.
    other.end();
    const next = await places.forClaim(signal);
    expect(next).not.toBeNull();
    next!.end();
  });
});
