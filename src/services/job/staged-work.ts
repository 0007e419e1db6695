import { setTimeout as delay } from 'node:timers/promises';
import type { WorkContext, WorkKind } from '../../domain/jobs.js';
import type { MonotonicClock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import { UnreadableWork, type ClaimedRun } from '../../ports/run-store.js';
import { withDeadline } from '../concurrency/with-deadline.js';
import { runAttempt, type AttemptParts } from './run-attempt.js';
import type { StageWork } from './stage-work.js';
import type { Expiry, Work } from './work.js';
import type { WorkerSlot, WorkerSlots } from './worker-slots.js';

/** How long a worker goes on before its message goes back to the queue: another process may have room. */
const GO_ON_MS = 10_000;
/** How long a message waits here for a free slot, before another process may have it. */
const SLOT_WAIT_MS = 2000;
/**
 * Before what is due and could not be claimed is asked for again: somebody may just hold its row, or this process has its
 * share of the account's. Twice as long each time, up to the last, in which another account's work is seen.
 */
const FIRST_PAUSE_MS = 50;
const LAST_PAUSE_MS = 400;

export interface StagedWorkParts extends AttemptParts {
  readonly queue: JobQueue;
  readonly ids: Ids;
  /** Of this kind, in this process. */
  readonly slots: WorkerSlots;
}

/**
 * Work that is run stage by stage, claimed fairly by account. Each stage leaves an artifact in the write that ends it, so
 * the next attempt after a crash goes on behind the last one. Every write carries the lease's token: a worker that lost
 * its lease changes nothing any more.
 */
export function stagedWork<
  Claimed extends ClaimedRun<Stage>,
  Stage extends string,
  Made extends object,
  Result,
>(
  parts: StagedWorkParts,
  kind: WorkKind,
  stages: StageWork<Claimed, Stage, Made, Result>,
  retention: readonly Expiry[],
): Work {
  const { store } = stages;
  return {
    kind,
    sweep: () => store.sweep(),
    retention,
    /**
     * Claims what is next by fair scheduling and runs it, then the next, for some seconds. The message that started this
     * worker only says that there is work: a hundred jobs of one newsroom may have been queued before another's, and the
     * queue takes a moment to deliver the next message. The work that the message names is claimed when nothing else is due.
     *
     * While something is due its message stays in the queue, so that nothing is left without one.
     *
     * @throws when the stores can't be reached; the lease then runs out and another takes over
     */
    run: async (ref: string, context: WorkContext): Promise<void> => {
      const { clock, ids, limits, log, slots, queue } = parts;
      let isFirst = true;
      const isLeft = await claimAndRun(
        {
          slots,
          clock,
          log,
          claim: async (full) => {
            const next = await store.claimNext(ids.uuid(), limits.leaseMs, full);
            // Claimed by its name it would pass over the fair order.
            const isByName = isFirst && full.length === 0;
            isFirst = false;
            return next ?? (isByName ? store.claim(ref, ids.uuid(), limits.leaseMs) : null);
          },
          isAnyDue: () => store.isAnyDue(),
          attempt: (claimed, slot) => runAttempt(parts, stages, claimed, context.releasing, slot),
        },
        context,
      );
      if (isLeft) await queue.enqueue(kind, ref);
    },
  };
}

type Claimable = Pick<ClaimedRun<string>, 'accountId' | 'ref'>;

export interface ClaimAndRun<Claimed extends Claimable> {
  readonly slots: WorkerSlots;
  /** @param full accounts of which nothing may be claimed */
  readonly claim: (full: readonly string[]) => Promise<Claimed | null>;
  readonly isAnyDue: () => Promise<boolean>;
  readonly attempt: (claimed: Claimed, slot: WorkerSlot) => Promise<void>;
  readonly clock: MonotonicClock;
  readonly log: Log;
}

/**
 * Claims what is due and runs it until nothing is, or for some seconds. The next is claimed when an attempt has left its
 * slot: it has ended, or waits for somebody's site and goes on by itself.
 *
 * @returns whether something is still due, for which the queue needs a message
 * @throws when the stores can't be reached; leases then run out and others take over
 */
export async function claimAndRun<Claimed extends Claimable>(
  { slots, claim, isAnyDue, attempt, clock, log }: ClaimAndRun<Claimed>,
  { leaving, waitUntil }: WorkContext,
): Promise<boolean> {
  const began = clock.elapsedMs();
  let pauseMs = FIRST_PAUSE_MS;
  do {
    const slot = await withDeadline(SLOT_WAIT_MS, leaving, (enough) => slots.forClaim(enough));
    if (slot === null) break;
    const claimed = await claim(slots.full).catch((error: unknown) => {
      slot.end();
      if (!(error instanceof UnreadableWork)) throw error;
      log.error({ err: error, ref: error.ref }, 'work that was claimed can’t be read; it is failed');
      return 'failed' as const;
    });
    if (claimed === 'failed') continue;
    if (claimed === null) {
      slot.end();
      if (!(await isAnyDue())) return false;
      // Ends early when the worker leaves.
      await delay(pauseMs, undefined, { signal: leaving }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
      continue;
    }
    pauseMs = FIRST_PAUSE_MS;
    slot.begin(claimed.accountId ?? claimed.ref);
    const running = attempt(claimed, slot).finally(() => {
      slot.end();
    });
    let isWatched = true;
    waitUntil(
      running.catch((error: unknown) => {
        // Of one that is still watched the queue hears, and tries again.
        if (!isWatched)
          log.warn({ err: error }, 'an attempt could not write how it ended; its lease runs out');
      }),
    );
    await Promise.race([running, slot.firstReleased]);
    isWatched = false;
  } while (!leaving.aborted && clock.elapsedMs() - began < GO_ON_MS);
  return isAnyDue();
}
