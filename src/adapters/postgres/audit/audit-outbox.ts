import { AUDIT_WORKERS } from '../../../domain/audit/audit.js';
import type { AuditStore } from '../../../ports/audit/audit-store.js';
import type { Swept } from '../../../ports/run-store.js';
import type { Database } from '../database/connection.js';
import { claimedSql, deleteStale, POSTED_ANEW } from '../job/outbox-store.js';
import { OPEN, UNDERWAY } from './crawl-store.js';

/** The work of an audit in the outbox. */
export const WORK = 'work-on-audit';
/** Audits that are enqueued again in one statement. */
const SWEPT_AT_ONCE = 20;

/** Of an entry of the outbox, whether its message in the queue is lost. */
const isLost = (quietMs: string) =>
  `(o.enqueued_at < clock_timestamp() - 20 * ${quietMs}::integer * interval '1 millisecond')`;
/**
 * Nobody has worked on an audit for `quietMs`, none has its lease, and it is not in the outbox. Messages wait in the queue
 * behind others for as long as those take; after twenty times as long they count as lost.
 */
const unattended = (quietMs: string) => `(lease_until IS NULL OR lease_until < clock_timestamp())
  AND (attended_at IS NULL OR attended_at < clock_timestamp() - ${quietMs}::integer * interval '1 millisecond')
  AND NOT EXISTS (SELECT FROM outbox o WHERE o.kind = '${WORK}' AND o.ref = audits.id AND ${isLost(quietMs)} IS NOT TRUE)`;

/** Enqueues audits, each by one of the processes that ask together. @param which the audits, as a query */
const post = (which: string, quietMs: string) => `INSERT INTO outbox AS o (kind, ref, due_at, messages)
  SELECT '${WORK}', id, clock_timestamp(), ${AUDIT_WORKERS} FROM (${which}) AS a
  ON CONFLICT (ref, kind) DO UPDATE SET messages = EXCLUDED.messages, ${POSTED_ANEW} WHERE ${isLost(quietMs)}
  RETURNING o.ref`;

/** See `AuditStore.postUnattended`. */
export async function postUnattended(database: Database, id: string, quietMs: number): Promise<boolean> {
  const row = await database.row(
    post(
      `SELECT id FROM audits WHERE id = $1::uuid AND ${unattended('$2')}
       AND (status = 'analysing' OR status = 'crawling' AND site IS NOT NULL AND NOT ${OPEN})`,
      '$2',
    ),
    [id, quietMs],
  );
  return row !== null;
}

/** See `AuditStore.attend`. */
export async function attendAudit(database: Database, id: string): ReturnType<AuditStore['attend']> {
  const row = await database.row<{ account_id: string | null; trace_context: string | null }>(
    `WITH changed AS (
       UPDATE audits SET attended_at = clock_timestamp() WHERE id = $1::uuid AND ${UNDERWAY}
       RETURNING id, account_id, trace_context),
     ${claimedSql(WORK, 'changed', 'id')} SELECT account_id, trace_context FROM changed`,
    [id],
  );
  return !row?.account_id ? null : { accountId: row.account_id, trace: row.trace_context };
}

/** See `AuditStore.sweep`. */
export async function sweepAudits(database: Database, quietMs: number): Promise<Swept> {
  const rows = await database.rows(
    post(
      `SELECT id FROM audits WHERE account_id IS NOT NULL AND ${UNDERWAY} AND ${unattended('$1')}
       ORDER BY attended_at NULLS FIRST LIMIT ${SWEPT_AT_ONCE}`,
      '$1',
    ),
    [quietMs],
  );
  await deleteStale(database, WORK, `SELECT FROM audits a WHERE a.id = o.ref AND a.${UNDERWAY}`);
  return { requeued: rows.length, failed: 0 };
}
