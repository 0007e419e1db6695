import type { Instant } from '../../../domain/instant.js';
import type { AccountWork } from '../../../domain/work.js';
import type { Changes, FeedStore, JobScope, Stored } from '../../../ports/job-store.js';
import { instantSql, type Database } from '../database/connection.js';
import { ASKED, changedJobsSql, LATEST_COMMIT, ofScopes } from '../job/job-feed.js';
import { ACCOUNT_WORK, WORK } from './work-list.js';

/** What the rows of `page` are, each with its ref, as one JSON list. @param order of `shown` */
const shownSql = (order: string) => `COALESCE((SELECT jsonb_agg(to_jsonb(shown) ORDER BY ${order}) FROM (
    SELECT w.ref, ${ACCOUNT_WORK} FROM page, LATERAL (
      SELECT * FROM ${WORK} WHERE w.ref = page.ref AND w.kind = page.kind LIMIT 1) AS w) AS shown), '[]')`;

/** An edition has one report and one audit at a time, so no index of open ones is needed. */
const OPEN = ofScopes(
  (scope) => `WITH open AS (
     (SELECT 'article' AS kind, j.ref, j.created_at FROM jobs j
      WHERE j.${scope}_id = $1::uuid AND j.finished_at IS NULL ORDER BY j.created_at, j.id LIMIT $2::integer)
     UNION ALL SELECT 'research', r.id, r.created_at FROM reports r
     WHERE r.${scope}_id = $1::uuid AND r.status = 'running'
     UNION ALL SELECT 'audit', a.id, a.created_at FROM audits a
     WHERE a.${scope}_id = $1::uuid AND a.status IN ('crawling', 'analysing') AND a.dropped_at IS NULL),
   page AS (SELECT * FROM open ORDER BY created_at, ref LIMIT $2::integer)
   SELECT ${shownSql('shown."createdAt", shown.ref')} AS work`,
);

/** See `CHANGED` of jobs. Reports and audits are few: those of an edition or account are looked through. */
const CHANGED = ofScopes(
  (scope) => `WITH changed AS (
     SELECT 'article' AS kind, j.ref, j.version, j.updated_at FROM ${ASKED}, LATERAL (${changedJobsSql(scope)}) AS j
     UNION ALL SELECT 'research', r.id, r.version, r.updated_at FROM ${ASKED}, reports r
     WHERE r.${scope}_id = $1::uuid AND r.updated_at > asked.since
     UNION ALL SELECT 'audit', a.id, a.version, a.updated_at FROM ${ASKED}, audits a
     WHERE a.${scope}_id = $1::uuid AND a.updated_at > asked.since AND a.dropped_at IS NULL),
   page AS (SELECT * FROM changed c
     WHERE NOT EXISTS (SELECT 1 FROM unnest($3::uuid[], $4::integer[]) AS known (ref, version)
       WHERE known.ref = c.ref AND known.version >= c.version)
     ORDER BY c.updated_at LIMIT $5::integer)
   SELECT ${instantSql(`(statement_timestamp() - ${LATEST_COMMIT})`)} AS next,
     ${shownSql('shown."updatedAt", shown.ref')} AS work`,
);

/** What `shownSql` makes of each: every part of it is of its own type, and no JSON of another version. */
type ShownWork = AccountWork & { readonly ref: string };

/** Article jobs, reports and audits, for callers who watch all of them. */
export class PostgresWorkFeed implements FeedStore<AccountWork> {
  constructor(private readonly database: Database) {}

  async openOf({ of, id }: JobScope, limit: number): Promise<Stored<AccountWork>[]> {
    const row = await this.database.row<{ work: readonly ShownWork[] }>(OPEN[of], [id, limit]);
    return (row?.work ?? []).map(storedOf);
  }

  async changedIn(
    ...[{ of, id }, since, known, limit]: Parameters<FeedStore<AccountWork>['changedIn']>
  ): Promise<Changes<AccountWork>> {
    const row = await this.database.row<{ next: Instant; work: readonly ShownWork[] }>(CHANGED[of], [
      id,
      since,
      [...known.keys()],
      [...known.values()].map(({ version }) => String(version)),
      limit,
    ]);
    if (!row) throw new Error('a statement that always has a row had none');
    const jobs = row.work.map(storedOf);
    return { next: row.next, jobs, seen: new Map(jobs.map(({ ref, progress }) => [ref, progress])) };
  }
}

function storedOf({ ref, ...progress }: ShownWork): Stored<AccountWork> {
  return { ref, progress };
}
