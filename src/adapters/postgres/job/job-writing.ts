import type { ProgressUpdate } from '../../../ports/job-store.js';
import { ARTICLE } from '../article/article-store.js';
import { MAKE_ARTICLE } from '../article/article-writes.js';
import { json, type Bind } from '../database/connection.js';
import { GIVEN_BACK, posted, PROGRESS, ranMsBound, RECORD, usedSql } from './job-sql.js';
import { prepared } from '../database/prepared.js';

/**
 * A worker's write, `$1` to `$10` of `updateBind`: only while it holds the lease, and never backwards. A job that
 * is no longer running lets the lease go.
 */
function updateSql(more = '', condition = ''): string {
  return `UPDATE jobs SET status = $3::text, stage = $4, progress = GREATEST(progress, $5::integer),
      stages = $6::jsonb, warnings = $7::jsonb, error = $8::jsonb, updated_at = clock_timestamp(),
      lease_token = CASE WHEN $3::text = 'running' THEN lease_token END,
      lease_until = CASE WHEN $3::text = 'running' THEN lease_until END,
      ran_ms = CASE WHEN $3::text = 'running' THEN ran_ms ELSE ${ranMsBound('$9')} END,
      ${usedSql('$9')},
      finished_at = CASE WHEN $3::text IN ('done', 'failed', 'cancelled') THEN clock_timestamp() END,
      version = version + 1${more}
    WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running' ${condition}
    RETURNING *`;
}

export const RENEW = prepared(
  `UPDATE jobs SET lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
   WHERE ref = $1::uuid AND lease_token = $2::uuid RETURNING ref`,
);

/**
 * What the stages left that ended since the last write, and what the running one has so far. What was there of the same
 * stage is replaced: its own parts by the whole, and what a lost worker left.
 */
const UPSERT_ARTIFACTS = `kept AS (
  INSERT INTO job_artifacts (job_ref, stage, attempt, content, made_at)
  SELECT c.ref, a ->> 'stage', c.attempt, a -> 'content', clock_timestamp()
  FROM changed c, jsonb_array_elements($10::jsonb) AS a
  ON CONFLICT (job_ref, stage) DO UPDATE
    SET content = EXCLUDED.content, attempt = EXCLUDED.attempt, made_at = EXCLUDED.made_at)`;

/** @param more further parts of the statement, which see the row as `changed` */
const writing = (more = '', change = '') =>
  prepared(
    `WITH changed AS (${updateSql(change)}), ${RECORD}, ${UPSERT_ARTIFACTS}${more}
     SELECT j.ref, ${PROGRESS} AS progress FROM changed j`,
  );
export const ADVANCE = writing();
export const FAIL = writing(`, ${GIVEN_BACK}`);
const LATER = `, ${posted(`clock_timestamp() + $11::float8 * interval '1 millisecond'`)}`;
export const RELEASE = writing(LATER);
export const HAND_BACK = writing(LATER, ', attempt = attempt - 1');
export const COMPLETE = prepared(
  `WITH ${MAKE_ARTICLE},
   changed AS (${updateSql(', article_id = (SELECT id FROM made)', 'AND EXISTS (SELECT 1 FROM made)')}), ${RECORD}, ${UPSERT_ARTIFACTS}
   SELECT ${ARTICLE}, EXISTS (SELECT 1 FROM pictured) AS has_image, ${PROGRESS} AS progress
   FROM changed j, made a`,
);

/** `$1` to `$10` of a worker's write. */
export function updateBind(
  ref: string,
  leaseToken: string,
  update: ProgressUpdate,
): readonly [ref: string, ...Bind[]] {
  return [
    ref,
    leaseToken,
    update.status,
    update.stage,
    update.progress,
    json(update.stages),
    json(update.warnings),
    update.error === null ? null : json(update.error),
    // What was used, as one value: a new kind of use moves no other parameter.
    json({
      fetches: update.fetches,
      queries: update.queries,
      modelCalls: update.modelCalls,
      modelTokens: update.modelTokens,
      waitedMs: update.waitedMs,
    }),
    json(update.artifacts),
  ];
}
