import { PAID_ACTION_LIMIT, REQUEST_LIMIT, type PaidActionKind } from '../../../domain/access/limits.js';
import type { KeyUsage, UsageCount } from '../../../domain/access/usage.js';
import type { LedgerStore, OpenLedger, Spender } from '../../../ports/access/ledger-store.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { instantSql, type Database } from '../database/connection.js';

/**
 * The first moment that counts for an hourly limit: an action of exactly an hour ago does. It is the start of the
 * statement, which is constant, so that an index of moments can be used; with `clock_timestamp()` the whole history of a
 * key would be read. Later spending may be counted against an earlier hour, so it never counts too little.
 */
export const HOUR_AGO = `statement_timestamp() - interval '${PAID_ACTION_LIMIT.seconds} seconds'`;

/** The seconds until the moment `oldest` leaves the window. */
export const frees = (oldest: string, seconds: number) =>
  `EXTRACT(EPOCH FROM ${oldest} + interval '${seconds} seconds' - clock_timestamp())::float8`;

interface SpendingRow extends ActorRow {
  readonly key_used: number;
  readonly key_frees: number | null;
  readonly newsroom_used: number;
  readonly ceiling: number | null;
  readonly plan_used: number;
  readonly allowance: number | null;
}

export class PostgresLedgerStore implements LedgerStore {
  constructor(private readonly database: Database) {}

  async open({ accountId, newsroomId, keyId }: Spender): Promise<OpenLedger | null> {
    // A statement of its own: a statement sees only what was committed when it began, and the ledger must be read after
    // the lock was acquired.
    await this.database.rows(`SELECT id FROM accounts WHERE id = $1::uuid FOR NO KEY UPDATE`, [accountId]);
    const row = await this.database.row<SpendingRow>(
      `WITH caller AS (${actorSql()} AND k.id = $3::uuid)
       SELECT c.*, hour.used AS key_used, hour.frees AS key_frees, n.hourly_ceiling AS ceiling,
         c.articles_per_month AS allowance,
         CASE WHEN n.hourly_ceiling IS NULL THEN 0 ELSE
           (SELECT count(*)::integer FROM paid_actions WHERE newsroom_id = $2::uuid AND at >= ${HOUR_AGO}) END AS newsroom_used,
         COALESCE((SELECT articles FROM account_months WHERE account_id = $1::uuid
           AND month = date_trunc('month', statement_timestamp(), 'UTC')), 0) AS plan_used
       FROM caller c JOIN newsrooms n ON n.id = $2::uuid AND n.account_id = $1::uuid,
         LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', PAID_ACTION_LIMIT.seconds)} AS frees
           FROM paid_actions WHERE key_id = $3::uuid AND at >= ${HOUR_AGO}) hour
       WHERE c.account_id = $1::uuid`,
      [accountId, newsroomId, keyId],
    );
    return (
      row && {
        actor: toActor(row),
        spending: {
          key: { used: row.key_used, freesInSeconds: row.key_frees },
          newsroom: { used: row.newsroom_used, ceiling: row.ceiling },
          plan: { used: row.plan_used, allowance: row.allowance },
        },
      }
    );
  }

  async usage({ accountId, newsroomId, keyId }: Spender) {
    const window = (limit: string, counted: string, seconds: number) =>
      `(SELECT jsonb_build_object('limit', ${limit}, 'used', count(*),
          'freesAt', ${instantSql(`(min(at) + interval '${seconds} seconds')`)}) FROM ${counted})`;
    const spent = (owner: string) => `paid_actions WHERE ${owner} AND at >= ${HOUR_AGO}`;
    const { quota, seconds } = PAID_ACTION_LIMIT;
    return this.database.row<Readonly<Record<keyof KeyUsage, UsageCount>>>(
      `SELECT
         ${window(
           String(REQUEST_LIMIT.quota),
           `key_requests r, unnest(r.moments) AS at
            WHERE r.key_id = $3::uuid AND at >= statement_timestamp() - interval '${REQUEST_LIMIT.seconds} seconds'`,
           REQUEST_LIMIT.seconds,
         )} AS minute,
         ${window(String(quota), spent('key_id = $3::uuid'), seconds)} AS hour,
         ${window('n.hourly_ceiling', spent('newsroom_id = $2::uuid'), seconds)} AS newsroom,
         jsonb_build_object('limit', p.articles_per_month, 'used', COALESCE(m.articles, 0),
           'freesAt', ${instantSql("(month.start + interval '1 month')")}) AS month
       FROM (SELECT date_trunc('month', statement_timestamp(), 'UTC') AS start) AS month
       CROSS JOIN accounts a JOIN plans p ON p.id = a.plan_id JOIN newsrooms n ON n.account_id = a.id
       LEFT JOIN account_months m ON m.account_id = a.id AND m.month = month.start
       WHERE a.id = $1::uuid AND n.id = $2::uuid`,
      [accountId, newsroomId, keyId],
    );
  }

  async hasSpent(subject: string): Promise<boolean> {
    const row = await this.database.row('SELECT subject FROM paid_actions WHERE subject = $1::uuid', [
      subject,
    ]);
    return row !== null;
  }

  async spend(spender: Spender, kind: PaidActionKind, subjects: readonly string[]): Promise<void> {
    await this.database.rows(
      `INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
       SELECT subject, $2, $3::uuid, $4::uuid, $5::uuid, clock_timestamp() FROM unnest($1::uuid[]) AS subject`,
      [subjects, kind, spender.accountId, spender.newsroomId, spender.keyId],
    );
  }
}
