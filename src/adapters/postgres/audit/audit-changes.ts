import { BOUND_REASONS, type ChangeCounts } from '../../../libs/site-audit/index.js';
import { MOST_KNOWN_URLS, KNOWN_URLS_A_PAGE } from '../../../domain/audit/crawl-rules.js';
import type { ComparedBaseline, Comparison } from '../../../ports/audit/audit-store.js';
import type { Database } from '../database/connection.js';

/** Whether the audit, `$1`, is still leased under the token, `$2`. */
export const HELD = `EXISTS (SELECT FROM audits WHERE id = $1::uuid AND lease_token = $2::uuid)`;

/** Whether a crawl learnt what stands at a URL: a fault of the server's, or none of its answers, tells nothing of it. */
const isDiscovered = (url: string) =>
  `COALESCE((${url}.answer ->> 'status')::integer <> 429 AND (${url}.answer ->> 'status')::integer < 500, false)`;

const BOUNDS = [...BOUND_REASONS].map((reason) => `'${String(reason)}'`).join(', ');

/** What a crawl may have left out. */
interface Cut {
  /** It met a bound of its own: of what it does not know of nobody can say anything. */
  readonly isBounded: boolean;
  /** It could not read every page again that the other crawl had read, and what such a page leads to is unknown. */
  readonly hasUnread: boolean;
}

async function cutOf(database: Database, audit: string, other: string): Promise<Cut> {
  const row = await database.row<Cut>(
    `SELECT COALESCE((a.counts ->> 'known')::bigint, 0) >=
         GREATEST(${MOST_KNOWN_URLS}, ${KNOWN_URLS_A_PAGE} * (a.config ->> 'maxPages')::bigint)
       OR EXISTS (SELECT FROM audit_urls u WHERE u.audit_id = $1::uuid AND u.kind = 'page'
         AND u.skip_reason IN (${BOUNDS})) AS "isBounded",
       EXISTS (SELECT FROM audit_urls u JOIN audit_urls o ON o.audit_id = $2::uuid AND o.url_key = u.url_key
         WHERE u.audit_id = $1::uuid AND o.page IS NOT NULL AND NOT ${isDiscovered('u')}) AS "hasUnread"
     FROM audits a WHERE a.id = $1::uuid`,
    [audit, other],
  );
  return row ?? { isBounded: true, hasUnread: true };
}

/**
 * Whether a URL that a crawl does not know of is gone, and not only unseen: the page on which the other crawl found it was
 * read again and names it no more, or all was read again.
 * @param parent that page's row in this crawl
 */
const isGone = (parent: string, isBounded: string, hasUnread: string) =>
  `(NOT ${isBounded}::boolean AND CASE WHEN ${parent}.id IS NULL THEN NOT ${hasUnread}::boolean ELSE ${isDiscovered(parent)} END)`;

/** Rows just written have no statistics; see `compareHits`. */
const JOIN_BY_HASH = `SELECT set_config('enable_nestloop', 'off', true), set_config('enable_mergejoin', 'off', true)`;

/**
 * See `AuditStore.compare`. Before a further call, `uncompareHits`.
 * @param severities whose hits are `counted`
 */
export function compareHits(
  database: Database,
  id: string,
  token: string,
  former: string,
  severities: readonly string[],
): Promise<Pick<Comparison, 'hits'> & Pick<ComparedBaseline, 'counted'>> {
  const run = `audit_id = $1::uuid AND run = $2::uuid`;
  // Of the site none; only what is equal can be looked up by its hash.
  const url = (table: string) => `COALESCE(${table}.url, '')`;
  const before = `audit_id = $3::uuid AND run = (SELECT result FROM audits WHERE id = $3::uuid)
    AND change IS DISTINCT FROM 'fixed'`;
  const urlOf = (row: string, audit: string) =>
    `${row}.audit_id = ${audit}::uuid AND ${row}.url_key = md5(split_part(o.url, '#', 1))::uuid`;
  return database.inTransaction(async (transaction) => {
    // Taken for one or two, hits would be compared each with each: 8,000 of one check took 83 s. Joined by their
    // hashes they take none.
    await transaction.rows(JOIN_BY_HASH);
    await transaction.rows(
      `UPDATE audit_hits h SET change = CASE WHEN o.check_id IS NULL THEN 'new' ELSE 'same' END
       FROM audit_hits n LEFT JOIN (SELECT DISTINCT check_id, ${url('audit_hits')} AS url FROM audit_hits WHERE ${before}) o
         ON o.check_id = n.check_id AND o.url = ${url('n')}
       WHERE n.audit_id = $1::uuid AND n.run = $2::uuid AND h.audit_id = n.audit_id AND h.run = n.run
         AND h.check_id = n.check_id AND h.seq = n.seq AND ${HELD}`,
      [id, token, former],
    );
    const { isBounded, hasUnread } = await cutOf(transaction, id, former);
    // What was left out for the same reason both times was known as little then.
    await transaction.rows(
      `INSERT INTO audit_hits (audit_id, run, check_id, seq, url, inlinks, folder, severity, change, hit)
       SELECT $1::uuid, $2::uuid, o.check_id, COALESCE(l.seq, 0) + row_number() OVER (PARTITION BY o.check_id ORDER BY o.seq),
         o.url, o.inlinks, o.folder, o.severity, 'fixed', o.hit
       FROM (SELECT * FROM audit_hits WHERE ${before}) o
         LEFT JOIN (SELECT check_id, max(seq) AS seq FROM audit_hits WHERE ${run} GROUP BY check_id) l
           ON l.check_id = o.check_id
         LEFT JOIN audit_urls u ON ${urlOf('u', '$1')}
         LEFT JOIN audit_urls f ON ${urlOf('f', '$3')}
         LEFT JOIN audit_urls fp ON fp.audit_id = $3::uuid AND fp.id = f.found_on
         LEFT JOIN audit_urls up ON up.audit_id = $1::uuid AND up.url_key = fp.url_key
       WHERE ${HELD} AND NOT EXISTS (SELECT FROM audit_hits n WHERE n.audit_id = $1::uuid AND n.run = $2::uuid
           AND n.check_id = o.check_id AND ${url('n')} = ${url('o')})
         AND (o.url IS NULL OR ${isDiscovered('u')} OR u.id IS NULL AND ${isGone('up', '$4', '$5')}
           OR u.skip_reason = f.skip_reason AND u.skip_reason NOT IN (${BOUNDS}))`,
      [id, token, former, isBounded, hasUnread],
    );
    const isCounted = `h.severity = ANY ($4::text[])`;
    // What the former crawl could not read may have been as bad then.
    const wasUnread = `f.id IS NOT NULL AND NOT ${isDiscovered('f')}`;
    const rows = await transaction.rows<ChangeCounts & { check: string; before: number; after: number }>(
      `SELECT check_id AS "check", count(*) FILTER (WHERE change = 'new')::integer AS new,
         count(*) FILTER (WHERE change = 'fixed')::integer AS fixed,
         count(*) FILTER (WHERE change = 'same')::integer AS same,
         count(*) FILTER (WHERE ${isCounted} AND change IN ('same', 'fixed'))::integer AS before,
         count(*) FILTER (WHERE ${isCounted} AND (change = 'same' OR change = 'new' AND NOT (${wasUnread})))::integer AS after
       FROM (SELECT * FROM audit_hits WHERE ${run}) h
         LEFT JOIN audit_urls f ON f.audit_id = $3::uuid AND f.url_key = md5(split_part(h.url, '#', 1))::uuid
       GROUP BY check_id`,
      [id, token, former, severities],
    );
    return {
      hits: new Map(rows.map(({ check, new: fresh, fixed, same }) => [check, { new: fresh, fixed, same }])),
      counted: rows.map(({ check, before, after }) => ({ check, before, after })),
    };
  });
}

/**
 * What became of the pages, which is HTML that answered 200, since another audit; of what one of the two left out
 * nothing is counted.
 */
export function comparePages(database: Database, id: string, former: string): Promise<Comparison['pages']> {
  const cutAt = { $1: 3, $2: 5 } as const;
  const urls = (audit: '$1' | '$2', other: '$1' | '$2') =>
    `SELECT u.url_key, u.kind = 'page' AND u.answer IS NOT NULL AS is_asked, u.answer ->> 'status' AS status,
       u.page IS NOT NULL AS is_page, ${isDiscovered('u')} AS is_discovered, ${isGone('p', `$${cutAt[other]}`, `$${cutAt[other] + 1}`)} AS is_gone
     FROM audit_urls u LEFT JOIN audit_urls f ON f.audit_id = ${audit}::uuid AND f.id = u.found_on
       LEFT JOIN audit_urls p ON p.audit_id = ${other}::uuid AND p.url_key = f.url_key
     WHERE u.audit_id = ${audit}::uuid AND u.kind <> 'external'`;
  // Of what one of them did not see nobody can say since when it is there, or whether it still is.
  const isPageOnlyOf = (row: string, other: string) =>
    `${row}.is_page AND CASE WHEN ${other}.url_key IS NULL THEN ${row}.is_gone ELSE ${other}.is_discovered AND NOT ${other}.is_page END`;
  return database.inTransaction(async (transaction) => {
    await transaction.rows(JOIN_BY_HASH);
    const [now, then] = [await cutOf(transaction, id, former), await cutOf(transaction, former, id)];
    const row = await transaction.row<{ added: number; removed: number; statusChanged: number }>(
      `SELECT count(*) FILTER (WHERE ${isPageOnlyOf('n', 'o')})::integer AS added,
         count(*) FILTER (WHERE ${isPageOnlyOf('o', 'n')})::integer AS removed,
         count(*) FILTER (WHERE n.is_asked AND o.is_asked
           AND n.status IS DISTINCT FROM o.status)::integer AS "statusChanged"
       FROM (${urls('$1', '$2')}) n FULL JOIN (${urls('$2', '$1')}) o ON o.url_key = n.url_key`,
      [id, former, now.isBounded, now.hasUnread, then.isBounded, then.hasUnread],
    );
    return row ?? { added: 0, removed: 0, statusChanged: 0 };
  });
}

/** Takes away what a comparison added, so that the hits can be compared with another audit. */
export async function uncompareHits(database: Database, id: string, token: string): Promise<void> {
  await database.rows(
    `DELETE FROM audit_hits WHERE audit_id = $1::uuid AND run = $2::uuid AND change = 'fixed' AND ${HELD}`,
    [id, token],
  );
}
