import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, waitingStages, type JobProgress } from '../../../src/domain/article/job.js';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import type { ClaimedJob, JobStore, ProgressUpdate } from '../../../src/ports/job-store.js';
import { ArticlePipeline } from '../../../src/services/article-pipeline.js';
import { keepingLog } from '../../support/keeping-log.js';
import { scriptedWriting } from '../../support/scripted-writing.js';

const REF = '00000000-0000-4000-8000-000000000001';
const ID = '00000000-0000-4000-8000-000000000002';
const MOMENT = '2026-01-05T00:00:00.000000Z';

/** One job in memory, which is always to be had. */
function storeOf(wish: { readonly holdsLease?: boolean } = {}) {
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
  const write = (update: ProgressUpdate) => (progress = { ...progress, ...update });
  const jobs = {
    claim: async (ref: string, leaseToken: string): Promise<ClaimedJob> => ({
      ref,
      accountId: '00000000-0000-4000-8000-000000000004',
      editionId: progress.editionId,
      leaseToken,
      brief: { input: 'Anything', language: null, country: null, settings: {} },
      progress,
    }),
    artifacts: async () => ({}),
    renewLease: async () => true,
    advance: async (_ref: string, _token: string, update: ProgressUpdate) =>
      (wish.holdsLease ?? true) ? write(update) : null,
    release: async (_ref: string, _token: string, update: ProgressUpdate) => {
      write(update);
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
  return { jobs: jobs as unknown as JobStore, progressOf: () => progress };
}

async function run(
  script: Parameters<typeof scriptedWriting>[0],
  wish: { readonly holdsLease?: boolean; readonly leaving?: AbortController } = {},
) {
  const log = keepingLog();
  const { jobs, progressOf } = storeOf(wish);
  const pipeline = new ArticlePipeline({
    stores: { jobs },
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
  return { log, progress: progressOf() };
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
});
