import type { Actor, Arrival } from '../../../domain/access/actor.js';
import type { AccountKey, ApiKey, Permission } from '../../../domain/access/key.js';
import type { KeyStore } from '../../../ports/access/key-store.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { batched } from '../database/batched.js';
import { instantSql, type Database } from '../database/connection.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';
import { prepared } from '../database/prepared.js';
import { countingRequests, countRequests, REFUSAL_MS } from './request-counts.js';

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly user_id: string;
  readonly newsroom_id: string;
  readonly permission: Permission;
  readonly token_prefix: string;
  readonly created: string;
  readonly revoked: string | null;
}

/** Its columns, of `k`. */
export const KEY = `k.id, k.name, k.user_id, k.newsroom_id, k.permission, k.token_prefix,
  ${instantSql('k.created_at')} AS created, ${instantSql('k.revoked_at')} AS revoked`;

const ACTORS = prepared(`${actorSql()} AND k.id = ANY ($1::uuid[])`);

/** By its id, or by the SHA-256 of its token in hex. */
const BY_ID = countRequests({ askedBy: 'k.id', type: 'uuid', where: 'k.id = ANY ($1::uuid[])' });
const BY_TOKEN = countRequests({
  askedBy: `encode(k.token_hash, 'hex')`,
  type: 'text',
  where: `k.token_hash IN (SELECT decode(hash, 'hex') FROM unnest($1::text[]) AS hash)`,
});

/** Of a key whose ring of requests is `r`: it holds its last one, and before the first the beginning of time. */
export const LAST_USED = `LATERAL (SELECT NULLIF(max(at), '-infinity') AS at FROM unnest(r.moments) AS at) AS used`;

export class PostgresKeyStore implements KeyStore {
  private readonly countById: (keyId: string) => Promise<Arrival | null>;
  private readonly countByToken: (tokenHash: string) => Promise<Arrival | null>;

  /** Subscriptions that are notified together look up their keys in one statement. */
  private readonly findActor = batched((ids: readonly string[]) => this.actorsOf(ids), 1000);

  /** @param refusalMs for tests that make room behind the process's back; default the product's own */
  constructor(
    private readonly database: Database,
    refusalMs = REFUSAL_MS,
  ) {
    this.countById = countingRequests(database, BY_ID, refusalMs);
    this.countByToken = countingRequests(database, BY_TOKEN, refusalMs);
  }

  countRequest(by: { readonly tokenHash: Uint8Array } | { readonly keyId: string }): Promise<Arrival | null> {
    return 'keyId' in by
      ? this.countById(by.keyId)
      : this.countByToken(Buffer.from(by.tokenHash).toString('hex'));
  }

  actorOfKey(keyId: string): Promise<Actor | null> {
    return this.findActor(keyId);
  }

  private async actorsOf(keyIds: readonly string[]): Promise<readonly (Actor | null)[]> {
    const rows = await this.database.rows<ActorRow>(ACTORS, [keyIds]);
    const actors = new Map(rows.map((row) => [row.key_id, toActor(row)]));
    return keyIds.map((id) => actors.get(id) ?? null);
  }

  async insert(key: Parameters<KeyStore['insert']>[0]): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      `WITH k AS (
         INSERT INTO api_keys (id, user_id, newsroom_id, name, permission, token_hash, token_prefix)
         SELECT $1::uuid, u.id, u.newsroom_id, $3, $4, $5::bytea, $6 FROM users u WHERE u.id = $2::uuid
         ON CONFLICT (user_id, name) DO NOTHING RETURNING *),
       counted AS (INSERT INTO key_requests (key_id) SELECT id FROM k)
       SELECT ${KEY} FROM k`,
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

  async findByNames(
    names: readonly { readonly userId: string; readonly name: string }[],
  ): Promise<readonly ApiKey[]> {
    const rows = await this.database.rows<KeyRow>(
      `SELECT ${KEY} FROM api_keys k WHERE (k.user_id, k.name) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))`,
      [names.map(({ userId }) => userId), names.map(({ name }) => name)],
    );
    return rows.map(toKey);
  }

  async revoke(keyId: string): ReturnType<KeyStore['revoke']> {
    const row = await this.database.row<KeyRow & { readonly is_now: boolean }>(
      // Subscriptions opened with this key are notified, find it revoked, and end.
      `WITH before AS MATERIALIZED (SELECT id, revoked_at FROM api_keys WHERE id = $1::uuid FOR NO KEY UPDATE),
       k AS (UPDATE api_keys AS key SET revoked_at = LEAST(key.revoked_at, clock_timestamp()) FROM before
         WHERE key.id = before.id
         RETURNING key.*, (before.revoked_at IS NULL OR before.revoked_at > key.revoked_at) AS is_now)
       SELECT ${KEY}, k.is_now, pg_notify('${EVENTS_CHANNEL}', 'key:' || k.id) FROM k`,
      [keyId],
    );
    return row && { key: toKey(row), isRevokedNow: row.is_now };
  }

  async retire(keyId: string, overlapSeconds: number): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      `WITH k AS (UPDATE api_keys SET revoked_at = clock_timestamp() + $2::integer * interval '1 second',
           name = name || ' until ' || to_char((clock_timestamp() + $2::integer * interval '1 second') AT TIME ZONE 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
         WHERE id = $1::uuid AND revoked_at IS NULL RETURNING *)
       SELECT ${KEY}, pg_notify('${EVENTS_CHANNEL}', 'key:' || k.id) FROM k`,
      [keyId, overlapSeconds],
    );
    return row ? toKey(row) : null;
  }

  async find(keyId: string): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(`SELECT ${KEY} FROM api_keys k WHERE k.id = $1::uuid`, [
      keyId,
    ]);
    return row ? toKey(row) : null;
  }

  ofAccount(accountId: string, keyId: string | null, limit: number): Promise<readonly AccountKey[]> {
    return this.database.rows<AccountKey>(
      `SELECT k.id, k.name, k.permission, k.token_prefix AS prefix, ${instantSql('k.created_at')} AS "createdAt",
         ${instantSql('k.revoked_at')} AS "revokedAt", ${instantSql('used.at')} AS "lastUsedAt",
         jsonb_build_object('id', u.id, 'name', u.name) AS owner
       FROM users u JOIN api_keys k ON k.user_id = u.id LEFT JOIN key_requests r ON r.key_id = k.id, ${LAST_USED}
       WHERE u.account_id = $1::uuid AND ($2::uuid IS NULL OR k.id = $2::uuid)
       ORDER BY k.created_at DESC, k.id LIMIT $3::integer`,
      [accountId, keyId, limit],
    );
  }

  async accountOf(userId: string): Promise<string | null> {
    const row = await this.database.row<{ readonly account_id: string }>(
      'SELECT account_id FROM users WHERE id = $1::uuid',
      [userId],
    );
    return row?.account_id ?? null;
  }
}

export function toKey(row: KeyRow): ApiKey {
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
