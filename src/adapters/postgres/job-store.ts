import type { JobProgress } from '../../domain/article/job.js';
import type { JobUsage } from '../../domain/article/job-budget.js';
import { JOB_FAILURES } from '../../domain/article/stage-failure.js';
import type { StageName } from '../../domain/article/stages.js';
import type { Brief } from '../../domain/brief/brief.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate, StoredJob } from '../../ports/job-store.js';
import { ARTICLE, toArticle, type ArticleRow } from './article-store.js';
import { articleBind, MAKE_ARTICLE, SLUG_TAKEN } from './article-writes.js';
import { brokenConstraint, json, instantSql, type Bind, type Database } from './connection.js';
import { prepared } from './prepared.js';
import { EVENTS_CHANNEL } from './signals.js';

/** The progress of row `j` as domain JSON: one written list for reads, events and returned updates alike. */
const PROGRESS = `jsonb_build_object(
  'id', j.id, 'editionId', j.edition_id, 'status', j.status, 'stage', j.stage, 'progress', j.progress,
  'stages', j.stages, 'attempt', j.attempt, 'maxAttempts', j.max_attempts, 'engine', j.engine,
  'warnings', j.warnings, 'articleId', j.article_id, 'error', j.error,
  'createdAt', ${instantSql('j.created_at')}, 'startedAt', ${instantSql('j.started_at')},
  'updatedAt', ${instantSql('j.updated_at')}, 'finishedAt', ${instantSql('j.finished_at')}, 'version', j.version)`;

/** After a change `j`: records it as an event, in the same transaction. */
const RECORD = `recorded AS (
  INSERT INTO job_events (job_ref, version, progress) SELECT j.ref, j.version, ${PROGRESS} FROM changed j)`;
/** Wakes whoever listens with the commit; for what is rare (see `EVENTS_CHANNEL`). */
const WAKE = `pg_notify('${EVENTS_CHANNEL}', 'job:' || j.ref)`;

/** Puts the changed rows into the outbox. One that is there still, of before the job was taken, has no say any more. */
const outboxOf = (rows: string, dueAt: string) => `posted AS (
  INSERT INTO outbox (job_ref, due_at) SELECT ref, ${dueAt} FROM ${rows}
  ON CONFLICT (job_ref) DO UPDATE SET due_at = EXCLUDED.due_at)`;

/** The stages, those of these states changed by what this `jsonb` says. */
const stagesWith = (
  change: string,
  states = `'running'`,
) => `(SELECT jsonb_agg(CASE WHEN s ->> 'status' IN (${states})
  THEN s || ${change} ELSE s END ORDER BY n) FROM jsonb_array_elements(stages) WITH ORDINALITY AS e (s, n))`;

/** A stage that was running when its worker went away waits again. */
const STAGES_PAUSED = stagesWith(`'{"status": "waiting"}'`);
const STAGES_FAILED = stagesWith(
  `jsonb_build_object('status', 'failed', 'finishedAt', ${instantSql('clock_timestamp()')})`,
);

const STAGES_SKIPPED = stagesWith(
  `jsonb_build_object('status', 'skipped', 'finishedAt', ${instantSql('clock_timestamp()')})`,
  `'running', 'waiting'`,
);

/** With the present attempt, which a lost worker ended no later than its lease. */
const RAN_MS = `ran_ms + CASE WHEN status = 'running' AND claimed_at IS NOT NULL THEN GREATEST(0,
  extract(epoch FROM LEAST(clock_timestamp(), lease_until) - claimed_at) * 1000)::integer ELSE 0 END`;

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

/** How long a job may stand queued, with none running, after the queue was told, before it is told again. */
const RETELL_AFTER = `interval '5 minutes'`;

/** Not waiting for its next attempt: word of it may come early, from before it was put back. */
const IS_DUE = `NOT EXISTS (SELECT 1 FROM outbox WHERE job_ref = jobs.ref AND due_at > clock_timestamp())`;

/**
 * The ref of the job to be taken next, its row locked. Room by room, those with the fewest running first, and of these
 * the one whose last turn is the longest ago: else a batch would have its next turn whenever one of it ends. A sum over
 * all that wait would cost more the more there is to do. Rows that another just takes are skipped; a key-share lock, as
 * a foreign key takes, is no such taking. The rooms are found by hops through the index (PostgreSQL has no loose scan).
 */
const WHOSE_TURN = `
  WITH RECURSIVE rooms AS (
    (SELECT newsroom_id AS id FROM jobs WHERE status = 'queued' ORDER BY newsroom_id LIMIT 1)
    UNION ALL
    SELECT (SELECT newsroom_id FROM jobs WHERE status = 'queued' AND newsroom_id > rooms.id ORDER BY newsroom_id LIMIT 1)
    FROM rooms WHERE rooms.id IS NOT NULL),
  turns AS MATERIALIZED (
    SELECT id FROM rooms WHERE id IS NOT NULL
    ORDER BY (SELECT count(*) FROM jobs WHERE status = 'running' AND newsroom_id = rooms.id),
      (SELECT max(claimed_at) FROM jobs WHERE newsroom_id = rooms.id) NULLS FIRST,
      (SELECT created_at FROM jobs WHERE status = 'queued' AND newsroom_id = rooms.id ORDER BY created_at LIMIT 1))
  SELECT next.ref FROM turns, LATERAL (
    SELECT ref FROM jobs WHERE status = 'queued' AND newsroom_id = turns.id AND attempt < max_attempts
      AND ${IS_DUE}
    ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) AS next
  LIMIT 1`;

/** What a job has used, by its column and its name in `$9`. */
const USED = [
  ['fetches', 'fetches'],
  ['queries', 'queries'],
  ['model_calls', 'modelCalls'],
  ['model_tokens', 'modelTokens'],
] as const satisfies readonly (readonly [string, keyof JobUsage])[];

/**
 * A worker's write, `$1` to `$10` of `updateBind`: only while it holds the lease, and never backwards. A job that
 * is no longer running lets the lease go.
 */
function updateSql(more = '', condition = ''): string {
  return `UPDATE jobs SET status = $3::text, stage = $4, progress = GREATEST(progress, $5::integer),
      stages = $6::jsonb, warnings = $7::jsonb, error = $8::jsonb, updated_at = clock_timestamp(),
      lease_token = CASE WHEN $3::text = 'running' THEN lease_token END,
      lease_until = CASE WHEN $3::text = 'running' THEN lease_until END,
      ran_ms = CASE WHEN $3::text = 'running' THEN ran_ms ELSE ${RAN_MS} END,
      ${USED.map(([column, name]) => `${column} = GREATEST(${column}, ($9::jsonb ->> '${name}')::integer)`).join(', ')},
      finished_at = CASE WHEN $3::text IN ('done', 'failed', 'cancelled') THEN clock_timestamp() END,
      version = version + 1${more}
    WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running' ${condition}
    RETURNING *`;
}

const taking = (which: string) =>
  prepared(
    `WITH changed AS (
       UPDATE jobs SET status = 'running', attempt = attempt + 1, lease_token = $1::uuid,
         lease_until = clock_timestamp() + $2::integer * interval '1 millisecond',
         started_at = COALESCE(started_at, clock_timestamp()), updated_at = clock_timestamp(),
         ran_ms = ${RAN_MS}, claimed_at = clock_timestamp(),
         stages = ${STAGES_PAUSED}, error = NULL, version = version + 1
       WHERE ${which}
       RETURNING *),
     ${RECORD}
     SELECT j.ref, j.account_id, j.edition_id, j.brief, j.ran_ms, ${USED.map(([column]) => `j.${column}`).join(', ')},
       ${PROGRESS} AS progress
     FROM changed j`,
  );
const TAKE_NEXT = taking(`ref = (${WHOSE_TURN}) AND status = 'queued'`);
const TAKE = taking(`ref = $3::uuid AND attempt < max_attempts
  AND (status = 'queued' AND ${IS_DUE} OR status = 'running' AND lease_until < clock_timestamp())`);

const ANY_DUE = prepared(
  `SELECT 1 AS due FROM jobs WHERE status = 'queued' AND attempt < max_attempts AND ${IS_DUE} LIMIT 1`,
);

const RENEW = prepared(
  `UPDATE jobs SET lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
   WHERE ref = $1::uuid AND lease_token = $2::uuid RETURNING ref`,
);

/** What the stages left that ended since the last write; one that a lost worker left too is replaced. */
const KEPT = `kept AS (
  INSERT INTO job_artifacts (job_ref, stage, attempt, content, made_at)
  SELECT c.ref, a ->> 'stage', c.attempt, a -> 'content', clock_timestamp()
  FROM changed c, jsonb_array_elements($10::jsonb) AS a
  ON CONFLICT (job_ref, stage) DO UPDATE
    SET content = EXCLUDED.content, attempt = EXCLUDED.attempt, made_at = EXCLUDED.made_at)`;

/** @param more further parts of the statement, which see the row as `changed` */
const writing = (more = '', change = '') =>
  prepared(
    `WITH changed AS (${updateSql(change)}), ${RECORD}, ${KEPT}${more}
     SELECT j.ref, ${PROGRESS} AS progress FROM changed j`,
  );
const ADVANCE = writing();
const FAIL = writing(`, ${GIVEN_BACK}`);
const RELEASE = writing(`, ${outboxOf('changed', '$11::timestamptz')}`);
const HAND_BACK = writing(`, ${outboxOf('changed', 'clock_timestamp()')}`, ', attempt = attempt - 1');
const COMPLETE = prepared(
  `WITH ${MAKE_ARTICLE},
   changed AS (${updateSql(', article_id = (SELECT id FROM made)', 'AND EXISTS (SELECT 1 FROM made)')}), ${RECORD}, ${KEPT}
   SELECT ${ARTICLE}, EXISTS (SELECT 1 FROM pictured) AS has_image, ${PROGRESS} AS progress
   FROM changed j, made a`,
);

type TakenRow = StoredJob & {
  readonly account_id: string;
  readonly edition_id: string;
  readonly brief: Omit<Brief, 'id'>;
  readonly ran_ms: number;
  readonly fetches: number;
  readonly queries: number;
  readonly model_calls: number;
  readonly model_tokens: number;
};

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

  async changesAfter(ref: string, version: number, limit: number) {
    const rows = await this.database.rows<{ progress: JobProgress }>(
      `SELECT progress FROM job_events WHERE job_ref = $1::uuid AND version > $2::integer
       ORDER BY version LIMIT $3::integer`,
      [ref, version, limit],
    );
    return rows.map((row) => row.progress);
  }

  async cancel(ref: string): Promise<JobProgress | null> {
    const row = await this.database.row<StoredJob>(
      `WITH changed AS (
         UPDATE jobs SET status = 'cancelled', lease_token = NULL, lease_until = NULL, error = NULL,
           updated_at = clock_timestamp(), finished_at = clock_timestamp(), stages = ${STAGES_SKIPPED},
           ran_ms = ${RAN_MS}, version = version + 1
         WHERE ref = $1::uuid AND status IN ('queued', 'running')
         RETURNING *),
       ${RECORD}
       SELECT j.ref, ${PROGRESS} AS progress, ${WAKE}, pg_notify('${EVENTS_CHANNEL}', 'stop:' || j.ref) FROM changed j`,
      [ref],
    );
    return row?.progress ?? null;
  }

  async isAnyDue(): Promise<boolean> {
    return (await this.database.row(ANY_DUE)) !== null;
  }

  claimNext(leaseToken: string, leaseMs: number) {
    return this.take(TAKE_NEXT, [leaseToken, leaseMs]);
  }

  claim(ref: string, leaseToken: string, leaseMs: number) {
    return this.take(TAKE, [leaseToken, leaseMs, ref]);
  }

  private async take(
    statement: string,
    bind: readonly [leaseToken: string, ...Bind[]],
  ): Promise<ClaimedJob | null> {
    const row = await this.database.row<TakenRow>(statement, bind);
    if (!row) return null;
    this.database.tell(`job:${row.ref}`);
    return {
      ref: row.ref,
      accountId: row.account_id,
      editionId: row.edition_id,
      brief: row.brief,
      progress: row.progress,
      usage: {
        ranMs: row.ran_ms,
        fetches: row.fetches,
        queries: row.queries,
        modelCalls: row.model_calls,
        modelTokens: row.model_tokens,
      },
      leaseToken: bind[0],
    };
  }

  async renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    return (await this.database.row(RENEW, [ref, leaseToken, leaseMs])) !== null;
  }

  async advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null> {
    const statement = update.status === 'failed' ? FAIL : ADVANCE;
    return (await this.write(statement, updateBind(ref, leaseToken, update)))?.progress ?? null;
  }

  async handBack(ref: string, leaseToken: string, update: ProgressUpdate): Promise<boolean> {
    return (await this.write(HAND_BACK, updateBind(ref, leaseToken, update))) !== null;
  }

  async release(ref: string, leaseToken: string, update: ProgressUpdate, dueAt: Date): Promise<boolean> {
    const bind = [...updateBind(ref, leaseToken, update), dueAt.toISOString()] as const;
    return (await this.write(RELEASE, bind)) !== null;
  }

  private async write<Row extends StoredJob = StoredJob>(
    statement: string,
    bind: readonly [ref: string, ...Bind[]],
  ): Promise<Row | null> {
    const row = await this.database.row<Row>(statement, bind);
    if (row) this.database.tell(`job:${bind[0]}`);
    return row;
  }

  async complete(
    ref: string,
    leaseToken: string,
    update: ProgressUpdate,
    result: Parameters<JobStore['complete']>[3],
  ): ReturnType<JobStore['complete']> {
    const bind = [...updateBind(ref, leaseToken, update), ...articleBind(result)] as const;
    for (;;) {
      try {
        const row = await this.write<ArticleRow & StoredJob>(COMPLETE, bind);
        return row && { article: toArticle(row), progress: row.progress };
      } catch (error) {
        // What a statement sees of other articles is as old as its beginning; it waited for their edition since. There is
        // one taker less each time.
        if (brokenConstraint(error) !== SLUG_TAKEN || this.database.isInTransaction) throw error;
      }
    }
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
           ran_ms = ${RAN_MS}, stages = ${STAGES_PAUSED}, version = version + 1
         WHERE ref IN (SELECT ref FROM jobs WHERE ${lost} AND attempt < max_attempts FOR UPDATE SKIP LOCKED)
         RETURNING *),
       ${RECORD}, ${outboxOf('changed', DUE_AFTER_LOSS)}
       SELECT ${WAKE} FROM changed j`,
    );
    const failed = await this.database.rows(
      `WITH changed AS (
         UPDATE jobs SET status = 'failed', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
           ran_ms = ${RAN_MS}, finished_at = clock_timestamp(), version = version + 1,
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
         AND NOT EXISTS (SELECT 1 FROM jobs WHERE status = 'running')
       ON CONFLICT (job_ref) DO NOTHING`,
    );
    return { requeued: requeued.length, failed: failed.length };
  }
}

function updateBind(
  ref: string,
  leaseToken: string,
  update: ProgressUpdate,
): readonly [ref: string, ...Bind[]] {
  return [
    ref,
    leaseToken,
    update.status,
    update.stage,
    update.progress,
    json(update.stages),
    json(update.warnings),
    update.error === null ? null : json(update.error),
    // What was used, as one value: a new kind of use moves no other parameter.
    json({
      fetches: update.fetches,
      queries: update.queries,
      modelCalls: update.modelCalls,
      modelTokens: update.modelTokens,
    }),
    json(update.artifacts),
  ];
}
