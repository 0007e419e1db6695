import type { Actor } from '../../../domain/access/actor.js';
import type { Permission } from '../../../domain/access/key.js';

export interface ActorRow {
  readonly key_id: string;
  readonly key_name: string;
  readonly key_prefix: string;
  readonly permission: Permission;
  readonly key_newsroom_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly user_newsroom_id: string;
  readonly may_spend: boolean;
  readonly account_id: string;
  readonly account_name: string;
  readonly account_open: boolean;
  readonly plan_id: string;
  readonly plan_name: string;
  readonly content_api: boolean;
  readonly articles_per_month: number | null;
  /** Only where the callers are sessions. */
  readonly session_id?: string;
}

/**
 * Selects callers, one row for each key that is not revoked, or not yet: one that was rotated holds for a while longer; further conditions on `k` may be appended.
 *
 * @param more further columns, each with a comma after it
 * @param join further tables, each after its own `JOIN`
 */
export const actorSql = (
  more = '',
  join = '',
) => `SELECT ${more} k.id AS key_id, k.name AS key_name, k.token_prefix AS key_prefix, k.permission, k.newsroom_id AS key_newsroom_id,
    u.id AS user_id, u.name AS user_name, u.newsroom_id AS user_newsroom_id, u.may_spend,
    a.id AS account_id, a.name AS account_name, a.status = 'open' AS account_open,
    p.id AS plan_id, p.name AS plan_name, p.content_api, p.articles_per_month
  FROM api_keys k JOIN users u ON u.id = k.user_id JOIN accounts a ON a.id = u.account_id
    JOIN plans p ON p.id = a.plan_id ${join}
  WHERE (k.revoked_at IS NULL OR k.revoked_at > clock_timestamp())`;

export function toActor(row: ActorRow): Actor {
  return {
    keyId: row.key_id,
    sessionId: row.session_id ?? null,
    keyName: row.key_name,
    keyPrefix: row.key_prefix,
    permission: row.permission,
    keyNewsroomId: row.key_newsroom_id,
    userId: row.user_id,
    userName: row.user_name,
    userNewsroomId: row.user_newsroom_id,
    maySpend: row.may_spend,
    accountId: row.account_id,
    accountName: row.account_name,
    accountOpen: row.account_open,
    plan: {
      id: row.plan_id,
      name: row.plan_name,
      contentApi: row.content_api,
      articlesPerMonth: row.articles_per_month,
    },
  };
}
