import type { JobProgress } from '../../../domain/article/job.js';
import type { Instant } from '../../../domain/instant.js';
import type { JobChanges, JobScope, JobStore, StoredJob } from '../../../ports/job-store.js';
import { instantSql, type Database } from '../database/connection.js';
import { PROGRESS } from './job-sql-parts.js';
import { readJobs } from './read-job.js';
import { prepared, type PreparedStatement } from '../database/prepared.js';

type Scope = JobScope['of'];

/** For each scope a statement: its plan is another. */
export function ofScopes(sqlOf: (scope: Scope) => string): Readonly<Record<Scope, PreparedStatement>> {
  return { edition: prepared(sqlOf('edition')), account: prepared(sqlOf('account')) };
}

/** In the order of an index: the jobs of the account are not sorted for the first of them. */
const OPEN = ofScopes(
  (scope) => `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j
   WHERE j.${scope}_id = $1::uuid AND j.finished_at IS NULL
   ORDER BY j.created_at, j.id LIMIT $2::integer`,
);

/**
 * A change has the moment at which its statement wrote it, and can be read when its transaction has ended: what others
 * wrote before it may come after it. No transaction that writes jobs lasts this long, for each of its statements, and each
 * pause between two, has a time-out of seconds.
 */
export const LATEST_COMMIT = `interval '1 minute'`;

/**
 * Jobs that have ended lately, each by an index: of an edition by its own, of an account by that of all, of which no more is
 * read than what has ended within a minute. An account has no such index: it would be one more to write at each end of a job.
 */
const ENDED: Readonly<Record<Scope, string>> = {
  edition: 'j.finished_at > asked.since',
  // Of a range with two ends the planner expects few rows, whatever they are; with one, a third of the table.
  account: `j.finished_at IS NOT NULL AND j.finished_at AT TIME ZONE 'UTC' > asked.since AT TIME ZONE 'UTC'
    AND j.finished_at AT TIME ZONE 'UTC' < 'infinity'::timestamp`,
};

/** From when on changes are asked for, as `since`. */
export const ASKED = `(SELECT COALESCE($2::timestamptz, statement_timestamp() - ${LATEST_COMMIT}) AS since) AS asked`;

/** The jobs of `$1` that have changed since `asked.since`. */
export const changedJobsSql = (scope: Scope) => `SELECT * FROM jobs j
         WHERE j.${scope}_id = $1::uuid AND j.finished_at IS NULL AND j.updated_at > asked.since
         UNION ALL
         SELECT * FROM jobs j
         WHERE j.${scope}_id = $1::uuid AND ${ENDED[scope]} AND j.updated_at > asked.since`;

const CHANGED = ofScopes(
  (scope) => `WITH changed AS (
     SELECT j.* FROM ${ASKED}, LATERAL (${changedJobsSql(scope)}) AS j
     WHERE NOT EXISTS (SELECT 1 FROM unnest($3::uuid[], $4::integer[]) AS known (ref, version)
       WHERE known.ref = j.ref AND known.version >= j.version)
     ORDER BY j.updated_at LIMIT $5::integer)
   SELECT ${instantSql(`(statement_timestamp() - ${LATEST_COMMIT})`)} AS next, COALESCE(
     (SELECT jsonb_agg(jsonb_build_object('ref', j.ref, 'version', j.version,
       'updatedAt', ${instantSql('j.updated_at')}, 'progress', ${PROGRESS}) ORDER BY j.updated_at) FROM changed j),
     '[]') AS jobs`,
);

/** See `JobStore.openOf`. */
export async function openJobsOf(
  database: Database,
  { of, id }: JobScope,
  limit: number,
): Promise<StoredJob[]> {
  return readJobs(await database.rows(OPEN[of], [id, limit]));
}

/** See `JobStore.changedIn`. */
export async function jobsChangedIn(
  database: Database,
  ...[{ of, id }, since, known, limit]: Parameters<JobStore['changedIn']>
): Promise<JobChanges> {
  const refs = [...known.keys()];
  const versions = [...known.values()].map(({ version }) => String(version));
  const row = await database.row<{ next: Instant; jobs: readonly ChangedJob[] }>(CHANGED[of], [
    id,
    since,
    refs,
    versions,
    limit,
  ]);
  if (!row) throw new Error('a statement that always has a row had none');
  const seen = new Map(row.jobs.map(({ ref, version, updatedAt }) => [ref, { version, updatedAt }]));
  return { next: row.next, jobs: readJobs(row.jobs), seen };
}

interface ChangedJob extends Pick<JobProgress, 'version' | 'updatedAt'> {
  readonly ref: string;
  readonly progress: unknown;
}
