import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { MAX_ATTEMPTS, waitingStages, type JobProgress } from '../../../../src/domain/article/job.js';
import { refuse } from '../../../../src/domain/errors.js';
import type { JobUsage } from '../../../../src/domain/article/job-budget.js';
import type { StageName } from '../../../../src/domain/article/stages.js';
import { StageFailure } from '../../../../src/domain/article/stage-failure.js';
import type { EventBus } from '../../../../src/ports/event-bus.js';
import type { ClaimedJob, JobStore, ProgressUpdate } from '../../../../src/ports/job-store.js';
import { readArtifacts } from '../../../../src/services/article/artifact-shapes.js';
import { articleWork, type Made, type Stages } from '../../../../src/services/article/article-work.js';
import { WorkerSlots } from '../../../../src/services/job/worker-slots.js';
import type { StageProgress } from '../../../../src/services/job/stage-work.js';
import { recordingLog } from '../../../support/recording-log.js';
import { scriptedWriting } from '../../../support/writing/scripted-writing.js';

const REF = '00000000-0000-4000-8000-000000000001';
const ID = '00000000-0000-4000-8000-000000000002';
const MOMENT = '2026-01-05T00:00:00.000000Z';

interface Options {
  readonly holdsLease?: boolean;
  readonly usage?: Partial<JobUsage>;
  readonly leaving?: AbortController;
  readonly listen?: EventBus['listen'];
  /** What the store says to the end of a job. */
  readonly endsWith?: Error;
  /** What earlier attempts left, and which stages they ended. */
  readonly left?: Partial<Record<StageName, unknown>>;
  readonly done?: readonly StageName[];
  /** Which of it can be read; all where left out. */
  readonly read?: Stages['read'];
  /** Refs of the jobs that have the turn, one after the other. */
  readonly claims?: string[];
}

/** One job in memory, which is always to be had. */
function storeOf(options: Options = {}) {
  let progress: JobProgress = {
    id: ID,
    editionId: '00000000-0000-4000-8000-000000000003',
    title: null,
    retryOf: null,
    status: 'running',
    stage: null,
    progress: 0,
    stages: waitingStages().map((stage) =>
      options.done?.includes(stage.name) ? { ...stage, status: 'done' } : stage,
    ),
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
  const waits: number[] = [];
  let requeued = 0;
  const write = (update: ProgressUpdate) => (progress = { ...progress, ...update });
  const jobs = {
    isAnyDue: async () => (options.claims?.length ?? 0) > 0,
    claimNext: async () => {
      const ref = options.claims?.shift();
      return ref === undefined ? null : jobs.claim(ref, 'token');
    },
    claim: async (ref: string, leaseToken: string): Promise<ClaimedJob> => ({
      ref,
      accountId: '00000000-0000-4000-8000-000000000004',
      editionId: progress.editionId,
      leaseToken,
      brief: { input: 'Anything', language: null, country: null, settings: {} },
      progress,
      usage: { ranMs: 0, fetches: 0, queries: 0, modelCalls: 0, modelTokens: 0, ...options.usage },
    }),
    artifacts: async () => options.left ?? {},
    renewLease: async () => options.holdsLease ?? true,
    advance: async (_ref: string, _token: string, update: ProgressUpdate) =>
      (options.holdsLease ?? true) ? write(update) : null,
    release: async (_ref: string, _token: string, update: ProgressUpdate, waitMs: number) => {
      write(update);
      waits.push(waitMs);
      return true;
    },
    requeue: async (_ref: string, _token: string, update: ProgressUpdate, waitMs: number) => {
      requeued += 1;
      waits.push(waitMs);
      write(update);
      return true;
    },
    complete: async (_ref: string, _token: string, update: ProgressUpdate) => {
      if (options.endsWith) throw options.endsWith;
      return { article: { id: '00000000-0000-4000-8000-000000000005' }, progress: write(update) };
    },
  };
  return {
    jobs: jobs as unknown as JobStore,
    progressOf: () => progress,
    waits,
    requeued: () => requeued,
  };
}

async function run(script: Parameters<typeof scriptedWriting>[0], options: Options = {}) {
  const log = recordingLog();
  const { jobs, progressOf, waits, requeued } = storeOf(options);
  const reported: string[] = [];
  const attempts: string[] = [];
  const measured: string[] = [];
  const writing = scriptedWriting(script);
  const work = articleWork({
    jobs,
    retention: [],
    events: { listen: options.listen ?? (() => () => undefined) },
    queue: {
      enqueue: async (_kind, ref) => void reported.push(ref),
      waiting: async () => 0,
    },
    stages: async () => ({ ...(await writing.stages()), ...(options.read && { read: options.read }) }),
    clock: { now: () => new Date(MOMENT), elapsedMs: () => 0 },
    ids: {
      uuid: () => '00000000-0000-4000-8000-000000000006',
      randomBytes: (length) => new Uint8Array(length),
    },
    log,
    metrics: {
      add: (name, labels) => {
        if (name === 'galley_attempts_total') attempts.push((labels as { outcome: string }).outcome);
      },
      observe: (name, labels) => void measured.push([name, ...Object.values(labels)].join(' ')),
    },
    limits: { leaseMs: 60_000, budgetMs: 60_000, settleMs: 0 },
    slots: new WorkerSlots(1),
  });
  const { signal } = options.leaving ?? new AbortController();
  await work.run(REF, { leaving: signal, releasing: signal, waitUntil: () => undefined });
  return {
    log,
    progress: progressOf(),
    waits,
    reported,
    requeued: requeued(),
    ran: writing.ran,
    attempts,
    measured,
  };
}

const ends: readonly [string, () => ReturnType<typeof run>, outcome: string][] = [
  ['is finished', () => run({}), 'done'],
  [
    'fails at a stage',
    () => run({ draft: () => Promise.reject(new StageFailure('fetch_timeout', 'Late.')) }),
    'retried',
  ],
  [
    'fails for good',
    () => run({ draft: () => Promise.reject(new StageFailure('source_blocked', 'No.')) }),
    'failed',
  ],
  ['fails unexpectedly', () => run({ draft: () => Promise.reject(new Error('inside')) }), 'retried'],
  ['is taken over by another', () => run({}, { holdsLease: false }), 'lost'],
  [
    'is requeued',
    () => {
      const leaving = new AbortController();
      return run({ draft: async () => leaving.abort() }, { leaving });
    },
    'requeued',
  ],
  [
    'meets a store that is away',
    () => run({ draft: () => Promise.reject(refuse('unavailable', 'The data store could not be read.')) }),
    'requeued',
  ],
];

describe('an attempt at a job', () => {
  it.each(ends)('is in the log, when it %s, under the id that the caller knows', async (_how, attempt) => {
    const { log } = await attempt();
    expect(log.entries.length).toBeGreaterThan(0);
    for (const { fields } of log.entries) expect(fields).toMatchObject({ ref: REF, job: ID });
  });

  it.each(ends)('is counted once by how it ended, when it %s', async (_how, attempt, outcome) => {
    const { attempts, measured } = await attempt();
    expect(attempts).toEqual([outcome]);
    expect(measured).toContain(`galley_attempt_duration_seconds article ${outcome}`);
    expect(measured.filter((each) => each === 'galley_job_wait_seconds article')).toHaveLength(1);
  });

  it('measures each of its stages', async () => {
    const { measured, ran } = await run({});
    const stages = measured.filter((each) => each.startsWith('galley_stage_duration_seconds'));
    expect(stages).toEqual(ran.map((stage) => `galley_stage_duration_seconds article ${stage}`));
  });

  it('has the same error for the caller and in the log', async () => {
    const { progress } = await run({ draft: () => Promise.reject(new Error('inside')) });
    expect(progress.error?.message).toContain(ID);
    expect(progress.error?.message).not.toContain('inside');
  });

  it('stops everything under way when it ends by an unexpected error', async () => {
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

  it('is retried, when it has to wait, at the time that it was given', async () => {
    const { waits, progress } = await run({
      draft: () =>
        Promise.reject(new StageFailure('provider_rate_limited', 'Busy.', { retryAfterMs: 90_000 })),
    });
    expect(progress).toMatchObject({ status: 'queued', error: { code: 'provider_rate_limited' } });
    expect(waits).toEqual([90_000]);
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

  it('is repeated from its last stage when it could not write its end', async () => {
    const fault = new Error('deadlock detected');
    const { progress } = await run({}, { endsWith: fault });
    expect(progress).toMatchObject({ status: 'queued', stage: 'assemble', error: { code: 'internal' } });
    expect(progress.stages.at(-1)).toMatchObject({ name: 'assemble', status: 'waiting' });
  });

  it('requeues a job, without counting the attempt, when a store is away for longer than its lease', async () => {
    const { requeued, log, progress, waits } = await run({
      draft: () => Promise.reject(refuse('unavailable', 'The data store could not be read.')),
    });
    expect(requeued).toBe(1);
    // Taken again at once, it would be handed back as often as a claim takes.
    expect(waits).toEqual([3000]);
    expect(progress).toMatchObject({ status: 'queued', stage: 'draft', error: null });
    expect(log.entries.at(-1)?.message).toContain('is requeued');
  });

  it('has only the time that earlier attempts left', async () => {
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

describe('an attempt after one that was cut short', () => {
  it('gets the partial artifact of the stage, and no partial one as a whole', async () => {
    const seen: unknown[] = [];
    const look = async (_job: unknown, _signal: AbortSignal, progress: StageProgress, made: Made) => {
      seen.push([progress.savedPart, made.outline, made.draft]);
    };
    await run(
      { draft: look, checks: look },
      {
        done: ['brief', 'research', 'outline'],
        left: { outline: 'an outline', draft: 'half a draft' },
      },
    );
    expect(seen).toEqual([
      ['half a draft', 'an outline', undefined],
      [null, 'an outline', { made: 'draft' }],
    ]);
  });

  it('goes on from the first stage that another version left in another shape', async () => {
    // A research without a subject, and what was made of it.
    const left = {
      brief: {
        language: 'en',
        country: null,
        seed: 1,
        briefSha256: 'b'.repeat(64),
        people: { author: null, editor: null },
        houseStyle: null,
      },
      research: { sources: [], dropped: [], queries: [], links: [] },
      outline: { title: 'Tides', targetWords: 300, sections: [] },
      draft: 'half a draft',
    };
    const seen: unknown[] = [];
    const { log, progress, ran } = await run(
      {
        research: async (_job, _signal, { fetches }, made) =>
          void seen.push(fetches.spent, made.brief, made.outline),
        draft: async (_job, _signal, { savedPart }) => void seen.push(savedPart),
      },
      { done: ['brief', 'research', 'outline'], left, read: readArtifacts, usage: { fetches: 40 } },
    );
    expect(ran).toEqual(['research', 'outline', 'draft', 'checks', 'meta', 'image', 'assemble']);
    expect(seen).toEqual([0, left.brief, undefined, null]);
    expect(progress).toMatchObject({ status: 'done', error: null });
    expect(progress.stages.map(({ status }) => status)).toEqual(progress.stages.map(() => 'done'));
    expect(log.entries).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ stage: 'research' }) }),
    );
  });

  it('knows how much time its job has left', async () => {
    const left: number[] = [];
    const look = async (_job: unknown, _signal: AbortSignal, progress: StageProgress) =>
      void left.push(progress.timeLeft());
    await run({ draft: look }, { usage: { ranMs: 45_000 } });
    expect(left).toEqual([15_000]);
  });

  it('stores nothing more once it is stopped', async () => {
    const leaving = new AbortController();
    const kept: unknown[] = [];
    await run(
      {
        draft: async (_job, _signal, progress) => {
          leaving.abort();
          await progress.savePart('late').catch((error: unknown) => kept.push(error));
        },
      },
      { leaving },
    );
    expect(kept).toMatchObject([{ name: 'Stopped' }]);
  });
});

describe('a worker that was notified', () => {
  const refs = () => ['turn-1', 'turn-2', 'turn-3'];
  const taking = (taken: string[]) => ({
    // The fake job can't be done twice, but it can fail again and again.
    brief: async ({ ref }: ClaimedJob) => {
      taken.push(ref);
      throw new StageFailure('source_blocked', 'No.');
    },
  });

  it('claims the next job by fair scheduling until there is none', async () => {
    const taken: string[] = [];
    const { reported } = await run(taking(taken), { claims: refs() });
    expect(taken).toEqual(refs());
    expect(reported).toEqual([]);
  });

  it('claims the job of its message only when no other comes first', async () => {
    const taken: string[] = [];
    await run(taking(taken), { claims: [] });
    expect(taken).toEqual([REF]);
  });

  it('claims no further job once its process is leaving, and leaves a message for others', async () => {
    const taken: string[] = [];
    const leaving = new AbortController();
    const { brief } = taking(taken);
    const last = (job: ClaimedJob) => {
      leaving.abort();
      return brief(job);
    };
    const { reported } = await run({ brief: last }, { claims: refs(), leaving });
    expect(taken).toEqual(['turn-1']);
    expect(reported).toEqual([REF]);
  });
});
