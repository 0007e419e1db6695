import type { WorkContext, WorkKind } from '../../domain/jobs.js';
import type { Ids } from '../../ports/ids.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { ClaimedRun } from '../../ports/run-store.js';
import { claimAndRun } from './claim-and-run.js';
import { runAttempt, type AttemptParts } from './run-attempt.js';
import type { StageWork } from './stage-run.js';
import type { Expiry, Work } from './work.js';
import type { WorkPlaces } from './work-places.js';

export interface StagedWorkParts extends AttemptParts {
  readonly queue: JobQueue;
  readonly ids: Ids;
  /** Of this kind, in this process. */
  readonly places: WorkPlaces;
}

/**
 * Work that is run stage by stage, by turns of the accounts. Each stage leaves an artifact in the write that ends it, so
 * whoever comes after a crash goes on behind the last one. Every write carries the lease's token: a worker that lost its
 * lease changes nothing any more.
 */
export function stagedWork<Claimed extends ClaimedRun<Stage>, Stage extends string, Result, Done>(
  parts: StagedWorkParts,
  kind: WorkKind,
  stages: StageWork<Claimed, Stage, Result, Done>,
  retention: readonly Expiry[],
): Work {
  const { store } = stages;
  return {
    kind,
    sweep: () => store.sweep(),
    retention,
    /**
     * Takes what has the turn and brings it to its end, back to the queue, or nowhere when there is none; then the next, for
     * some seconds. What woke this worker only says that there is work: a hundred jobs of one newsroom may have been queued
     * before another's, and the queue takes a moment to hand out the next. What the message names is taken when nothing else
     * has the turn.
     *
     * While something is due its message stays in the queue, so that nothing is left without one.
     *
     * @throws when the stores can't be reached; the lease then runs out and another takes over
     */
    run: async (ref: string, context: WorkContext): Promise<void> => {
      const { clock, ids, limits, log, places, queue } = parts;
      let isFirst = true;
      const isLeft = await claimAndRun(
        {
          places,
          clock,
          log,
          claim: async (full) => {
            const next = await store.claimNext(ids.uuid(), limits.leaseMs, full);
            // By its name it would be claimed whoever has how much under way.
            const isByName = isFirst && full.length === 0;
            isFirst = false;
            return next ?? (isByName ? store.claim(ref, ids.uuid(), limits.leaseMs) : null);
          },
          isAnyDue: () => store.isAnyDue(),
          attempt: (claimed, place) => runAttempt(parts, stages, claimed, context.handBack, place),
        },
        context,
      );
      if (isLeft) await queue.enqueue(kind, ref);
    },
  };
}
