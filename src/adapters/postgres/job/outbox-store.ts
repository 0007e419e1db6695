import { randomUUID } from 'node:crypto';
import type { OutboxClaim, OutboxStore } from '../../../ports/job-store.js';
import type { Database } from '../database/connection.js';

const CLAIM = `UPDATE outbox SET claim_token = $1::uuid,
    claimed_until = clock_timestamp() + $2::integer * interval '1 millisecond'
  WHERE job_ref = ANY (ARRAY(
    SELECT job_ref FROM outbox
    WHERE due_at <= clock_timestamp() AND ($4::uuid IS NULL OR job_ref = $4::uuid)
      AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())
    ORDER BY due_at LIMIT $3::integer FOR UPDATE SKIP LOCKED))
  RETURNING job_ref AS ref`;

/**
 * A job's own writes lock its row first and its outbox entry second. Here it is the other way round, so the rows of jobs
 * that others are just writing are passed by: that a worker has such a job says more than when it was handed over.
 */
const SETTLE = `WITH handed AS (DELETE FROM outbox WHERE claim_token = $1::uuid AND job_ref = ANY ($2::uuid[]))
  UPDATE jobs SET dispatched_at = clock_timestamp() WHERE ref = ANY (ARRAY(
    SELECT ref FROM jobs WHERE ref = ANY ($2::uuid[]) AND status = 'queued' FOR NO KEY UPDATE SKIP LOCKED))`;

const UNCLAIM = `UPDATE outbox SET claim_token = NULL, claimed_until = NULL WHERE claim_token = $1::uuid`;

/** Queued jobs that have no entry in the outbox: of each, the queue should hold a message. */
const HANDED_OVER = `status = 'queued' AND attempt < max_attempts
  AND NOT EXISTS (SELECT FROM outbox WHERE job_ref = jobs.ref)`;
const IS_IDLE = `COALESCE(dispatched_at, updated_at) < clock_timestamp() - $1::integer * interval '1 millisecond'`;

const COUNT = `SELECT
  (SELECT count(*) FROM (SELECT FROM jobs WHERE ${HANDED_OVER} LIMIT $2::integer) AS q)::integer AS "handedOver",
  (SELECT count(*) FROM (SELECT FROM jobs WHERE ${HANDED_OVER} AND ${IS_IDLE} LIMIT $2::integer) AS q)::integer AS idle`;

const POST_AGAIN = `INSERT INTO outbox (job_ref, due_at)
  SELECT ref, clock_timestamp() FROM jobs WHERE ${HANDED_OVER} AND ${IS_IDLE}
  ORDER BY COALESCE(dispatched_at, updated_at) LIMIT $2::integer
  ON CONFLICT (job_ref) DO NOTHING RETURNING job_ref`;

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly database: Database) {}

  async claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim> {
    const token = randomUUID();
    const rows = await this.database.rows<{ ref: string }>(CLAIM, [token, leaseMs, limit, ref ?? null]);
    return { token, refs: rows.map((row) => row.ref) };
  }

  async settle({ token, refs }: OutboxClaim, handedOver: readonly string[]): Promise<void> {
    if (handedOver.length > 0) await this.database.rows(SETTLE, [token, handedOver]);
    if (handedOver.length < refs.length) await this.database.rows(UNCLAIM, [token]);
  }

  async countIdle(idleMs: number, most: number) {
    const row = await this.database.row<{ handedOver: number; idle: number }>(COUNT, [idleMs, most]);
    return row ?? { handedOver: 0, idle: 0 };
  }

  async postAgain(idleMs: number, limit: number): Promise<number> {
    return (await this.database.rows(POST_AGAIN, [idleMs, limit])).length;
  }
}
