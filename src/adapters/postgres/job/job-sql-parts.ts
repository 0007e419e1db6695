import type { JobUsage } from '../../../domain/article/job-budget.js';
import { JOB_FAILURES } from '../../../domain/article/stage-failure.js';
import { instantSql } from '../database/connection.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';
import { claimedSql, postedSql } from './outbox-store.js';

/** The progress of row `j` as domain JSON: one written list for reads, events and returned updates alike. */
export const PROGRESS = `jsonb_build_object(
  'id', j.id, 'editionId', j.edition_id, 'title', j.title, 'retryOf', j.retry_of, 'status', j.status, 'stage', j.stage, 'progress', j.progress,
  'stages', j.stages, 'attempt', j.attempt, 'maxAttempts', j.max_attempts, 'engine', j.engine,
  'warnings', j.warnings, 'articleId', j.article_id, 'error', j.error,
  'createdAt', ${instantSql('j.created_at')}, 'startedAt', ${instantSql('j.started_at')},
  'updatedAt', ${instantSql('j.updated_at')}, 'finishedAt', ${instantSql('j.finished_at')}, 'version', j.version)`;

/** After a change `j`: records it as an event, in the same transaction. */
export const RECORD = `recorded AS (
  INSERT INTO job_events (job_ref, version, progress) SELECT j.ref, j.version, ${PROGRESS} FROM changed j)`;
/** Notifies the listeners with the commit; for what is rare (see `EVENTS_CHANNEL`). */
export const WAKE = `pg_notify('${EVENTS_CHANNEL}', 'job:' || j.ref),
  pg_notify('${EVENTS_CHANNEL}', 'jobs:' || j.edition_id), pg_notify('${EVENTS_CHANNEL}', 'jobs:' || j.account_id),
  pg_notify('${EVENTS_CHANNEL}', 'events:' || j.account_id)`;

/** The changed jobs wait for a worker. */
export const posted = (dueAt: string) => postedSql('write-article', 'changed', 'ref', dueAt);
/** The changed jobs wait no more. */
export const UNPOSTED = claimedSql('write-article', 'changed', 'ref');

/**
 * The stages, those of these states changed by what this `jsonb` says. What is no list of stages stays as it is: one such
 * row would make a statement about many rows fail for all of them.
 */
const stagesWith = (
  change: string,
  states = `'running'`,
) => `CASE WHEN jsonb_typeof(stages) = 'array' THEN COALESCE((SELECT jsonb_agg(CASE WHEN s ->> 'status' IN (${states})
  THEN s || ${change} ELSE s END ORDER BY n) FROM jsonb_array_elements(stages) WITH ORDINALITY AS e (s, n)), stages)
  ELSE stages END`;

/** A stage that was running when its worker went away waits again. */
export const STAGES_PAUSED = stagesWith(`'{"status": "waiting"}'`);
export const STAGES_FAILED = stagesWith(
  `jsonb_build_object('status', 'failed', 'finishedAt', ${instantSql('clock_timestamp()')})`,
);

export const STAGES_SKIPPED = stagesWith(
  `jsonb_build_object('status', 'skipped', 'finishedAt', ${instantSql('clock_timestamp()')})`,
  `'running', 'waiting'`,
);

/**
 * With the present attempt, which a lost worker ended no later than its lease.
 * @param waitedMs how long of it places were waited for; what a lost worker waited nobody knows
 */
export const ranMsSql = (waitedMs = '0') =>
  `ran_ms + CASE WHEN lease_until IS NOT NULL AND claimed_at IS NOT NULL THEN GREATEST(0,
  extract(epoch FROM LEAST(clock_timestamp(), lease_until) - claimed_at) * 1000 - ${waitedMs})::integer ELSE 0 END`;
export const RAN_MS = ranMsSql();

/** The same with the end that a worker writes. @param bind the parameter that has what it used as JSON */
export const ranMsBound = (bind: string) => ranMsSql(`(${bind}::jsonb ->> 'waitedMs')::integer`);

/** What a job or a report has used, by its column and its name. */
export const USED = [
  ['fetches', 'fetches'],
  ['queries', 'queries'],
  ['model_calls', 'modelCalls'],
  ['model_tokens', 'modelTokens'],
] as const satisfies readonly (readonly [string, keyof JobUsage])[];

/** Sets what was used to what a worker says, never back. @param bind the parameter that has it as JSON */
export const usedSql = (bind: string) =>
  USED.map(
    ([column, name]) => `${column} = GREATEST(${column}, (${bind}::jsonb ->> '${name}')::integer)`,
  ).join(', ');

/**
 * When a job whose worker was lost may be taken again: at once, but from the second loss on after a while by chance.
 * A job that kills its workers takes down whatever runs beside it; requeued together, they would be taken together
 * again, until both are out of attempts.
 */
export const DUE_AFTER_LOSS = `clock_timestamp() + CASE WHEN attempt > 1
  THEN random() * power(2, attempt) * interval '1 second' ELSE interval '0' END`;

/** The error of a job or a report that was claimed and can't be read. */
export const UNREADABLE_ERROR = `jsonb_build_object('code', 'internal', 'stage', NULL, 'retryable', false,
  'message', 'Another version of Galley stored it, and this one can’t read it.')`;

const OUR_FAULTS = Object.entries(JOB_FAILURES)
  .filter(([, { ours }]) => ours)
  .map(([code]) => `'${code}'`)
  .join(', ');

/** Of jobs that failed for our own fault, the plan's allowance gets the article back. */
export const GIVEN_BACK = `given_back AS (
  UPDATE paid_actions p SET returned_at = c.finished_at FROM changed c
  WHERE p.subject = c.ref AND p.returned_at IS NULL AND c.error ->> 'code' IN (${OUR_FAULTS}))`;
