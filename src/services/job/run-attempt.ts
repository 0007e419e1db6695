import { setMaxListeners } from 'node:events';
import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { ClaimedRun } from '../../ports/run-store.js';
import { Heartbeat, Lease } from './lease.js';
import { LeaseLost } from './run-record.js';
import { StageRun, Stopped, type StageRunParts, type StageWork } from './stage-run.js';
import type { WorkPlace } from './work-places.js';

export interface AttemptParts extends StageRunParts {
  readonly events: EventBus;
  readonly limits: PipelineLimits;
}

/** Each write is a commit, for which PostgreSQL waits for its disk: for some ms, and for longer when it has much to do. */
export const PIPELINE_LIMITS: PipelineLimits = { leaseMs: 15_000, budgetMs: JOB_BUDGET.ranMs, settleMs: 50 };

export interface PipelineLimits {
  /** How long a claim holds without a sign of life; renewed at a third of it. */
  readonly leaseMs: number;
  /** Time in the hands of workers, over all attempts of a job. */
  readonly budgetMs: number;
  /** Stages that end sooner than this after the last write are written with the next. */
  readonly settleMs: number;
}

/**
 * Brings what was claimed to its end, or back to where it waits, while its lease is renewed.
 *
 * @param handBack aborts when the worker has no more time: it is given back between two steps
 * @param place held while it computes; null where nobody else waits for one
 * @throws when the stores can't be reached; the lease then runs out and another takes over
 */
export async function runAttempt<Claimed extends ClaimedRun<Stage>, Stage extends string, Result, Done>(
  parts: AttemptParts,
  work: StageWork<Claimed, Stage, Result, Done>,
  claimed: Claimed,
  handBack: AbortSignal,
  place: WorkPlace | null = null,
): Promise<void> {
  const { clock, events, limits, log } = parts;
  const { ref } = claimed;
  const lease = new Lease(clock, limits.leaseMs, handBack);
  const stop = new AbortController();
  // Every fetch under way listens to it; Node takes more than ten for a leak.
  setMaxListeners(0, stop.signal);
  const onHandBack = () => {
    stop.abort(new Stopped('handed_back'));
  };
  handBack.addEventListener('abort', onHandBack, { once: true });
  // Aborted before it was listened to, it will not say so again.
  if (handBack.aborted) onHandBack();
  const began = clock.elapsedMs();
  const left = () => {
    const allowed = limits.budgetMs + (place?.timeInLine ?? 0);
    return Math.max(0, allowed - claimed.usage.ranMs - (clock.elapsedMs() - began));
  };
  let budget: NodeJS.Timeout;
  const onBudget = () => {
    // Others had the places for some of the time.
    if (left() > 0) budget = setTimeout(onBudget, left());
    else stop.abort(new Stopped('budget_exceeded'));
  };
  budget = setTimeout(onBudget, left());
  const heartbeat = new Heartbeat(lease, {
    leaseMs: limits.leaseMs,
    renew: () => work.store.renewLease(ref, claimed.leaseToken, limits.leaseMs),
    onLost: () => {
      stop.abort(new LeaseLost());
    },
    onFault: (error) => {
      log.warn({ err: error, ...work.names(claimed) }, 'a lease could not be renewed');
    },
  });
  // Only a hint, like every wake: whether it was cancelled, its lease tells.
  const stopListening = events.listen(`stop:${ref}`, () => {
    heartbeat.beatNow();
  });
  const run = new StageRun(parts, work, claimed, lease, stop, () => place?.timeInLine ?? 0);
  try {
    await (place ? place.run(stop.signal, () => run.throughAllStages()) : run.throughAllStages());
  } catch (error) {
    await run.end(error);
  } finally {
    stopListening();
    heartbeat.stop();
    clearTimeout(budget);
    handBack.removeEventListener('abort', onHandBack);
    // Whatever the attempt began and did not wait for, such as the fetches beside one that failed.
    stop.abort();
  }
}
