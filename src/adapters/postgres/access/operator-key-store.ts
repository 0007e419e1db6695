import { REQUEST_LIMIT } from '../../../domain/access/limits.js';
import type {
  Operator,
  OperatorArrival,
  OperatorKey,
  OperatorSession,
} from '../../../domain/access/operator-key.js';
import { MOST_SESSIONS, SESSION_DAYS } from '../../../domain/access/session.js';
import type { OperatorKeyStore, OperatorToken } from '../../../ports/access/operator-key-store.js';
import type { NewSession } from '../../../ports/access/session-store.js';
import { batchedByKey, type FoundByKey } from '../database/batched.js';
import { instantSql, type Database } from '../database/connection.js';

const KEY_HOLDS = '(k.revoked_at IS NULL OR k.revoked_at > clock_timestamp())';
/** Neither unused for too long, nor too old, nor ended. */
const HOLDS = '(s.ends_at > clock_timestamp() AND s.last_seen_at + s.idle > clock_timestamp())';

const KEY = `k.id, k.name, 'ops' AS permission, k.token_prefix AS prefix, ${instantSql('k.created_at')} AS "createdAt",
  ${instantSql('k.revoked_at')} AS "revokedAt", ${instantSql(`NULLIF(k.moments[120], '-infinity')`)} AS "lastUsedAt"`;

const SESSION = `s.id, s.key_id AS "keyId", k.token_prefix AS "keyPrefix", s.user_agent AS "userAgent",
  ${instantSql('s.created_at')} AS "createdAt", ${instantSql('s.last_seen_at')} AS "lastSeenAt",
  ${instantSql('LEAST(s.ends_at, s.last_seen_at + s.idle, k.revoked_at)')} AS "endsAt"`;

/** Read before the statement waited for other requests of the caller, so never too late: requests count a little longer. */
const MINUTE_AGO = `statement_timestamp() - interval '${REQUEST_LIMIT.seconds} seconds'`;

/** After a clock was set back, moments of the future count as the present, which is the latest that they can have been. */
const PAST = `ARRAY(SELECT LEAST(at, clock_timestamp()) FROM unnest(k.moments) WITH ORDINALITY AS u (at, place) ORDER BY place)`;

/** What the callers of a second statement see, where the first one found no room. */
const WINDOW = `LATERAL (SELECT count(*)::integer AS used,
    LEAST(extract(epoch FROM min(at) + interval '${REQUEST_LIMIT.seconds} seconds' - clock_timestamp())::float8,
      ${REQUEST_LIMIT.seconds}) AS frees
  FROM unnest(k.moments) AS at WHERE at >= ${MINUTE_AGO}) AS w`;

/**
 * Counts requests of one key, as many of `$2` as there is room for. Operators are few, so the row of the key is locked, and
 * the condition is examined again after the wait.
 * @param whose names the key by `$1`
 */
const countSql = (whose: string) =>
  `WITH locked AS (
     SELECT k.* FROM operator_keys k
     WHERE ${whose} AND ${KEY_HOLDS} AND LEAST(k.moments[1], clock_timestamp()) < ${MINUTE_AGO} FOR UPDATE),
   due AS (
     SELECT k.id, past.moments, least($2::integer, room.free) AS granted FROM locked k,
       LATERAL (SELECT ${PAST} AS moments) AS past,
       LATERAL (SELECT count(*)::integer AS free FROM unnest(past.moments) AS at WHERE at < ${MINUTE_AGO}) AS room),
   k AS (
     UPDATE operator_keys k SET moments = due.moments[due.granted + 1:] || array_fill(clock_timestamp(), ARRAY[due.granted])
     FROM due WHERE k.id = due.id RETURNING k.*, due.granted)
   SELECT k.id, k.name, k.token_prefix AS prefix, k.granted, w.used, w.frees FROM k, ${WINDOW}`;
const lookSql = (whose: string) =>
  `SELECT k.id, k.name, k.token_prefix AS prefix, 0 AS granted, w.used, w.frees FROM operator_keys k, ${WINDOW} WHERE ${whose} AND ${KEY_HOLDS}`;

const BY_TOKEN = 'k.token_hash = $1::bytea';
const BY_ID = 'k.id = $1::uuid';

interface ArrivalRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** How many of the requests were accepted. */
  readonly granted: number;
  readonly used: number;
  readonly frees: number | null;
}

/** What requests name their key by, as one text: a token of the key, or one of a session. */
const NAMED_BY = { token: 'token ', session: 'session ' } as const;

export class PostgresOperatorKeyStore implements OperatorKeyStore {
  /** Requests with one token that come together share their statements, as those of customers do. */
  private readonly counted: (named: string) => Promise<OperatorArrival | null>;

  constructor(private readonly database: Database) {
    this.counted = batchedByKey((asked) => this.countAll(asked), database.maxCalls);
  }

  countRequest(by: OperatorToken): Promise<OperatorArrival | null> {
    const [how, hash] =
      'tokenHash' in by ? [NAMED_BY.token, by.tokenHash] : [NAMED_BY.session, by.sessionHash];
    return this.counted(`${how}${Buffer.from(hash).toString('hex')}`);
  }

  private async countAll(asked: ReadonlyMap<string, number>): Promise<FoundByKey<OperatorArrival>> {
    const found = new Map<string, readonly OperatorArrival[]>();
    for (const [named, requests] of asked) {
      const isSession = named.startsWith(NAMED_BY.session);
      const hash = Buffer.from(named.slice(named.indexOf(' ') + 1), 'hex');
      found.set(
        named,
        await (isSession ? this.countOfSession(hash, requests) : this.count(BY_TOKEN, hash, null, requests)),
      );
    }
    return found;
  }

  private async countOfSession(sessionHash: Buffer, requests: number): Promise<readonly OperatorArrival[]> {
    const session = await this.database.row<{ readonly id: string; readonly key_id: string }>(
      `SELECT s.id, s.key_id FROM operator_sessions s WHERE s.token_hash = $1::bytea AND ${HOLDS}`,
      [sessionHash],
    );
    if (!session) return [];
    const arrivals = await this.count(BY_ID, session.key_id, session.id, requests);
    if (arrivals[0]?.accepted) {
      await this.database.rows(
        'UPDATE operator_sessions SET last_seen_at = clock_timestamp() WHERE id = $1::uuid',
        [session.id],
      );
    }
    return arrivals;
  }

  /** @returns one for each request, those that were accepted first; none for an unknown key */
  private async count(
    whose: string,
    value: string | Buffer,
    sessionId: string | null,
    requests: number,
  ): Promise<readonly OperatorArrival[]> {
    const counted = await this.database.row<ArrivalRow>(countSql(whose), [value, requests]);
    const row = counted ?? (await this.database.row<ArrivalRow>(lookSql(whose), [value]));
    if (!row) return [];
    const { granted } = row;
    return Array.from({ length: requests }, (_, place) => ({
      operator: { keyId: row.id, keyName: row.name, keyPrefix: row.prefix, sessionId, permission: 'ops' },
      accepted: place < granted,
      requests: {
        used: place < granted ? row.used - (granted - 1 - place) : REQUEST_LIMIT.quota,
        freesInSeconds: row.frees,
      },
    }));
  }

  async holds({ keyId, sessionId }: Operator): Promise<boolean> {
    const row = await this.database.row(
      `SELECT 1 FROM operator_keys k WHERE k.id = $1::uuid AND ${KEY_HOLDS} AND ($2::uuid IS NULL OR EXISTS (
         SELECT 1 FROM operator_sessions s WHERE s.id = $2::uuid AND s.key_id = k.id AND ${HOLDS}))`,
      [keyId, sessionId],
    );
    return row !== null;
  }

  insert(key: Parameters<OperatorKeyStore['insert']>[0]): Promise<OperatorKey | null> {
    return this.database.row<OperatorKey>(
      `WITH k AS (
         INSERT INTO operator_keys (id, name, token_hash, token_prefix) VALUES ($1::uuid, $2, $3::bytea, $4)
         ON CONFLICT (name) DO NOTHING RETURNING *)
       SELECT ${KEY} FROM k`,
      [key.id, key.name, Buffer.from(key.tokenHash), key.prefix],
    );
  }

  list(): Promise<readonly OperatorKey[]> {
    return this.database.rows<OperatorKey>(`SELECT ${KEY} FROM operator_keys k ORDER BY k.created_at, k.id`);
  }

  find(keyId: string): Promise<OperatorKey | null> {
    return this.database.row<OperatorKey>(`SELECT ${KEY} FROM operator_keys k WHERE ${BY_ID}`, [keyId]);
  }

  retire(keyId: string, overlapSeconds: number): Promise<OperatorKey | null> {
    return this.database.row<OperatorKey>(
      `WITH k AS (UPDATE operator_keys SET revoked_at = clock_timestamp() + $2::integer * interval '1 second',
           name = name || ' until ' || to_char((clock_timestamp() + $2::integer * interval '1 second') AT TIME ZONE 'UTC',
             'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
         WHERE id = $1::uuid AND revoked_at IS NULL RETURNING *)
       SELECT ${KEY} FROM k`,
      [keyId, overlapSeconds],
    );
  }

  revoke(keyId: string): Promise<OperatorKey | null> {
    return this.database.row<OperatorKey>(
      `WITH k AS (UPDATE operator_keys SET revoked_at = LEAST(revoked_at, clock_timestamp()) WHERE id = $1::uuid
         RETURNING *)
       SELECT ${KEY} FROM k`,
      [keyId],
    );
  }

  insertSession(session: NewSession, keyId: string): Promise<OperatorSession | null> {
    return this.database.inTransaction(async (database) => {
      // A statement of its own: the next one has to see the sessions that others began before they released the lock.
      await database.rows(`SELECT 1 FROM operator_keys k WHERE ${BY_ID} FOR NO KEY UPDATE`, [keyId]);
      return database.row<OperatorSession>(
        `WITH k AS MATERIALIZED (SELECT k.* FROM operator_keys k WHERE k.id = $2::uuid AND ${KEY_HOLDS}),
         s AS (
           INSERT INTO operator_sessions (id, key_id, token_hash, user_agent, idle, ends_at)
           SELECT $1::uuid, k.id, $3::bytea, $4, $5::integer * interval '1 minute',
             clock_timestamp() + interval '${SESSION_DAYS} days' FROM k RETURNING *),
         surplus AS (
           UPDATE operator_sessions SET ends_at = clock_timestamp() WHERE id IN (
             SELECT s.id FROM operator_sessions s JOIN k ON k.id = s.key_id WHERE ${HOLDS}
             ORDER BY s.last_seen_at DESC, s.id OFFSET ${MOST_SESSIONS - 1}))
         SELECT ${SESSION} FROM s JOIN k ON k.id = s.key_id`,
        [session.id, keyId, Buffer.from(session.tokenHash), session.userAgent, session.idleMinutes],
      );
    });
  }

  sessions(keyId: string, limit: number): Promise<readonly OperatorSession[]> {
    return this.database.rows<OperatorSession>(
      `SELECT ${SESSION} FROM operator_sessions s JOIN operator_keys k ON k.id = s.key_id
       WHERE ${BY_ID} AND ${KEY_HOLDS} AND ${HOLDS} ORDER BY s.last_seen_at DESC, s.id LIMIT $2::integer`,
      [keyId, limit],
    );
  }

  endSession(sessionId: string, keyId: string): Promise<boolean> {
    return this.endThose('s.id = $1::uuid AND s.key_id = $2::uuid', [sessionId, keyId]);
  }

  endSessionByToken(tokenHash: Uint8Array): Promise<boolean> {
    return this.endThose('s.token_hash = $1::bytea', [Buffer.from(tokenHash)]);
  }

  private async endThose(condition: string, values: readonly (string | Buffer)[]): Promise<boolean> {
    const row = await this.database.row(
      `WITH ended AS (
         UPDATE operator_sessions s SET ends_at = clock_timestamp() WHERE ${condition} AND ${HOLDS} RETURNING 1)
       SELECT 1 FROM ended LIMIT 1`,
      values,
    );
    return row !== null;
  }
}
