import type { Instant } from '../../../domain/instant.js';
import type { Plan } from '../../../domain/schedule/plan-due.js';
import {
  MOST_SCHEDULES,
  type RunCode,
  type Schedule,
  type ScheduledRun,
  type ScheduleTerms,
  type WorkEnd,
} from '../../../domain/schedule/schedule.js';
import type {
  EndedRun,
  NewSchedule,
  RunEnd,
  ScheduleChange,
  ScheduleStore,
  WaitingRun,
} from '../../../ports/schedule-store.js';
import { brokenConstraint, instantSql, json, type Database } from '../database/connection.js';
import { readRun, readSchedule, RUN, SCHEDULE } from './read-schedule.js';

const NAME_TAKEN = 'schedules_one_name_an_edition';

/** The work of a started run `r` of a schedule `s`; without a status where it was deleted. */
const WORK = `LEFT JOIN jobs j ON s.kind = 'article' AND j.account_id = s.account_id AND j.id = r.work_id
  LEFT JOIN reports p ON s.kind = 'research' AND p.id = r.work_id
  LEFT JOIN audits a ON s.kind = 'audit' AND a.id = r.work_id AND a.dropped_at IS NULL`;
const STATUS = `COALESCE(j.status, p.status, a.status, 'gone')`;
const ERROR_CODE = `COALESCE(p.error ->> 'code', a.error ->> 'code')`;
const IS_OVER = `${STATUS} NOT IN ('queued', 'running', 'crawling', 'analysing')`;
const UNDERWAY = `r.outcome = 'started' AND r.work_end IS NULL`;

/** Runs that are deleted at once. Chosen: rows of a few hundred bytes. */
const ROWS_AT_ONCE = 1000;

interface ScheduleRow {
  readonly schedule: unknown;
}

export class PostgresScheduleStore implements ScheduleStore {
  constructor(private readonly database: Database) {}

  async now(): Promise<Instant> {
    const row = await this.database.row<{ now: Instant }>(`SELECT ${instantSql('clock_timestamp()')} AS now`);
    if (!row) throw new Error('the database has no clock');
    return row.now;
  }

  async insert(schedule: NewSchedule) {
    const { id, accountId, editionId, keyId, name, template, anchorAt, nextAt } = schedule;
    // Callers who add to one edition wait for each other, so that all are counted.
    await this.database.rows('SELECT id FROM editions WHERE id = $1::uuid FOR NO KEY UPDATE', [editionId]);
    const row = await this.database.row<{ room: boolean; inserted: boolean }>(
      `WITH room AS (SELECT count(*) < ${MOST_SCHEDULES} AS is_left FROM schedules WHERE edition_id = $3::uuid),
       added AS (
         INSERT INTO schedules (id, account_id, edition_id, key_id, name, kind, terms, anchor_at, next_at)
         SELECT $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7::jsonb, $8::timestamptz, $9::timestamptz
         FROM room WHERE is_left ON CONFLICT (edition_id, name) DO NOTHING RETURNING id)
       SELECT is_left AS room, EXISTS (SELECT 1 FROM added) AS inserted FROM room`,
      [id, accountId, editionId, keyId, name, template.kind, json(termsOf(schedule)), anchorAt, nextAt],
    );
    if (row?.inserted === true) return null;
    return row?.room === true ? ('name_taken' as const) : ('too_many' as const);
  }

  find(accountId: string, id: string): Promise<Schedule | null> {
    return this.read('s.account_id = $1::uuid AND s.id = $2::uuid', accountId, id);
  }

  async ofEditions(editionIds: readonly string[]): Promise<Map<string, Schedule[]>> {
    const rows = await this.database.rows<ScheduleRow>(
      `SELECT ${SCHEDULE} FROM schedules s WHERE s.edition_id = ANY ($1::uuid[]) ORDER BY s.edition_id, s.name`,
      [editionIds],
    );
    const found = new Map<string, Schedule[]>();
    for (const schedule of schedulesIn(rows))
      found.set(schedule.editionId, [...(found.get(schedule.editionId) ?? []), schedule]);
    return found;
  }

  lock(accountId: string, id: string): Promise<Schedule | null> {
    return this.read('s.account_id = $1::uuid AND s.id = $2::uuid FOR UPDATE', accountId, id);
  }

  async change(id: string, change: ScheduleChange): Promise<boolean> {
    const { name = null, keyId = null, anchorAt = null, nextAt, failures = null, pause } = change;
    try {
      await this.database.rows(
        `UPDATE schedules SET terms = terms || $2::jsonb, name = COALESCE($3, name), key_id = COALESCE($4::uuid, key_id),
           anchor_at = COALESCE($5::timestamptz, anchor_at), failures = COALESCE($6::integer, failures),
           next_at = CASE WHEN $7::boolean THEN $8::timestamptz ELSE next_at END,
           resumed_at = CASE WHEN $9::boolean AND NOT $10::boolean THEN clock_timestamp() ELSE resumed_at END,
           paused_at = CASE WHEN NOT $9::boolean THEN paused_at WHEN $10::boolean THEN clock_timestamp() END,
           paused_by = CASE WHEN NOT $9::boolean THEN paused_by WHEN $10::boolean THEN $11 END,
           paused_note = CASE WHEN NOT $9::boolean THEN paused_note WHEN $10::boolean THEN $12 END,
           version = version + 1, updated_at = clock_timestamp()
         WHERE id = $1::uuid`,
        [
          id,
          json(termsOf(change)),
          name,
          keyId,
          anchorAt,
          failures,
          nextAt !== undefined,
          nextAt ?? null,
          pause !== undefined,
          pause !== undefined && pause !== null,
          pause?.by ?? null,
          pause?.note ?? null,
        ],
      );
      return true;
    } catch (error) {
      if (brokenConstraint(error) === NAME_TAKEN) return false;
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await this.database.rows('DELETE FROM schedules WHERE id = $1::uuid', [id]);
  }

  async replaceKey(keyId: string, byKeyId: string): Promise<void> {
    await this.database.rows('UPDATE schedules SET key_id = $2::uuid WHERE key_id = $1::uuid', [
      keyId,
      byKeyId,
    ]);
  }

  async due(limit: number) {
    const now = await this.now();
    const rows = await this.database.rows<ScheduleRow>(
      `SELECT ${SCHEDULE} FROM schedules s WHERE s.paused_at IS NULL AND s.next_at <= $1::timestamptz
       ORDER BY s.next_at LIMIT $2::integer`,
      [now, limit],
    );
    return { now, schedules: schedulesIn(rows) };
  }

  async plan({ id, nextAt, version }: Schedule, plan: Plan): Promise<boolean> {
    // The row is locked and changed in one go, so of several processes the first one records its runs, and the others none.
    const row = await this.database.row(
      `WITH planned AS (
         UPDATE schedules SET next_at = $4::timestamptz
         WHERE id = $1::uuid AND next_at = $2::timestamptz AND version = $3::integer AND paused_at IS NULL
         RETURNING id, edition_id),
       runs AS (
         INSERT INTO scheduled_runs (id, schedule_id, edition_id, planned_at, until_at, moments, cause, outcome, try_at, expires_at)
         SELECT r.id, p.id, p.edition_id, r."plannedAt", r."untilAt", r.moments, 'plan', r.outcome, r."tryAt", r."expiresAt"
         FROM planned p, jsonb_to_recordset($5::jsonb) AS r (id uuid, "plannedAt" timestamptz, "untilAt" timestamptz,
           moments integer, outcome text, "tryAt" timestamptz, "expiresAt" timestamptz)
         ON CONFLICT (schedule_id, planned_at) DO NOTHING)
       SELECT id FROM planned`,
      [id, nextAt, version, plan.nextAt, json(plan.runs)],
    );
    return row !== null;
  }

  async waiting(limit: number): Promise<readonly WaitingRun[]> {
    const rows = await this.database.rows<
      ScheduleRow & { run: unknown; tries: number; expires: Instant | null; now: Instant }
    >(
      `SELECT ${RUN} AS run, ${SCHEDULE}, r.tries, ${instantSql('r.expires_at')} AS expires,
         ${instantSql('clock_timestamp()')} AS now
       FROM scheduled_runs r JOIN schedules s ON s.id = r.schedule_id
       WHERE r.outcome = 'waiting' AND r.try_at <= statement_timestamp() ORDER BY r.try_at, r.planned_at LIMIT $1::integer`,
      [limit],
    );
    return rows.flatMap(({ run: stored, schedule, tries, expires: expiresAt, now }) => {
      const [run, of] = [readRun(stored), readSchedule(schedule)];
      return run === null || of === null ? [] : [{ run, schedule: of, tries, expiresAt, now }];
    });
  }

  async busyWith(scheduleId: string): Promise<string | null> {
    const row = await this.database.row<{ work_id: string }>(
      `SELECT r.work_id FROM scheduled_runs r JOIN schedules s ON s.id = r.schedule_id ${WORK}
       WHERE r.schedule_id = $1::uuid AND ${UNDERWAY} AND NOT ${IS_OVER} ORDER BY r.planned_at LIMIT 1`,
      [scheduleId],
    );
    return row?.work_id ?? null;
  }

  async start(runId: string): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE scheduled_runs SET outcome = 'started', code = NULL, started_at = clock_timestamp(), work_id = id
       WHERE id = $1::uuid AND outcome = 'waiting' RETURNING id`,
      [runId],
    );
    return row !== null;
  }

  async insertStarted({ id, editionId }: Schedule, runId: string, at: Instant): Promise<void> {
    await this.database.rows(
      `INSERT INTO scheduled_runs (id, schedule_id, edition_id, planned_at, until_at, cause, outcome, started_at, work_id)
       VALUES ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $4::timestamptz, 'caller', 'started', clock_timestamp(), $1::uuid)`,
      [runId, id, editionId, at],
    );
  }

  async settle(runId: string, { outcome, code, workId }: RunEnd): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE scheduled_runs SET outcome = $2, code = $3, work_id = $4::uuid
       WHERE id = $1::uuid AND outcome = 'waiting' RETURNING id`,
      [runId, outcome, code, workId],
    );
    return row !== null;
  }

  async settlePaused(scheduleId: string): Promise<void> {
    await this.database.rows(
      `UPDATE scheduled_runs SET outcome = 'paused' WHERE schedule_id = $1::uuid AND outcome = 'waiting'`,
      [scheduleId],
    );
  }

  async postpone(
    runId: string,
    code: RunCode | null,
    seconds: number,
    catchupSeconds: number,
  ): Promise<void> {
    await this.database.rows(
      `UPDATE scheduled_runs SET code = $2::text, try_at = clock_timestamp() + $3::integer * interval '1 second',
         tries = CASE WHEN $2::text IS NULL THEN tries ELSE tries + 1 END,
         expires_at = CASE WHEN $2::text IS NOT NULL
           THEN COALESCE(expires_at, clock_timestamp() + $4::integer * interval '1 second') END
       WHERE id = $1::uuid AND outcome = 'waiting'`,
      [runId, code, seconds, catchupSeconds],
    );
  }

  async isBehindAnother({ scheduleId, plannedAt }: ScheduledRun): Promise<boolean> {
    const row = await this.database.row(
      `SELECT 1 AS is_there FROM scheduled_runs r
       WHERE r.schedule_id = $1::uuid AND r.outcome = 'waiting' AND r.planned_at < $2::timestamptz LIMIT 1`,
      [scheduleId, plannedAt],
    );
    return row !== null;
  }

  async ended(limit: number): Promise<readonly EndedRun[]> {
    const rows = await this.database.rows<ScheduleRow & { run: unknown; end: WorkEnd }>(
      `SELECT ${RUN} AS run, ${SCHEDULE},
         CASE WHEN ${STATUS} = 'failed' AND ${ERROR_CODE} = 'cancelled' THEN 'cancelled' ELSE ${STATUS} END AS end
       FROM scheduled_runs r JOIN schedules s ON s.id = r.schedule_id ${WORK}
       WHERE ${UNDERWAY} AND ${IS_OVER} ORDER BY r.planned_at LIMIT $1::integer`,
      [limit],
    );
    return rows.flatMap(({ run: stored, schedule, end }) => {
      const [run, of] = [readRun(stored), readSchedule(schedule)];
      return run === null || of === null ? [] : [{ run, schedule: of, end }];
    });
  }

  async endWork(runId: string, end: WorkEnd): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE scheduled_runs SET work_end = $2 WHERE id = $1::uuid AND outcome = 'started' AND work_end IS NULL RETURNING id`,
      [runId, end],
    );
    return row !== null;
  }

  async wakeBuffered(scheduleId: string): Promise<void> {
    await this.database.rows(
      `UPDATE scheduled_runs SET try_at = clock_timestamp()
       WHERE schedule_id = $1::uuid AND outcome = 'waiting' AND expires_at IS NULL`,
      [scheduleId],
    );
  }

  async countFailures(scheduleId: string, isFailure: boolean): Promise<number> {
    const row = await this.database.row<{ failures: number }>(
      `UPDATE schedules SET failures = CASE WHEN $2::boolean THEN failures + 1 ELSE 0 END WHERE id = $1::uuid
       RETURNING failures`,
      [scheduleId, isFailure],
    );
    return row?.failures ?? 0;
  }

  async expireRuns(days: number): Promise<number> {
    const row = await this.database.row<{ n: number }>(
      `WITH expired AS (
         DELETE FROM scheduled_runs WHERE id = ANY (ARRAY(
           SELECT id FROM scheduled_runs
           WHERE planned_at < statement_timestamp() - $1::integer * interval '1 day' AND outcome <> 'waiting'
           ORDER BY planned_at LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED))
         RETURNING 1)
       SELECT count(*)::integer AS n FROM expired`,
      [days],
    );
    return row?.n ?? 0;
  }

  private async read(where: string, ...bind: readonly string[]): Promise<Schedule | null> {
    const row = await this.database.row<ScheduleRow>(
      `SELECT ${SCHEDULE} FROM schedules s WHERE ${where}`,
      bind,
    );
    return row && readSchedule(row.schedule);
  }
}

function schedulesIn(rows: readonly ScheduleRow[]): Schedule[] {
  return rows.flatMap(({ schedule }) => readSchedule(schedule) ?? []);
}

/** What is stored as `terms`; those that are undefined are left out. */
function termsOf(terms: Partial<ScheduleTerms>): Partial<Omit<ScheduleTerms, 'name'>> {
  const { template, recurrence, timeZone, startsAt, endsAt, jitterSeconds, overlap, catchupSeconds } = terms;
  return {
    ...(template && { template }),
    ...(recurrence && { recurrence }),
    ...(timeZone !== undefined && { timeZone }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(jitterSeconds !== undefined && { jitterSeconds }),
    ...(overlap && { overlap }),
    ...(catchupSeconds !== undefined && { catchupSeconds }),
    ...(terms.pauseAfter !== undefined && { pauseAfter: terms.pauseAfter }),
  };
}
