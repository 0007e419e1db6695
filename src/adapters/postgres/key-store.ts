import type { Actor } from '../../domain/access/actor.js';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import type { KeyStore } from '../../ports/key-store.js';
import { instantSql, type Database } from './connection.js';
import { EVENTS_CHANNEL } from './event-bus.js';

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly user_id: string;
  readonly newsroom_id: string;
  readonly permission: Permission;
  readonly token_prefix: string;
  readonly created: string;
  readonly revoked: string | null;
}

interface ActorRow {
  readonly key_id: string;
  readonly key_name: string;
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
}

const KEY = `k.id, k.name, k.user_id, k.newsroom_id, k.permission, k.token_prefix,
  ${instantSql('k.created_at')} AS created, ${instantSql('k.revoked_at')} AS revoked`;

const ACTOR = `SELECT k.id AS key_id, k.name AS key_name, k.permission, k.newsroom_id AS key_newsroom_id,
    u.id AS user_id, u.name AS user_name, u.newsroom_id AS user_newsroom_id, u.may_spend,
    a.id AS account_id, a.name AS account_name, a.status = 'open' AS account_open,
    p.id AS plan_id, p.name AS plan_name, p.content_api, p.articles_per_month
  FROM api_keys k JOIN users u ON u.id = k.user_id JOIN accounts a ON a.id = u.account_id
    JOIN plans p ON p.id = a.plan_id
  WHERE k.revoked_at IS NULL`;

export class PostgresKeyStore implements KeyStore {
  constructor(private readonly database: Database) {}

  async findActor(tokenHash: Uint8Array): Promise<Actor | null> {
    return toActor(
      await this.database.row<ActorRow>(`${ACTOR} AND k.token_hash = $1::bytea`, [Buffer.from(tokenHash)]),
    );
  }

  async actorOfKey(keyId: string): Promise<Actor | null> {
    return toActor(await this.database.row<ActorRow>(`${ACTOR} AND k.id = $1::uuid`, [keyId]));
  }

  async insert(key: Parameters<KeyStore['insert']>[0]): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      `INSERT INTO api_keys AS k (id, user_id, newsroom_id, name, permission, token_hash, token_prefix)
       SELECT $1::uuid, u.id, u.newsroom_id, $3, $4, $5::bytea, $6 FROM users u WHERE u.id = $2::uuid
       ON CONFLICT (user_id, name) DO NOTHING RETURNING ${KEY}`,
      [key.id, key.userId, key.name, key.permission, Buffer.from(key.tokenHash), key.prefix],
    );
    return row ? toKey(row) : null;
  }

  async list(userId: string | null): Promise<readonly ApiKey[]> {
    const rows = await this.database.rows<KeyRow>(
      `SELECT ${KEY} FROM api_keys k WHERE $1::uuid IS NULL OR k.user_id = $1::uuid ORDER BY k.created_at, k.id`,
      [userId],
    );
    return rows.map(toKey);
  }

  async findByName(userId: string, name: string): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      `SELECT ${KEY} FROM api_keys k WHERE k.user_id = $1::uuid AND k.name = $2`,
      [userId, name],
    );
    return row ? toKey(row) : null;
  }

  async revoke(keyId: string): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      // Subscriptions opened with this key are woken, find it gone, and end.
      `WITH k AS (UPDATE api_keys SET revoked_at = COALESCE(revoked_at, clock_timestamp()) WHERE id = $1::uuid
         RETURNING *)
       SELECT ${KEY}, pg_notify('${EVENTS_CHANNEL}', 'key:' || k.id) FROM k`,
      [keyId],
    );
    return row ? toKey(row) : null;
  }

  async userExists(userId: string): Promise<boolean> {
    return (await this.database.row(`SELECT 1 AS found FROM users WHERE id = $1::uuid`, [userId])) !== null;
  }
}

function toKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    userId: row.user_id,
    newsroomId: row.newsroom_id,
    permission: row.permission,
    prefix: row.token_prefix,
    createdAt: row.created,
    revokedAt: row.revoked,
  };
}

function toActor(row: ActorRow | null): Actor | null {
  if (!row) return null;
  return {
    keyId: row.key_id,
    keyName: row.key_name,
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
