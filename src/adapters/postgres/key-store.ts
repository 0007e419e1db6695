import type { Actor, Arrival } from '../../domain/access/actor.js';
import { PAID_ACTION_LIMIT, REQUEST_LIMIT } from '../../domain/access/limits.js';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import type { KeyStore } from '../../ports/key-store.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { instantSql, type Database } from './connection.js';
import { gathered, gatheredOnceEach } from './gathered.js';
import { frees, HOUR_AGO } from './ledger-store.js';
import { prepared } from './prepared.js';
import { EVENTS_CHANNEL } from './signals.js';

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

interface ArrivalRow extends ActorRow {
  /** In hex. */
  readonly token_hash: string;
  readonly taken: boolean;
  readonly requests_used: number;
  readonly requests_free: number | null;
  readonly hour_used: number;
  readonly hour_frees: number | null;
}

const KEY = `k.id, k.name, k.user_id, k.newsroom_id, k.permission, k.token_prefix,
  ${instantSql('k.created_at')} AS created, ${instantSql('k.revoked_at')} AS revoked`;

/** Before the statement waited for the key's other requests, so never too late: those then count for a little longer. */
const MINUTE_AGO = `statement_timestamp() - interval '${REQUEST_LIMIT.seconds} seconds'`;

/**
 * Who calls, the request counted, and what is left of the key's limits, for many keys in one round trip. A request over
 * the limit writes nothing. The keys are locked in one order: two such statements would else wait for each other. The
 * commit is not waited for on the disk: a crash of PostgreSQL may forget the last half second of requests, which spend
 * nothing, and every request would else wait for a disk.
 */
const take = (condition: string) =>
  prepared(
    `WITH caller AS (${actorSql(`encode(k.token_hash, 'hex') AS token_hash,`)} AND ${condition}),
     locked AS (
       SELECT r.key_id FROM key_requests r JOIN caller c ON c.key_id = r.key_id WHERE c.account_open
       ORDER BY r.key_id FOR UPDATE OF r),
     taken AS (
       UPDATE key_requests r SET moments[r.oldest] = clock_timestamp(), oldest = r.oldest % cardinality(r.moments) + 1
       FROM locked WHERE r.key_id = locked.key_id AND r.moments[r.oldest] < ${MINUTE_AGO}
       RETURNING r.key_id, r.moments, set_config('synchronous_commit', 'off', true)),
     ring AS (SELECT key_id, moments, true AS taken FROM taken UNION ALL
       SELECT r.key_id, r.moments, false FROM key_requests r JOIN caller c ON c.key_id = r.key_id
       WHERE NOT EXISTS (SELECT 1 FROM taken WHERE taken.key_id = r.key_id))
     SELECT c.*, ring.taken, minute.used AS requests_used, minute.frees AS requests_free, hour.used AS hour_used,
       hour.frees AS hour_frees
     FROM caller c JOIN ring ON ring.key_id = c.key_id,
       LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', REQUEST_LIMIT.seconds)} AS frees
         FROM unnest(ring.moments) AS at WHERE at >= ${MINUTE_AGO}) AS minute,
       LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', PAID_ACTION_LIMIT.seconds)} AS frees
         FROM paid_actions WHERE key_id = c.key_id AND at >= ${HOUR_AGO}) AS hour`,
  );
const TAKE_BY_ID = take('k.id = ANY ($1::uuid[])');
const TAKE_BY_TOKEN = take(`k.token_hash IN (SELECT decode(hash, 'hex') FROM unnest($1::text[]) AS hash)`);

const ACTORS = prepared(`${actorSql()} AND k.id = ANY ($1::uuid[])`);

export class PostgresKeyStore implements KeyStore {
  private readonly takeById = gatheredOnceEach((ids) => this.takeAll(TAKE_BY_ID, ids, (row) => row.key_id));
  private readonly takeByToken = gatheredOnceEach((hashes) =>
    this.takeAll(TAKE_BY_TOKEN, hashes, (row) => row.token_hash),
  );

  /** Watchers who are woken together ask for their keys together, as many as there are. */
  private readonly findActor = gathered((ids: readonly string[]) => this.actorsOf(ids), 1000);

  constructor(private readonly database: Database) {}

  takeRequest(by: { readonly tokenHash: Uint8Array } | { readonly keyId: string }): Promise<Arrival | null> {
    return 'keyId' in by
      ? this.takeById(by.keyId)
      : this.takeByToken(Buffer.from(by.tokenHash).toString('hex'));
  }

  actorOfKey(keyId: string): Promise<Actor | null> {
    return this.findActor(keyId);
  }

  private async actorsOf(keyIds: readonly string[]): Promise<readonly (Actor | null)[]> {
    const rows = await this.database.rows<ActorRow>(ACTORS, [keyIds]);
    const actors = new Map(rows.map((row) => [row.key_id, toActor(row)]));
    return keyIds.map((id) => actors.get(id) ?? null);
  }

  /** A statement counts one request of a key. */
  private async takeAll(
    statement: string,
    keys: readonly string[],
    keyOf: (row: ArrivalRow) => string,
  ): Promise<ReadonlyMap<string, Arrival>> {
    const rows = await this.database.rows<ArrivalRow>(statement, [keys]);
    return new Map(rows.map((row) => [keyOf(row), toArrival(row)]));
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

function toArrival(row: ArrivalRow): Arrival {
  return {
    actor: toActor(row),
    accepted: row.taken,
    // One that was refused after it waited for others sees the ring as it was before them.
    requests: {
      used: row.taken ? row.requests_used : REQUEST_LIMIT.quota,
      freesInSeconds: row.requests_free,
    },
    paidActions: { used: row.hour_used, freesInSeconds: row.hour_frees },
  };
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
