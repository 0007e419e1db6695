import type { WorkListFilter } from '../../../domain/list-query.js';
import type { AccountWork, WorkFailure, WorkStatus } from '../../../domain/work.js';
import { instantSql, type Bind, type Database } from '../database/connection.js';
import type { ListSource, Match } from './keyset-lists.js';

/** Columns of all three tables; jobs alone have a title. Those of the command line have no account, and are in no list. */
const COLUMNS = `account_id, edition_id, user_id, key_id, status, progress, error, created_at, updated_at, finished_at,
  version, attempt, lease_until`;

/**
 * PostgreSQL reads the three by an index each, merged in the order of the list, and leaves out those of other kinds than
 * are asked for; not, however, a part with a condition of its own, which it reads whole.
 */
export const WORK = `(
  SELECT 'article' AS kind, ref, id, title, stage, NULL::timestamptz AS dropped_at, ${COLUMNS} FROM jobs
  UNION ALL SELECT 'research', id, id, NULL, stage, NULL, ${COLUMNS} FROM reports
  UNION ALL SELECT 'audit', id, id, NULL,
    CASE WHEN status = 'done' THEN NULL WHEN crawled_at IS NOT NULL THEN 'analysis'
      WHEN site IS NOT NULL THEN 'crawl' ELSE 'site' END, dropped_at, ${COLUMNS}
    FROM audits) w`;

export const CODE = `w.error ->> 'code'`;

/** Of a report or an audit, which are failed when they were cancelled. */
const IS_CANCELLED = `w.kind <> 'article' AND w.status = 'failed' AND ${CODE} = 'cancelled'`;

/** The one that all kinds share. */
export const STATUS = `CASE WHEN ${IS_CANCELLED} THEN 'cancelled' WHEN w.status IN ('crawling', 'analysing') THEN 'running'
  ELSE w.status END`;

/** Those of open jobs, and of failed and cancelled ones, have an index of their own; reports and audits are few. */
const WORK_OF: Readonly<Record<WorkStatus, string>> = {
  queued: `(w.kind = 'article' AND w.status = 'queued' AND w.finished_at IS NULL)`,
  running: `(w.kind = 'article' AND w.status = 'running' AND w.finished_at IS NULL
    OR w.kind = 'research' AND w.status = 'running' OR w.kind = 'audit' AND w.status IN ('crawling', 'analysing'))`,
  done: `(w.status = 'done')`,
  failed: `(w.kind = 'article' AND w.status = 'failed'
    OR w.kind <> 'article' AND w.status = 'failed' AND ${CODE} IS DISTINCT FROM 'cancelled')`,
  cancelled: `(w.kind = 'article' AND w.status = 'cancelled' OR ${IS_CANCELLED})`,
};

export const reference = (table: string, column: string) =>
  `(SELECT jsonb_build_object('id', t.id, 'name', t.name) FROM ${table} t WHERE t.id = w.${column})`;

/** @param more conditions of one list alone */
export function matchWork(
  {
    kinds,
    statuses,
    code,
    since,
    until,
  }: Pick<WorkListFilter, 'kinds' | 'statuses' | 'code' | 'since' | 'until'>,
  more: { readonly all: readonly string[]; readonly examined: readonly string[] },
  bind: (value: Bind) => string,
): Match {
  const all = [...more.all];
  const examined = [...more.examined];
  // Kinds and statuses are words of ours: as literals, the tables and the partial indexes are known from them.
  const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
  if (kinds !== null) all.push(kinds.length === 0 ? 'false' : `w.kind IN (${quoted(kinds)})`);
  if (since !== null) all.push(`w.created_at > ${bind(since)}::timestamptz`);
  if (until !== null) all.push(`w.created_at < ${bind(until)}::timestamptz`);
  if (code !== null) examined.push(`${CODE} = ${bind(code)}`);
  // Only what failed has a code, but for a job whose last attempt did.
  const wanted = statuses ?? (code === null ? null : (['failed', 'cancelled'] as const));
  if (wanted?.length === 0) return { all: ['false'] };
  const oneOf = (wanted ?? []).map((status) => WORK_OF[status]);
  // Several statuses have no index together, so they are examined with the rest.
  if (examined.length === 0 || oneOf.length < 2) return { all, oneOf, examined };
  return { all, examined: [...examined, `(${oneOf.join(' OR ')})`] };
}

/** `AccountWork` of a row `w`. */
export const ACCOUNT_WORK = `w.id, w.kind, w.edition_id AS "editionId", w.title, w.stage, w.progress,
    ${STATUS} AS status,
    CASE WHEN w.error IS NOT NULL THEN jsonb_build_object('code', COALESCE(${CODE}, 'unknown'),
      'message', COALESCE(w.error ->> 'message', '')) END AS error,
    ${reference('users', 'user_id')} AS "startedBy", ${reference('api_keys', 'key_id')} AS "startedWith",
    ${instantSql('w.created_at')} AS "createdAt", ${instantSql('w.updated_at')} AS "updatedAt",
    ${instantSql('w.finished_at')} AS "finishedAt", w.version`;

export const workList: ListSource<AccountWork, WorkListFilter, 'createdAt'> = {
  list: 'work',
  table: WORK,
  primaryKey: 'w.ref',
  owner: 'w.account_id',
  account: 'w.account_id',
  hidden: '(w.dropped_at IS NOT NULL)',
  select: ACCOUNT_WORK,
  moments: { createdAt: 'w.created_at' },
  id: 'w.id',
  match({ editionId, keyId, ...filter }, _field, bind) {
    const all = editionId === null ? [] : [`w.edition_id = ${bind(editionId)}::uuid`];
    const examined = keyId === null ? [] : [`w.key_id = ${bind(keyId)}::uuid`];
    return matchWork(filter, { all, examined }, bind);
  },
  // Every column is of its own type; no JSON of another version is in it.
  read: (row) => row as AccountWork,
};

/** So many failures of a kind are counted: as far as a list is examined. */
const MOST_COUNTED = 10_000;

/** See `RelatedStore.failures`. */
export function readFailures(database: Database, accountId: string): Promise<WorkFailure[]> {
  const of = (kind: string, table: string) =>
    `(SELECT '${kind}' AS kind, COALESCE(error ->> 'code', 'unknown') AS code, finished_at FROM ${table}
      WHERE account_id = $1::uuid AND status = 'failed' AND finished_at > clock_timestamp() - interval '1 day'
      ORDER BY finished_at DESC LIMIT ${MOST_COUNTED})`;
  return database.rows<WorkFailure>(
    `SELECT kind, code, count(*)::integer AS count, ${instantSql('max(finished_at)')} AS "lastAt"
     FROM (${of('article', 'jobs')} UNION ALL ${of('research', 'reports')} UNION ALL ${of('audit', 'audits')}) AS failed
     WHERE kind = 'article' OR code <> 'cancelled'
     GROUP BY kind, code ORDER BY count DESC, max(finished_at) DESC, kind, code LIMIT 100`,
    [accountId],
  );
}
