import { PAID_ACTION_LIMIT, type PaidActionKind, type Spending } from '../../domain/access/limits.js';
import type { LedgerStore, Spender } from '../../ports/ledger-store.js';
import type { Database } from './connection.js';

/** The first moment that still counts for an hourly limit: an action of exactly an hour ago does. */
export const HOUR_AGO = `clock_timestamp() - interval '${PAID_ACTION_LIMIT.seconds} seconds'`;

/** Of the moment `oldest`: the seconds until it no longer counts. */
export const frees = (oldest: string, seconds: number) =>
  `EXTRACT(EPOCH FROM ${oldest} + interval '${seconds} seconds' - clock_timestamp())::float8`;

interface SpendingRow {
  readonly key_used: number;
  readonly key_frees: number | null;
  readonly newsroom_used: number;
  readonly ceiling: number | null;
  readonly plan_used: number;
  readonly allowance: number | null;
}

export class PostgresLedgerStore implements LedgerStore {
  constructor(private readonly database: Database) {}

  async open({ accountId, newsroomId, keyId }: Spender): Promise<Spending> {
    // A statement of its own: what counts is what stands in the ledger once the lock is had, and a statement sees
    // only what was there when it began.
    await this.database.rows(`SELECT id FROM accounts WHERE id = $1::uuid FOR NO KEY UPDATE`, [accountId]);
    const row = await this.database.row<SpendingRow>(
      `SELECT k.used AS key_used, k.frees AS key_frees, n.hourly_ceiling AS ceiling, p.articles_per_month AS allowance,
         CASE WHEN n.hourly_ceiling IS NULL THEN 0 ELSE
           (SELECT count(*)::integer FROM paid_actions WHERE newsroom_id = $2::uuid AND at >= ${HOUR_AGO}) END AS newsroom_used,
         CASE WHEN p.articles_per_month IS NULL THEN 0 ELSE
           (SELECT count(*)::integer FROM paid_actions WHERE account_id = $1::uuid AND kind = 'article' AND returned_at IS NULL
             AND at >= date_trunc('month', clock_timestamp(), 'UTC')) END AS plan_used
       FROM accounts a JOIN plans p ON p.id = a.plan_id JOIN newsrooms n ON n.id = $2::uuid AND n.account_id = a.id,
         LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', PAID_ACTION_LIMIT.seconds)} AS frees
           FROM paid_actions WHERE key_id = $3::uuid AND at >= ${HOUR_AGO}) k
       WHERE a.id = $1::uuid`,
      [accountId, newsroomId, keyId],
    );
    if (!row) throw new Error('the plan or the newsroom of a spender is gone');
    return {
      key: { used: row.key_used, freesInSeconds: row.key_frees },
      newsroom: { used: row.newsroom_used, ceiling: row.ceiling },
      plan: { used: row.plan_used, allowance: row.allowance },
    };
  }

  async spend(spender: Spender, kind: PaidActionKind, subjects: readonly string[]): Promise<void> {
    await this.database.rows(
      `INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
       SELECT subject, $2, $3::uuid, $4::uuid, $5::uuid, clock_timestamp() FROM unnest($1::uuid[]) AS subject`,
      [subjects, kind, spender.accountId, spender.newsroomId, spender.keyId],
    );
  }
}
