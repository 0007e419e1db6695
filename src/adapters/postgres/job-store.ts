import type { JobProgress } from '../../domain/article/job.js';
import { JOB_FAILURES } from '../../domain/article/stage-failure.js';
import type { StageName } from '../../domain/article/stages.js';
import type { Brief } from '../../domain/brief/brief.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate, StoredJob } from '../../ports/job-store.js';
import { insertArticle } from './article-writes.js';
import { json, instantSql, type Bind, type Database } from './connection.js';
import { EVENTS_CHANNEL } from './event-bus.js';

/** The progress of row `j` as domain JSON: one written list for reads, events and returned updates alike. */
const PROGRESS = `jsonb_build_object(
  'id', j.id, 'editionId', j.edition_id, 'status', j.status, 'stage', j.stage, 'progress', j.progress,
  'stages', j.stages, 'attempt', j.attempt, 'maxAttempts', j.max_attempts, 'engine', j.engine,
  'warnings', j.warnings, 'articleId', j.article_id, 'error', j.error,
  'createdAt', ${instantSql('j.created_at')}, 'startedAt', ${instantSql('j.started_at')},
  'updatedAt', ${instantSql('j.updated_at')}, 'finishedAt', ${instantSql('j.finished_at')}, 'version', j.version)`;

/** After a change `j`: records it as an event and wakes whoever listens, in the same transaction. */
const RECORD = `recorded AS (
  INSERT INTO job_events (job_ref, version, progress) SELECT j.ref, j.version, ${PROGRESS} FROM changed j)`;
const WAKE = `pg_notify('${EVENTS_CHANNEL}', 'job:' || j.ref)`;

/** Puts the changed rows into the outbox; an entry that waits already keeps the earlier moment. */
const outboxOf = (rows: string, dueAt: string) => `posted AS (
  INSERT INTO outbox (job_ref, due_at) SELECT ref, ${dueAt} FROM ${rows}
  ON CONFLICT (job_ref) DO UPDATE SET due_at = LEAST(outbox.due_at, EXCLUDED.due_at))`;

/** The stages, the running one changed by what this `jsonb` says. */
const stagesWith = (change: string) => `(SELECT jsonb_agg(CASE WHEN s ->> 'status' = 'running'
  THEN s || ${change} ELSE s END ORDER BY n) FROM jsonb_array_elements(stages) WITH ORDINALITY AS e (s, n))`;

/** A stage that was running when its worker went away waits again. */
const STAGES_PAUSED = stagesWith(`'{"status": "waiting"}'`);
const STAGES_FAILED = stagesWith(
  `jsonb_build_object('status', 'failed', 'finishedAt', ${instantSql('clock_timestamp()')})`,
);

const OUR_FAULTS = Object.entries(JOB_FAILURES)
  .filter(([, { ours }]) => ours)
  .map(([code]) => `'${code}'`)
  .join(', ');

/** Of jobs that failed for our own fault, the plan's allowance gets the article back. */
const GIVEN_BACK = `given_back AS (
  UPDATE paid_actions p SET returned_at = c.finished_at FROM changed c
  WHERE p.subject = c.ref AND p.returned_at IS NULL AND c.error ->> 'code' IN (${OUR_FAULTS}))`;

/**
 * When a job whose worker was lost may be taken again: at once, but from the second loss on after a while by chance.
 * A job that kills its workers takes down whatever runs beside it; requeued together, they would be taken together
 * again, until both are out of attempts.
 */
const DUE_AFTER_LOSS = `clock_timestamp() + CASE WHEN attempt > 1
  THEN random() * power(2, attempt) * interval '1 second' ELSE interval '0' END`;

/** An entry that waits in the outbox says from when on: also to a queue that still has an older one of the job. */
const IS_DUE = `NOT EXISTS (SELECT 1 FROM outbox o WHERE o.job_ref = jobs.ref AND o.due_at > clock_timestamp())`;

/** How long a job may stand queued after the queue was told, before it is told again. */
const RETELL_AFTER = `interval '5 minutes'`;

export class PostgresJobStore implements JobStore {
  constructor(private readonly database: Database) {}

  insertAll(jobs: readonly NewJob[]) {
    const records = jobs.map((job) => ({
      ref: job.ref,
      id: job.id,
      account_id: job.accountId,
      edition_id: job.editionId,
      newsroom_id: job.newsroomId,
      user_id: job.userId,
      key_id: job.keyId,
      brief: job.brief,
      engine: job.engine,
      stages: job.progress.stages,
      warnings: job.progress.warnings,
      max_attempts: job.progress.maxAttempts,
    }));
    return this.database.rows<StoredJob>(
      `WITH changed AS (
         INSERT INTO jobs AS j (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, engine, stages,
           warnings, max_attempts, status, progress, attempt, version, created_at, updated_at)
         SELECT g.ref, g.id, g.account_id, g.edition_id, g.newsroom_id, g.user_id, g.key_id, g.brief, g.engine, g.stages,
           g.warnings, g.max_attempts, 'queued', 0, 0, 1, now.at, now.at
         FROM jsonb_to_recordset($1::jsonb) AS g (ref uuid, id uuid, account_id uuid, edition_id uuid, newsroom_id uuid,
           user_id uuid, key_id uuid, brief jsonb, engine jsonb, stages jsonb, warnings jsonb, max_attempts integer),
           (SELECT clock_timestamp() AS at) AS now
         ON CONFLICT ON CONSTRAINT jobs_one_id_an_account DO NOTHING
         RETURNING *),
       ${RECORD}, ${outboxOf('changed', 'created_at')}
       SELECT j.ref, ${PROGRESS} AS progress FROM changed j`,
      [json(records)],
    );
  }

  async find(accountId: string, id: string): Promise<StoredJob | null> {
    const [found] = await this.findAll(accountId, [id]);
    return found ?? null;
  }

  findAll(accountId: string, ids: readonly string[]) {
    return this.database.rows<StoredJob>(
      `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, ids],
    );
  }

  async changesAfter(ref: string, version: number) {
    const rows = await this.database.rows<{ progress: JobProgress }>(
      `SELECT progress FROM job_events WHERE job_ref = $1::uuid AND version > $2::integer ORDER BY version`,
      [ref, version],
    );
    return rows.map((row) => row.progress);
  }

  async claim(ref: string, leaseToken: string, leaseMs: number): Promise<ClaimedJob | null> {
    const row = await this.database.row<
      StoredJob & { account_id: string; edition_id: string; brief: Omit<Brief, 'id'> }
    >(
      `WITH changed AS (
         UPDATE jobs SET status = 'running', attempt = attempt + 1, lease_token = $2::uuid,
           lease_until = clock_timestamp() + $3::integer * interval '1 millisecond',
           started_at = COALESCE(started_at, clock_timestamp()), updated_at = clock_timestamp(),
           stages = ${STAGES_PAUSED}, error = NULL, version = version + 1
         WHERE ref = $1::uuid AND attempt < max_attempts
           AND (status = 'queued' AND ${IS_DUE} OR (status = 'running' AND lease_until < clock_timestamp()))
         RETURNING *),
       ${RECORD}
       SELECT j.ref, j.account_id, j.edition_id, j.brief, ${PROGRESS} AS progress, ${WAKE} FROM changed j`,
      [ref, leaseToken, leaseMs],
    );
    if (!row) return null;
    return {
      ref: row.ref,
      accountId: row.account_id,
      editionId: row.edition_id,
      brief: row.brief,
      progress: row.progress,
      leaseToken,
    };
  }

  async renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE jobs SET lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
       WHERE ref = $1::uuid AND lease_token = $2::uuid RETURNING ref`,
      [ref, leaseToken, leaseMs],
    );
    return row !== null;
  }

  async advance(
    ref: string,
    leaseToken: string,
    update: ProgressUpdate,
    artifact?: { readonly stage: StageName; readonly content: unknown },
  ): Promise<JobProgress | null> {
    const bind = [...updateBind(ref, leaseToken, update)];
    let kept = update.status === 'failed' ? `, ${GIVEN_BACK}` : '';
    if (artifact) {
      bind.push(artifact.stage, json(artifact.content));
      kept += `, kept AS (
        INSERT INTO job_artifacts (job_ref, stage, attempt, content, made_at)
        SELECT ref, $9, attempt, $10::jsonb, clock_timestamp() FROM changed
        ON CONFLICT (job_ref, stage) DO UPDATE
          SET content = EXCLUDED.content, attempt = EXCLUDED.attempt, made_at = EXCLUDED.made_at)`;
    }
    const row = await this.database.row<StoredJob>(
      `WITH changed AS (${updateSql()}), ${RECORD}${kept}
       SELECT j.ref, ${PROGRESS} AS progress, ${WAKE} FROM changed j`,
      bind,
    );
    return row?.progress ?? null;
  }

  async handBack(ref: string, leaseToken: string, update: ProgressUpdate): Promise<boolean> {
    const row = await this.database.row(
      `WITH changed AS (${updateSql(', attempt = attempt - 1')}), ${RECORD}, ${outboxOf('changed', 'clock_timestamp()')}
       SELECT ${WAKE} FROM changed j`,
      updateBind(ref, leaseToken, update),
    );
    return row !== null;
  }

  async release(ref: string, leaseToken: string, update: ProgressUpdate, dueAt: Date): Promise<boolean> {
    const row = await this.database.row(
      `WITH changed AS (${updateSql()}), ${RECORD}, ${outboxOf('changed', '$9::timestamptz')}
       SELECT ${WAKE} FROM changed j`,
      [...updateBind(ref, leaseToken, update), dueAt.toISOString()],
    );
    return row !== null;
  }

  complete(
    ref: string,
    leaseToken: string,
    update: ProgressUpdate,
    result: Parameters<JobStore['complete']>[3],
  ): ReturnType<JobStore['complete']> {
    return this.database.inTransaction(async (database) => {
      // The job's row first: a worker that lost its lease must not take the edition's next moment.
      const owned = await database.row(
        `SELECT ref FROM jobs WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running' FOR UPDATE`,
        [ref, leaseToken],
      );
      if (!owned) return null;
      const article = await insertArticle(database, ref, result);
      const row = await database.row<StoredJob>(
        `WITH changed AS (${updateSql(', article_id = $9::uuid')}), ${RECORD}
         SELECT j.ref, ${PROGRESS} AS progress, ${WAKE} FROM changed j`,
        [...updateBind(ref, leaseToken, update), article.id],
      );
      if (!row) throw new Error('a locked job was changed by another');
      return { article, progress: row.progress };
    });
  }

  async artifacts(ref: string): Promise<Partial<Record<StageName, unknown>>> {
    const rows = await this.database.rows<{ stage: StageName; content: unknown }>(
      `SELECT stage, content FROM job_artifacts WHERE job_ref = $1::uuid`,
      [ref],
    );
    return Object.fromEntries(rows.map((row) => [row.stage, row.content]));
  }

  async sweep() {
    const lost = `status = 'running' AND lease_until < clock_timestamp()`;
    const requeued = await this.database.rows(
      `WITH changed AS (
         UPDATE jobs SET status = 'queued', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
           stages = ${STAGES_PAUSED}, version = version + 1
         WHERE ref IN (SELECT ref FROM jobs WHERE ${lost} AND attempt < max_attempts FOR UPDATE SKIP LOCKED)
         RETURNING *),
       ${RECORD}, ${outboxOf('changed', DUE_AFTER_LOSS)}
       SELECT ${WAKE} FROM changed j`,
    );
    const failed = await this.database.rows(
      `WITH changed AS (
         UPDATE jobs SET status = 'failed', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
           finished_at = clock_timestamp(), version = version + 1,
           stages = ${STAGES_FAILED},
           error = jsonb_build_object('code', 'worker_lost', 'stage', stage, 'retryable', false,
             'message', 'The worker was lost ' || attempt || ' times while it wrote this article.')
         WHERE ref IN (SELECT ref FROM jobs WHERE ${lost} AND attempt >= max_attempts FOR UPDATE SKIP LOCKED)
         RETURNING *),
       ${RECORD}, ${GIVEN_BACK}
       SELECT ${WAKE} FROM changed j`,
    );
    await this.database.rows(
      `INSERT INTO outbox (job_ref, due_at) SELECT ref, clock_timestamp() FROM jobs
       WHERE status = 'queued' AND COALESCE(dispatched_at, updated_at) < clock_timestamp() - ${RETELL_AFTER}
       ON CONFLICT (job_ref) DO NOTHING`,
    );
    return { requeued: requeued.length, failed: failed.length };
  }
}

/**
 * A worker's write, `$1` to `$8` of `updateBind`: only while it holds the lease, and never backwards. A job that
 * is no longer running lets the lease go.
 */
function updateSql(more = ''): string {
  return `UPDATE jobs SET status = $3::text, stage = $4, progress = GREATEST(progress, $5::integer),
      stages = $6::jsonb, warnings = $7::jsonb, error = $8::jsonb, updated_at = clock_timestamp(),
      lease_token = CASE WHEN $3::text = 'running' THEN lease_token END,
      lease_until = CASE WHEN $3::text = 'running' THEN lease_until END,
      finished_at = CASE WHEN $3::text IN ('done', 'failed', 'cancelled') THEN clock_timestamp() END,
      version = version + 1${more}
    WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running'
    RETURNING *`;
}

function updateBind(ref: string, leaseToken: string, update: ProgressUpdate): Bind[] {
  return [
    ref,
    leaseToken,
    update.status,
    update.stage,
    update.progress,
    json(update.stages),
    json(update.warnings),
    update.error === null ? null : json(update.error),
  ];
}
