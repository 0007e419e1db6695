import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { JOB_BUDGET } from '../domain/article/job-budget.js';
import type { Departure } from '../domain/jobs.js';
import type { Clock } from '../ports/clock.js';
import type { EventBus } from '../ports/event-bus.js';
import type { Ids } from '../ports/ids.js';
import type { JobQueue } from '../ports/job-queue.js';
import type { ClaimedJob, JobStore } from '../ports/job-store.js';
import type { Log } from '../ports/log.js';
import { ArticleRun, Stopped } from './article-run.js';
import type { Stages } from './stage-artifacts.js';
import { LeaseLost } from './run-record.js';

export interface ArticlePipelineParts {
  readonly stores: { readonly jobs: JobStore };
  readonly events: EventBus;
  readonly queue: JobQueue;
  /** Loaded with the first job, or before. */
  readonly stages: () => Promise<Stages>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: PipelineLimits;
}

export interface PipelineLimits {
  /** How long a claim holds without a sign of life; renewed at a third of it. */
  readonly leaseMs: number;
  /** Time in the hands of workers, over all attempts of a job. */
  readonly budgetMs: number;
  /** Stages that end sooner than this after the last write are written with the next. */
  readonly settleMs: number;
}

/** Each write is a commit, for which PostgreSQL waits for its disk: for some ms, and for longer when it has much to do. */
export const PIPELINE_LIMITS: PipelineLimits = { leaseMs: 15_000, budgetMs: JOB_BUDGET.ranMs, settleMs: 50 };

/** How long a worker goes on with articles before work of other kinds may have its place. */
const GO_ON_MS = 10_000;
/** How long to wait for rows that another holds. */
const LOCKED_MS = 50;

/**
 * Runs an article job stage by stage. Each stage leaves an artifact in the write that ends it, so whoever comes after a
 * crash goes on behind the last one. Every write carries the lease's token: a worker that lost its lease changes nothing
 * any more.
 */
export class ArticlePipeline {
  constructor(private readonly parts: ArticlePipelineParts) {}

  /**
   * Takes the job whose turn it is and brings it to its end, back to the queue, or nowhere when there is none; then the
   * next, for some seconds. What woke this worker only says that there is work: a hundred jobs of one newsroom may have
   * been queued before another's, and the queue takes a moment to hand out the next.
   *
   * While jobs are due its message stays in the queue, so that none is left without one.
   *
   * @param ref the job that the queue told of; it is taken when no other has the turn
   * @param departure at its `handBack` the job goes back to the queue between two steps
   * @throws when the stores can't be reached; the lease then runs out and another takes over
   */
  async run(ref: string, departure: Departure): Promise<void> {
    const { ids, limits, queue, stores } = this.parts;
    const began = performance.now();
    const goesOn = () => !departure.leaving.aborted && performance.now() - began < GO_ON_MS;
    const takeNext = () => stores.jobs.claimNext(ids.uuid(), limits.leaseMs);
    let job = (await takeNext()) ?? (await stores.jobs.claim(ref, ids.uuid(), limits.leaseMs));
    const tookNone = job === null;
    while (job) {
      await this.attempt(job, departure.handBack);
      job = goesOn() ? await takeNext() : null;
    }
    if (!(await stores.jobs.isAnyDue())) return;
    // Rows that somebody has locked are passed by; they are free again in a moment.
    if (tookNone) await delay(LOCKED_MS);
    await queue.enqueue('write-article', { ref });
  }

  private async attempt(job: ClaimedJob, handBack: AbortSignal): Promise<void> {
    const { events, limits, log, stores } = this.parts;
    const { ref } = job;
    const stop = new AbortController();
    // Every fetch under way listens to it; Node takes more than ten for a leak.
    setMaxListeners(0, stop.signal);
    const onHandBack = () => stop.abort(new Stopped('handed_back'));
    handBack.addEventListener('abort', onHandBack, { once: true });
    const budget = setTimeout(
      () => stop.abort(new Stopped('budget_exceeded')),
      Math.max(0, limits.budgetMs - job.usage.ranMs),
    );
    const renew = () => {
      stores.jobs.renewLease(ref, job.leaseToken, limits.leaseMs).then(
        (held) => {
          if (!held) stop.abort(new LeaseLost());
        },
        (error: unknown) => {
          log.warn({ err: error, ref, job: job.progress.id }, 'a lease could not be renewed');
        },
      );
    };
    const heartbeat = setInterval(renew, limits.leaseMs / 3);
    // Only a hint, like every wake: whether the job was cancelled, its lease tells.
    const stopListening = events.listen(`stop:${ref}`, renew);
    const run = new ArticleRun(this.parts, job, stop);
    try {
      await run.throughAllStages();
    } catch (error) {
      await run.end(error);
    } finally {
      stopListening();
      clearInterval(heartbeat);
      clearTimeout(budget);
      handBack.removeEventListener('abort', onHandBack);
      // Whatever the attempt began and did not wait for, such as the fetches beside one that failed.
      stop.abort();
    }
  }
}
