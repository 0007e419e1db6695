import { z } from 'zod';
import { allWaiting } from '../../domain/article/job.js';
import { VERIFICATION_METHODS } from '../../domain/ownership/verification.js';
import {
  REPORT_STAGES,
  type ReportProgress,
  type ReportRecord,
  type ReportStageName,
} from '../../domain/report/report.js';
import { reportProgressShape } from '../../domain/report/report-progress-shape.js';
import { readReportRecord } from '../../domain/report/report-record-shape.js';
import { shapeOf } from '../../libs/shape/index.js';
import type { ClaimedReport, FrozenTask, NewReport, ReportStore } from '../../ports/report-store.js';
import { UnreadableWork, type RunUpdate } from '../../ports/run-store.js';
import { instantSql, json, type Bind, type Database } from './database/connection.js';
import {
  DUE_AFTER_LOSS,
  RAN_MS,
  ranMsBound,
  STAGES_FAILED,
  STAGES_PAUSED,
  STAGES_SKIPPED,
  UNREADABLE_ERROR,
  usedSql,
} from './job/job-sql-parts.js';
import { EVENTS_CHANNEL } from './database/notifier.js';
import { claimedSql, deleteStale, isPausedSql, postedSql } from './job/outbox-store.js';

/** One column for each field of row `r`, so that no unshown one is read: the record is as long as a small book. */
export const PROGRESS = `r.id, r.edition_id AS "editionId", r.status, r.stage, r.progress, r.stages, r.attempt,
  r.max_attempts AS "maxAttempts", r.engine, r.warnings, r.error, ${instantSql('r.created_at')} AS "createdAt",
  ${instantSql('r.started_at')} AS "startedAt", ${instantSql('r.updated_at')} AS "updatedAt",
  ${instantSql('r.finished_at')} AS "finishedAt", r.version`;

/** No worker has it, or its lease has run out. */
const FREE = `(lease_until IS NULL OR lease_until < clock_timestamp())`;
const LEASE = `clock_timestamp() + $3::integer * interval '1 millisecond'`;
/** May be claimed now. @param row the name of the table in the statement */
const isDue = (row: string) =>
  `status = 'running' AND ${FREE} AND attempt < max_attempts AND NOT ${isPausedSql('make-report', `${row}.id`)}`;

/** Leased to a worker. */
const busy = (whose: string) => `(SELECT count(*) FROM reports
  WHERE status = 'running' AND lease_until >= clock_timestamp() AND ${whose})`;
/**
 * The report that is next by fair scheduling, its row locked; `$1` the accounts left out. Few wait at once, one an edition at the most.
 */
const SELECT_NEXT_FAIR = `SELECT id FROM reports w WHERE account_id IS NOT NULL AND account_id <> ALL ($1::uuid[]) AND ${isDue('w')}
  ORDER BY ${busy('account_id = w.account_id')},
    (SELECT max(claimed_at) FROM reports WHERE account_id = w.account_id) NULLS FIRST,
    ${busy('newsroom_id = w.newsroom_id')}, created_at
  LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

/** @param which of `$1`; `$2` is the lease’s token, `$3` its length in ms */
const claiming = (
  which: string,
) => `WITH changed AS (UPDATE reports r SET attempt = attempt + 1, lease_token = $2::uuid,
    lease_until = ${LEASE}, started_at = COALESCE(started_at, clock_timestamp()), updated_at = clock_timestamp(),
    ran_ms = ${RAN_MS}, claimed_at = clock_timestamp(), stages = ${STAGES_PAUSED}, error = NULL, version = version + 1
  WHERE r.id = (${which}) AND ${isDue('r')} RETURNING *), ${claimedSql('make-report', 'changed', 'id')}
  SELECT ${PROGRESS}, r.account_id AS "accountId", r.task, r.trace_context AS trace, r.ran_ms AS "ranMs", r.fetches, r.queries,
    r.model_calls AS "modelCalls", r.model_tokens AS "modelTokens" FROM changed r`;

/** A worker's write, `$1` to `$9` of `bindOf`: only while it holds the lease, and never backwards. */
const writing = (change: string, more = '') => `WITH changed AS (
  UPDATE reports SET stage = $3, progress = GREATEST(progress, $4::integer), stages = $5::jsonb,
    warnings = $6::jsonb, error = $7::jsonb, ${usedSql('$8')}, updated_at = clock_timestamp(),
    version = version + 1${change}
  WHERE id = $1::uuid AND lease_token = $2::uuid AND status = 'running' RETURNING *),
  ${more} SELECT ${PROGRESS} FROM changed r`;

/** Ends the lease, and counts the time under it. */
const releaseLease = (ranMs: string) => `, lease_token = NULL, lease_until = NULL, ran_ms = ${ranMs}`;
/** The next worker may claim it. A report without an account is left to the process that started it. */
const posted = (dueAt: string) =>
  postedSql('make-report', '(SELECT * FROM changed WHERE account_id IS NOT NULL) AS c', 'id', dueAt);
const ENDED = `, finished_at = clock_timestamp()`;
/** Usage as a living worker reports it in `$8`; and that of a lost one. */
const [RELEASE_LEASE, LOST] = [releaseLease(ranMsBound('$8')), releaseLease(RAN_MS)];

/** The artifacts of stages that ended since the last write, and the partial one of the running stage, replacing earlier ones. */
const UPSERT_ARTIFACTS = `kept AS (
  INSERT INTO report_artifacts (report_id, stage, attempt, content, made_at)
  SELECT c.id, a ->> 'stage', c.attempt, a -> 'content', clock_timestamp()
  FROM changed c, jsonb_array_elements($9::jsonb) AS a
  ON CONFLICT (report_id, stage) DO UPDATE
    SET content = EXCLUDED.content, attempt = EXCLUDED.attempt, made_at = EXCLUDED.made_at)`;
/** They are not needed any more, and they hold every page that was read. */
const CLEARED = `cleared AS (DELETE FROM report_artifacts WHERE report_id IN (SELECT id FROM changed))`;

const ADVANCE = writing('', UPSERT_ARTIFACTS);
const LATER = `${UPSERT_ARTIFACTS}, ${posted(`clock_timestamp() + $10::float8 * interval '1 millisecond'`)}`;
const RELEASE = writing(RELEASE_LEASE, LATER);
const REQUEUE_UNCOUNTED = writing(`${RELEASE_LEASE}, attempt = attempt - 1`, LATER);
const FAIL = writing(`${RELEASE_LEASE}${ENDED}, status = 'failed'`, CLEARED);
const COMPLETE = writing(`${RELEASE_LEASE}${ENDED}, status = 'done', record = $9::jsonb`, CLEARED);

const FAIL_UNREADABLE = `WITH changed AS (
    UPDATE reports SET status = 'failed', updated_at = clock_timestamp(), version = version + 1,
      error = ${UNREADABLE_ERROR}${LOST}${ENDED}
    WHERE id = $1::uuid AND lease_token = $2::uuid RETURNING id),
  ${CLEARED} SELECT id FROM changed`;

const taskShape = shapeOf<FrozenTask>()(
  z.object({
    edition: z
      .object({ id: z.string(), name: z.string(), languageCode: z.string(), country: z.string().nullable() })
      .nullable(),
    startUrl: z.string(),
    verifiedAt: z.string().nullable(),
    method: z.enum(VERIFICATION_METHODS).nullable(),
  }),
);

/** What `claiming` selects. */
const claimedShape = reportProgressShape.extend({
  accountId: z.string().nullable(),
  task: taskShape,
  trace: z.string().nullable(),
  ranMs: z.number(),
  fetches: z.number(),
  queries: z.number(),
  modelCalls: z.number(),
  modelTokens: z.number(),
});

export class PostgresReportStore implements ReportStore {
  constructor(private readonly database: Database) {}

  async insert({ id, owner, task, engine, maxAttempts, trace }: NewReport): Promise<boolean> {
    const row = await this.database.row(
      `WITH changed AS (
       INSERT INTO reports (id, account_id, edition_id, newsroom_id, user_id, key_id, task, engine, stages, max_attempts,
         trace_context)
       VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $7::jsonb, $8::jsonb, $9::jsonb, $10::integer, $11)
       ON CONFLICT (edition_id) WHERE status = 'running' DO NOTHING RETURNING *),
       ${posted('created_at')} SELECT id FROM changed`,
      [
        id,
        owner?.accountId ?? null,
        owner?.editionId ?? null,
        owner?.newsroomId ?? null,
        owner?.userId ?? null,
        owner?.keyId ?? null,
        json(task),
        json(engine),
        json(allWaiting(REPORT_STAGES)),
        maxAttempts,
        trace ?? null,
      ],
    );
    // Who watches all work of the edition or account hears of it by this; of its changes by its own topic.
    if (row !== null && owner)
      for (const each of [owner.editionId, owner.accountId]) this.database.notify(`jobs:${each}`);
    return row !== null;
  }

  running(editionId: string): Promise<ReportProgress | null> {
    return this.progressOf(
      `SELECT ${PROGRESS} FROM reports r WHERE r.edition_id = $1::uuid AND r.status = 'running'`,
      [editionId],
    );
  }

  find(editionId: string, id: string): Promise<ReportProgress | null> {
    return this.progressOf(
      `SELECT ${PROGRESS} FROM reports r WHERE r.edition_id = $1::uuid AND r.id = $2::uuid`,
      [editionId, id],
    );
  }

  get(id: string): Promise<ReportProgress | null> {
    return this.progressOf(`SELECT ${PROGRESS} FROM reports r WHERE r.id = $1::uuid`, [id]);
  }

  async record(id: string): Promise<ReportRecord | null> {
    return (await this.records([id])).get(id) ?? null;
  }

  async records(ids: readonly string[]): Promise<Map<string, ReportRecord>> {
    const rows = await this.database.rows<{ id: string; record: unknown }>(
      `SELECT id, record FROM reports WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(
      rows.flatMap(({ id, record }) => {
        const read = readReportRecord(record);
        return read ? [[id, read] as const] : [];
      }),
    );
  }

  async newest(editionId: string, since: Date): Promise<ReportRecord | null> {
    const row = await this.database.row<{ record: unknown }>(
      `SELECT record FROM reports
       WHERE edition_id = $1::uuid AND status = 'done' AND finished_at >= $2::timestamptz
       ORDER BY finished_at DESC LIMIT 1`,
      [editionId, since.toISOString()],
    );
    return row && readReportRecord(row.record);
  }

  cancel(id: string): Promise<ReportProgress | null> {
    return this.progressOf(
      `WITH changed AS (
         UPDATE reports SET status = 'failed', updated_at = clock_timestamp(), version = version + 1,
           stages = ${STAGES_SKIPPED}, error = jsonb_build_object('code', 'cancelled', 'stage', stage,
             'retryable', false, 'message', 'The report was cancelled.')${LOST}${ENDED}
         WHERE id = $1::uuid AND status = 'running' RETURNING *),
       ${CLEARED}, ${claimedSql('make-report', 'changed', 'id')}
       SELECT ${PROGRESS}, pg_notify('${EVENTS_CHANNEL}', 'report:' || r.id),
         pg_notify('${EVENTS_CHANNEL}', 'stop:' || r.id) FROM changed r`,
      [id],
    );
  }

  /** @returns null also for a report that is stored in a shape of another version */
  private async progressOf(sql: string, bind: readonly Bind[]): Promise<ReportProgress | null> {
    const row = await this.database.row(sql, bind);
    return reportProgressShape.safeParse(row).data ?? null;
  }

  claim(id: string, leaseToken: string, leaseMs: number): Promise<ClaimedReport | null> {
    return this.claimBy(claiming('$1::uuid'), id, leaseToken, leaseMs);
  }

  claimNext(leaseToken: string, leaseMs: number, without: readonly string[] = []) {
    return this.claimBy(claiming(SELECT_NEXT_FAIR), without, leaseToken, leaseMs);
  }

  async isAnyDue(): Promise<boolean> {
    const due = await this.database.row(
      `SELECT 1 AS due FROM reports WHERE account_id IS NOT NULL AND ${isDue('reports')} LIMIT 1`,
    );
    return due !== null;
  }

  private async claimBy(
    statement: string,
    which: Bind,
    leaseToken: string,
    leaseMs: number,
  ): Promise<ClaimedReport | null> {
    const row = await this.database.row<{ id: string }>(statement, [which, leaseToken, leaseMs]);
    if (!row) return null;
    const { data: claimed, error } = claimedShape.safeParse(row);
    if (error) {
      const { id } = row;
      // Claimed again and again, it would only use up its attempts.
      await this.database.rows(FAIL_UNREADABLE, [id, leaseToken]);
      this.notify(id);
      throw new UnreadableWork(id, error);
    }
    const { accountId, task, trace, ranMs, fetches, queries, modelCalls, modelTokens, ...progress } = claimed;
    this.notify(progress.id);
    const usage = { ranMs, fetches, queries, modelCalls, modelTokens };
    return { ref: progress.id, accountId, leaseToken, task, trace, progress, usage };
  }

  async renewLease(id: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE reports SET lease_until = ${LEASE} WHERE id = $1::uuid AND lease_token = $2::uuid RETURNING id`,
      [id, leaseToken, leaseMs],
    );
    return row !== null;
  }

  advance(id: string, leaseToken: string, update: Update): Promise<ReportProgress | null> {
    const bind = bindOf(id, leaseToken, update);
    return update.status === 'failed'
      ? this.write(FAIL, bind)
      : this.write(ADVANCE, [...bind, json(update.artifacts)]);
  }

  async release(id: string, leaseToken: string, update: Update, waitMs: number): Promise<boolean> {
    const bind = [...bindOf(id, leaseToken, update), json(update.artifacts), waitMs] as const;
    return (await this.write(RELEASE, bind)) !== null;
  }

  async requeue(id: string, leaseToken: string, update: Update, waitMs: number): Promise<boolean> {
    const bind = [...bindOf(id, leaseToken, update), json(update.artifacts), waitMs] as const;
    return (await this.write(REQUEUE_UNCOUNTED, bind)) !== null;
  }

  complete(
    id: string,
    leaseToken: string,
    update: Update,
    record: ReportRecord,
  ): Promise<ReportProgress | null> {
    return this.write(COMPLETE, [...bindOf(id, leaseToken, update), json(record)]);
  }

  async artifacts(id: string): Promise<Partial<Record<ReportStageName, unknown>>> {
    const rows = await this.database.rows<{ stage: ReportStageName; content: unknown }>(
      `SELECT stage, content FROM report_artifacts WHERE report_id = $1::uuid`,
      [id],
    );
    return Object.fromEntries(rows.map((row) => [row.stage, row.content]));
  }

  async sweep(): Promise<{ readonly requeued: number; readonly failed: number }> {
    // A report without an account is left to the process that started it.
    const lost = (attempts: string) => `id IN (SELECT id FROM reports
      WHERE status = 'running' AND lease_until < clock_timestamp() AND account_id IS NOT NULL
        AND attempt ${attempts} max_attempts FOR UPDATE SKIP LOCKED)`;
    const requeued = await this.database.rows<{ id: string }>(
      `WITH changed AS (
         UPDATE reports SET updated_at = clock_timestamp(), version = version + 1, stages = ${STAGES_PAUSED}${LOST}
         WHERE ${lost('<')} RETURNING *),
       ${posted(DUE_AFTER_LOSS)} SELECT id FROM changed`,
    );
    const failed = await this.database.rows<{ id: string }>(
      `WITH changed AS (
         UPDATE reports SET status = 'failed', updated_at = clock_timestamp(), version = version + 1,
           stages = ${STAGES_FAILED},
           error = jsonb_build_object('code', 'worker_lost', 'stage', stage, 'retryable', false,
             'message', 'The worker was lost ' || attempt || ' times while it made this report.')${LOST}${ENDED}
         WHERE ${lost('>=')} RETURNING id),
       ${CLEARED} SELECT id FROM changed`,
    );
    for (const { id } of [...requeued, ...failed]) this.notify(id);
    await deleteStale(
      this.database,
      'make-report',
      `SELECT FROM reports r WHERE r.id = o.ref AND r.status = 'running' AND r.lease_token IS NULL`,
    );
    return { requeued: requeued.length, failed: failed.length };
  }

  private async write(
    statement: string,
    bind: readonly [id: string, ...Bind[]],
  ): Promise<ReportProgress | null> {
    const progress = await this.progressOf(statement, bind);
    if (progress) this.notify(bind[0]);
    return progress;
  }

  private notify(id: string): void {
    this.database.notify(`report:${id}`);
  }
}

type Update = RunUpdate<ReportStageName>;

/** `$1` to `$8` of a worker's write. */
function bindOf(id: string, leaseToken: string, update: Update): readonly [id: string, ...Bind[]] {
  const { stage, progress, stages, warnings, error, fetches, queries, modelCalls, modelTokens } = update;
  const { waitedMs } = update;
  return [
    id,
    leaseToken,
    stage,
    progress,
    json(stages),
    json(warnings),
    error === null ? null : json(error),
    json({ fetches, queries, modelCalls, modelTokens, waitedMs }),
  ];
}
