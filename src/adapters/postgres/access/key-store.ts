import type { Actor, Arrival } from '../../../domain/access/actor.js';
import { PAID_ACTION_LIMIT, REQUEST_LIMIT } from '../../../domain/access/limits.js';
import type { ApiKey, Permission } from '../../../domain/access/key.js';
import type { KeyStore } from '../../../ports/access/key-store.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { instantSql, type Database } from '../database/connection.js';
import { batched, batchedByKey, HELD_ELSEWHERE, type FoundByKey } from '../database/batched.js';
import { frees, HOUR_AGO } from './ledger-store.js';
import { prepared } from '../database/prepared.js';
import { rememberingRefusals } from './remember-refusals.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';

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
  /** How many of the requests were accepted. */
  readonly granted: number;
  readonly held_elsewhere: boolean;
  readonly requests_used: number;
  readonly requests_free: number | null;
  readonly hour_used: number;
  readonly hour_frees: number | null;
}

const KEY = `k.id, k.name, k.user_id, k.newsroom_id, k.permission, k.token_prefix,
  ${instantSql('k.created_at')} AS created, ${instantSql('k.revoked_at')} AS revoked`;

/** Read before the statement waited for other requests of the key, so never too late: requests count a little longer. */
const MINUTE_AGO = `statement_timestamp() - interval '${REQUEST_LIMIT.seconds} seconds'`;

/** Whether a key's row has to be written: there is room for a request, or a moment of the future after the clock was set back. */
const HAS_ROOM = `(r.moments[r.oldest] < ${MINUTE_AGO}
  OR r.moments[(r.oldest + cardinality(r.moments) - 2) % cardinality(r.moments) + 1] > clock_timestamp())`;

/**
 * Counts requests and returns callers with the state of their limits, for many keys in one round trip: `$1` are the keys,
 * `$2` how many requests of each. Requests over the limit lock and write nothing. The commit is asynchronous: a crash of
 * PostgreSQL may lose the last half second of requests, which spend nothing, and otherwise every request would wait for
 * a disk.
 *
 * After a clock was set back, some stored moments are in the future and would lock the key out until they are a minute
 * old. They are treated as the present, which is the latest that they can have been.
 *
 * @param key the column of a key `k` that `$1` holds
 * @param type its type
 * @param passingBy what to do about a row that another transaction has locked
 */
const countRequests = (key: 'token_hash' | 'key_id', passingBy: '' | 'SKIP LOCKED') =>
  prepared(
    `WITH asked AS (SELECT * FROM unnest($1::${key === 'key_id' ? 'uuid' : 'text'}[], $2::integer[]) AS a (key, requests)),
     caller AS (${actorSql(`encode(k.token_hash, 'hex') AS token_hash,`)}
       AND ${key === 'key_id' ? 'k.id = ANY ($1::uuid[])' : `k.token_hash IN (SELECT decode(hash, 'hex') FROM unnest($1::text[]) AS hash)`}),
     locked AS (
       SELECT r.key_id, asked.requests, r.moments[r.oldest:] || r.moments[:r.oldest - 1] AS moments,
         set_config('synchronous_commit', 'off', true)
       FROM key_requests r JOIN caller c ON c.key_id = r.key_id JOIN asked ON asked.key = c.${key}
       WHERE c.account_open AND ${HAS_ROOM} FOR UPDATE OF r ${passingBy}),
     due AS (
       SELECT key_id, ring.moments, least(requests, room.free) AS granted FROM locked,
         LATERAL (SELECT CASE WHEN locked.moments[cardinality(locked.moments)] > clock_timestamp()
           THEN ARRAY(SELECT least(at, clock_timestamp()) FROM unnest(locked.moments) WITH ORDINALITY AS u (at, place)
             ORDER BY place)
           ELSE locked.moments END AS moments) AS ring,
         LATERAL (SELECT count(*)::integer AS free FROM unnest(ring.moments) AS at WHERE at < ${MINUTE_AGO}) AS room),
     counted AS (
       UPDATE key_requests r SET oldest = 1,
         moments = due.moments[due.granted + 1:] || array_fill(clock_timestamp(), ARRAY[due.granted])
       FROM due WHERE r.key_id = due.key_id RETURNING r.key_id, r.moments, due.granted),
     ring AS (SELECT key_id, moments, granted, false AS held_elsewhere FROM counted UNION ALL
       SELECT r.key_id, r.moments, 0, c.account_open AND ${HAS_ROOM} FROM key_requests r JOIN caller c ON c.key_id = r.key_id
       WHERE NOT EXISTS (SELECT 1 FROM counted WHERE counted.key_id = r.key_id))
     SELECT c.*, ring.granted, ring.held_elsewhere, minute.used AS requests_used, minute.frees AS requests_free,
       hour.used AS hour_used, hour.frees AS hour_frees
     FROM caller c JOIN ring ON ring.key_id = c.key_id,
       LATERAL (SELECT count(*)::integer AS used,
           least(${frees('min(at)', REQUEST_LIMIT.seconds)}, ${REQUEST_LIMIT.seconds}) AS frees
         FROM unnest(ring.moments) AS at WHERE at >= ${MINUTE_AGO}) AS minute,
       LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', PAID_ACTION_LIMIT.seconds)} AS frees
         FROM paid_actions WHERE key_id = c.key_id AND at >= ${HOUR_AGO}) AS hour`,
  );

const ACTORS = prepared(`${actorSql()} AND k.id = ANY ($1::uuid[])`);

/** The statements for one way to name a key: one for many keys, and one that waits for the row of a single key. */
const BY_ID = { shared: countRequests('key_id', 'SKIP LOCKED'), apart: countRequests('key_id', '') };
const BY_TOKEN = {
  shared: countRequests('token_hash', 'SKIP LOCKED'),
  apart: countRequests('token_hash', ''),
};

/**
 * How long a refusal is answered from the cache at most, in ms: so long may a revocation take to be noticed (decisions
 * §3). The key's window never frees sooner than the database said.
 */
export const REFUSAL_MS = 1000;

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
    const counting = (by: typeof BY_ID, keyOf: (row: ArrivalRow) => string) =>
      rememberingRefusals(
        batchedByKey((asked, isApart) => this.countAll(by, asked, isApart, keyOf), database.maxCalls),
        refusalMs,
      );
    this.countById = counting(BY_ID, (row) => row.key_id);
    this.countByToken = counting(BY_TOKEN, (row) => row.token_hash);
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

  private async countAll(
    { shared, apart }: typeof BY_ID,
    asked: ReadonlyMap<string, number>,
    isApart: boolean,
    keyOf: (row: ArrivalRow) => string,
  ): Promise<FoundByKey<Arrival>> {
    const rows = await this.database.rows<ArrivalRow>(isApart ? apart : shared, [
      [...asked.keys()],
      [...asked.values()].map(String),
    ]);
    const found = new Map<string, readonly Arrival[] | typeof HELD_ELSEWHERE>();
    for (const row of rows) {
      const key = keyOf(row);
      const callers = { length: asked.get(key) ?? 0 };
      found.set(
        key,
        row.held_elsewhere && !isApart
          ? HELD_ELSEWHERE
          : Array.from(callers, (_, place) => toArrival(row, place)),
      );
    }
    return found;
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

  async revoke(keyId: string): Promise<ApiKey | null> {
    const row = await this.database.row<KeyRow>(
      // Subscriptions opened with this key are notified, find it revoked, and end.
      `WITH k AS (UPDATE api_keys SET revoked_at = LEAST(revoked_at, clock_timestamp()) WHERE id = $1::uuid
         RETURNING *)
       SELECT ${KEY}, pg_notify('${EVENTS_CHANNEL}', 'key:' || k.id) FROM k`,
      [keyId],
    );
    return row ? toKey(row) : null;
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

  async userExists(userId: string): Promise<boolean> {
    return (await this.database.row(`SELECT 1 AS found FROM users WHERE id = $1::uuid`, [userId])) !== null;
  }
}

/** @param place of the caller among those of the key in this statement, from 0: the first are accepted */
function toArrival(row: ArrivalRow, place: number): Arrival {
  const accepted = place < row.granted;
  return {
    actor: toActor(row),
    accepted,
    requests: {
      // A request that waited for others and was refused sees the ring as it was before them.
      used: accepted ? row.requests_used - (row.granted - 1 - place) : REQUEST_LIMIT.quota,
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
