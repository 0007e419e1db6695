import type { Brief } from '../../../domain/brief/brief.js';
import type { ClaimedJob, StoredJob } from '../../../ports/job-store.js';
import { PROGRESS, RAN_MS, RECORD, STAGES_PAUSED, UNPOSTED, USED } from './job-sql.js';
import { isPausedSql } from './outbox-store.js';
import { prepared } from '../database/prepared.js';

const IS_DUE = `NOT ${isPausedSql('write-article', 'jobs.ref')}`;

/**
 * Whose turn comes first: who has the fewest running, then who had the last turn the longest ago, then who waits the
 * longest, of an account's newsrooms the first of the index for all of them.
 */
const inTurn = (whose: string) => `(SELECT count(*) FROM jobs WHERE status = 'running' AND ${whose}),
      (SELECT max(claimed_at) FROM jobs WHERE ${whose}) NULLS FIRST,
      (SELECT created_at FROM jobs WHERE status = 'queued' AND ${whose} ORDER BY newsroom_id, created_at LIMIT 1)`;
const OF_ACCOUNT = 'account_id = accounts.id';

/** The `column`s of the queued jobs, each once, by hops through an index: PostgreSQL has no loose scan. */
const hops = (column: string, within = 'true') => `
    (SELECT ${column} AS id FROM jobs WHERE status = 'queued' AND ${within} ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM jobs WHERE status = 'queued' AND ${within} AND ${column} > hop.id
      ORDER BY ${column} LIMIT 1)
    FROM hop WHERE hop.id IS NOT NULL`;

/**
 * The ref of the job to be taken next, its row locked. Account by account, those with the fewest running first, and of
 * these the one whose last turn is the longest ago: else a batch would have its next turn whenever one of it ends.
 * Within an account its newsrooms, by the same rule. A sum over all that wait would cost more the more there is to do.
 * Rows that another just takes are skipped; a key-share lock, as a foreign key takes, is no such taking.
 */
const SELECT_NEXT_FAIR = `
  WITH RECURSIVE hop AS (${hops('account_id')}),
  accounts AS MATERIALIZED (
    SELECT id FROM hop WHERE id IS NOT NULL AND id <> ALL ($3::uuid[])
    ORDER BY ${inTurn('account_id = hop.id')})
  SELECT next.ref FROM accounts, LATERAL (
    WITH RECURSIVE hop AS (${hops('newsroom_id', OF_ACCOUNT)})
    SELECT id FROM hop WHERE id IS NOT NULL
    ORDER BY ${inTurn(`${OF_ACCOUNT} AND newsroom_id = hop.id`)}) AS rooms, LATERAL (
    SELECT ref FROM jobs WHERE status = 'queued' AND ${OF_ACCOUNT} AND newsroom_id = rooms.id
      AND attempt < max_attempts AND ${IS_DUE}
    ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) AS next
  LIMIT 1`;

const taking = (which: string) =>
  prepared(
    `WITH changed AS (
       UPDATE jobs SET status = 'running', attempt = attempt + 1, lease_token = $1::uuid,
         lease_until = clock_timestamp() + $2::integer * interval '1 millisecond',
         started_at = COALESCE(started_at, clock_timestamp()), updated_at = clock_timestamp(),
         ran_ms = ${RAN_MS}, claimed_at = clock_timestamp(),
         stages = ${STAGES_PAUSED}, error = NULL, version = version + 1
       WHERE ${which}
       RETURNING *),
     ${RECORD}, ${UNPOSTED}
     SELECT j.ref, j.account_id, j.edition_id, j.brief, j.ran_ms, ${USED.map(([column]) => `j.${column}`).join(', ')},
       ${PROGRESS} AS progress
     FROM changed j`,
  );
/** Takes the job whose turn it is: `$1` the lease’s token, `$2` its length in ms, `$3` the accounts passed by. */
export const CLAIM_NEXT = taking(`ref = (${SELECT_NEXT_FAIR}) AND status = 'queued'`);
/** Takes the job of ref `$3`, if it is due or its lease has run out. */
export const CLAIM = taking(`ref = $3::uuid AND attempt < max_attempts
  AND (status = 'queued' AND ${IS_DUE} OR status = 'running' AND lease_until < clock_timestamp())`);

export const ANY_DUE = prepared(
  `SELECT 1 AS due FROM jobs WHERE status = 'queued' AND attempt < max_attempts AND ${IS_DUE} LIMIT 1`,
);

/** A row of `CLAIM_NEXT` and `CLAIM`. */
export type ClaimedRow = StoredJob & {
  readonly account_id: string;
  readonly edition_id: string;
  readonly brief: Omit<Brief, 'id'>;
  readonly ran_ms: number;
  readonly fetches: number;
  readonly queries: number;
  readonly model_calls: number;
  readonly model_tokens: number;
};

export function toClaimedJob(row: ClaimedRow, leaseToken: string): ClaimedJob {
  return {
    ref: row.ref,
    accountId: row.account_id,
    editionId: row.edition_id,
    brief: row.brief,
    progress: row.progress,
    usage: {
      ranMs: row.ran_ms,
      fetches: row.fetches,
      queries: row.queries,
      modelCalls: row.model_calls,
      modelTokens: row.model_tokens,
    },
    leaseToken,
  };
}
