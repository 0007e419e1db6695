import { expect } from '@jest/globals';
import { isFinal, type JobProgress } from '../../../src/domain/article/job.js';
import { JOB_FAILURES } from '../../../src/domain/article/stage-failure.js';
import { STAGES } from '../../../src/domain/article/stages.js';
import type { ChaosRun } from './chaos-run.js';
import { eventually } from '../eventually.js';
import { UNCOUNTED_MONTHS } from '../uncounted-months.js';

interface Found {
  readonly id: string;
  readonly progress: Omit<JobProgress, 'createdAt' | 'startedAt' | 'updatedAt' | 'finishedAt'>;
  readonly isLeased: boolean;
  readonly articles: readonly string[];
  readonly paid: readonly { readonly isReturned: boolean }[];
  readonly events: readonly { readonly version: number; readonly progress: JobProgress }[];
  readonly artifacts: readonly { readonly stage: string; readonly attempt: number }[];
}

const FOUND = `SELECT j.id, j.lease_token IS NOT NULL AS "isLeased",
    jsonb_build_object('id', j.id, 'editionId', j.edition_id, 'status', j.status, 'stage', j.stage,
      'progress', j.progress, 'stages', j.stages, 'attempt', j.attempt, 'maxAttempts', j.max_attempts,
      'engine', j.engine, 'warnings', j.warnings, 'articleId', j.article_id, 'error', j.error,
      'version', j.version) AS progress,
    ARRAY (SELECT a.id::text FROM articles a WHERE a.job_ref = j.ref) AS articles,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('isReturned', p.returned_at IS NOT NULL)), '[]')
      FROM paid_actions p WHERE p.subject = j.ref) AS paid,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('version', e.version, 'progress', e.progress) ORDER BY e.version), '[]')
      FROM job_events e WHERE e.job_ref = j.ref) AS events,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('stage', f.stage, 'attempt', f.attempt)), '[]')
      FROM job_artifacts f WHERE f.job_ref = j.ref) AS artifacts
  FROM jobs j`;

/**
 * What holds after everything, whatever was broken on the way; all jobs must have ended, and a healthy worker and
 * gateway run, because the queue's last rows go when somebody meets them.
 */
export async function expectSound(run: ChaosRun): Promise<void> {
  const jobs = await run.rows<Found>(FOUND);
  for (const job of jobs) {
    try {
      expectSoundJob(job);
    } catch (error) {
      throw new Error(`job ${job.id} is not sound: ${JSON.stringify(job.progress)}`, { cause: error });
    }
  }
  // Spent is started: what the gateway accepted is there, and has a row in the ledger; nothing else is.
  expect(jobs.map(({ id }) => id).sort()).toEqual([...run.accepted].sort());
  const [rest] = await run.rows(
    `SELECT (SELECT count(*)::integer FROM articles) AS articles, (SELECT count(*)::integer FROM paid_actions) AS paid`,
  );
  expect(rest).toEqual({
    articles: jobs.filter(({ progress }) => progress.status === 'done').length,
    paid: jobs.length,
  });
  expect(await run.rows(UNCOUNTED_MONTHS)).toEqual([]);
  expect(run.fallen).toEqual([]);
  await eventually(
    'the outbox and the queue are empty',
    async () => (await run.rows('SELECT 1 FROM outbox')).length === 0 && (await run.store.left()) === 0,
    90_000,
    async () =>
      JSON.stringify([await run.rows('SELECT * FROM outbox'), await run.rows('SELECT * FROM agenda_jobs')]),
  );
}

function expectSoundJob({ progress, isLeased, articles, paid, events, artifacts }: Found): void {
  const { status, stages, attempt, maxAttempts, error } = progress;
  expect(isFinal(status)).toBe(true);
  expect(isLeased).toBe(false);
  expect(attempt).toBeLessThanOrEqual(maxAttempts);

  // One article a done job, none for others.
  expect(articles).toEqual(status === 'done' ? [progress.articleId] : []);
  if (status !== 'done') expect(progress.articleId).toBeNull();

  // The allowance comes back for our own faults, and only then.
  const isOurs = Object.entries(JOB_FAILURES).some(([code, { ours }]) => ours && code === error?.code);
  expect(paid).toEqual([{ isReturned: status === 'failed' && isOurs }]);

  // Events are numbered without gaps; the last is the row itself, and the only final one.
  expect(events.map(({ version }) => version)).toEqual(events.map((_, n) => n + 1));
  expect(events.at(-1)?.progress).toMatchObject(progress);
  expect(events.filter((event) => isFinal(event.progress.status))).toHaveLength(1);
  for (const [n, { version, progress: now }] of events.entries()) {
    const before = events[n - 1]?.progress;
    expect(now.version).toBe(version);
    expectOrderly(now);
    // The last stage is done in the write that ends the job.
    expect(doneOf(now).includes('assemble')).toBe(now.status === 'done');
    if (!before) continue;
    expect(now.progress).toBeGreaterThanOrEqual(before.progress);
    // What is done stays done.
    expect(doneOf(now).slice(0, doneOf(before).length)).toEqual(doneOf(before));
    // An attempt begins with a claim, and only handing back takes one off.
    expect(now.attempt - before.attempt).toBe(
      isClaim(before, now) ? 1 : before.status === 'running' && now.attempt < before.attempt ? -1 : 0,
    );
    if (now.attempt < before.attempt) expect(now).toMatchObject({ status: 'queued', error: null });
  }

  // An artifact for each stage that is done; the last leaves the article itself. Of the others the one that was cut short
  // may have left what it had.
  const kept = artifacts
    .map(({ stage }) => stage)
    .filter((stage) => doneOf({ stages }).includes(stage) || stage !== progress.stage)
    .sort();
  expect(kept).toEqual(
    doneOf({ stages })
      .filter((name) => name !== 'assemble')
      .sort(),
  );
  for (const artifact of artifacts) expect(artifact.attempt).toBeLessThanOrEqual(attempt);
  if (status === 'done') expect(doneOf({ stages })).toEqual(STAGES);
  if (status === 'failed') expect(stages.filter((each) => each.status === 'failed').length).toBeLessThan(2);
}

/** The stages are in their order; those that are done come first, and at most one runs, only in a running job. */
function expectOrderly({ stages, status }: Pick<JobProgress, 'stages' | 'status'>): void {
  expect(stages.map(({ name }) => name)).toEqual(STAGES);
  const done = doneOf({ stages });
  expect(done).toEqual(STAGES.slice(0, done.length));
  const running = stages.filter((each) => each.status === 'running');
  expect(running.length).toBeLessThanOrEqual(status === 'running' ? 1 : 0);
}

function doneOf({ stages }: Pick<JobProgress, 'stages'>): string[] {
  return stages.filter((each) => each.status === 'done').map(({ name }) => name);
}

function isClaim(before: JobProgress, now: JobProgress): boolean {
  return now.status === 'running' && now.attempt > before.attempt;
}
