import { EARLY_ENDS, type AuditError } from '../../../domain/audit/audit.js';
import { CRAWL_PERCENT, SITE_PERCENT } from '../../../domain/audit/audit-percent.js';
import { crawlConfigFault } from '../../../domain/audit/audit-shape.js';
import type { AnswerFacts } from '../../../libs/guarded-fetch/index.js';
import { unpackFacts } from '../../../libs/page-reading/index.js';
import type { CrawledUrl, FoundVia, SiteFacts, SkipReason } from '../../../libs/site-audit/index.js';
import type {
  AuditWork,
  CrawlStore,
  FoundUrl,
  ReadUrl,
  SilentSite,
  SitemapEntry,
} from '../../../ports/audit/crawl-store.js';
import { UnreadableWork } from '../../../ports/run-store.js';
import { json, type Database } from '../database/connection.js';
import { addToAudit, tallied } from './crawl-counting.js';
import { insertFound, PostgresFrontier } from './frontier.js';

/** Rows read at once: a single page may have some megabytes of facts. */
const READ_AT_ONCE = 50;
/**
 * Deflated, of the pages that a reader gets together: unpacked they are ten times as much, and more as objects, which the
 * collector copies for as long as they are reached.
 */
const BYTES_AT_ONCE = 64 * 1024;
/** Entries of a sitemap in one row. */
const ENTRIES_AT_ONCE = 5000;

/** Whether an audit has work. */
export const UNDERWAY = `status IN ('crawling', 'analysing')`;
/** What the end of an audit that fails sets; the error is `$2`. */
export const FAILED = `status = 'failed', secrets = NULL, error = $2::jsonb, finished_at = clock_timestamp(), lease_token = NULL,
  lease_until = NULL, updated_at = clock_timestamp(), version = version + 1`;
/** Whether anything of the crawl `$1` is queued or taken: while nothing is, nobody can change its URLs. */
export const OPEN = `EXISTS (SELECT FROM audit_urls o WHERE o.audit_id = $1::uuid AND o.state = 'queued'
  UNION ALL SELECT FROM audit_urls o WHERE o.audit_id = $1::uuid AND o.state = 'leased')`;
/** Whether the site of the crawl `$1` answered any worker. */
const ANSWERED = `EXISTS (SELECT FROM audit_urls s WHERE s.audit_id = $1::uuid AND s.kind <> 'external'
  AND (s.last_try = 'answered' OR s.answer ->> 'status' IS NOT NULL))`;

export class PostgresCrawlStore extends PostgresFrontier implements CrawlStore {
  async work(auditId: string): Promise<AuditWork | null> {
    const row = await this.database.row<AuditWork>(
      `SELECT id, account_id AS "accountId", edition_id AS "editionId", start_url AS "startUrl",
         '{"searches": [], "segments": [], "renderPages": 0}'::jsonb || config AS config, status, site, robots_text AS "robotsText", secrets,
         (counts ->> 'known')::integer AS known,
         extract(epoch FROM clock_timestamp() - created_at)::float8 AS "ageSeconds"
       FROM audits WHERE id = $1::uuid AND ${UNDERWAY}`,
      [auditId],
    );
    const fault = row && crawlConfigFault(row.config);
    if (fault) throw new UnreadableWork(auditId, fault);
    return row;
  }

  async listedUrls(auditId: string): Promise<readonly string[]> {
    const row = await this.database.row<{ urls: string[] }>(
      `SELECT COALESCE(listed_urls, '{}') AS urls FROM audits WHERE id = $1::uuid`,
      [auditId],
    );
    return row?.urls ?? [];
  }

  async lease(auditId: string, token: string, leaseMs: number): Promise<number | null> {
    const row = await this.database.row<{ attempt: number }>(
      `UPDATE audits SET lease_token = $2::uuid, attended_at = clock_timestamp(), attempt = attempt + 1,
         lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
       WHERE id = $1::uuid AND ${UNDERWAY} AND (lease_token IS NULL OR lease_until < clock_timestamp())
       RETURNING attempt`,
      [auditId, token, leaseMs],
    );
    return row?.attempt ?? null;
  }

  async release(auditId: string, token: string): Promise<void> {
    await this.database.rows(
      `UPDATE audits SET lease_token = NULL, lease_until = NULL, attempt = attempt - 1
       WHERE id = $1::uuid AND lease_token = $2::uuid`,
      [auditId, token],
    );
  }

  async renew(auditId: string, token: string, leaseMs: number): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE audits SET lease_until = clock_timestamp() + $3::integer * interval '1 millisecond'
       WHERE id = $1::uuid AND lease_token = $2::uuid RETURNING id`,
      [auditId, token, leaseMs],
    );
    return row !== null;
  }

  async noteSilence(auditId: string, token: string, hadAnswer: boolean): Promise<number | null> {
    // Not from its creation: an audit may have waited longer for its first worker.
    const row = await this.database.row<{ ms: number }>(
      `UPDATE audits SET answered_at = CASE WHEN $3::boolean THEN clock_timestamp()
         ELSE COALESCE(answered_at, clock_timestamp()) END
       WHERE id = $1::uuid AND lease_token = $2::uuid AND site IS NULL AND status = 'crawling'
       RETURNING GREATEST(0, extract(epoch FROM clock_timestamp() - answered_at) * 1000)::float8 AS ms`,
      [auditId, token, hadAnswer],
    );
    return row?.ms ?? null;
  }

  async begin(
    auditId: string,
    token: string,
    { site, robotsText }: { readonly site: SiteFacts; readonly robotsText: string | null },
    found: readonly FoundUrl[],
    sitemaps: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[],
  ): Promise<boolean> {
    return this.database.inTransaction(async (database) => {
      const row = await database.row(
        `UPDATE audits SET site = $3::jsonb, robots_text = $4, lease_token = NULL, lease_until = NULL, attempt = 0,
           progress = GREATEST(progress, ${SITE_PERCENT}), answered_at = clock_timestamp(),
           updated_at = clock_timestamp(), version = version + 1
         WHERE id = $1::uuid AND lease_token = $2::uuid AND site IS NULL AND status = 'crawling' RETURNING id`,
        [auditId, token, json(site), robotsText?.replaceAll('\u0000', '') ?? null],
      );
      if (row === null) return false;
      await addToAudit(database, auditId, { counts: await insertFound(database, auditId, found) });
      let part = 0;
      for (const { sitemap, entries } of sitemaps) {
        for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
          part += 1;
          await database.rows(
            `INSERT INTO audit_sitemap_entries (audit_id, part, sitemap, entries)
             VALUES ($1::uuid, $2::integer, $3, $4::jsonb)`,
            [auditId, part, sitemap, json(entries.slice(from, from + ENTRIES_AT_ONCE))],
          );
        }
      }
      return true;
    });
  }

  async finishCrawl(auditId: string): Promise<'over' | number | SilentSite> {
    // Each by its own index: of 150,000 URLs nearly all are neither queued nor taken in the end.
    const next = await this.database.row<{ waits: number | null }>(
      `SELECT LEAST(
         (SELECT min(extract(epoch FROM lease_until - clock_timestamp())) FROM audit_urls
          WHERE audit_id = $1::uuid AND state = 'leased'),
         (SELECT min(COALESCE(extract(epoch FROM due_at - clock_timestamp()), 0)) FROM audit_urls
          WHERE audit_id = $1::uuid AND state = 'queued'))::float8 * 1000 AS waits
       FROM audits WHERE id = $1::uuid AND status = 'crawling'`,
      [auditId],
    );
    // One that was cancelled leaves URLs queued.
    if (next === null) return 'over';
    if (next.waits !== null) return Math.max(0, Math.ceil(next.waits));
    // With nothing queued or taken nobody can change it any more.
    const silent = await this.database.row<SilentSite>(
      `SELECT u.last_try AS cause FROM audit_urls u
       WHERE u.audit_id = $1::uuid AND u.kind <> 'external' AND u.last_try IS NOT NULL AND NOT ${ANSWERED}
         AND EXISTS (SELECT FROM audits WHERE id = $1::uuid AND status = 'crawling')
       ORDER BY u.found_via <> 'start', u.id LIMIT 1`,
      [auditId],
    );
    if (silent !== null) return silent;
    const ended = await this.database.row(
      `UPDATE audits a SET status = 'analysing', secrets = CASE WHEN (config ->> 'renderPages')::integer > 0 THEN secrets END, crawled_at = clock_timestamp(), lease_token = NULL, lease_until = NULL,
         progress = GREATEST(progress, ${CRAWL_PERCENT}), attempt = 0, attended_at = clock_timestamp(), updated_at = clock_timestamp(), version = version + 1,
         counts = (SELECT ${tallied('u.page IS NOT NULL')} FROM audit_urls u WHERE u.audit_id = a.id),
         stop_reason = COALESCE((SELECT r.reason FROM unnest($2::text[]) WITH ORDINALITY r (reason, place)
           WHERE EXISTS (SELECT FROM audit_urls u WHERE u.audit_id = $1::uuid AND u.skip_reason = r.reason)
           ORDER BY r.place LIMIT 1), 'done')
       WHERE id = $1::uuid AND status = 'crawling' AND site IS NOT NULL AND NOT ${OPEN} RETURNING id`,
      [auditId, EARLY_ENDS],
    );
    if (ended !== null) this.database.notify(`audit:${auditId}`);
    return 'over';
  }

  fail(auditId: string, token: string, error: AuditError): Promise<boolean> {
    return this.end(
      auditId,
      `UPDATE audits SET ${FAILED} WHERE id = $1::uuid AND lease_token = $3::uuid AND ${UNDERWAY} RETURNING id`,
      [json(error), token],
    );
  }

  failSilent(auditId: string, error: AuditError): Promise<boolean> {
    return this.end(
      auditId,
      `UPDATE audits SET ${FAILED} WHERE id = $1::uuid AND status = 'crawling' AND site IS NOT NULL
         AND NOT ${OPEN} AND NOT ${ANSWERED} RETURNING id`,
      [json(error)],
    );
  }

  private async end(auditId: string, update: string, bind: readonly string[]): Promise<boolean> {
    const row = await this.database.row(update, [auditId, ...bind]);
    if (row !== null) this.database.notify(`audit:${auditId}`);
    return row !== null;
  }

  async *crawledUrls(
    auditId: string,
    options: { readonly withTexts: boolean } = { withTexts: false },
  ): AsyncIterable<readonly ReadUrl[]> {
    // Rows have numbers that other audits share; each reading counts anew.
    const denseOf = new Map<string, number>();
    let dense = 0;
    const columns = 'id, url, kind, found_via, found_on, depth, skip_reason, skip_detail, answer, page';
    for await (const rows of readAll(
      this.database,
      auditId,
      options.withTexts ? `${columns}, main_text` : columns,
    )) {
      let read: ReadUrl[] = [];
      let bytes = 0;
      for (const row of rows) {
        const more = (row.page?.length ?? 0) + (row.main_text?.length ?? 0);
        if (bytes + more > BYTES_AT_ONCE && read.length > 0) {
          yield read;
          [read, bytes] = [[], 0];
        }
        bytes += more;
        dense += 1;
        denseOf.set(row.id, dense);
        const foundOn = row.found_on === null ? null : (denseOf.get(row.found_on) ?? null);
        read.push({
          crawled: crawledUrlOf(row, dense, foundOn),
          packed: row.page && row.main_text ? { facts: row.page, text: row.main_text } : null,
        });
      }
      yield read;
    }
  }

  async *sitemapEntries(
    auditId: string,
  ): AsyncIterable<{ readonly sitemap: string; readonly entries: readonly SitemapEntry[] }> {
    for (let after = 0; ; after += 1) {
      const row = await this.database.row<{ sitemap: string; entries: readonly SitemapEntry[] }>(
        `SELECT sitemap, entries FROM audit_sitemap_entries WHERE audit_id = $1::uuid AND part = $2::integer`,
        [auditId, after + 1],
      );
      if (row === null) return;
      yield row;
    }
  }

  async reserveSlot(origin: string, intervalMs: number): Promise<number> {
    const row = await this.database.row<{ waits: number }>(
      `INSERT INTO origin_slots AS t (origin, next_at)
       VALUES ($1, clock_timestamp() + $2::float8 * interval '1 millisecond')
       ON CONFLICT (origin) DO UPDATE
         SET next_at = GREATEST(t.next_at, clock_timestamp()) + $2::float8 * interval '1 millisecond'
       RETURNING GREATEST(0, extract(epoch FROM next_at - clock_timestamp()) * 1000 - $2::float8)::float8 AS waits`,
      [origin, intervalMs],
    );
    return row?.waits ?? 0;
  }
}

/** As `crawledUrls` reads it. */
interface UrlRow {
  readonly id: string;
  readonly url: string;
  readonly kind: string;
  readonly found_via: FoundVia;
  readonly found_on: string | null;
  readonly depth: number | null;
  readonly skip_reason: SkipReason | null;
  readonly skip_detail: string | null;
  readonly answer: AnswerFacts | null;
  readonly page: Uint8Array | null;
  /** Absent where it was not asked for. */
  readonly main_text?: Uint8Array | null;
}

async function* readAll(
  database: Database,
  auditId: string,
  columns: string,
): AsyncGenerator<readonly UrlRow[], void, void> {
  const read = (after: string) =>
    database.rows<UrlRow>(
      `SELECT ${columns} FROM audit_urls WHERE audit_id = $1::uuid AND id > $2::bigint
         ORDER BY id LIMIT ${READ_AT_ONCE}`,
      [auditId, after],
    );
  let coming = read('0');
  for (;;) {
    const rows = await coming;
    const last = rows.at(-1);
    if (!last) return;
    // Read ahead, while the caller works on these; a failure is thrown when it is awaited.
    coming = read(last.id);
    coming.catch(() => undefined);
    yield rows;
  }
}

function crawledUrlOf(row: UrlRow, id: number, foundOn: number | null): CrawledUrl {
  const { skip_reason: reason } = row;
  return {
    id,
    url: row.url,
    internal: row.kind !== 'external',
    foundVia: row.found_via,
    foundOn,
    depth: row.depth,
    skipped: reason === null ? null : { reason, detail: row.skip_detail ?? '' },
    answer: row.answer,
    page: row.page === null ? null : unpackFacts(row.page),
  };
}
