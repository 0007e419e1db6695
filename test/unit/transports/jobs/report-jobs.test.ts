import { describe, expect, it } from '@jest/globals';
import { reportJobs } from '../../../../src/transports/jobs/report-jobs.js';
import { keepingLog } from '../../../support/keeping-log.js';

const ID = '00000000-0000-4000-8000-000000000001';

function handle(payload: unknown) {
  const log = keepingLog();
  const ran: string[] = [];
  const { signal } = new AbortController();
  const jobs = reportJobs({ run: async (id) => void ran.push(id) }, log);
  return jobs['make-report'](payload, { leaving: signal, handBack: signal, waitUntil: () => undefined }).then(
    () => ({ ran, log }),
  );
}

describe('a message of the queue about a report', () => {
  it('has the report run that it names', async () => {
    expect(await handle({ id: ID })).toMatchObject({ ran: [ID], log: { entries: [] } });
  });

  it.each([[null], [{}], [{ id: 'x' }], [{ ref: ID }], ['poison']])(
    'is dropped when it is %j, and not tried again',
    async (payload) => {
      const { ran, log } = await handle(payload);
      expect(ran).toEqual([]);
      expect(log.entries).toMatchObject([{ level: 'error', fields: { kind: 'make-report' } }]);
    },
  );
});
