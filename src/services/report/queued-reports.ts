import type { WorkContext } from '../../domain/jobs.js';
import type { MonotonicClock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import type { ReportStore } from '../../ports/report-store.js';
import { claimAndRun } from '../job/claim-and-run.js';
import type { WorkPlaces } from '../job/work-places.js';
import type { ReportPipeline } from './report-pipeline.js';

/** Runs the reports that wait in the queue, by turns of their accounts, as `ArticlePipeline` does articles. */
export class QueuedReports {
  constructor(
    private readonly parts: {
      readonly reports: Pick<ReportStore, 'claimNext' | 'isAnyDue'>;
      readonly pipeline: Pick<ReportPipeline, 'attempt'>;
      readonly queue: JobQueue;
      /** Of reports, in this process. */
      readonly places: WorkPlaces;
      readonly clock: MonotonicClock;
      readonly ids: Ids;
      readonly log: Log;
      readonly limits: { readonly leaseMs: number };
    },
  ) {}

  /**
   * @param id the report that the queue told of; any other may have the turn
   * @throws when the stores can't be reached; the lease then runs out and another takes over
   */
  async run(id: string, context: WorkContext): Promise<void> {
    const { clock, ids, limits, log, pipeline, places, queue, reports } = this.parts;
    const isLeft = await claimAndRun(
      {
        places,
        clock,
        log,
        claim: (full) => reports.claimNext(ids.uuid(), limits.leaseMs, full),
        isAnyDue: () => reports.isAnyDue(),
        attempt: (report, place) => pipeline.attempt(report, context.handBack, place),
      },
      context,
    );
    if (isLeft) await queue.enqueue('make-report', { id });
  }
}
