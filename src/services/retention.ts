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
   * @throws the first fault, after each of them was tried
   */
  async round(signal: AbortSignal): Promise<boolean> {
    let isMore = false;
    const faults: unknown[] = [];
    for (const expiry of this.parts.expiries) {
      try {
        if (await this.expire(expiry, signal)) isMore = true;
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
    return isMore && !signal.aborted;
  }

  /**
   * Deletes all of it.
   * @param onExpired called after each statement that deleted something
   * @returns how much of each, by its name
   */
  async prune(onExpired: (what: string, count: number) => void): Promise<ReadonlyMap<string, number>> {
    const pruned = new Map<string, number>();
    for (const { what, expire } of this.parts.expiries) {
      let all = 0;
      for (let now = await expire(); now > 0; now = await expire()) {
        all += now;
        onExpired(what, now);
      }
      pruned.set(what, all);
    }
    return pruned;
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
