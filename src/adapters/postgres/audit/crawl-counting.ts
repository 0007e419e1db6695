import type { CrawlCounts } from '../../../domain/audit/audit.js';
import { CRAWL_PERCENT, SITE_PERCENT } from '../../../domain/audit/audit-percent.js';
import { RECENT_ANSWERS, FAILING_SHARE } from '../../../domain/audit/site-health.js';
import type { Seen } from '../../../ports/audit/crawl-store.js';
import { json, type Bind, type Database } from '../database/connection.js';
import { prepared } from '../database/prepared.js';

/**
 * `CrawlCounts` of rows `u` of `audit_urls`, as one JSON object.
 * @param isPage whether such a row has a page: a whole page need not be returned to be counted
 */
export function tallied(isPage: string): string {
  return `jsonb_build_object('known', count(*), 'fetched', count(*) FILTER (WHERE u.state = 'done'),
    'queued', count(*) FILTER (WHERE u.state IN ('queued', 'leased')),
    'blockedByRobots', count(*) FILTER (WHERE u.skip_reason = 'robots'),
    'skipped', count(*) FILTER (WHERE u.skip_reason IN ('max_pages', 'max_depth', 'max_time', 'site_errors', 'unreachable', 'unreadable')),
    'failed', count(*) FILTER (WHERE u.state = 'done' AND u.answer ->> 'status' IS NULL),
    'pages', count(*) FILTER (WHERE ${isPage}))`;
}

/** The same of rows that were counted as queued before they were changed: what is to be added. */
export function talliedChange(isPage: string): string {
  return `${tallied(isPage)} || jsonb_build_object('known', 0,
    'queued', count(*) FILTER (WHERE u.state IN ('queued', 'leased')) - count(*))`;
}

/** The counts of row `a` with those of a JSON object added. */
const added = (
  more: string,
) => `(SELECT jsonb_object_agg(c.key, c.value::bigint + COALESCE((${more} ->> c.key)::bigint, 0))
  FROM jsonb_each_text(a.counts) c)`;

/** Whether nearly all of the site's last answers to all workers of audit `a` were refusals or faults. */
export const IS_FAILING = `(length(a.recent_answers) = ${RECENT_ANSWERS}
  AND length(replace(a.recent_answers, '.', '')) >= ${RECENT_ANSWERS * FAILING_SHARE})`;

/** What a write of URLs changes of their audit. */
export interface AuditChange {
  /** To be added. */
  readonly counts: CrawlCounts;
  readonly seen?: Seen | null;
  /** Pages that were claimed and are queued again as if they had not been. */
  readonly unclaimed?: number;
}

/** `crawlPercent` of row `a` once `$2` is added to its counts, and `$3` subtracted from the claimed pages. */
const summed = (count: string) =>
  `((a.counts ->> '${count}')::numeric + ($2::jsonb ->> '${count}')::numeric)`;
const PERCENT = `${SITE_PERCENT} + floor(${CRAWL_PERCENT - SITE_PERCENT} * LEAST(1, GREATEST(
  COALESCE((${summed('known')} - ${summed('queued')}) / NULLIF(${summed('known')}, 0), 0),
  (a.claimed_pages - $3::integer)::numeric / (a.config ->> 'maxPages')::numeric,
  extract(epoch FROM clock_timestamp() - a.created_at) / NULLIF((a.config ->> 'maxSeconds')::numeric, 0))))::integer`;

const ADD = prepared(
  `UPDATE audits a SET counts = ${added('$2::jsonb')}, progress = GREATEST(progress, ${PERCENT}), claimed_pages = claimed_pages - $3::integer,
     updated_at = clock_timestamp(), version = version + 1, recent_answers = right(recent_answers || $4, ${RECENT_ANSWERS}),
     answered_at = CASE WHEN $5::boolean THEN clock_timestamp() ELSE answered_at END,
     site = CASE WHEN $6::integer + $7::integer = 0 THEN site ELSE site || jsonb_build_object(
       'requests', (site ->> 'requests')::bigint + $6::integer,
       'limited', jsonb_build_object('count', (site -> 'limited' ->> 'count')::bigint + $7::integer,
         'longestRun', GREATEST((site -> 'limited' ->> 'longestRun')::bigint, $8::integer))) END
   WHERE id = $1::uuid AND status = 'crawling' RETURNING ${IS_FAILING} AS "isFailing"`,
);

/**
 * Adds to an audit what the same transaction wrote of its URLs under their leases. Call it last: the audit's row is
 * locked from then on, and another worker that waits for it must have nothing that this one waits for.
 *
 * @returns whether the site is failing, by the last answers to all workers
 */
export async function addToAudit(
  database: Database,
  auditId: string,
  { counts, seen = null, unclaimed = 0 }: AuditChange,
): Promise<boolean> {
  const refusals = seen?.refusals ?? [];
  const row = await database.row<{ isFailing: boolean }>(ADD, [
    auditId,
    json(counts),
    unclaimed,
    refusals.map((isRefusal) => (isRefusal ? 'x' : '.')).join(''),
    seen?.hasAnswer ?? false,
    seen?.requests ?? 0,
    seen?.limited.count ?? 0,
    seen?.limited.longestRun ?? 0,
  ]);
  return row?.isFailing ?? false;
}

/**
 * Leaves out queued URLs, and counts them.
 * @param update of `audit_urls u`, whose `$1` is the audit and whose further values are in `bind`
 * @returns how many those were
 */
export async function skipUrls(
  database: Database,
  auditId: string,
  update: string,
  bind: readonly Bind[] = [],
): Promise<number> {
  const row = await database.row<{ count: number }>(
    `WITH u AS (${update} RETURNING u.state, u.skip_reason, u.answer),
       change AS (SELECT ${talliedChange('false')} AS counts, count(*)::integer AS count FROM u),
       counted AS (UPDATE audits a SET counts = ${added('change.counts')}, updated_at = clock_timestamp(),
           version = version + 1 FROM change
         WHERE a.id = $1::uuid AND change.count > 0)
     SELECT count FROM change`,
    [auditId, ...bind],
  );
  return row?.count ?? 0;
}

/** Adds counts up. */
export function sumOf(one: CrawlCounts, other: CrawlCounts): CrawlCounts {
  return {
    known: one.known + other.known,
    fetched: one.fetched + other.fetched,
    queued: one.queued + other.queued,
    blockedByRobots: one.blockedByRobots + other.blockedByRobots,
    skipped: one.skipped + other.skipped,
    failed: one.failed + other.failed,
    pages: one.pages + other.pages,
  };
}

export const NO_COUNTS: CrawlCounts = {
  known: 0,
  fetched: 0,
  queued: 0,
  blockedByRobots: 0,
  skipped: 0,
  failed: 0,
  pages: 0,
};
