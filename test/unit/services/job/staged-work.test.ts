import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimAndRun } from '../../../../src/services/job/staged-work.js';
import { UnreadableWork } from '../../../../src/ports/run-store.js';
import { WorkerSlots } from '../../../../src/services/job/worker-slots.js';
import { recordingLog } from '../../../support/recording-log.js';

describe('a worker that is woken', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives its message back to the queue when no place is free for two seconds', async () => {
    const places = new WorkerSlots(1);
    const { signal } = new AbortController();
    const other = (await places.forClaim(signal))!;
    other.begin('another account');
    const claim = jest.fn(async () => null);
    const woken = claimAndRun(
      {
        slots: places,
        claim,
        isAnyDue: async () => true,
        attempt: async () => undefined,
        clock: { elapsedMs: () => Date.now() },
        log: recordingLog(),
      },
      { leaving: signal, releasing: signal, waitUntil: () => undefined },
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

  it('logs what it claims and can’t read, and goes on with the next', async () => {
    const places = new WorkerSlots(1);
    const { signal } = new AbortController();
    const log = recordingLog();
    const due = [new UnreadableWork('first', new Error('another shape')), { accountId: 'a', ref: 'second' }];
    const ran: string[] = [];
    const woken = claimAndRun(
      {
        slots: places,
        claim: async () => {
          const next = due.shift() ?? null;
          if (next instanceof Error) throw next;
          return next;
        },
        isAnyDue: async () => due.length > 0,
        attempt: async ({ ref }) => void ran.push(ref),
        clock: { elapsedMs: () => Date.now() },
        log,
      },
      { leaving: signal, releasing: signal, waitUntil: () => undefined },
    );
    expect(await woken).toBe(false);
    expect(ran).toEqual(['second']);
    expect(log.entries).toMatchObject([{ level: 'error', fields: { ref: 'first' } }]);
  });
});
