import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { articleJobs } from '../../../../src/transports/jobs/article-jobs.js';
import { keepingLog } from '../../../support/keeping-log.js';

function jobs() {
  const ran: string[] = [];
  const log = keepingLog();
  const handlers = articleJobs({ run: async (ref) => void ran.push(ref) }, log);
  const { signal } = new AbortController();
  const wake = (payload: unknown) =>
    handlers['write-article'](payload, { leaving: signal, handBack: signal, waitUntil: () => undefined });
  return { ran, log, wake };
}

describe('a job that the queue hands over', () => {
  it('is run by the ref of its payload', async () => {
    const { ran, log, wake } = jobs();
    const ref = randomUUID();
    await wake({ ref });
    expect(ran).toEqual([ref]);
    expect(log.entries).toEqual([]);
  });

  it.each([null, undefined, {}, { ref: 'no uuid' }, 'text'])(
    'is dropped and told to the log when its payload is %j, for to try again can’t fix it',
    async (payload) => {
      const { ran, log, wake } = jobs();
      await wake(payload);
      expect(ran).toEqual([]);
      expect(log.entries).toMatchObject([{ level: 'error', fields: { kind: 'write-article' } }]);
    },
  );
});
