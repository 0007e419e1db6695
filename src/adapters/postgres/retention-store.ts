import type { RetentionStore } from '../../ports/retention-store.js';
import type { Database } from './database/connection.js';

/** Chosen: a job has about twenty events of 2 KB and eight artifacts, 53 KB in all, and its record 25 KB of texts that no sentence rests on; together a few megabytes a statement. */
const JOBS_AT_ONCE = 100;
/** Chosen: reports have some hundred kilobytes each. */
const REPORTS_AT_ONCE = 20;
/** Chosen: records have some hundred kilobytes each, which are packed again. */
const RECORDS_AT_ONCE = 20;
/** Chosen: rows of a few hundred bytes. */
const ROWS_AT_ONCE = 1000;

/** As in the index for it. Relative to the start of the statement, which is constant, so that the index can be used. */
const moment = (column: string) => `(${column} AT TIME ZONE 'UTC')`;
const EXPIRED = moment(`(statement_timestamp() - $1::integer * interval '1 day')`);
const ENDED = moment('finished_at');

/**
 * A record without the texts of those sources for which a condition on `source` holds. Records of other versions may have other
 * sources, or none.
 */
const withoutTexts = (of: string) => `CASE jsonb_typeof(provenance -> 'sources') WHEN 'array' THEN
        jsonb_set(provenance, '{sources}', COALESCE((
          SELECT jsonb_agg(CASE WHEN ${of} THEN jsonb_set(source, '{text}', 'null') ELSE source END ORDER BY n)
          FROM jsonb_array_elements(provenance -> 'sources') WITH ORDINALITY AS each (source, n)), '[]'))
      ELSE provenance END`;

/**
 * The mark is locked first, so one of several processes continues from it and the others leave. Keys are given as lists, for
 * which PostgreSQL uses the index whatever its statistics of the table. A record that somebody is changing keeps the texts of its
 * uncited sources as long as the others.
 */
const EXPIRE_JOBS = `WITH mark AS MATERIALIZED (
    SELECT ended_at, id FROM retention_marks WHERE kind = 'jobs' FOR UPDATE SKIP LOCKED),
  expired AS MATERIALIZED (
    SELECT j.ref, j.ended_at FROM mark, LATERAL (
      SELECT ref, ${ENDED} AS ended_at FROM jobs
      WHERE finished_at IS NOT NULL AND (${ENDED}, ref) > (mark.ended_at, mark.id) AND ${ENDED} < ${EXPIRED}
      ORDER BY ${ENDED}, ref LIMIT ${JOBS_AT_ONCE}) AS j),
  events AS (DELETE FROM job_events WHERE job_ref = ANY (ARRAY(SELECT ref FROM expired))),
  artifacts AS (DELETE FROM job_artifacts WHERE job_ref = ANY (ARRAY(SELECT ref FROM expired))),
  uncited AS MATERIALIZED (
    SELECT id FROM articles WHERE $2::boolean AND job_ref = ANY (ARRAY(SELECT ref FROM expired)) AND has_source_texts IS NOT FALSE
      AND jsonb_path_exists(provenance, '$.sources[*] ? (@.citedCount == 0 && @.text != null)') FOR UPDATE SKIP LOCKED),
  records AS (
    UPDATE articles SET provenance = ${withoutTexts(`source -> 'citedCount' = '0'`)}
    WHERE id = ANY (ARRAY(SELECT id FROM uncited))),
  moved AS (
    UPDATE retention_marks m SET ended_at = last.ended_at, id = last.ref
    FROM (SELECT ended_at, ref FROM expired ORDER BY ended_at DESC, ref DESC LIMIT 1) AS last
    WHERE m.kind = 'jobs')
  SELECT count(*)::integer AS n FROM expired`;

/** Rows that another process is deleting are skipped. */
const deleteOldest = (table: string, key: string, ended: string, before: string, atOnce: number) =>
  `WITH expired AS (
     DELETE FROM ${table} WHERE ${key} = ANY (ARRAY(
       SELECT ${key} FROM ${table} WHERE ${ended} < ${before} ORDER BY ${ended} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED))
     RETURNING 1)
   SELECT count(*)::integer AS n FROM expired`;

const EXPIRE_REPORTS = deleteOldest('reports', 'id', ENDED, EXPIRED, REPORTS_AT_ONCE);
const EXPIRE_SOURCE_TEXTS = `WITH expired AS (
    UPDATE articles SET provenance = ${withoutTexts(`source ? 'text'`)}
    WHERE id = ANY (ARRAY(
      SELECT id FROM articles WHERE has_source_texts
        AND created_at < statement_timestamp() - $1::integer * interval '1 day'
      ORDER BY created_at LIMIT ${RECORDS_AT_ONCE} FOR UPDATE SKIP LOCKED))
    RETURNING 1)
  SELECT count(*)::integer AS n FROM expired`;
const EXPIRE_LEDGER = deleteOldest('paid_actions', 'subject', moment('at'), EXPIRED, ROWS_AT_ONCE);
/** Its trigger lets go of entries for this statement alone. */
const EXPIRE_AUDIT_LOG = deleteOldest(
  'audit_log',
  'id',
  'at',
  `statement_timestamp() - $1::integer * interval '1 day'
     AND set_config('galley.expires_audit_log', 'on', true) = 'on'`,
  ROWS_AT_ONCE,
);
const EXPIRE_EVENTS = deleteOldest(
  'events',
  'id',
  'at',
  `statement_timestamp() - $1::integer * interval '1 day'`,
  ROWS_AT_ONCE,
);
/** The caller's clock names the day, and it may differ from the database's. */
const EXPIRE_SEARCHES = deleteOldest(
  'search_answers',
  'key',
  'day',
  `(now() AT TIME ZONE 'UTC')::date - 1`,
  ROWS_AT_ONCE,
);

const EXPIRE_SITE_PAGES = deleteOldest(
  'site_pages',
  'id',
  'seen_at',
  `statement_timestamp() - $1::integer * interval '1 day'`,
  ROWS_AT_ONCE,
);

/** No request that was under way when it ended still looks for it. One that nobody uses goes with its latest end, too. */
const expireSessions = (table: 'sessions' | 'operator_sessions') =>
  deleteOldest(table, 'id', 'ends_at', `statement_timestamp() - interval '1 hour'`, ROWS_AT_ONCE);
const EXPIRE_SESSIONS = expireSessions('sessions');
const EXPIRE_OPERATOR_SESSIONS = expireSessions('operator_sessions');

/** Slots that have passed delay no request. */
const EXPIRE_SLOTS = deleteOldest(
  'origin_slots',
  'origin',
  'next_at',
  `statement_timestamp() - interval '1 minute'`,
  ROWS_AT_ONCE,
);

export class PostgresRetentionStore implements RetentionStore {
  constructor(private readonly database: Database) {}

  expireJobs(days: number, areTextsForEver = false): Promise<number> {
    return this.expire(EXPIRE_JOBS, days, !areTextsForEver);
  }

  expireReports(days: number): Promise<number> {
    return this.expire(EXPIRE_REPORTS, days);
  }

  expireSourceTexts(days: number): Promise<number> {
    return this.expire(EXPIRE_SOURCE_TEXTS, days);
  }

  expireLedger(days: number): Promise<number> {
    return this.expire(EXPIRE_LEDGER, days);
  }

  expireAuditLog(days: number): Promise<number> {
    return this.expire(EXPIRE_AUDIT_LOG, days);
  }

  expireEvents(days: number): Promise<number> {
    return this.expire(EXPIRE_EVENTS, days);
  }

  expireSearches(): Promise<number> {
    return this.expire(EXPIRE_SEARCHES);
  }

  expireSitePages(days: number): Promise<number> {
    return this.expire(EXPIRE_SITE_PAGES, days);
  }

  async expireSessions(): Promise<number> {
    return (await this.expire(EXPIRE_SESSIONS)) + (await this.expire(EXPIRE_OPERATOR_SESSIONS));
  }

  expireSlots(): Promise<number> {
    return this.expire(EXPIRE_SLOTS);
  }

  private async expire(statement: string, ...bind: readonly (number | boolean)[]): Promise<number> {
    return (await this.database.row<{ n: number }>(statement, bind))?.n ?? 0;
  }
}
