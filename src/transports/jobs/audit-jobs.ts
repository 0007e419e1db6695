import { z } from 'zod';
import { JOBS, type Departure } from '../../domain/jobs.js';
import type { AuditDispatcher } from '../../services/audit/audit-dispatcher.js';
import type { RequestLog } from '../request-log.js';

/** Whoever works on audits, in this thread or in another. */
export interface AuditRunner {
  /** @returns whether there is more to do at once */
  run(id: string, departure: Departure): Promise<boolean>;
}

/** The queue as a way in: what is woken parses its payload and calls a service. */
export function auditJobs(
  runner: AuditRunner,
  dispatcher: Pick<AuditDispatcher, 'again' | 'arrived'>,
  log: Pick<RequestLog, 'error'>,
) {
  return {
    'work-on-audit': async (payload: unknown, departure: Departure): Promise<void> => {
      const parsed = JOBS['work-on-audit'].safeParse(payload);
      if (!parsed.success) {
        // To throw would have the queue try it again, and no time mends a payload.
        log.error(
          { kind: 'work-on-audit', faults: z.prettifyError(parsed.error) },
          'a payload of the queue is not valid; it is dropped',
        );
        return;
      }
      const { id } = parsed.data;
      await dispatcher.arrived(id);
      if (await runner.run(id, departure)) await dispatcher.again(id);
    },
  };
}
