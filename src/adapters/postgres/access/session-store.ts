import type { Actor, Arrival } from '../../../domain/access/actor.js';
import { MOST_SESSIONS, SESSION_DAYS, type Session } from '../../../domain/access/session.js';
import type { KeyStore } from '../../../ports/access/key-store.js';
import type { NewSession, SessionsOf, SessionStore, SignInBy } from '../../../ports/access/session-store.js';
import { batched } from '../database/batched.js';
import { instantSql, type Database } from '../database/connection.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';
import { prepared } from '../database/prepared.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { KEY, toKey, type KeyRow } from './key-store.js';

interface SessionRow extends KeyRow {
  readonly session_id: string;
  readonly user_agent: string;
  readonly signed_in: string;
  readonly last_seen: string;
  readonly ends: string;
}

/** Neither unused for too long, nor too old, nor ended. */
const HOLDS = `(s.ends_at > clock_timestamp() AND s.last_seen_at + s.idle > clock_timestamp())`;
const KEY_HOLDS = '(k.revoked_at IS NULL OR k.revoked_at > clock_timestamp())';

/** A key that was rotated may hold for a while longer; LEAST passes by what is null. */
const SESSION = `s.id AS session_id, s.user_agent, ${instantSql('s.created_at')} AS signed_in,
  ${instantSql('s.last_seen_at')} AS last_seen, ${instantSql('LEAST(s.ends_at, s.last_seen_at + s.idle, k.revoked_at)')} AS ends, ${KEY}`;

interface Named {
  readonly token: string;
  readonly session_id: string;
  readonly key_id: string;
}

/** By the SHA-256 of their tokens in hex. */
const BY_TOKEN = prepared(
  `SELECT encode(s.token_hash, 'hex') AS token, s.id AS session_id, s.key_id FROM sessions s
   WHERE s.token_hash IN (SELECT decode(hash, 'hex') FROM unnest($1::text[]) AS hash) AND ${HOLDS}`,
);

/** Waits for no disk, as the count of the request: a crash may lose the last half second. */
const SEEN = prepared(
  `UPDATE sessions SET last_seen_at = clock_timestamp()
   WHERE id = (SELECT $1::uuid FROM set_config('synchronous_commit', 'off', true))`,
);

const ACTORS = prepared(
  `${actorSql('s.id AS session_id,', 'JOIN sessions s ON s.key_id = k.id')} AND s.id = ANY ($1::uuid[]) AND ${HOLDS}`,
);

/** Streams that were opened by a session listen to its key: they are woken, and find the session ended. */
const WAKE = `pg_notify('${EVENTS_CHANNEL}', 'key:' || key_id)`;

export class PostgresSessionStore implements SessionStore {
  private readonly findByToken = batched((tokens: readonly string[]) => this.named(tokens));

  /** As keys are looked up for subscriptions. */
  private readonly findActor = batched((ids: readonly string[]) => this.actorsOf(ids), 1000);

  /** @param keys of the same database */
  constructor(
    private readonly database: Database,
    private readonly keys: Pick<KeyStore, 'countRequest'>,
  ) {}

  async countRequest(tokenHash: Uint8Array): Promise<Arrival | null> {
    const named = await this.findByToken(Buffer.from(tokenHash).toString('hex'));
    if (!named) return null;
    const arrival = await this.keys.countRequest({ keyId: named.key_id });
    if (!arrival) return null;
    if (arrival.accepted) await this.database.rows(SEEN, [named.session_id]);
    return { ...arrival, actor: { ...arrival.actor, sessionId: named.session_id } };
  }

  private async named(tokens: readonly string[]): Promise<readonly (Named | null)[]> {
    const rows = await this.database.rows<Named>(BY_TOKEN, [tokens]);
    const found = new Map(rows.map((row) => [row.token, row]));
    return tokens.map((token) => found.get(token) ?? null);
  }

  actorOfSession(sessionId: string): Promise<Actor | null> {
    return this.findActor(sessionId);
  }

  private async actorsOf(ids: readonly string[]): Promise<readonly (Actor | null)[]> {
    const rows = await this.database.rows<ActorRow>(ACTORS, [ids]);
    const actors = new Map(rows.map((row) => [row.session_id, toActor(row)]));
    return ids.map((id) => actors.get(id) ?? null);
  }

  insert(session: NewSession, by: SignInBy): Promise<Session | null> {
    return this.database.inTransaction(async (database) => {
      const keyId = 'keyId' in by ? by.keyId : await takeTicket(database, by.ticketHash);
      if (keyId === null) return null;
      // A statement of its own: the next one has to see the sessions that others began before they released the lock.
      await database.rows('SELECT 1 FROM api_keys WHERE id = $1::uuid FOR NO KEY UPDATE', [keyId]);
      const row = await database.row<SessionRow>(
        `WITH k AS MATERIALIZED (SELECT k.* FROM api_keys k WHERE k.id = $2::uuid AND ${KEY_HOLDS}),
         s AS (
           INSERT INTO sessions (id, key_id, token_hash, user_agent, idle, ends_at)
           SELECT $1::uuid, k.id, $3::bytea, $4, $5::integer * interval '1 minute',
             clock_timestamp() + interval '${SESSION_DAYS} days' FROM k RETURNING *),
         surplus AS (
           UPDATE sessions SET ends_at = clock_timestamp() WHERE id IN (
             SELECT s.id FROM sessions s JOIN k ON k.id = s.key_id WHERE ${HOLDS}
             ORDER BY s.last_seen_at DESC, s.id OFFSET ${MOST_SESSIONS - 1})
           RETURNING key_id)
         SELECT ${SESSION}, (SELECT count(${WAKE}) FROM surplus) AS woken FROM s JOIN k ON k.id = s.key_id`,
        [session.id, keyId, Buffer.from(session.tokenHash), session.userAgent, session.idleMinutes],
      );
      return row && toSession(row);
    });
  }

  async insertTicket(ticket: Parameters<SessionStore['insertTicket']>[0]): Promise<void> {
    await this.database.rows(
      `WITH old AS (DELETE FROM sign_in_tickets WHERE ends_at <= clock_timestamp())
       INSERT INTO sign_in_tickets (token_hash, key_id, ends_at)
       VALUES ($1::bytea, $2::uuid, clock_timestamp() + $3::integer * interval '1 minute')`,
      [Buffer.from(ticket.tokenHash), ticket.keyId, ticket.minutes],
    );
  }

  async find(sessionId: string): Promise<Session | null> {
    const row = await this.database.row<SessionRow>(
      `SELECT ${SESSION} FROM sessions s JOIN api_keys k ON k.id = s.key_id
       WHERE s.id = $1::uuid AND ${HOLDS} AND ${KEY_HOLDS}`,
      [sessionId],
    );
    return row && toSession(row);
  }

  async list(of: SessionsOf, limit: number): Promise<readonly Session[]> {
    const rows = await this.database.rows<SessionRow>(
      `SELECT ${SESSION} FROM sessions s JOIN api_keys k ON k.id = s.key_id JOIN users u ON u.id = k.user_id
       WHERE ${ownerOf(of).column} = $1::uuid AND ${HOLDS} AND ${KEY_HOLDS}
       ORDER BY s.last_seen_at DESC, s.id LIMIT $2`,
      [ownerOf(of).id, limit],
    );
    return rows.map(toSession);
  }

  end(sessionId: string, of: SessionsOf): Promise<boolean> {
    const owner = ownerOf(of);
    return this.endThose(`s.id = $1::uuid AND ${owner.column} = $2::uuid`, [sessionId, owner.id]);
  }

  endByToken(tokenHash: Uint8Array): Promise<boolean> {
    return this.endThose('s.token_hash = $1::bytea', [Buffer.from(tokenHash)]);
  }

  private async endThose(condition: string, values: readonly (string | Buffer)[]): Promise<boolean> {
    const row = await this.database.row<{ readonly ended: number }>(
      `WITH ended AS (
         UPDATE sessions s SET ends_at = clock_timestamp() FROM api_keys k JOIN users u ON u.id = k.user_id
         WHERE k.id = s.key_id AND ${condition} AND ${HOLDS} AND ${KEY_HOLDS} RETURNING s.key_id)
       SELECT count(${WAKE})::integer AS ended FROM ended`,
      values,
    );
    return row !== null && row.ended > 0;
  }
}

/** Uses it up. Of two at once, the second waits for the first and finds nothing to delete. @returns its key */
async function takeTicket(database: Database, tokenHash: Uint8Array): Promise<string | null> {
  const row = await database.row<{ readonly key_id: string }>(
    'DELETE FROM sign_in_tickets WHERE token_hash = $1::bytea AND ends_at > clock_timestamp() RETURNING key_id',
    [Buffer.from(tokenHash)],
  );
  return row?.key_id ?? null;
}

function ownerOf(of: SessionsOf): { readonly column: 'k.id' | 'u.account_id'; readonly id: string } {
  return 'keyId' in of ? { column: 'k.id', id: of.keyId } : { column: 'u.account_id', id: of.accountId };
}

function toSession(row: SessionRow): Session {
  return {
    id: row.session_id,
    key: toKey(row),
    userAgent: row.user_agent,
    createdAt: row.signed_in,
    lastSeenAt: row.last_seen,
    endsAt: row.ends,
  };
}
