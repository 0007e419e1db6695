import { randomUUID } from 'node:crypto';
import { WORK_KINDS, type WorkKind } from '../../../domain/jobs.js';
import type { OutboxClaim, OutboxEntry, OutboxStore } from '../../../ports/outbox-store.js';
import type { Database } from '../database/connection.js';

/** What is written of an entry anew has no say any more; nor has who claimed it. */
export const POSTED_ANEW = `due_at = EXCLUDED.due_at, enqueued_at = NULL, claim_token = NULL, claimed_until = NULL`;
const IS_FREE = `(claimed_until IS NULL OR claimed_until <= clock_timestamp())`;

/** The part of a statement that has these rows wait for a worker. @param key of the work, a column of `rows` */
export const postedSql = (
  kind: WorkKind,
  rows: string,
  key: string,
  dueAt: string,
  messages = 1,
) => `posted AS (
  INSERT INTO outbox (kind, ref, due_at, messages) SELECT '${kind}', ${key}, ${dueAt}, ${messages} FROM ${rows}
  ON CONFLICT (ref, kind) DO UPDATE SET messages = EXCLUDED.messages, ${POSTED_ANEW})`;

/** The part of a statement by which these rows wait no more. @param key of the work, a column of `rows` */
export const claimedSql = (kind: WorkKind, rows: string, key: string) => `unposted AS (
  DELETE FROM outbox o USING ${rows} c WHERE o.kind = '${kind}' AND o.ref = c.${key})`;

/** Whether work waits for its next attempt: word of it may come early, from before it was put back. @param key of the work */
export const isPausedSql = (kind: WorkKind, key: string) => `EXISTS (SELECT FROM outbox
  WHERE kind = '${kind}' AND ref = ${key} AND enqueued_at IS NULL AND due_at > clock_timestamp())`;

/**
 * For longer than any transaction lives that puts work back: its statements end after 5 s, and it may idle for 10 s.
 * An audit that is over never waits again.
 */
const IS_OLD = `enqueued_at < clock_timestamp() - interval '30 seconds'`;
/**
 * Deletes entries of a kind whose work does not wait, half a minute after they were enqueued. The claim or the
 * cancelling that ends a wait deletes what it sees, which leaves out an entry that was committed after it had begun. An entry
 * that is written anew meanwhile has no `enqueued_at` and stays: PostgreSQL looks again at a row that was changed. Only the
 * oldest are looked at, however many wait.
 * @param waits the query of the work of entry `o` that waits
 */
export async function deleteStale(database: Database, kind: WorkKind, waits: string): Promise<void> {
  await database.rows(
    `DELETE FROM outbox WHERE kind = '${kind}' AND ref = ANY (ARRAY(
       SELECT o.ref FROM (
         SELECT ref FROM outbox WHERE kind = '${kind}' AND ${IS_OLD} ORDER BY enqueued_at LIMIT 1000) AS oldest
       JOIN outbox o ON o.ref = oldest.ref AND o.kind = '${kind}' AND o.${IS_OLD}
       WHERE NOT EXISTS (${waits}) FOR UPDATE OF o SKIP LOCKED))`,
  );
}

/** Of each kind its own, so that none waits behind a thousand of another, round-robin. `$4` is the one `ref`, or null. */
const CLAIM = `WITH due AS MATERIALIZED (
    SELECT e.kind, e.ref FROM unnest($5::text[]) AS k (kind), LATERAL (
      SELECT kind, ref FROM outbox
      WHERE kind = k.kind AND enqueued_at IS NULL AND due_at <= clock_timestamp() AND ($4::uuid IS NULL OR ref = $4::uuid)
        AND ${IS_FREE}
      ORDER BY due_at LIMIT $3::integer FOR UPDATE SKIP LOCKED) AS e),
  claimed AS (
    UPDATE outbox o SET claim_token = $1::uuid,
      claimed_until = clock_timestamp() + $2::integer * interval '1 millisecond'
    FROM due WHERE o.ref = due.ref AND o.kind = due.kind
    RETURNING o.kind, o.ref, o.messages, o.due_at)
  SELECT kind, ref, messages FROM claimed ORDER BY row_number() OVER (PARTITION BY kind ORDER BY due_at), due_at`;

/** Those of a claim that are named. */
const OF_CLAIM = `claim_token = $1::uuid AND ref = ANY ($2::uuid[])`;
const SETTLE = `UPDATE outbox SET enqueued_at = clock_timestamp(), claim_token = NULL, claimed_until = NULL
  WHERE ${OF_CLAIM}`;
const UNCLAIM = `UPDATE outbox SET claim_token = NULL, claimed_until = NULL WHERE ${OF_CLAIM}`;

/** Those that no process has enqueued yet are one more message each; those that one is just handing over are not. */
const POST = `INSERT INTO outbox AS o (kind, ref, due_at, messages) VALUES ($1, $2::uuid, clock_timestamp(), 1)
  ON CONFLICT (ref, kind) DO UPDATE SET ${POSTED_ANEW},
    messages = 1 + CASE WHEN o.enqueued_at IS NULL AND (o.claimed_until > clock_timestamp()) IS NOT TRUE
      THEN o.messages ELSE 0 END`;

const IS_ENQUEUED = `kind = $1 AND enqueued_at IS NOT NULL`;
const IS_IDLE = `enqueued_at < clock_timestamp() - $2::integer * interval '1 millisecond'`;

const COUNT = `SELECT
  (SELECT LEAST(COALESCE(sum(messages), 0), $3::integer)
   FROM (SELECT messages FROM outbox WHERE ${IS_ENQUEUED} LIMIT $3::integer) AS q)::integer AS "enqueued",
  (SELECT count(*) FROM (SELECT FROM outbox WHERE ${IS_ENQUEUED} AND ${IS_IDLE} LIMIT $3::integer) AS q)::integer AS idle`;

const POST_AGAIN = `UPDATE outbox SET enqueued_at = NULL, due_at = clock_timestamp(), messages = 1
  WHERE kind = $1 AND ref = ANY (ARRAY(
    SELECT ref FROM outbox WHERE ${IS_ENQUEUED} AND ${IS_IDLE}
    ORDER BY enqueued_at LIMIT $3::integer FOR UPDATE SKIP LOCKED))
  RETURNING ref`;

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly database: Database) {}

  async claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim> {
    const token = randomUUID();
    const entries = await this.database.rows<OutboxEntry>(CLAIM, [
      token,
      leaseMs,
      limit,
      ref ?? null,
      WORK_KINDS,
    ]);
    return { token, entries };
  }

  async settle({ token, entries }: OutboxClaim, enqueued: readonly OutboxEntry[]): Promise<void> {
    const left = entries.filter((entry) => !enqueued.includes(entry));
    for (const [statement, those] of [
      [SETTLE, enqueued],
      [UNCLAIM, left],
    ] as const) {
      if (those.length > 0) await this.database.rows(statement, [token, those.map(({ ref }) => ref)]);
    }
  }

  async post(kind: WorkKind, ref: string): Promise<void> {
    await this.database.rows(POST, [kind, ref]);
  }

  async countIdle(kind: WorkKind, idleMs: number, most: number) {
    const row = await this.database.row<{ enqueued: number; idle: number }>(COUNT, [kind, idleMs, most]);
    return row ?? { enqueued: 0, idle: 0 };
  }

  async postAgain(kind: WorkKind, idleMs: number, limit: number): Promise<number> {
    return (await this.database.rows(POST_AGAIN, [kind, idleMs, limit])).length;
  }
}
