import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { MAX_ATTEMPTS, waitingStages, type JobProgress } from '../../../src/domain/article/job.js';
import type { JobUsage } from '../../../src/domain/article/job-budget.js';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import type { EventBus } from '../../../src/ports/event-bus.js';
import type { ClaimedJob, JobStore, ProgressUpdate } from '../../../src/ports/job-store.js';
import { ArticlePipeline } from '../../../src/services/article-pipeline.js';
import { keepingLog } from '../../support/keeping-log.js';
import { scriptedWriting } from '../../support/scripted-writing.js';

const REF = '00000000-0000-4000-8000-000000000001';
const ID = '00000000-0000-4000-8000-000000000002';
const MOMENT = '2026-01-05T00:00:00.000000Z';

interface Wish {
  readonly holdsLease?: boolean;
  readonly usage?: Partial<JobUsage>;
  readonly leaving?: AbortController;
  readonly listen?: EventBus['listen'];
}

/** One job in memory, which is always to be had. */
function storeOf(wish: Wish = {}) {
  let progress: JobProgress = {
    id: ID,
    editionId: '00000000-0000-4000-8000-000000000003',
    status: 'running',
    stage: null,
    progress: 0,
    stages: waitingStages(),
    attempt: 1,
    maxAttempts: MAX_ATTEMPTS,
    engine: { mode: 'extractive', provider: null, model: null },
    warnings: [],
    articleId: null,
    error: null,
    createdAt: MOMENT,
    startedAt: MOMENT,
    updatedAt: MOMENT,
    finishedAt: null,
    version: 1,
  };
  const due: string[] = [];
  const write = (update: ProgressUpdate) => (progress = { ...progress, ...update });
  const jobs = {
    claimNext: async () => null,
    claim: async (ref: string, leaseToken: string): Promise<ClaimedJob> => ({
      ref,
      accountId: '00000000-0000-4000-8000-000000000004',
      editionId: progress.editionId,
      leaseToken,
      brief: { input: 'Anything', language: null, country: null, settings: {} },
      progress,
      usage: { ranMs: 0, fetches: 0, modelCalls: 0, modelTokens: 0, ...wish.usage },
    }),
    artifacts: async () => ({}),
    renewLease: async () => wish.holdsLease ?? true,
    advance: async (_ref: string, _token: string, update: ProgressUpdate) =>
      (wish.holdsLease ?? true) ? write(update) : null,
    release: async (_ref: string, _token: string, update: ProgressUpdate, dueAt: Date) => {
      write(update);
      due.push(dueAt.toISOString());
      return true;
    },
    handBack: async (_ref: string, _token: string, update: ProgressUpdate) => {
      write(update);
      return true;
    },
    complete: async (_ref: string, _token: string, update: ProgressUpdate) => ({
      article: { id: '00000000-0000-4000-8000-000000000005' },
      progress: write(update),
    }),
  };
  return { jobs: jobs as unknown as JobStore, progressOf: () => progress, due };
}

async function run(script: Parameters<typeof scriptedWriting>[0], wish: Wish = {}) {
  const log = keepingLog();
  const { jobs, progressOf, due } = storeOf(wish);
  const pipeline = new ArticlePipeline({
    stores: { jobs },
    events: { listen: wish.listen ?? (() => () => undefined) },
    stages: scriptedWriting(script).stages,
    clock: { now: () => new Date(MOMENT) },
    ids: {
      uuid: () => '00000000-0000-4000-8000-000000000006',
      randomBytes: (length) => new Uint8Array(length),
    },
    log,
    limits: { leaseMs: 60_000, budgetMs: 60_000 },
  });
  await pipeline.run(REF, (wish.leaving ?? new AbortController()).signal);
  return { log, progress: progressOf(), due };
}

const ends: readonly [string, () => ReturnType<typeof run>][] = [
  ['is finished', () => run({})],
  [
    'fails at a stage',
    () => run({ draft: () => Promise.reject(new StageFailure('fetch_timeout', 'Late.')) }),
  ],
  ['fails unexpectedly', () => run({ draft: () => Promise.reject(new Error('inside')) })],
  ['is taken over by another', () => run({}, { holdsLease: false })],
  [
    'is handed back',
    () => {
      const leaving = new AbortController();
      return run({ draft: async () => leaving.abort() }, { leaving });
    },
  ],
];

describe('an attempt at a job', () => {
  it.each(ends)('that %s stands in the log under the id that the caller knows', async (_how, attempt) => {
    const { log } = await attempt();
    expect(log.entries.length).toBeGreaterThan(0);
    for (const { fields } of log.entries) expect(fields).toMatchObject({ ref: REF, job: ID });
  });

  it('names to the caller what the log has', async () => {
    const { progress } = await run({ draft: () => Promise.reject(new Error('inside')) });
    expect(progress.error?.message).toContain(ID);
    expect(progress.error?.message).not.toContain('inside');
  });

  it('stops what is still under way when it ends by an unexpected error', async () => {
    let beside: AbortSignal | null = null;
    const { progress } = await run({
      research: async (_job, signal) => {
        beside = signal;
        expect(signal.aborted).toBe(false);
        throw new TypeError('one of several fetches');
      },
    });
    expect(progress).toMatchObject({ status: 'queued', error: { code: 'internal' } });
    expect(beside).toMatchObject({ aborted: true });
  });

  it('that is told to wait comes again when it was told to', async () => {
    const { due, progress } = await run({
      draft: () =>
        Promise.reject(new StageFailure('provider_rate_limited', 'Busy.', { retryAfterMs: 90_000 })),
    });
    expect(progress).toMatchObject({ status: 'queued', error: { code: 'provider_rate_limited' } });
    expect(due).toEqual(['2026-01-05T00:01:30.000Z']);
  });

  it('ends at once when its job was cancelled, in the middle of a stage', async () => {
    const lease = { holds: true };
    let wake: () => void = () => undefined;
    const heard: string[] = [];
    const { log, progress } = await run(
      {
        draft: async (_job, signal) => {
          lease.holds = false;
          wake();
          await once(signal, 'abort');
        },
      },
      {
        get holdsLease() {
          return lease.holds;
        },
        listen: (topic, onWake) => {
          heard.push(topic);
          wake = onWake;
          return () => heard.push('left');
        },
      },
    );
    expect(heard).toEqual([`stop:${REF}`, 'left']);
    // What it leaves is as the cancelling wrote it.
    expect(progress).toMatchObject({ status: 'running', stage: 'draft' });
    expect(log.entries.at(-1)?.message).toContain('cancelled');
  });

  it('has only the time that the attempts before it left', async () => {
    const forEver = async (_job: unknown, signal: AbortSignal) => {
      await once(signal, 'abort');
    };
    const { progress } = await run({ draft: forEver }, { usage: { ranMs: 60_000 } });
    expect(progress).toMatchObject({
      status: 'failed',
      error: { code: 'budget_exceeded', retryable: false },
    });
  });
});
