import type { CrawlCounts } from '../../../domain/audit/audit.js';
import type { FoundVia, SkipReason } from '../../../libs/site-audit/index.js';
import type {
  FoundUrl,
  Frontier,
  Seen,
  Settled,
  Settlement,
  ClaimedUrl,
} from '../../../ports/audit/crawl-store.js';
import { json, type Bind, type Database } from '../database/connection.js';
import { prepared } from '../database/prepared.js';
import {
  addToAudit,
  NO_COUNTS,
  skipUrls,
  sumOf,
  tallied,
  talliedChange,
  IS_FAILING,
} from './crawl-counting.js';

/**
 * Before `CLAIM`, which so sees the audit's row as it is: one that locked a newer row than it sees, and then changed it,
 * would lock up with another that waits at the older, since the rows that settling inserts share a lock on it.
 */
const HOLD_AUDIT = prepared(
  `SELECT id FROM audits WHERE id = $1::uuid AND status = 'crawling' FOR NO KEY UPDATE`,
);

/**
 * Claimed pages count against the audit's bound in the same statement, so that two workers never claim more together.
 * A page is counted once, however often it is tried. What is ahead is looked for under the audit's id alone, joined with
 * nothing: so the index of the frontier gives it in its order, and the first of a hundred thousand are all that is read.
 */
const CLAIM = `WITH audit AS MATERIALIZED (
     SELECT id, claimed_pages, (config ->> 'maxPages')::integer AS most FROM audits
     WHERE id = $1::uuid AND status = 'crawling'),
   lapsed AS MATERIALIZED (
     SELECT u.id FROM audit_urls u WHERE u.audit_id = $1::uuid AND u.state = 'leased'
       AND u.lease_until < clock_timestamp() AND EXISTS (SELECT FROM audit)
     ORDER BY u.id LIMIT $4::integer FOR UPDATE OF u SKIP LOCKED),
   ahead AS MATERIALIZED (
     SELECT u.id, u.depth, u.kind = 'page' AND u.attempts = 0 AS counts FROM audit_urls u
     WHERE u.audit_id = $1::uuid AND u.state = 'queued' AND (u.due_at IS NULL OR u.due_at <= clock_timestamp())
       AND (u.kind <> 'page' OR u.attempts > 0 OR (SELECT claimed_pages < most FROM audit)) AND EXISTS (SELECT FROM audit)
     ORDER BY u.depth NULLS LAST, u.id LIMIT $4::integer FOR UPDATE OF u SKIP LOCKED),
   fresh AS (
     SELECT p.id FROM audit, (SELECT *, count(*) FILTER (WHERE counts) OVER (ORDER BY depth NULLS LAST, id) AS place
       FROM ahead) p
     WHERE NOT p.counts OR p.place <= audit.most - audit.claimed_pages ORDER BY p.depth NULLS LAST, p.id),
   changed AS (
     UPDATE audit_urls u SET state = 'leased', attempts = attempts + 1, lease_token = $2::uuid, due_at = NULL,
       lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
     WHERE u.id = ANY (ARRAY(SELECT id FROM lapsed UNION ALL SELECT id FROM fresh LIMIT $4::integer))
     RETURNING u.id, u.url, u.kind, u.found_via, u.depth, u.attempts),
   counted AS (
     UPDATE audits SET attended_at = clock_timestamp(), claimed_pages = claimed_pages + (SELECT count(*) FROM changed WHERE kind = 'page' AND attempts = 1)
     WHERE id = (SELECT id FROM audit) RETURNING id)
   SELECT changed.* FROM changed, counted ORDER BY changed.id`;

/** URLs in one statement: of long ones more would not fit into a value of PostgreSQL's. */
const FOUND_AT_ONCE = 5000;
/**
 * Known URLs are skipped by their row, not by its conflict: that would wait for the transaction that settles the row just
 * now, and two that settle pages which link to each other would deadlock. URLs that two find together are waited for in one order.
 *
 * The row is looked up by the index `audit_urls_known`, whose one value no other index has: of two columns the planner might
 * take another index for the first, where the table's statistics do not know the audit yet, and read all its URLs each time.
 * A subquery in this place is no join, which would read them too.
 */
const INSERT_FOUND = `WITH u AS (INSERT INTO audit_urls (audit_id, url, kind, found_via, found_on, depth, state, skip_reason, skip_detail)
   SELECT $1::uuid, f.url, f.kind, f.found_via, f.found_on, f.depth,
     CASE WHEN f.reason IS NULL THEN 'queued' ELSE 'skipped' END, f.reason, f.detail
   FROM ROWS FROM (json_to_recordset($2::json) AS (url text, kind text, found_via text, found_on bigint,
     depth integer, reason text, detail text)) WITH ORDINALITY AS f (url, kind, found_via, found_on, depth, reason,
     detail, ordinality)
   WHERE (SELECT true FROM audit_urls u WHERE md5(u.audit_id::text || u.url)::uuid = md5($1::uuid::text || f.url)::uuid
     LIMIT 1) IS NULL
   ORDER BY f.ordinality
   ON CONFLICT ON CONSTRAINT audit_urls_once DO NOTHING RETURNING state, skip_reason, answer)
   SELECT ${tallied('false')} AS counts FROM u`;

/** Whether a row is of an audit, in words that no index serves. */
const ofAudit = (row: string, audit: string) => `(${row}.audit_id = ${audit}::uuid) IS TRUE`;

/**
 * Looked up by the ids, for the reason of `INSERT_FOUND`.
 * The list of ids beside the values is what the rows are found by: taken for few, those of the token would be looked for in
 * all of the table.
 * @param count of URLs; each takes `SETTLED_VALUES` behind the token, the ids and the audit
 */
function settleSql(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const at = (place: number) => `$${4 + n * SETTLED_VALUES + place}`;
    return `(${at(0)}::bigint, ${at(1)}::jsonb, ${at(2)}::bytea, ${at(3)}::bytea, ${at(4)}::integer, ${at(5)}::text, ${at(6)}::integer)`;
  });
  return `WITH u AS (
     UPDATE audit_urls u SET
       state = CASE WHEN s.retry IS NOT NULL THEN 'queued' WHEN s.answer ->> 'reason' IS NOT NULL THEN 'skipped' ELSE 'done' END,
       lease_token = NULL, lease_until = NULL, page = s.page, main_text = s.text,
       answer = CASE WHEN s.answer ->> 'reason' IS NOT NULL THEN NULL ELSE s.answer END,
       skip_reason = s.answer ->> 'reason', skip_detail = s.answer ->> 'detail',
       due_at = clock_timestamp() + s.retry * interval '1 millisecond', last_try = COALESCE(s.tried, u.last_try),
       attempts = attempts - s.uncounted
     FROM (VALUES ${rows.join(', ')}) AS s (id, answer, page, text, retry, tried, uncounted)
     WHERE u.id = s.id AND u.id = ANY ($2::bigint[]) AND u.lease_token = $1::uuid AND ${ofAudit('u', '$3')}
     RETURNING u.id, u.state, u.kind, u.attempts, u.skip_reason, u.answer, u.page IS NOT NULL AS is_page)
   SELECT ${talliedChange('u.is_page')} AS counts, COALESCE(array_agg(u.id::text), '{}') AS ids,
     count(*) FILTER (WHERE u.kind = 'page' AND u.attempts = 0)::integer AS unclaimed FROM u`;
}
const SETTLED_VALUES = 7;

/** See `Frontier`. */
export class PostgresFrontier implements Frontier {
  constructor(protected readonly database: Database) {}

  async claim(
    auditId: string,
    token: string,
    leaseMs: number,
    count: number,
  ): Promise<readonly ClaimedUrl[]> {
    const rows = await this.database.inTransaction(async (transaction) => {
      if ((await transaction.row(HOLD_AUDIT, [auditId])) === null) return [];
      const bind = [auditId, token, leaseMs, count];
      return transaction.rows<Omit<ClaimedUrl, 'foundVia'> & { readonly found_via: FoundVia }>(CLAIM, bind);
    });
    return rows.map(({ found_via: foundVia, ...row }) => ({ ...row, foundVia }));
  }

  async settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
    seen: Seen | null = null,
  ): Promise<Settlement> {
    const settlement = await this.database.inTransaction(async (transaction) => {
      const written = await settleHeld(transaction, auditId, token, settled);
      const held = new Set(written.ids);
      const open = found.flatMap(({ foundOn }) => (foundOn === null || held.has(foundOn) ? [] : foundOn));
      for (const id of await stillHeld(transaction, auditId, token, [...new Set(open)])) held.add(id);
      // What was found on a page whose lease was lost would come after the end of a crawl that others have finished.
      const known = found.filter(({ foundOn }) => foundOn !== null && held.has(foundOn));
      const isLost = written.ids.length < settled.length || known.length < found.length;
      if (held.size === 0) return { isLost, isFailing: false };
      // Two workers that find the same pages wait for each other here, and in one order, or they would lock up.
      const inserted = await insertFound(
        transaction,
        auditId,
        known.sort((a, b) => (a.url < b.url ? -1 : 1)),
      );
      const counts = sumOf(written.counts, inserted);
      const { unclaimed } = written;
      return { isLost, isFailing: await addToAudit(transaction, auditId, { counts, seen, unclaimed }) };
    });
    this.database.notify(`audit:${auditId}`);
    return settlement;
  }

  async requeue(auditId: string, token: string, isUncounted = false): Promise<void> {
    await this.database.rows(
      `WITH u AS (UPDATE audit_urls SET state = 'queued', lease_token = NULL, lease_until = NULL,
           attempts = attempts - $3::integer
         WHERE audit_id = $1::uuid AND state = 'leased' AND lease_token = $2::uuid RETURNING kind, attempts),
       unclaimed AS (SELECT count(*)::integer AS count FROM u WHERE kind = 'page' AND attempts = 0)
       UPDATE audits SET claimed_pages = claimed_pages - unclaimed.count FROM unclaimed WHERE id = $1::uuid AND unclaimed.count > 0`,
      [auditId, token, isUncounted ? 1 : 0],
    );
  }

  skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number> {
    return skipUrls(
      this.database,
      auditId,
      `UPDATE audit_urls u SET state = 'skipped', skip_reason = $2, skip_detail = $3, due_at = NULL
       FROM audits a WHERE a.id = $1::uuid AND u.audit_id = a.id AND u.state = 'queued'
         AND ($2 <> 'site_errors' OR ${IS_FAILING})`,
      [reason, detail],
    );
  }

  skipSilent(auditId: string, quietMs: number, detail: string): Promise<number> {
    return skipUrls(
      this.database,
      auditId,
      `UPDATE audit_urls u SET state = 'skipped', skip_reason = 'unreachable', skip_detail = $3, due_at = NULL
       FROM audits a WHERE a.id = $1::uuid AND u.audit_id = a.id AND u.state = 'queued'
         AND COALESCE(a.answered_at, a.created_at) < clock_timestamp() - $2::integer * interval '1 millisecond'`,
      [quietMs, detail],
    );
  }

  skipBeyondLimit(auditId: string): Promise<number> {
    return skipUrls(
      this.database,
      auditId,
      `UPDATE audit_urls u SET state = 'skipped', skip_reason = 'max_pages', skip_detail = a.config ->> 'maxPages',
         due_at = NULL
       FROM audits a WHERE a.id = $1::uuid AND a.claimed_pages >= (a.config ->> 'maxPages')::integer
         AND u.audit_id = a.id AND u.state = 'queued' AND u.kind = 'page' AND u.attempts = 0`,
    );
  }
}

interface Written {
  /** Of those whose lease is held: they are written, no others. */
  readonly ids: readonly string[];
  readonly counts: CrawlCounts;
  readonly unclaimed: number;
}

async function settleHeld(
  database: Database,
  auditId: string,
  token: string,
  settled: readonly Settled[],
): Promise<Written> {
  const none = { ids: [], counts: NO_COUNTS, unclaimed: 0 };
  if (settled.length === 0) return none;
  const bind = [token, settled.map(({ id }) => id), auditId, ...settled.flatMap(valuesOf)];
  return (await database.row<Written>(settleSql(settled.length), bind)) ?? none;
}

/** @returns which of these are leased under the token; until the transaction's end nobody else takes them */
async function stillHeld(
  database: Database,
  auditId: string,
  token: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.rows<{ id: string }>(
    `SELECT id FROM audit_urls u WHERE lease_token = $1::uuid AND id = ANY($2::bigint[]) AND ${ofAudit('u', '$3')}
     FOR SHARE`,
    [token, ids, auditId],
  );
  return rows.map(({ id }) => id);
}

/** URLs that became known; those that are known already stay as they are. @returns what is to be counted */
export async function insertFound(
  database: Database,
  auditId: string,
  found: readonly FoundUrl[],
): Promise<CrawlCounts> {
  const rows = found.map(({ url, kind, foundVia, foundOn, depth, skipped }) => ({
    url,
    kind,
    found_via: foundVia,
    found_on: foundOn,
    depth,
    reason: skipped?.reason ?? null,
    detail: skipped?.detail ?? null,
  }));
  let counts = NO_COUNTS;
  for (let from = 0; from < rows.length; from += FOUND_AT_ONCE) {
    const some = json(rows.slice(from, from + FOUND_AT_ONCE));
    const row = await database.row<{ counts: CrawlCounts }>(INSERT_FOUND, [auditId, some]);
    if (row) counts = sumOf(counts, row.counts);
  }
  return counts;
}

function valuesOf(settled: Settled): Bind[] {
  const { id } = settled;
  if ('answer' in settled) {
    const { answer, page } = settled;
    const tried = answer.status === null ? answer.failure : 'answered';
    return [id, json(answer), page?.facts ?? null, page?.text ?? null, null, tried, 0];
  }
  const tried = settled.tried ?? null;
  if ('skipped' in settled) return [id, json(settled.skipped), null, null, null, tried, 0];
  return [id, null, null, null, settled.retryInMs, tried, settled.isUncounted ? 1 : 0];
}
