import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { WORK_KINDS, type WorkKind } from '../../../../src/domain/jobs.js';
import { workHandlers } from '../../../../src/transports/jobs/work-handlers.js';
import { keepingLog } from '../../../support/keeping-log.js';

async function handle(kind: WorkKind, payload: unknown) {
  const log = keepingLog();
  const ran: [WorkKind, string][] = [];
  const works = WORK_KINDS.map((each) => ({
    kind: each,
    run: async (ref: string) => void ran.push([each, ref]),
  }));
  const { signal } = new AbortController();
  const context = { leaving: signal, handBack: signal, waitUntil: () => undefined };
  await workHandlers(works, log)[kind]?.(payload, context);
  return { ran, log };
}

describe('a message of the queue', () => {
  it.each(WORK_KINDS)('has %s run on the row that it names', async (kind) => {
    const ref = randomUUID();
    expect(await handle(kind, { ref })).toMatchObject({ ran: [[kind, ref]], log: { entries: [] } });
  });

  it.each([[null], [undefined], [{}], [{ ref: 'no uuid' }], [{ id: randomUUID() }], ['text']])(
    'is dropped and noted in the log when its payload is %j, for to try again can’t fix it',
    async (payload) => {
      const { ran, log } = await handle('make-report', payload);
      expect(ran).toEqual([]);
      expect(log.entries).toMatchObject([{ level: 'error', fields: { kind: 'make-report' } }]);
    },
  );
});
