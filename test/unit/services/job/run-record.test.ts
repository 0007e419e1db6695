import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitingStages } from '../../../../src/domain/article/job.js';
import { refuse } from '../../../../src/domain/errors.js';
import { JOB_BUDGET } from '../../../../src/domain/article/job-budget.js';
import { STAGE_WEIGHTS } from '../../../../src/domain/article/stages.js';
import type { ClaimedJob, JobStore, ProgressUpdate } from '../../../../src/ports/job-store.js';
import { Lease } from '../../../../src/services/job/lease.js';
import { LeaseLost, RunRecord } from '../../../../src/services/job/run-record.js';

const SETTLE_MS = 50;
const LEASE_MS = 15_000;
const WAITED_MS = 700.4;

/** Both of its hands by the fake time of the test. */
const clock = { now: () => new Date(), elapsedMs: () => Date.now() };

/** A run of a job that was just claimed, at a clock that the test turns. */
function record(
  write: () => Promise<unknown> = async () => ({}),
  ends: () => Promise<unknown> = async () => true,
  leaving: AbortSignal | null = null,
) {
  const updates: ProgressUpdate[] = [];
  const faults: unknown[] = [];
  const advance = async (_ref: string, _token: string, update: ProgressUpdate) => {
    updates.push(update);
    return write();
  };
  const end = async (_ref: string, _token: string, update: ProgressUpdate) => {
    updates.push(update);
    return ends();
  };
  const run = new RunRecord(
    {
      store: { advance, requeue: end, release: end } as unknown as JobStore,
      kind: { budget: JOB_BUDGET, weights: STAGE_WEIGHTS },
      clock,
      lease: new Lease(clock, LEASE_MS, leaving),
      settleMs: SETTLE_MS,
      waitedMs: () => WAITED_MS,
      onFault: (error) => faults.push(error),
    },
    {
      ref: 'ref',
      leaseToken: 'token',
      usage: { ranMs: 0, fetches: 0, queries: 0, modelCalls: 0, modelTokens: 0 },
      progress: {
        stages: waitingStages(),
        stage: null,
        warnings: [],
        progress: 0,
        engine: { mode: 'extractive', provider: null, model: null },
      },
    } as unknown as ClaimedJob,
  );
  const shown = () => updates.map(({ stage, artifacts }) => [stage, ...artifacts.map((each) => each.stage)]);
  return { run, shown, faults, updates };
}

describe('the record of a run', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('writes stages that take no time with the next that takes some', async () => {
    const { run, shown } = record();
    expect(await run.beginNext()).toBe('brief');
    await run.end('brief', 1);
    jest.setSystemTime(Date.now() + SETTLE_MS);
    await run.end('research', 2);
    expect(shown()).toEqual([['outline', 'brief', 'research']]);
    await run.end('outline', 3);
    expect(shown()).toHaveLength(1);
  });

  it('writes what took its time before anything follows', async () => {
    const { run, shown } = record();
    await run.beginNext();
    for (const stage of ['brief', 'research', 'outline'] as const) {
      jest.setSystemTime(Date.now() + SETTLE_MS);
      await run.end(stage, {});
    }
    expect(shown()).toEqual([
      ['research', 'brief'],
      ['outline', 'research'],
      ['draft', 'outline'],
    ]);
  });

  it('shows a stage that goes on, with all before it', async () => {
    const { run, shown, faults } = record();
    await run.beginNext();
    await run.end('brief', 1);
    await run.end('research', 2);
    await jest.advanceTimersByTimeAsync(SETTLE_MS - 1);
    expect(shown()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([['outline', 'brief', 'research']]);
    await jest.advanceTimersByTimeAsync(10 * SETTLE_MS);
    expect(shown()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('reports a write that failed while no code waited for it, and keeps its content', async () => {
    const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve({})];
    const { run, shown, faults } = record(() => answers.shift()!());
    await run.beginNext();
    await run.end('brief', 1);
    await jest.advanceTimersByTimeAsync(SETTLE_MS);
    expect(faults).toMatchObject([{ message: 'away' }]);
    await run.end('research', 2);
    expect(shown().at(-1)).toEqual(['outline', 'brief', 'research']);
  });

  it('stops a writer after the lease was lost', async () => {
    const { run, faults } = record(async () => null);
    await run.beginNext();
    await jest.advanceTimersByTimeAsync(SETTLE_MS);
    expect(faults[0]).toBeInstanceOf(LeaseLost);
    jest.setSystemTime(Date.now() + SETTLE_MS);
    await expect(run.end('brief', 1)).rejects.toThrow(LeaseLost);
  });

  it('keeps the fetches and queries of stages that ended, not of one that is cut short', async () => {
    const { run, updates } = record();
    await run.beginNext();
    run.fetches.trySpend();
    run.queries.trySpend();
    await run.requeue(0);
    await run.beginNext();
    await run.end('brief', 1);
    run.fetches.trySpend();
    await run.release({ code: 'internal', message: 'No.', stage: 'research', retryable: true }, 2000);
    expect(updates.map(({ status, fetches, queries }) => [status, fetches, queries])).toEqual([
      ['queued', 0, 0],
      ['queued', 2, 1],
    ]);
  });

  it('writes what models cost at once, and counts it of a stage that is cut short too', async () => {
    const { run, updates } = record();
    await run.beginNext();
    jest.setSystemTime(Date.now() + SETTLE_MS);
    run.models.trySpend();
    await jest.advanceTimersByTimeAsync(0);
    expect(updates).toMatchObject([{ status: 'running', modelCalls: 1, modelTokens: 0 }]);
    run.models.count(300);
    await jest.advanceTimersByTimeAsync(SETTLE_MS);
    expect(updates.at(-1)).toMatchObject({ modelCalls: 1, modelTokens: 300 });
    await run.requeue(0);
    expect(updates.at(-1)).toMatchObject({ status: 'queued', modelCalls: 1, modelTokens: 300 });
  });

  it('writes what a stage keeps of itself at once, and the whole in place of it', async () => {
    const { run, updates } = record();
    await run.beginNext();
    await run.end('brief', 1);
    await run.keep('a part');
    await run.keep('two parts');
    await run.end('research', 'all of it');
    jest.setSystemTime(Date.now() + SETTLE_MS);
    await run.end('outline', 3);
    expect(updates.map(({ artifacts }) => artifacts)).toEqual([
      [
        { stage: 'brief', content: 1 },
        { stage: 'research', content: 'a part' },
      ],
      [{ stage: 'research', content: 'two parts' }],
      [
        { stage: 'research', content: 'all of it' },
        { stage: 'outline', content: 3 },
      ],
    ]);
  });

  it('brings what could not be written of a stage with the end of the attempt, and nothing twice', async () => {
    const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve({})];
    const { run, updates } = record(() => answers.shift()!());
    await run.beginNext();
    await expect(run.keep('a part')).rejects.toThrow('away');
    await run.requeue(0);
    expect(updates.at(-1)?.artifacts).toEqual([{ stage: 'brief', content: 'a part' }]);
    const other = record();
    await other.run.beginNext();
    await other.run.keep('a part');
    await other.run.requeue(0);
    expect(other.updates.at(-1)?.artifacts).toEqual([]);
  });

  it('hands back after however long the store was away, with what it waited for places', async () => {
    const back = Date.now() + 60_000;
    const { run, updates } = record(undefined, async () => {
      if (Date.now() < back) throw refuse('unavailable', 'The data store could not be read.');
      return true;
    });
    await run.beginNext();
    const requeued = run.requeue(3000);
    await jest.advanceTimersByTimeAsync(62_000);
    await requeued;
    expect(updates.at(-1)).toMatchObject({ status: 'queued', waitedMs: 700 });
  });

  it('gives up to hand back when its process has no more time', async () => {
    const leaving = new AbortController();
    const away = () => Promise.reject(refuse('unavailable', 'The data store could not be read.'));
    const { run } = record(undefined, away, leaving.signal);
    await run.beginNext();
    const refused = expect(run.requeue(0)).rejects.toThrow('could not be read');
    await jest.advanceTimersByTimeAsync(60_000);
    leaving.abort();
    await jest.advanceTimersByTimeAsync(1000);
    await refused;
  });

  it('hands back a stage that failed as one that waits, when its failure could not be written', async () => {
    const { run, updates } = record(() => Promise.reject(new Error('away')));
    await run.beginNext();
    await expect(
      run.fail({ code: 'internal', message: 'No.', stage: 'brief', retryable: true }),
    ).rejects.toThrow('away');
    await run.requeue(0);
    expect(updates.map(({ stages }) => stages[0]?.status)).toEqual(['failed', 'waiting']);
  });

  it('tries a write again while the store is away, and goes on when it answers', async () => {
    const back = Date.now() + 9000;
    const { run, shown } = record(async () => {
      if (Date.now() < back) throw refuse('unavailable', 'The data store could not be read.');
      return {};
    });
    await run.beginNext();
    const kept = run.keep('a part');
    await jest.advanceTimersByTimeAsync(10_000);
    await kept;
    expect(shown().at(-1)).toEqual(['brief', 'brief']);
  });

  it('gives a write up when the lease is nearly out', async () => {
    const { run, shown } = record(() => Promise.reject(refuse('unavailable', 'Away.')));
    await run.beginNext();
    const kept = run.keep('a part').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(await kept).toMatchObject({ code: 'unavailable' });
    const tries = shown().length;
    await jest.advanceTimersByTimeAsync(LEASE_MS);
    expect(shown()).toHaveLength(tries);
    // Soon at first, then once a second.
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
  });

  it('writes nothing by itself once it is settled', async () => {
    const { run, shown } = record();
    await run.beginNext();
    await run.settle();
    run.models.trySpend();
    await jest.advanceTimersByTimeAsync(10 * SETTLE_MS);
    expect(shown()).toEqual([]);
  });
});
