import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import { STAGE_WEIGHTS, type StageName } from '../../domain/article/stages.js';
import type { WorkContext } from '../../domain/jobs.js';
import type { Clock, MonotonicClock } from '../../ports/clock.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Ids } from '../../ports/ids.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { ClaimedJob, FinishedJob, JobResult, JobStore } from '../../ports/job-store.js';
import type { Log } from '../../ports/log.js';
import { claimAndRun } from '../job/claim-and-run.js';
import { runAttempt, type PipelineLimits } from '../job/run-attempt.js';
import type { Made, Stages } from './stage-artifacts.js';
import type { StageWork } from '../job/stage-run.js';
import type { WorkPlaces } from '../job/work-places.js';

export interface ArticlePipelineParts {
  readonly stores: { readonly jobs: JobStore };
  readonly events: EventBus;
  readonly queue: JobQueue;
  /** Loaded with the first job, or before. */
  readonly stages: () => Promise<Stages>;
  readonly clock: Clock & MonotonicClock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: PipelineLimits;
  /** Of articles, in this process. */
  readonly places: WorkPlaces;
}

/** Each write is a commit, for which PostgreSQL waits for its disk: for some ms, and for longer when it has much to do. */
export const PIPELINE_LIMITS: PipelineLimits = { leaseMs: 15_000, budgetMs: JOB_BUDGET.ranMs, settleMs: 50 };

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
   * @param context at its `handBack` jobs go back to the queue between two steps
   * @throws when the stores can't be reached; the lease then runs out and another takes over
   */
  async run(ref: string, context: WorkContext): Promise<void> {
    const { clock, ids, limits, log, places, queue, stores } = this.parts;
    let isFirst = true;
    const isLeft = await claimAndRun(
      {
        places,
        clock,
        log,
        claim: async (full) => {
          const next = await stores.jobs.claimNext(ids.uuid(), limits.leaseMs, full);
          // By its name it would be claimed whoever has how much under way.
          const isByName = isFirst && full.length === 0;
          isFirst = false;
          return next ?? (isByName ? stores.jobs.claim(ref, ids.uuid(), limits.leaseMs) : null);
        },
        isAnyDue: () => stores.jobs.isAnyDue(),
        attempt: (job, place) => runAttempt(this.parts, this.workOf(job), job, context.handBack, place),
      },
      context,
    );
    if (isLeft) await queue.enqueue('write-article', { ref });
  }

  private workOf(job: ClaimedJob): StageWork<StageName, JobResult, FinishedJob> {
    return {
      noun: 'article',
      store: this.parts.stores.jobs,
      budget: JOB_BUDGET,
      weights: STAGE_WEIGHTS,
      last: 'assemble',
      open: async () => {
        const stages = await this.parts.stages();
        return {
          run: async (stage, made, progress) => stages[stage](job, made as Made, progress),
          finish: (made, progress) => stages.assemble(job, made as Made, progress),
        };
      },
      // Our own name of the job, and the one that its caller knows.
      names: { ref: job.ref, job: job.progress.id },
      named: ({ article }) => ({ article: article.id }),
    };
  }
}
