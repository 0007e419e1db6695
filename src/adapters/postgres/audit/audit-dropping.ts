import { RETAIN_COMMAND_LINE_DAYS, type AuditRetention } from '../../../domain/audit/audit-retention.js';
import type { Database } from '../database/connection.js';

/** Audits that are deleted in one statement. */
const DROPPED_AT_ONCE = 20;
/** Rows in one statement: of pages they are some 10 MB, which takes well under a second. */
const ROWS_AT_ONCE = 2000;
/** A list that is being written out when its audit is deleted is written to its end. */
const CLEARED_AFTER = `interval '10 minutes'`;
/** One of the command line that was stopped says so nowhere; nobody works on it any more. */
const ABANDONED_AFTER = `interval '1 day'`;
/** The largest first. */
const TABLES = ['audit_urls', 'audit_rows', 'audit_hits', 'audit_views', 'audit_sitemap_entries'] as const;

/** See `AuditStore.drop`. */
export async function dropAudits(database: Database, { newest, days }: AuditRetention): Promise<number> {
  const rows = await database.rows(
    // What is pinned as a baseline meanwhile stays: the row itself says so.
    `UPDATE audits SET dropped_at = clock_timestamp() WHERE dropped_at IS NULL AND NOT is_baseline AND id IN (
       SELECT id FROM (
         SELECT id, edition_id, status, created_at, attended_at, is_baseline,
           row_number() OVER (PARTITION BY edition_id, status ORDER BY created_at DESC, id DESC) AS place
         FROM audits WHERE dropped_at IS NULL) a
       WHERE NOT is_baseline AND CASE WHEN edition_id IS NULL
         THEN created_at < clock_timestamp() - $3::integer * interval '1 day' AND (status IN ('done', 'failed')
           OR COALESCE(attended_at, created_at) < clock_timestamp() - ${ABANDONED_AFTER})
         ELSE created_at < clock_timestamp() - $2::integer * interval '1 day'
           AND (status = 'done' AND place > $1::integer OR status = 'failed') END
       ORDER BY created_at LIMIT ${DROPPED_AT_ONCE})
     RETURNING id`,
    [newest, days, RETAIN_COMMAND_LINE_DAYS],
  );
  return rows.length;
}

/** See `AuditStore.clearDropped`. */
export async function clearDropped(database: Database): Promise<number> {
  const audit = await database.row<{ id: string }>(
    `SELECT id FROM audits WHERE dropped_at < clock_timestamp() - ${CLEARED_AFTER} ORDER BY dropped_at, id LIMIT 1`,
  );
  return audit === null ? 0 : clearAudit(database, audit.id);
}

/** Deletes some rows of a dropped audit, and at last itself. @returns how many */
export async function clearAudit(database: Database, id: string): Promise<number> {
  for (const table of TABLES) {
    // Others may do the same; each takes rows of its own.
    const rows = await database.rows(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE audit_id = $1::uuid
         LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING 1`,
      [id],
    );
    if (rows.length > 0) return rows.length;
  }
  const none = TABLES.map((table) => `NOT EXISTS (SELECT FROM ${table} WHERE audit_id = $1::uuid)`);
  const gone = await database.rows(
    `DELETE FROM audits WHERE id = $1::uuid AND dropped_at IS NOT NULL AND ${none.join(' AND ')} RETURNING id`,
    [id],
  );
  return gone.length;
}
