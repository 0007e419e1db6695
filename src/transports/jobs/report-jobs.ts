import { z } from 'zod';
import { JOBS, type WorkContext } from '../../domain/jobs.js';
import type { QueuedReports } from '../../services/report/queued-reports.js';
import type { RequestLog } from '../request-log.js';

/** The queue as a way in: what is woken parses its payload and calls a service. */
export function reportJobs(reports: Pick<QueuedReports, 'run'>, log: Pick<RequestLog, 'error'>) {
  return {
    'make-report': async (payload: unknown, context: WorkContext): Promise<void> => {
      const parsed = JOBS['make-report'].safeParse(payload);
      if (!parsed.success) {
        // To throw would have the queue try it again, and no time fixes a payload.
        log.error(
          { kind: 'make-report', faults: z.prettifyError(parsed.error) },
          'a payload of the queue is not valid; it is dropped',
        );
        return;
      }
      await reports.run(parsed.data.id, context);
    },
  };
}
