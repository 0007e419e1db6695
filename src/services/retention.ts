import type { Log } from '../ports/log.js';
import type { Expiry } from './job/work.js';

/** Statements of one kind in one round: with a round a minute, 2,000 jobs a minute at most. */
const STATEMENTS_A_ROUND = 20;

/** Deletes what is past its time, a little at a time: callers share the database. */
export class Retention {
  constructor(
    private readonly parts: {
      readonly expiries: readonly Expiry[];
      readonly log: Log;
    },
  ) {}

  /**
   * @param signal ends it between two statements; the next round goes on
   * @returns whether there is more to do at once
   */
  async round(signal: AbortSignal): Promise<boolean> {
    let isMore = false;
    for (const expiry of this.parts.expiries) if (await this.expire(expiry, signal)) isMore = true;
    return isMore && !signal.aborted;
  }

  private async expire({ what, expire }: Expiry, signal: AbortSignal): Promise<boolean> {
    let expired = 0;
    let isMore = true;
    for (let statement = 0; isMore && statement < STATEMENTS_A_ROUND && !signal.aborted; statement += 1) {
      const now = await expire();
      isMore = now > 0;
      expired += now;
    }
    if (expired > 0) this.parts.log.info({ what, expired }, 'expired records deleted');
    return isMore;
  }
}
