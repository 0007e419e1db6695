import type { JobStore } from '../../ports/job-store.js';
import type { Log } from '../../ports/log.js';
import type { ReportStore } from '../../ports/report-store.js';
import type { JobDispatcher } from './job-dispatcher.js';

/** Takes up the work of lost workers, and jobs whose messages were lost. Every worker process does so, round by round. */
export class LostWork {
  private wasAway = false;

  constructor(
    private readonly parts: {
      readonly jobs: Pick<JobStore, 'isAnyDue' | 'sweep'>;
      readonly reports: Pick<ReportStore, 'sweep'>;
      readonly dispatcher: Pick<JobDispatcher, 'replaceLost'>;
      readonly log: Log;
    },
  ) {}

  /**
   * When the database comes back after an outage, every lease has run out, and the workers are not lost: they have the time
   * of a round to hand back what they hold, which counts no attempt.
   *
   * @throws {GalleyError} `unavailable` when a store can't be reached
   */
  async round(): Promise<void> {
    const { dispatcher, jobs } = this.parts;
    try {
      if (this.wasAway) await jobs.isAnyDue();
      else await this.sweep();
      this.wasAway = false;
    } catch (error) {
      this.wasAway = true;
      throw error;
    }
    const count = await dispatcher.replaceLost();
    if (count > 0)
      this.parts.log.warn({ count }, 'jobs whose messages were lost are handed to the queue again');
  }

  private async sweep(): Promise<void> {
    const { jobs, log, reports } = this.parts;
    for (const [what, store] of [
      ['jobs', jobs],
      ['reports', reports],
    ] as const) {
      const swept = await store.sweep();
      if (swept.requeued + swept.failed > 0) log.warn(swept, `${what} of lost workers were taken up`);
    }
  }
}
