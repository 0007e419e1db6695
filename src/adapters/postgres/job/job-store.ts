import type { JobProgress } from '../../../domain/article/job.js';
import type { StageName } from '../../../domain/article/stages.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate, StoredJob } from '../../../ports/job-store.js';
import { toArticle, type ArticleRow } from '../article/article-store.js';
import { articleBind, SLUG_TAKEN } from '../article/article-writes.js';
import { brokenConstraint, json, type Bind, type Database } from '../database/connection.js';
import { gatheredRows } from '../database/gathered.js';
import { jobsChangedIn, openJobsOf } from './job-feed.js';
import { posted, PROGRESS, RAN_MS, RECORD, STAGES_SKIPPED, UNPOSTED, WAKE } from './job-sql.js';
import { sweepJobs } from './job-sweep.js';
import { ANY_DUE, CLAIM, CLAIM_NEXT, toClaimedJob, type ClaimedRow } from './job-taking.js';
import { ADVANCE, COMPLETE, FAIL, HAND_BACK, RELEASE, RENEW, updateBind } from './job-writing.js';
import { prepared, type PreparedStatement } from '../database/prepared.js';
import { EVENTS_CHANNEL } from '../database/signals.js';

/** By a unique key, and asked with every poll. */
const FIND = prepared(
  `SELECT asked.place::integer, j.ref, ${PROGRESS} AS progress
   FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (account_id, id, place)
   JOIN jobs j ON j.account_id = asked.account_id AND j.id = asked.id`,
);

export class PostgresJobStore implements JobStore {
  /** By account and id. */
  private readonly findRow: (accountId: string, id: string) => Promise<StoredJob | null>;

  constructor(private readonly database: Database) {
    this.findRow = gatheredRows(database, FIND);
  }

  async insertAll(jobs: readonly NewJob[]) {
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
    const stored = await this.database.rows<StoredJob>(
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
       ${RECORD}, ${posted('created_at')}
       SELECT j.ref, ${PROGRESS} AS progress FROM changed j`,
      [json(records)],
    );
    for (const { progress } of stored) this.database.tell(`jobs:${progress.editionId}`);
    return stored;
  }

  async find(accountId: string, id: string): Promise<StoredJob | null> {
    const row = await this.findRow(accountId, id);
    return row && { ref: row.ref, progress: row.progress };
  }

  findAll(accountId: string, ids: readonly string[]) {
    return this.database.rows<StoredJob>(
      `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, ids],
    );
  }

  async changesAfter(ref: string, version: number, limit: number) {
    // Of a job whose events are expired, none of them is left, and the job itself is its last change.
    const rows = await this.database.rows<{ progress: JobProgress }>(
      `(SELECT version, progress FROM job_events WHERE job_ref = $1::uuid AND version > $2::integer
        ORDER BY version LIMIT $3::integer)
       UNION ALL
       SELECT j.version, ${PROGRESS} FROM jobs j WHERE j.ref = $1::uuid AND j.version > $2::integer
         AND NOT EXISTS (SELECT FROM job_events e WHERE e.job_ref = j.ref AND e.version = j.version)
       ORDER BY version`,
      [ref, version, limit],
    );
    return rows.map((row) => row.progress);
  }

  openOf(editionId: string, limit: number) {
    return openJobsOf(this.database, editionId, limit);
  }

  changedIn(...asked: Parameters<JobStore['changedIn']>) {
    return jobsChangedIn(this.database, ...asked);
  }

  async cancel(ref: string): Promise<JobProgress | null> {
    const row = await this.database.row<StoredJob>(
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
    return row?.progress ?? null;
  }

  async isAnyDue(): Promise<boolean> {
    return (await this.database.row(ANY_DUE)) !== null;
  }

  claimNext(leaseToken: string, leaseMs: number, without: readonly string[] = []) {
    return this.take(CLAIM_NEXT, [leaseToken, leaseMs, without]);
  }

  claim(ref: string, leaseToken: string, leaseMs: number) {
    return this.take(CLAIM, [leaseToken, leaseMs, ref]);
  }

  private async take(
    statement: PreparedStatement,
    bind: readonly [leaseToken: string, ...Bind[]],
  ): Promise<ClaimedJob | null> {
    const row = await this.database.row<ClaimedRow>(statement, bind);
    if (!row) return null;
    this.tell(row.ref, row.edition_id);
    return toClaimedJob(row, bind[0]);
  }

  async renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    return (await this.database.row(RENEW, [ref, leaseToken, leaseMs])) !== null;
  }

  async advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null> {
    const statement = update.status === 'failed' ? FAIL : ADVANCE;
    return (await this.write(statement, updateBind(ref, leaseToken, update)))?.progress ?? null;
  }

  async handBack(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const bind = [...updateBind(ref, leaseToken, update), waitMs] as const;
    return (await this.write(HAND_BACK, bind)) !== null;
  }

  async release(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const bind = [...updateBind(ref, leaseToken, update), waitMs] as const;
    return (await this.write(RELEASE, bind)) !== null;
  }

  private async write<Row extends StoredJob = StoredJob>(
    statement: PreparedStatement,
    bind: readonly [ref: string, ...Bind[]],
  ): Promise<Row | null> {
    const row = await this.database.row<Row>(statement, bind);
    if (row) this.tell(bind[0], row.progress.editionId);
    return row;
  }

  private tell(ref: string, editionId: string): void {
    this.database.tell(`job:${ref}`);
    this.database.tell(`jobs:${editionId}`);
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

  sweep() {
    return sweepJobs(this.database);
  }
}
