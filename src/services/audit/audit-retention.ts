import type { AuditKeeping } from '../../domain/audit/audit-keeping.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { Log } from '../../ports/log.js';

/** Statements of one round: an audit of 32,000 pages is gone after some five of them. */
const PARTS_A_ROUND = 20;

/** Lets go of audits that are past the time for which they are kept, a little at a time: callers share the database. */
export class AuditRetention {
  constructor(
    private readonly parts: {
      readonly audits: Pick<AuditStore, 'drop' | 'clearDropped'>;
      readonly keeping: AuditKeeping;
      readonly log: Log;
    },
  ) {}

  /**
   * @param signal ends it between two statements; the next round goes on
   * @returns whether there is more to do at once
   */
  async round(signal: AbortSignal): Promise<boolean> {
    const { audits, keeping, log } = this.parts;
    const dropped = await audits.drop(keeping);
    if (dropped > 0) log.info({ dropped }, 'expired audits deleted');
    for (let part = 0; part < PARTS_A_ROUND && !signal.aborted; part += 1)
      if ((await audits.clearDropped()) === 0) return false;
    return !signal.aborted;
  }
}
