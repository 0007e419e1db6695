import type { AuditError, StopReason } from '../../domain/audit/audit.js';
import type { AnswerFacts } from '../../domain/audit/answer-facts.js';
import type { CrawledUrl, FoundVia, SkipReason } from '../../domain/audit/crawled-url.js';
import type { PageFacts } from '../../domain/audit/page-facts.js';
import type { SiteFacts } from '../../domain/audit/site-facts.js';
import type {
  AuditWork,
  CrawlStore,
  FoundUrl,
  PackedPage,
  ReadUrl,
  Settled,
  SilentSite,
  SitemapEntry,
  TakenUrl,
} from '../../ports/crawl-store.js';
import { json, type Bind, type Database } from './connection.js';
import { packPage, unpackFacts, unpackText } from './packed-pages.js';
import { prepared } from './prepared.js';

/** Rows read at once: a single page may have some megabytes of facts. */
const READ_AT_ONCE = 50;
/** URLs in one statement: of long ones more would not fit into a value of PostgreSQL's. */
const FOUND_AT_ONCE = 5000;
/** Deflated, of the pages that a reader gets together: unpacked they are ten times as much, and more as objects. */
const BYTES_AT_ONCE = 1024 * 1024;
/** Entries of a sitemap in one row. */
const ENTRIES_AT_ONCE = 5000;

/** What ends a crawl before everything was seen, the weightiest first: each is a reason for URLs left out, too. */
const STOPS = ['site_errors', 'max_time', 'max_pages', 'max_depth'] satisfies (StopReason & SkipReason)[];

/** How far an audit, `a`, is; see `CrawlCounts`. */
export const COUNTS = `SELECT jsonb_build_object('known', count(*), 'fetched', count(*) FILTER (WHERE u.state = 'done'),
    'queued', count(*) FILTER (WHERE u.state IN ('queued', 'leased')),
    'blockedByRobots', count(*) FILTER (WHERE u.skip_reason = 'robots'),
    'skipped', count(*) FILTER (WHERE u.skip_reason IN ('max_pages', 'max_depth', 'max_time', 'site_errors')),
    'failed', count(*) FILTER (WHERE u.state = 'done' AND u.answer ->> 'status' IS NULL),
    'pages', count(*) FILTER (WHERE u.page IS NOT NULL))
  FROM audit_urls u WHERE u.audit_id = a.id`;

const UNDERWAY = `status IN ('crawling', 'analysing')`;

/**
 * What is known already is passed over by its row, not by its conflict: that would wait for whoever settles the row just
 * now, and two that settle pages which link to each other would lock up. URLs that two find together are waited for in one order.
 */
const INSERT_FOUND = prepared(
  `INSERT INTO audit_urls (audit_id, url, kind, found_via, found_on, depth, state, skip_reason, skip_detail)
   SELECT $1::uuid, f.url, f.kind, f.found_via, f.found_on, f.depth,
     CASE WHEN f.reason IS NULL THEN 'queued' ELSE 'skipped' END, f.reason, f.detail
   FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (url text, kind text, found_via text, found_on bigint,
     depth integer, reason text, detail text)) WITH ORDINALITY AS f (url, kind, found_via, found_on, depth, reason,
     detail, ordinality)
   WHERE NOT EXISTS (SELECT FROM audit_urls u WHERE u.audit_id = $1::uuid AND u.url_key = md5(f.url)::uuid)
   ORDER BY f.ordinality
   ON CONFLICT ON CONSTRAINT audit_urls_once DO NOTHING`,
);

/**
 * Before `TAKE`, which so sees the audit's row as it is: one that locked a newer row than it sees, and then changed it,
 * would lock up with another that waits at the older, since the rows that settling inserts share a lock on it.
 */
const HOLD_AUDIT = prepared(
  `SELECT id FROM audits WHERE id = $1::uuid AND status = 'crawling' FOR NO KEY UPDATE`,
);

/**
 * What is taken counts against the audit's bound in the same statement, so that two workers never take more together.
 * A page is counted once, however often it is tried.
 */
const TAKE = prepared(
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
     UPDATE audits SET told_at = clock_timestamp(), taken = taken + (SELECT count(*) FROM changed WHERE kind = 'page' AND attempts = 1)
     WHERE id = (SELECT id FROM audit) RETURNING id)
   SELECT changed.* FROM changed, counted ORDER BY changed.id`,
);

/** @param count of URLs; each takes `SETTLED_VALUES` behind the audit's and the token */
function settleSql(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const at = (place: number) => `$${3 + n * SETTLED_VALUES + place}`;
    return `(${at(0)}::bigint, ${at(1)}::jsonb, ${at(2)}::bytea, ${at(3)}::bytea, ${at(4)}::integer, ${at(5)}::text)`;
  });
  return `UPDATE audit_urls u SET
     state = CASE WHEN s.retry IS NOT NULL THEN 'queued' WHEN s.answer ->> 'reason' IS NOT NULL THEN 'skipped' ELSE 'done' END,
     lease_token = NULL, lease_until = NULL, page = s.page, main_text = s.text,
     answer = CASE WHEN s.answer ->> 'reason' IS NOT NULL THEN NULL ELSE s.answer END,
     skip_reason = s.answer ->> 'reason', skip_detail = s.answer ->> 'detail',
     due_at = clock_timestamp() + s.retry * interval '1 millisecond', last_try = COALESCE(s.tried, u.last_try)
   FROM (VALUES ${rows.join(', ')}) AS s (id, answer, page, text, retry, tried)
   WHERE u.audit_id = $1::uuid AND u.id = s.id AND u.lease_token = $2::uuid RETURNING u.id`;
}
const SETTLED_VALUES = 6;

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

export class PostgresCrawlStore implements CrawlStore {
  constructor(private readonly database: Database) {}

  async work(auditId: string): Promise<AuditWork | null> {
    return this.database.row<AuditWork>(
      `SELECT id, start_url AS "startUrl", config, status, site, robots_text AS "robotsText",
         crawled_at IS NOT NULL AS "isCrawled",
         (SELECT count(*)::integer FROM audit_urls u WHERE u.audit_id = audits.id) AS known,
         extract(epoch FROM clock_timestamp() - created_at)::float8 AS "ageSeconds"
       FROM audits WHERE id = $1::uuid AND ${UNDERWAY}`,
      [auditId],
    );
  }

  async lease(auditId: string, token: string, leaseMs: number): Promise<number | null> {
    const row = await this.database.row<{ attempt: number }>(
      `UPDATE audits SET lease_token = $2::uuid, told_at = clock_timestamp(), attempt = attempt + 1,
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
           updated_at = clock_timestamp(), version = version + 1
         WHERE id = $1::uuid AND lease_token = $2::uuid AND site IS NULL AND status = 'crawling' RETURNING id`,
        [auditId, token, json(site), robotsText?.replaceAll('\u0000', '') ?? null],
      );
      if (row === null) return false;
      await insertFound(database, auditId, found);
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

  async take(auditId: string, token: string, leaseMs: number, count: number): Promise<readonly TakenUrl[]> {
    const rows = await this.database.inTransaction(async (database) => {
      if ((await database.row(HOLD_AUDIT, [auditId])) === null) return [];
      const bind = [auditId, token, leaseMs, count];
      return database.rows<Omit<TakenUrl, 'foundVia'> & { readonly found_via: FoundVia }>(TAKE, bind);
    });
    return rows.map(({ found_via: foundVia, ...row }) => ({ ...row, foundVia }));
  }

  pack(facts: PageFacts, mainText: string): PackedPage {
    return packPage(facts, mainText);
  }

  async settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
  ): Promise<void> {
    await this.database.inTransaction(async (database) => {
      const held = new Set(await settleHeld(database, auditId, token, settled));
      const open = found.flatMap(({ foundOn }) => (foundOn === null || held.has(foundOn) ? [] : foundOn));
      for (const id of await stillHeld(database, auditId, token, [...new Set(open)])) held.add(id);
      // What a page told whose lease was lost would come after the end of a crawl that others have finished.
      const known = found.filter(({ foundOn }) => foundOn !== null && held.has(foundOn));
      // Two workers that find the same pages wait for each other here, and in one order, or they would lock up.
      await insertFound(
        database,
        auditId,
        known.sort((a, b) => (a.url < b.url ? -1 : 1)),
      );
    });
    this.database.tell(`audit:${auditId}`);
  }

  async giveBack(auditId: string, token: string): Promise<void> {
    await this.database.rows(
      `UPDATE audit_urls SET state = 'queued', lease_token = NULL, lease_until = NULL
       WHERE audit_id = $1::uuid AND state = 'leased' AND lease_token = $2::uuid`,
      [auditId, token],
    );
  }

  async skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number> {
    const rows = await this.database.rows(
      `UPDATE audit_urls SET state = 'skipped', skip_reason = $2, skip_detail = $3, due_at = NULL
       WHERE audit_id = $1::uuid AND state = 'queued' RETURNING id`,
      [auditId, reason, detail],
    );
    return rows.length;
  }

  async skipBeyondLimit(auditId: string): Promise<number> {
    const rows = await this.database.rows(
      `UPDATE audit_urls u SET state = 'skipped', skip_reason = 'max_pages', skip_detail = a.config ->> 'maxPages',
         due_at = NULL
       FROM audits a WHERE a.id = $1::uuid AND a.taken >= (a.config ->> 'maxPages')::integer
         AND u.audit_id = a.id AND u.state = 'queued' AND u.kind = 'page' AND u.attempts = 0 RETURNING u.id`,
      [auditId],
    );
    return rows.length;
  }

  async count(
    auditId: string,
    { requests, limited }: Pick<SiteFacts, 'requests' | 'limited'>,
  ): Promise<void> {
    await this.database.rows(
      `UPDATE audits SET site = site || jsonb_build_object('requests', (site ->> 'requests')::bigint + $2::bigint,
         'limited', jsonb_build_object('count', (site -> 'limited' ->> 'count')::bigint + $3::bigint,
           'longestRun', GREATEST((site -> 'limited' ->> 'longestRun')::bigint, $4::bigint)))
       WHERE id = $1::uuid AND status = 'crawling' AND site IS NOT NULL`,
      [auditId, requests, limited.count, limited.longestRun],
    );
  }

  async finishCrawl(auditId: string): Promise<'over' | number | SilentSite> {
    const next = await this.database.row<{ waits: number | null }>(
      `SELECT min(CASE state WHEN 'leased' THEN extract(epoch FROM lease_until - clock_timestamp())
           ELSE COALESCE(extract(epoch FROM due_at - clock_timestamp()), 0) END)::float8 * 1000 AS waits
       FROM audit_urls WHERE audit_id = $1::uuid AND state IN ('queued', 'leased')`,
      [auditId],
    );
    if (next && next.waits !== null) return Math.max(0, Math.ceil(next.waits));
    // With nothing queued or taken nobody can change it any more.
    const silent = await this.database.row<SilentSite>(
      `SELECT u.last_try AS cause FROM audit_urls u
       WHERE u.audit_id = $1::uuid AND u.kind <> 'external' AND u.last_try IS NOT NULL AND NOT EXISTS (
         SELECT FROM audit_urls a WHERE a.audit_id = $1::uuid AND a.kind <> 'external'
           AND (a.last_try = 'answered' OR a.answer ->> 'status' IS NOT NULL))
         AND EXISTS (SELECT FROM audits WHERE id = $1::uuid AND status = 'crawling' AND crawled_at IS NULL)
       ORDER BY u.found_via <> 'start', u.id LIMIT 1`,
      [auditId],
    );
    if (silent !== null) return silent;
    const ended = await this.database.row(
      `UPDATE audits a SET crawled_at = clock_timestamp(), updated_at = clock_timestamp(), version = version + 1,
         counts = (${COUNTS}), stop_reason = COALESCE((SELECT r.reason FROM unnest($2::text[]) WITH ORDINALITY r (reason, place)
           WHERE EXISTS (SELECT FROM audit_urls u WHERE u.audit_id = $1::uuid AND u.skip_reason = r.reason)
           ORDER BY r.place LIMIT 1), 'done')
       WHERE id = $1::uuid AND status = 'crawling' AND crawled_at IS NULL AND site IS NOT NULL RETURNING id`,
      [auditId, STOPS],
    );
    if (ended !== null) this.database.tell(`audit:${auditId}`);
    return 'over';
  }

  async fail(auditId: string, error: AuditError): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE audits SET status = 'failed', error = $2::jsonb, finished_at = clock_timestamp(), lease_token = NULL,
         lease_until = NULL, updated_at = clock_timestamp(), version = version + 1
       WHERE id = $1::uuid AND ${UNDERWAY} RETURNING id`,
      [auditId, json(error)],
    );
    if (row !== null) this.database.tell(`audit:${auditId}`);
    return row !== null;
  }

  async *crawledUrls(
    auditId: string,
    wish: { readonly withTexts: boolean } = { withTexts: false },
  ): AsyncIterable<readonly ReadUrl[]> {
    // Rows have numbers that other audits share; whoever reads counts anew.
    const denseOf = new Map<string, number>();
    let dense = 0;
    const columns = 'id, url, kind, found_via, found_on, depth, skip_reason, skip_detail, answer, page';
    for await (const rows of this.readAll(auditId, wish.withTexts ? `${columns}, main_text` : columns)) {
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
          mainText: row.main_text ? unpackText(row.main_text) : null,
        });
      }
      yield read;
    }
  }

  private async *readAll(auditId: string, columns: string): AsyncGenerator<readonly UrlRow[], void, void> {
    const read = (after: string) =>
      this.database.rows<UrlRow>(
        `SELECT ${columns} FROM audit_urls WHERE audit_id = $1::uuid AND id > $2::bigint
         ORDER BY id LIMIT ${READ_AT_ONCE}`,
        [auditId, after],
      );
    let coming = read('0');
    for (;;) {
      const rows = await coming;
      const last = rows.at(-1);
      if (!last) return;
      // Read while the reader looks at these; what fails is heard when its turn comes.
      coming = read(last.id);
      coming.catch(() => undefined);
      yield rows;
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

  async reserveTurn(origin: string, intervalMs: number): Promise<number> {
    const row = await this.database.row<{ waits: number }>(
      `INSERT INTO origin_turns AS t (origin, next_at)
       VALUES ($1, clock_timestamp() + $2::float8 * interval '1 millisecond')
       ON CONFLICT (origin) DO UPDATE
         SET next_at = GREATEST(t.next_at, clock_timestamp()) + $2::float8 * interval '1 millisecond'
       RETURNING GREATEST(0, extract(epoch FROM next_at - clock_timestamp()) * 1000 - $2::float8)::float8 AS waits`,
      [origin, intervalMs],
    );
    return row?.waits ?? 0;
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

/** @returns ids of those whose lease is held: they are written, no others */
async function settleHeld(
  database: Database,
  auditId: string,
  token: string,
  settled: readonly Settled[],
): Promise<string[]> {
  if (settled.length === 0) return [];
  const bind = [auditId, token, ...settled.flatMap(valuesOf)];
  const rows = await database.rows<{ id: string }>(settleSql(settled.length), bind);
  return rows.map(({ id }) => id);
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
    `SELECT id FROM audit_urls WHERE audit_id = $1::uuid AND lease_token = $2::uuid AND id = ANY($3::bigint[])
     FOR SHARE`,
    [auditId, token, ids],
  );
  return rows.map(({ id }) => id);
}

async function insertFound(database: Database, auditId: string, found: readonly FoundUrl[]): Promise<void> {
  const rows = found.map(({ url, kind, foundVia, foundOn, depth, skipped }) => ({
    url,
    kind,
    found_via: foundVia,
    found_on: foundOn,
    depth,
    reason: skipped?.reason ?? null,
    detail: skipped?.detail ?? null,
  }));
  for (let from = 0; from < rows.length; from += FOUND_AT_ONCE)
    await database.rows(INSERT_FOUND, [auditId, json(rows.slice(from, from + FOUND_AT_ONCE))]);
}

function valuesOf(settled: Settled): Bind[] {
  const { id } = settled;
  if ('answer' in settled) {
    const { answer, page } = settled;
    const tried = answer.status === null ? answer.failure : 'answered';
    return [id, json(answer), page?.facts ?? null, page?.text ?? null, null, tried];
  }
  const tried = settled.tried ?? null;
  if ('skipped' in settled) return [id, json(settled.skipped), null, null, null, tried];
  return [id, null, null, null, settled.retryInMs, tried];
}
