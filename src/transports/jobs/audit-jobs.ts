import { z } from 'zod';
import { JOBS, type Departure } from '../../domain/jobs.js';
import type { AuditDispatcher } from '../../services/audit/audit-dispatcher.js';
import type { FairShares } from '../../services/job/fair-shares.js';
import { withDeadline } from '../../services/concurrency/with-deadline.js';
import type { RequestLog } from '../request-log.js';

/** Whoever works on audits, in this thread or in another. */
export interface AuditRunner {
  /** @returns whether there is more to do at once */
  run(id: string, departure: Departure): Promise<boolean>;
}

/** How long a message waits in this process for its account's share, before another process may have it. */
const WAIT_MS = 2000;

/**
 * The queue as a way in: what is woken parses its payload and calls a service.
 * @param shares of the audits that this process works on at once
 */
export function auditJobs(
  runner: AuditRunner,
  dispatcher: Pick<AuditDispatcher, 'again' | 'arrived'>,
  shares: Pick<FairShares, 'beginFairly'>,
  log: Pick<RequestLog, 'error'>,
) {
  return {
    'work-on-audit': async (payload: unknown, departure: Departure): Promise<void> => {
      const parsed = JOBS['work-on-audit'].safeParse(payload);
      if (!parsed.success) {
        // To throw would have the queue try it again, and no time fixes a payload.
        log.error(
          { kind: 'work-on-audit', faults: z.prettifyError(parsed.error) },
          'a payload of the queue is not valid; it is dropped',
        );
        return;
      }
      const { id } = parsed.data;
      const accountId = await dispatcher.arrived(id);
      if (accountId === null) return;
      const end = await withDeadline(WAIT_MS, departure.leaving, (enough) =>
        shares.beginFairly(accountId, enough),
      );
      try {
        if (end === null || (await runner.run(id, departure))) await dispatcher.again(id);
      } finally {
        end?.();
      }
    },
  };
}
