import type { NewArticle } from '../../../domain/article/article.js';
import { isFinal, type JobProgress } from '../../../domain/article/job.js';
import type { Brief } from '../../../domain/brief/brief.js';
import { frozenBriefShape } from '../../../domain/brief/brief-shape.js';
import type { StageName } from '../../../domain/article/stages.js';
import { plannedTitle } from '../../../domain/article/title.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate, StoredJob } from '../../../ports/job-store.js';
import { UnreadableWork } from '../../../ports/run-store.js';
import { SLUG_TAKEN } from '../article/free-slug.js';
import { articleBind, MAKE_ARTICLE } from '../article/make-article.js';
import { brokenConstraint, json, type Bind, type Database } from '../database/connection.js';
import { batchedRows } from '../database/batched.js';
import { prepared, type PreparedStatement } from '../database/prepared.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';
import { eventsTopic } from '../event/event-store.js';
import { jobsChangedIn, openJobsOf } from './job-feed.js';
import {
  GIVEN_BACK,
  posted,
  PROGRESS,
  RAN_MS,
  ranMsBound,
  RECORD,
  STAGES_PAUSED,
  STAGES_SKIPPED,
  UNPOSTED,
  UNREADABLE_ERROR,
  USED,
  usedSql,
  WAKE,
} from './job-sql-parts.js';
import { sweepJobs } from './job-sweep.js';
import { readChanges, readClaimedJob, readJob, readJobs } from './read-job.js';
import { isPausedSql } from './outbox-store.js';

/** By a unique key, and asked with every poll. */
const FIND = prepared(
  `SELECT asked.place::integer, j.ref, ${PROGRESS} AS progress
   FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (account_id, id, place)
   JOIN jobs j ON j.account_id = asked.account_id AND j.id = asked.id`,
);

const IS_DUE = `NOT ${isPausedSql('write-article', 'jobs.ref')}`;

/**
 * The order of fair scheduling: the fewest running first, then the longest since the last claim, then the longest in the
 * queue, of an account's newsrooms the first of the index for all of them.
 */
const fairOrder = (whose: string) => `(SELECT count(*) FROM jobs WHERE status = 'running' AND ${whose}),
      (SELECT max(claimed_at) FROM jobs WHERE ${whose}) NULLS FIRST,
      (SELECT created_at FROM jobs WHERE status = 'queued' AND ${whose} ORDER BY newsroom_id, created_at LIMIT 1)`;
const OF_ACCOUNT = 'account_id = accounts.id';

/** The `column`s of the queued jobs, each once, by hops through an index: PostgreSQL has no loose scan. */
const hops = (column: string, within = 'true') => `
    (SELECT ${column} AS id FROM jobs WHERE status = 'queued' AND ${within} ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM jobs WHERE status = 'queued' AND ${within} AND ${column} > hop.id
      ORDER BY ${column} LIMIT 1)
    FROM hop WHERE hop.id IS NOT NULL`;

/**
 * The ref of the job to claim next, its row locked. Account by account, those with the fewest running first, and of
 * these the one whose last claim is the longest ago: else a batch would be claimed from again whenever one of it ends.
 * Within an account its newsrooms, by the same rule. A sum over all queued jobs would cost more the longer the queue is.
 * Rows that another claim has locked are skipped; the key-share lock of a foreign key locks none.
 */
const SELECT_NEXT_FAIR = `
  WITH RECURSIVE hop AS (${hops('account_id')}),
  accounts AS MATERIALIZED (
    SELECT id FROM hop WHERE id IS NOT NULL AND id <> ALL ($3::uuid[])
    ORDER BY ${fairOrder('account_id = hop.id')})
  SELECT next.ref FROM accounts, LATERAL (
    WITH RECURSIVE hop AS (${hops('newsroom_id', OF_ACCOUNT)})
    SELECT id FROM hop WHERE id IS NOT NULL
    ORDER BY ${fairOrder(`${OF_ACCOUNT} AND newsroom_id = hop.id`)}) AS rooms, LATERAL (
    SELECT ref FROM jobs WHERE status = 'queued' AND ${OF_ACCOUNT} AND newsroom_id = rooms.id
      AND attempt < max_attempts AND ${IS_DUE}
    ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) AS next
  LIMIT 1`;

const claiming = (which: string) =>
  prepared(
    `WITH changed AS (
       UPDATE jobs SET status = 'running', attempt = attempt + 1, lease_token = $1::uuid,
         lease_until = clock_timestamp() + $2::integer * interval '1 millisecond',
         started_at = COALESCE(started_at, clock_timestamp()), updated_at = clock_timestamp(),
         ran_ms = ${RAN_MS}, claimed_at = clock_timestamp(),
         stages = ${STAGES_PAUSED}, error = NULL, version = version + 1
       WHERE ${which}
       RETURNING *),
     ${RECORD}, ${UNPOSTED}
     SELECT j.ref, j.account_id, j.edition_id, j.brief, j.trace_context, j.ran_ms, ${USED.map(([column]) => `j.${column}`).join(', ')},
       ${PROGRESS} AS progress
     FROM changed j`,
  );
/** Claims the job that is next by fair scheduling: `$1` the lease’s token, `$2` its length in ms, `$3` the accounts left out. */
const CLAIM_NEXT = claiming(`ref = (${SELECT_NEXT_FAIR}) AND status = 'queued'`);
/** Claims the job of ref `$3`, if it is due or its lease has expired. */
const CLAIM = claiming(`ref = $3::uuid AND attempt < max_attempts
  AND (status = 'queued' AND ${IS_DUE} OR status = 'running' AND lease_until < clock_timestamp())`);

const ANY_DUE = prepared(
  `SELECT 1 AS due FROM jobs WHERE status = 'queued' AND attempt < max_attempts AND ${IS_DUE} LIMIT 1`,
);

/**
 * A worker's write, `$1` to `$10` of `updateBind`: only while it holds the lease, and never backwards. A job that
 * is no longer running lets the lease go.
 */
function updateSql(more = '', condition = ''): string {
  return `UPDATE jobs SET status = $3::text, stage = $4, progress = GREATEST(progress, $5::integer),
      stages = $6::jsonb, warnings = $7::jsonb, error = $8::jsonb, updated_at = clock_timestamp(),
      lease_token = CASE WHEN $3::text = 'running' THEN lease_token END,
      lease_until = CASE WHEN $3::text = 'running' THEN lease_until END,
      ran_ms = CASE WHEN $3::text = 'running' THEN ran_ms ELSE ${ranMsBound('$9')} END,
      ${usedSql('$9')}, title = COALESCE($9::jsonb ->> 'title', title),
      finished_at = CASE WHEN $3::text IN ('done', 'failed', 'cancelled') THEN clock_timestamp() END,
      version = version + 1${more}
    WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running' ${condition}
    RETURNING *`;
}

const RENEW = prepared(
  `UPDATE jobs SET lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
   WHERE ref = $1::uuid AND lease_token = $2::uuid RETURNING ref`,
);

/**
 * What the stages left that ended since the last write, and what the running one has so far. What was there of the same
 * stage is replaced: its own parts by the whole, and what a lost worker left.
 */
const UPSERT_ARTIFACTS = `kept AS (
  INSERT INTO job_artifacts (job_ref, stage, attempt, content, made_at)
  SELECT c.ref, a ->> 'stage', c.attempt, a -> 'content', clock_timestamp()
  FROM changed c, jsonb_array_elements($10::jsonb) AS a
  ON CONFLICT (job_ref, stage) DO UPDATE
    SET content = EXCLUDED.content, attempt = EXCLUDED.attempt, made_at = EXCLUDED.made_at)`;

const WRITTEN = `SELECT j.ref, j.account_id, ${PROGRESS} AS progress FROM changed j`;

/** @param more further parts of the statement, which see the row as `changed` */
const writing = (more = '', change = '') =>
  prepared(
    `WITH changed AS (${updateSql(change)}), ${RECORD}, ${UPSERT_ARTIFACTS}${more}
     ${WRITTEN}`,
  );
const ADVANCE = writing();
const FAIL = writing(`, ${GIVEN_BACK}`);
const LATER = `, ${posted(`clock_timestamp() + $11::float8 * interval '1 millisecond'`)}`;
const RELEASE = writing(LATER);
const REQUEUE_UNCOUNTED = writing(LATER, ', attempt = attempt - 1');
const COMPLETE = prepared(
  `WITH ${MAKE_ARTICLE},
   changed AS (${updateSql(', article_id = (SELECT id FROM made)', 'AND EXISTS (SELECT 1 FROM made)')}), ${RECORD}, ${UPSERT_ARTIFACTS}
   ${WRITTEN}`,
);
const FAIL_UNREADABLE = `WITH changed AS (
    UPDATE jobs SET status = 'failed', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
      finished_at = clock_timestamp(), version = version + 1, error = ${UNREADABLE_ERROR}
    WHERE ref = $1::uuid AND lease_token = $2::uuid RETURNING *),
  ${RECORD}, ${GIVEN_BACK} SELECT ${WAKE} FROM changed j`;

export class PostgresJobStore implements JobStore {
  /** By account and id. */
  private readonly findRow: (accountId: string, id: string) => Promise<object | null>;

  constructor(private readonly database: Database) {
    this.findRow = batchedRows(database, FIND);
  }

  async insertAll(jobs: readonly NewJob[]) {
    const records = jobs.map(({ brief: { id: _id, ...brief }, ...job }) => ({
      ref: job.ref,
      id: job.id,
      account_id: job.accountId,
      edition_id: job.editionId,
      newsroom_id: job.newsroomId,
      user_id: job.userId,
      key_id: job.keyId,
      brief,
      title: brief.settings.title ?? null,
      retry_of: job.retryOf,
      engine: job.engine,
      stages: job.progress.stages,
      warnings: job.progress.warnings,
      max_attempts: job.progress.maxAttempts,
      trace_context: job.trace ?? null,
      batch_id: job.batchId ?? null,
    }));
    const rows = await this.database.rows(
      `WITH changed AS (
         INSERT INTO jobs AS j (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, title, retry_of, engine,
           stages, warnings, max_attempts, trace_context, batch_id, status, progress, attempt, version, created_at, updated_at)
         SELECT g.ref, g.id, g.account_id, g.edition_id, g.newsroom_id, g.user_id, g.key_id, g.brief, g.title, g.retry_of,
           g.engine, g.stages, g.warnings, g.max_attempts, g.trace_context, g.batch_id, 'queued', 0, 0, 1, now.at, now.at
         FROM jsonb_to_recordset($1::jsonb) AS g (ref uuid, id uuid, account_id uuid, edition_id uuid, newsroom_id uuid,
           user_id uuid, key_id uuid, brief jsonb, title text, retry_of uuid, engine jsonb, stages jsonb, warnings jsonb, max_attempts integer, trace_context text, batch_id uuid),
           (SELECT clock_timestamp() AS at) AS now
         ON CONFLICT DO NOTHING
         RETURNING *),
       ${RECORD}, ${posted('created_at')}
       SELECT j.ref, ${PROGRESS} AS progress FROM changed j`,
      [json(records)],
    );
    const stored = readJobs(rows);
    for (const { accountId, editionId } of jobs) this.notify(accountId, editionId);
    return stored;
  }

  async find(accountId: string, id: string): Promise<StoredJob | null> {
    return readJob(await this.findRow(accountId, id));
  }

  async findRetry(accountId: string, id: string): Promise<StoredJob | null> {
    const row = await this.database.row(
      `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j WHERE j.account_id = $1::uuid AND j.retry_of = $2::uuid`,
      [accountId, id],
    );
    return readJob(row);
  }

  async brief(ref: string): Promise<Omit<Brief, 'id'> | null> {
    const row = await this.database.row<{ brief: unknown }>(`SELECT brief FROM jobs WHERE ref = $1::uuid`, [
      ref,
    ]);
    return frozenBriefShape.safeParse(row?.brief).data ?? null;
  }

  async findAll(accountId: string, ids: readonly string[]) {
    const rows = await this.database.rows(
      `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, ids],
    );
    return readJobs(rows);
  }

  async changesAfter(ref: string, version: number, limit: number) {
    // Of a job whose events are expired, none of them is left, and the job itself is its last change.
    const rows = await this.database.rows(
      `(SELECT version, job_ref AS ref, progress FROM job_events WHERE job_ref = $1::uuid AND version > $2::integer
        ORDER BY version LIMIT $3::integer)
       UNION ALL
       SELECT j.version, j.ref, ${PROGRESS} FROM jobs j WHERE j.ref = $1::uuid AND j.version > $2::integer
         AND NOT EXISTS (SELECT FROM job_events e WHERE e.job_ref = j.ref AND e.version = j.version)
       ORDER BY version`,
      [ref, version, limit],
    );
    return readChanges(rows);
  }

  openOf(...asked: Parameters<JobStore['openOf']>) {
    return openJobsOf(this.database, ...asked);
  }

  changedIn(...asked: Parameters<JobStore['changedIn']>) {
    return jobsChangedIn(this.database, ...asked);
  }

  async cancel(ref: string): Promise<JobProgress | null> {
    const row = await this.database.row(
      `WITH changed AS (
         UPDATE jobs SET status = 'cancelled', lease_token = NULL, lease_until = NULL, error = NULL,
           updated_at = clock_timestamp(), finished_at = clock_timestamp(), stages = ${STAGES_SKIPPED},
           ran_ms = ${RAN_MS}, version = version + 1
         WHERE ref = $1::uuid AND status IN ('queued', 'running')
         RETURNING *),
       ${RECORD}, ${UNPOSTED}
       SELECT j.ref, ${PROGRESS} AS progress, ${WAKE}, pg_notify('${EVENTS_CHANNEL}', 'stop:' || j.ref) FROM changed j`,
      [ref],
    );
    return readJob(row)?.progress ?? null;
  }

  async isAnyDue(): Promise<boolean> {
    return (await this.database.row(ANY_DUE)) !== null;
  }

  claimNext(leaseToken: string, leaseMs: number, without: readonly string[] = []) {
    return this.claimBy(CLAIM_NEXT, [leaseToken, leaseMs, without]);
  }

  claim(ref: string, leaseToken: string, leaseMs: number) {
    return this.claimBy(CLAIM, [leaseToken, leaseMs, ref]);
  }

  private async claimBy(
    statement: PreparedStatement,
    bind: readonly [leaseToken: string, ...Bind[]],
  ): Promise<ClaimedJob | null> {
    const row = await this.database.row(statement, bind);
    if (!row) return null;
    try {
      const claimed = readClaimedJob(row, bind[0]);
      this.notify(claimed.accountId, claimed.editionId, claimed.ref);
      return claimed;
    } catch (error) {
      // Claimed again and again, it would only use up its attempts.
      if (error instanceof UnreadableWork) await this.database.rows(FAIL_UNREADABLE, [error.ref, bind[0]]);
      throw error;
    }
  }

  async renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    return (await this.database.row(RENEW, [ref, leaseToken, leaseMs])) !== null;
  }

  async advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null> {
    const statement = update.status === 'failed' ? FAIL : ADVANCE;
    return (await this.write(statement, updateBind(ref, leaseToken, update)))?.progress ?? null;
  }

  async requeue(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const bind = [...updateBind(ref, leaseToken, update), waitMs] as const;
    return (await this.write(REQUEUE_UNCOUNTED, bind)) !== null;
  }

  async release(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const bind = [...updateBind(ref, leaseToken, update), waitMs] as const;
    return (await this.write(RELEASE, bind)) !== null;
  }

  /** What this process has just written needs no parsing. */
  private async write(
    statement: PreparedStatement,
    bind: readonly [ref: string, ...Bind[]],
  ): Promise<StoredJob | null> {
    const row = await this.database.row<StoredJob & { readonly account_id: string }>(statement, bind);
    if (row) this.notify(row.account_id, row.progress.editionId, bind[0]);
    if (row && isFinal(row.progress.status)) this.database.notify(eventsTopic(row.account_id));
    return row;
  }

  /** @param ref null for a new job, which nobody watches yet */
  private notify(accountId: string, editionId: string, ref: string | null = null): void {
    if (ref !== null) this.database.notify(`job:${ref}`);
    this.database.notify(`jobs:${editionId}`);
    this.database.notify(`jobs:${accountId}`);
  }

  async complete(
    ref: string,
    leaseToken: string,
    update: ProgressUpdate,
    article: NewArticle,
  ): Promise<JobProgress | null> {
    const bind = [...updateBind(ref, leaseToken, update, article.title), ...articleBind(article)] as const;
    for (;;) {
      try {
        return (await this.write(COMPLETE, bind))?.progress ?? null;
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

  sweep() {
    return sweepJobs(this.database);
  }
}

/** `$1` to `$10` of a worker's write. */
function updateBind(
  ref: string,
  leaseToken: string,
  update: ProgressUpdate,
  title = plannedTitle(update.artifacts),
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
    // What was used, and the headline, as one value: one more of these moves no other parameter.
    json({
      title,
      fetches: update.fetches,
      queries: update.queries,
      modelCalls: update.modelCalls,
      modelTokens: update.modelTokens,
      waitedMs: update.waitedMs,
    }),
    json(update.artifacts),
  ];
}
