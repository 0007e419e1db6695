import type { FoundVia } from '../../../libs/site-audit/index.js';
import type { TakenUrl } from '../../../ports/audit/crawl-store.js';
import type { Database } from '../database/connection.js';
import { prepared } from '../database/prepared.js';

/**
 * Before `CLAIM`, which so sees the audit's row as it is: one that locked a newer row than it sees, and then changed it,
 * would lock up with another that waits at the older, since the rows that settling inserts share a lock on it.
 */
const HOLD_AUDIT = prepared(
  `SELECT id FROM audits WHERE id = $1::uuid AND status = 'crawling' FOR NO KEY UPDATE`,
);

/**
 * What is taken counts against the audit's bound in the same statement, so that two workers never take more together.
 * A page is counted once, however often it is tried.
 */
const CLAIM = prepared(
  `WITH audit AS MATERIALIZED (
     SELECT id, taken, (config ->> 'maxPages')::integer AS most FROM audits
     WHERE id = $1::uuid AND status = 'crawling'),
   lapsed AS MATERIALIZED (
     SELECT u.id FROM audit_urls u, audit WHERE u.audit_id = audit.id AND u.state = 'leased'
       AND u.lease_until < clock_timestamp()
     ORDER BY u.id LIMIT $4::integer FOR UPDATE OF u SKIP LOCKED),
   ahead AS MATERIALIZED (
     SELECT u.id, u.depth, u.kind = 'page' AND u.attempts = 0 AS counts FROM audit_urls u, audit
     WHERE u.audit_id = audit.id AND u.state = 'queued' AND (u.due_at IS NULL OR u.due_at <= clock_timestamp())
       AND (u.kind <> 'page' OR u.attempts > 0 OR audit.taken < audit.most)
     ORDER BY u.depth NULLS LAST, u.id LIMIT $4::integer FOR UPDATE OF u SKIP LOCKED),
   fresh AS (
     SELECT p.id FROM audit, (SELECT *, count(*) FILTER (WHERE counts) OVER (ORDER BY depth NULLS LAST, id) AS place
       FROM ahead) p
     WHERE NOT p.counts OR p.place <= audit.most - audit.taken ORDER BY p.depth NULLS LAST, p.id),
   changed AS (
     UPDATE audit_urls u SET state = 'leased', attempts = attempts + 1, lease_token = $2::uuid, due_at = NULL,
       lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
     WHERE u.audit_id = $1::uuid AND u.id IN (SELECT id FROM lapsed UNION ALL SELECT id FROM fresh LIMIT $4::integer)
     RETURNING u.id, u.url, u.kind, u.found_via, u.depth, u.attempts),
   counted AS (
     UPDATE audits SET attended_at = clock_timestamp(), taken = taken + (SELECT count(*) FROM changed WHERE kind = 'page' AND attempts = 1)
     WHERE id = (SELECT id FROM audit) RETURNING id)
   SELECT changed.* FROM changed, counted ORDER BY changed.id`,
);

/** See `CrawlStore.take`. */
export async function takeUrls(
  database: Database,
  auditId: string,
  token: string,
  leaseMs: number,
  count: number,
): Promise<readonly TakenUrl[]> {
  const rows = await database.inTransaction(async (transaction) => {
    if ((await transaction.row(HOLD_AUDIT, [auditId])) === null) return [];
    const bind = [auditId, token, leaseMs, count];
    return transaction.rows<Omit<TakenUrl, 'foundVia'> & { readonly found_via: FoundVia }>(CLAIM, bind);
  });
  return rows.map(({ found_via: foundVia, ...row }) => ({ ...row, foundVia }));
}
