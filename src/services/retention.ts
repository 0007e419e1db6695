import type { RetentionDays } from '../domain/retention.js';
import type { Log } from '../ports/log.js';
import type { RetentionStore } from '../ports/retention-store.js';

/** Statements of one kind in one round: with a round a minute, 2,000 jobs a minute at most. */
const STATEMENTS_A_ROUND = 20;

/** Deletes what is past its time, a little at a time: callers share the database. */
export class Retention {
  constructor(
    private readonly parts: {
      readonly retention: RetentionStore;
      readonly days: RetentionDays;
      readonly log: Log;
    },
  ) {}

  /** @param signal ends it between two statements; the next round goes on */
  async round(signal: AbortSignal): Promise<void> {
    const { retention, days } = this.parts;
    await this.expire('jobs', () => retention.expireJobs(days.jobs), signal);
    await this.expire('reports', () => retention.expireReports(days.reports), signal);
    await this.expire('paid actions', () => retention.expireLedger(days.ledger), signal);
    await this.expire('search answers', () => retention.expireSearches(), signal);
  }

  private async expire(what: string, some: () => Promise<number>, signal: AbortSignal): Promise<void> {
    let expired = 0;
    for (let statement = 0; statement < STATEMENTS_A_ROUND && !signal.aborted; statement += 1) {
      const now = await some();
      if (now === 0) break;
      expired += now;
    }
    if (expired > 0) this.parts.log.info({ what, expired }, 'expired records deleted');
  }
}
