import type { Database } from '../database/connection.js';
import {
  DUE_AFTER_LOSS,
  GIVEN_BACK,
  posted,
  RAN_MS,
  RECORD,
  STAGES_FAILED,
  STAGES_PAUSED,
  WAKE,
} from './job-sql-parts.js';
import { deleteStale } from './outbox-store.js';

/** Requeues or fails the jobs whose worker was lost. See `JobStore.sweep`. */
export async function sweepJobs(database: Database): Promise<{ requeued: number; failed: number }> {
  const lost = `status = 'running' AND lease_until < clock_timestamp()`;
  const requeued = await database.rows(
    `WITH changed AS (
       UPDATE jobs SET status = 'queued', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
         ran_ms = ${RAN_MS}, stages = ${STAGES_PAUSED}, version = version + 1
       WHERE ref IN (SELECT ref FROM jobs WHERE ${lost} AND attempt < max_attempts FOR UPDATE SKIP LOCKED)
       RETURNING *),
     ${RECORD}, ${posted(DUE_AFTER_LOSS)}
     SELECT ${WAKE} FROM changed j`,
  );
  const failed = await database.rows(
    `WITH changed AS (
       UPDATE jobs SET status = 'failed', lease_token = NULL, lease_until = NULL, updated_at = clock_timestamp(),
         ran_ms = ${RAN_MS}, finished_at = clock_timestamp(), version = version + 1,
         stages = ${STAGES_FAILED},
         error = jsonb_build_object('code', 'worker_lost', 'stage', stage, 'retryable', false,
           'message', 'The worker was lost ' || attempt || ' times while it wrote this article.')
       WHERE ref IN (SELECT ref FROM jobs WHERE ${lost} AND attempt >= max_attempts FOR UPDATE SKIP LOCKED)
       RETURNING *),
     ${RECORD}, ${GIVEN_BACK}
     SELECT ${WAKE} FROM changed j`,
  );
  await deleteStale(
    database,
    'write-article',
    `SELECT FROM jobs j WHERE j.ref = o.ref AND j.status = 'queued'`,
  );
  return { requeued: requeued.length, failed: failed.length };
}
