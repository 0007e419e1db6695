import { describe, expect, it } from '@jest/globals';
import { AuditWorker, type AuditWorkerParts } from '../../../../src/services/audit/audit-worker.js';
import { UnreadableWork } from '../../../../src/ports/run-store.js';
import { recordingLog } from '../../../support/recording-log.js';

const ID = '00000000-0000-4000-8000-000000000001';

/** A worker that comes to an audit whose crawl is over. */
function analysing(analyse: () => Promise<void>, isFree = true) {
  const state = { isOver: false };
  const crawls = {
    work: async () => (state.isOver ? null : { id: ID, status: 'analysing', secrets: null }),
    lease: async () => (isFree ? 1 : null),
    renew: async () => true,
    release: async () => undefined,
  };
  const parts = {
    crawls,
    analyst: { analyse },
    ids: { uuid: () => ID },
    pages: { atOnce: 1 },
    leaseMs: 60_000,
    log: recordingLog(),
  };
  const worker = new AuditWorker(parts as unknown as AuditWorkerParts);
  const releasing = new AbortController();
  const run = () => worker.run(ID, { leaving: new AbortController().signal, releasing: releasing.signal });
  return { releasing, run, state };
}

describe('a worker that comes to an audit of another version', () => {
  const unreadable = (lease: number | null) => {
    const log = recordingLog();
    const failed: unknown[] = [];
    const crawls = {
      work: () => Promise.reject(new UnreadableWork(ID, new Error('another shape'))),
      lease: async () => lease,
      fail: async (...given: unknown[]) => void failed.push(given),
    };
    const parts = { crawls, ids: { uuid: () => 'token' }, pages: { atOnce: 1 }, leaseMs: 60_000, log };
    const { signal } = new AbortController();
    const worker = new AuditWorker(parts as unknown as AuditWorkerParts);
    return { failed, log, run: () => worker.run(ID, { leaving: signal, releasing: signal }) };
  };

  it('fails it, logs it and leaves no work', async () => {
    const { failed, log, run } = unreadable(1);
    expect(await run()).toBe(false);
    expect(failed).toEqual([[ID, 'token', { code: 'internal', message: expect.any(String) }]]);
    expect(log.entries).toMatchObject([{ level: 'error', fields: { audit: ID } }]);
  });

  it('leaves it to the worker that has it', async () => {
    const { failed, run } = unreadable(null);
    expect([await run(), failed]).toEqual([false, []]);
  });
});

describe('a worker that analyses', () => {
  it('leaves no work when the audit is over', async () => {
    const { run, state } = analysing(async () => void (state.isOver = true));
    expect(await run()).toBe(false);
  });

  it('leaves work when it hands the analysis back, or fails', async () => {
    const leaving = analysing(async () => {
      leaving.releasing.abort();
      throw new Error('handed back');
    });
    expect(await leaving.run()).toBe(true);
    const failing = analysing(() => Promise.reject(new Error('a fault')));
    expect(await failing.run()).toBe(true);
  });

  it('leaves an analysis to the worker that has it', async () => {
    const { run } = analysing(() => Promise.reject(new Error('not to be called')), false);
    expect(await run()).toBe(false);
  });
});
