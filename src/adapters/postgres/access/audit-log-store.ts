import type { NewLogEntry } from '../../../domain/access/audit-log.js';
import { withoutTokens } from '../../../domain/access/key.js';
import type { AuditLogStore } from '../../../ports/access/audit-log-store.js';
import { json, type Database } from '../database/connection.js';
import { prepared } from '../database/prepared.js';

/** Stands for no account among the places. */
const NO_ACCOUNT = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Entries of a statement, of some 300 bytes each. */
const ENTRIES_AT_ONCE = 1000;

/**
 * The places are locked in the order of the accounts, so that no two transactions wait for each other. A place moves on by
 * as many microseconds as there are entries at least, so its entries have moments of their own behind all that went before,
 * though the clock be set back.
 */
const ADD = prepared(
  `WITH given AS MATERIALIZED (
     SELECT e.*, COALESCE(e."accountId", ${NO_ACCOUNT}) AS place, count(*) OVER () AS all_of_them
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("accountId" uuid, actor jsonb, action text, object jsonb,
       details jsonb, "requestId" text)) WITH ORDINALITY AS e ("accountId", actor, action, object, details, "requestId", n)),
   places AS (
     INSERT INTO audit_log_places AS p (account_id, last_at)
     SELECT place, clock_timestamp() FROM given GROUP BY place ORDER BY place
     ON CONFLICT (account_id) DO UPDATE SET last_at = GREATEST(clock_timestamp(),
       p.last_at + (SELECT count(*) FROM given) * interval '1 microsecond')
     RETURNING account_id, last_at)
   INSERT INTO audit_log (at, account_id, actor, action, object_kind, object_id, details, request_id)
   SELECT p.last_at - (g.all_of_them - g.n) * interval '1 microsecond', g."accountId", g.actor, g.action,
     g.object ->> 'kind', g.object ->> 'id', g.details, g."requestId"
   FROM given g JOIN places p ON p.account_id = g.place`,
);

export class PostgresAuditLogStore implements AuditLogStore {
  constructor(private readonly database: Database) {}

  async add(entries: readonly NewLogEntry[]): Promise<void> {
    // Its callers read and change other rows first: an entry alone would tell of what never came to be.
    if (!this.database.isInTransaction) throw new Error('an entry of the audit log needs a transaction');
    const placeOf = ({ accountId }: NewLogEntry) => accountId ?? '';
    const sorted = entries.toSorted((a, b) =>
      placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0,
    );
    for (let at = 0; at < sorted.length; at += ENTRIES_AT_ONCE)
      await this.database.rows(ADD, [withoutTokens(json(sorted.slice(at, at + ENTRIES_AT_ONCE)))]);
  }
}
