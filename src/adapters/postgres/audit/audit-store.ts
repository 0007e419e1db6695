import { type Audit, AUDIT_FAILURES, AUDIT_WORKERS } from '../../../domain/audit/audit.js';
import { readAudit } from '../../../domain/audit/audit-shape.js';
import type { AuditRetention } from '../../../domain/audit/audit-retention.js';
import {
  CHECKS_VERSION,
  type RowAmendment,
  type StoredHit,
  type StoredRow,
  VIEWS_VERSION,
} from '../../../libs/site-audit/index.js';
import type {
  AnalysedAudit,
  AuditStore,
  Comparison,
  NewAudit,
  StoredPage,
  StoredView,
} from '../../../ports/audit/audit-store.js';
import type { Swept } from '../../../ports/run-store.js';
import { HELD } from './audit-changes.js';
import { auditBefore, compareAudit } from './audit-comparing.js';
import { clearDropped, dropAudits } from './audit-dropping.js';
import { PostgresEventStore } from '../event/event-store.js';
import { countFacets, keysOf, readRowIds, readBareRows, readRows, readRowsOf, RESULT } from './audit-rows.js';
import { attendAudit, postUnattended, sweepAudits, WORK } from './audit-outbox.js';
import { unpackFacts, unpackText } from '../../../libs/page-reading/index.js';
import { tidyJson } from '../../../domain/tidy-json.js';
import { FAILED, UNDERWAY } from './crawl-store.js';
import { instantSql, json, type Database } from '../database/connection.js';
import { EVENTS_CHANNEL } from '../database/notifier.js';
import { claimedSql, postedSql } from '../job/outbox-store.js';

/** The columns of an audit `a`, for `readAudit`. */
export const AUDIT = `a.id, a.edition_id AS "editionId", a.start_url AS "startUrl", a.config, a.status, a.progress,
  CASE WHEN a.status = 'done' THEN NULL WHEN a.crawled_at IS NOT NULL THEN 'analysis'
    WHEN a.site IS NOT NULL THEN 'crawl' ELSE 'site' END AS stage,
  a.stop_reason AS "stopReason", a.error, a.version, ${instantSql('a.created_at')} AS "createdAt",
  ${instantSql('COALESCE(a.crawled_at, a.finished_at)')} AS "finishedAt",
  CASE WHEN a.status = 'done' THEN ${instantSql('a.finished_at')} END AS "analysedAt",
  (a.site -> 'robots' ->> 'crawlDelaySeconds')::float8 AS "crawlDelaySeconds",
  a.counts`;

/** Which hits are asked for, by three values from `$at`: folder, change, pages that link there at least. */
function hitsLike(at: number): string {
  return `($${at}::text IS NULL OR starts_with(folder, $${at}))
    AND CASE WHEN $${at + 1}::text IS NULL THEN change IS DISTINCT FROM 'fixed' ELSE change = $${at + 1} END
    AND inlinks >= $${at + 2}::integer`;
}

/** Bytes of one row: the driver copies what it sends several times. */
const PIECE_BYTES = 1024 * 1024;
/** Between a part's name and the number of a further piece of its bytes. */
const PIECE = ' +';

export class PostgresAuditStore implements AuditStore {
  constructor(private readonly database: Database) {}

  async insert({ id, owner, startUrl, config, listedUrls, secrets, trace }: NewAudit): Promise<boolean> {
    const row = await this.database.row(
      `WITH changed AS (
       INSERT INTO audits (id, account_id, edition_id, newsroom_id, user_id, key_id, start_url, config, listed_urls, secrets, trace_context, status)
       VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $7, $8::jsonb, $9::text[], $10::bytea, $11, 'crawling')
       ON CONFLICT (edition_id) WHERE status IN ('crawling', 'analysing') DO NOTHING RETURNING *),
       ${postedSql(WORK, '(SELECT * FROM changed WHERE account_id IS NOT NULL) AS c', 'id', 'created_at', AUDIT_WORKERS)}
       SELECT id FROM changed`,
      [
        id,
        owner?.accountId ?? null,
        owner?.editionId ?? null,
        owner?.newsroomId ?? null,
        owner?.userId ?? null,
        owner?.keyId ?? null,
        startUrl,
        json(config),
        listedUrls ?? null,
        secrets ?? null,
        trace ?? null,
      ],
    );
    // Who watches all work of the edition or account hears of it by this; of its changes by its own topic.
    if (row !== null && owner)
      for (const each of [owner.editionId, owner.accountId]) this.database.notify(`jobs:${each}`);
    return row !== null;
  }

  async running(editionId: string): Promise<Audit | null> {
    const row = await this.database.row(
      `SELECT ${AUDIT} FROM audits a WHERE a.edition_id = $1::uuid AND a.status IN ('crawling', 'analysing')`,
      [editionId],
    );
    return readAudit(row);
  }

  async find(editionId: string, id: string): Promise<Audit | null> {
    const row = await this.database.row(
      `SELECT ${AUDIT} FROM audits a WHERE a.edition_id = $1::uuid AND a.id = $2::uuid AND a.dropped_at IS NULL`,
      [editionId, id],
    );
    return readAudit(row);
  }

  async cancel(id: string): Promise<boolean> {
    const row = await this.database.row(
      `WITH changed AS (
         UPDATE audits SET stop_reason = 'user', ${FAILED} WHERE id = $1::uuid AND ${UNDERWAY} RETURNING id),
       ${claimedSql(WORK, 'changed', 'id')}
       SELECT pg_notify('${EVENTS_CHANNEL}', 'audit:' || id), pg_notify('${EVENTS_CHANNEL}', 'stop:' || id) FROM changed`,
      [id, json({ code: 'cancelled', message: AUDIT_FAILURES.cancelled })],
    );
    return row !== null;
  }

  async isUnderway(id: string): Promise<boolean> {
    const row = await this.database.row(
      `SELECT 1 AS underway FROM audits WHERE id = $1::uuid AND ${UNDERWAY}`,
      [id],
    );
    return row !== null;
  }

  async get(id: string): Promise<Audit | null> {
    const row = await this.database.row(
      `SELECT ${AUDIT} FROM audits a WHERE a.id = $1::uuid AND a.dropped_at IS NULL`,
      [id],
    );
    return readAudit(row);
  }

  async lastDone(editionId: string): Promise<Audit | null> {
    const row = await this.database.row(
      `SELECT ${AUDIT} FROM audits a WHERE a.edition_id = $1::uuid AND a.status = 'done' AND a.config ->> 'settings' IS NULL
       ORDER BY a.created_at DESC LIMIT 1`,
      [editionId],
    );
    return readAudit(row);
  }

  /** The audit that this one is compared with, but for a pinned one; null for none. */
  async former(id: string): Promise<string | null> {
    return (await auditBefore(this.database, id))?.id ?? null;
  }

  postUnattended(id: string, quietMs: number): Promise<boolean> {
    return postUnattended(this.database, id, quietMs);
  }

  async clearAnalysis(id: string, token: string): Promise<void> {
    for (const table of ['audit_hits', 'audit_rows', 'audit_views'])
      await this.database.rows(
        `DELETE FROM ${table} WHERE audit_id = $1::uuid AND run <> $2::uuid AND ${HELD}`,
        [id, token],
      );
  }

  async addHits(id: string, token: string, hits: readonly StoredHit[]): Promise<void> {
    await this.database.rows(
      `INSERT INTO audit_hits (audit_id, run, check_id, seq, url, inlinks, folder, severity, change, hit)
       SELECT $1::uuid, $2::uuid, h."checkId", h.seq, h.url, h.inlinks, h.folder, h.severity, h.change, h.hit
       FROM json_to_recordset($3::json) AS h ("checkId" text, seq integer, url text, inlinks integer, folder text,
         severity text, change text, hit json) WHERE ${HELD}`,
      [id, token, json(hits)],
    );
  }

  async addRows(id: string, token: string, rows: readonly StoredRow[]): Promise<void> {
    await this.database.rows(
      `INSERT INTO audit_rows (audit_id, run, id, row, filters, keys)
       SELECT $1::uuid, $2::uuid, r.id, r.row, ARRAY(SELECT json_array_elements_text(r.filters)), r.keys
       FROM json_to_recordset($3::json) AS r (id integer, row json, filters json, keys jsonb) WHERE ${HELD}`,
      [id, token, json(rows.map((each) => ({ ...each, keys: keysOf(each.row) })))],
    );
  }

  async amendRows(id: string, token: string, more: readonly RowAmendment[]): Promise<void> {
    await this.database.inTransaction(async (transaction) => {
      // The rows were written a moment ago and have no statistics: taken for one, each would be compared with all of `more`.
      await transaction.rows(`SELECT set_config('enable_nestloop', 'off', true)`);
      await transaction.rows(
        `UPDATE audit_rows r SET filters = r.filters || ARRAY(SELECT json_array_elements_text(m.filters)),
           late_checks = r.late_checks || ARRAY(SELECT json_array_elements_text(m.checks))
         FROM json_to_recordset($3::json) AS m (id integer, filters json, checks json)
         WHERE r.audit_id = $1::uuid AND r.run = $2::uuid AND r.id = m.id AND ${HELD}`,
        [id, token, json(more)],
      );
    });
  }

  async addView(id: string, token: string, view: StoredView): Promise<void> {
    await insertView(this.database, id, token, view);
  }

  async advance(id: string, token: string, percent: number): Promise<void> {
    const row = await this.database.row(
      `UPDATE audits SET progress = GREATEST(progress, LEAST(99, $3::integer)), updated_at = clock_timestamp(), version = version + 1
       WHERE id = $1::uuid AND lease_token = $2::uuid AND status = 'analysing' RETURNING id`,
      [id, token, percent],
    );
    if (row !== null) this.database.notify(`audit:${id}`);
  }

  async finish(id: string, token: string, { summary, views, regressed }: AnalysedAudit): Promise<boolean> {
    const isDone = await this.database.inTransaction(async (database) => {
      const row = await database.row<{ accountId: string | null; editionId: string | null }>(
        `UPDATE audits SET status = 'done', secrets = NULL, progress = 100, summary = $3::jsonb, result = $2::uuid, views_version = ${VIEWS_VERSION}, checks_version = ${CHECKS_VERSION}, finished_at = clock_timestamp(), lease_token = NULL,
           lease_until = NULL, updated_at = clock_timestamp(), version = version + 1
         WHERE id = $1::uuid AND lease_token = $2::uuid AND status = 'analysing'
         RETURNING account_id AS "accountId", edition_id AS "editionId"`,
        [id, token, json(summary)],
      );
      if (row === null) return false;
      const { accountId, editionId } = row;
      if (regressed && accountId !== null)
        await new PostgresEventStore(database).add([
          { accountId, editionId, type: 'audit.regressed', object: { kind: 'audit', id }, data: regressed },
        ]);
      for (const view of views) await insertView(database, id, token, view, `result = $2::uuid`);
      return true;
    });
    if (isDone) this.database.notify(`audit:${id}`);
    return isDone;
  }

  /** What `finish` was given; null for an audit that is not done. */
  async summary(id: string): Promise<Readonly<Record<string, unknown>> | null> {
    const row = await this.database.row<{ summary: Readonly<Record<string, unknown>> | null }>(
      `SELECT summary FROM audits WHERE id = $1::uuid`,
      [id],
    );
    return row?.summary ?? null;
  }

  async viewPart(id: string, view: string, part: string): Promise<unknown> {
    return (await this.viewParts([id], view, part)).get(id) ?? null;
  }

  async viewParts(ids: readonly string[], view: string, part: string): Promise<Map<string, unknown>> {
    const rows = await this.database.rows<{ id: string; data: unknown }>(
      `SELECT a.id, v.data FROM audits a JOIN audit_views v ON v.audit_id = a.id AND v.run = a.result
       WHERE a.id = ANY ($1::uuid[]) AND a.views_version = ${VIEWS_VERSION} AND v.view = $2 AND v.part = $3`,
      [ids, view, part],
    );
    return new Map(rows.map(({ id, data }) => [id, data]));
  }

  async viewBytes(id: string, view: string, part: string): Promise<Uint8Array | null> {
    const rows = await this.database.rows<{ bytes: Uint8Array }>(
      `SELECT bytes FROM audit_views WHERE ${RESULT} AND view = $2 AND bytes IS NOT NULL
         AND (part = $3 OR starts_with(part, $3 || '${PIECE}')) ORDER BY length(part), part`,
      [id, view, part],
    );
    const [first, ...more] = rows.map(({ bytes }) => bytes);
    return more.length === 0 || !first ? (first ?? null) : Buffer.concat([first, ...more]);
  }

  async hitCounts(id: string, query: Parameters<AuditStore['hitCounts']>[1]): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ check_id: string; count: number }>(
      `SELECT check_id, count(*)::integer AS count FROM audit_hits
       WHERE ${RESULT} AND ${hitsLike(2)} GROUP BY check_id`,
      [id, query.folder, query.change, query.minInlinks],
    );
    return new Map(rows.map((row) => [row.check_id, row.count]));
  }

  async hits(id: string, query: Parameters<AuditStore['hits']>[1]): ReturnType<AuditStore['hits']> {
    const chosen = `${RESULT} AND check_id = $2 AND ${hitsLike(3)}`;
    const bind = [id, query.checkId, query.folder, query.change, query.minInlinks] as const;
    const hits = await this.database.rows<StoredHit>(
      `SELECT check_id AS "checkId", seq, url, inlinks, folder, severity, change, hit FROM audit_hits
       WHERE ${chosen} AND seq > $6::integer ORDER BY seq LIMIT $7::integer`,
      [...bind, query.after, query.limit],
    );
    const count = await this.database.row<{ total: number }>(
      `SELECT count(*)::integer AS total FROM audit_hits WHERE ${chosen}`,
      bind,
    );
    return { hits, total: count?.total ?? 0 };
  }

  compare(id: string, token: string): Promise<Comparison | null> {
    return compareAudit(this.database, id, token);
  }

  async pagesIn(
    id: string,
    { folder, url }: Parameters<AuditStore['pagesIn']>[1],
    limit: number,
  ): Promise<StoredPage[]> {
    const rows = await this.database.rows<
      Omit<StoredPage, 'page' | 'mainText'> & { readonly page: Uint8Array; readonly text: Uint8Array }
    >(
      `SELECT r.id, u.url, r.row ->> 'lang' AS language, (r.row ->> 'indexable')::boolean AS indexable, u.page,
         u.main_text AS text
       FROM (SELECT id, row FROM audit_rows WHERE ${RESULT}
         AND ($2::text IS NULL OR starts_with(row ->> 'folder', $2)) AND ($3::text IS NULL OR row ->> 'url' = $3)) r
       JOIN audit_urls u ON u.audit_id = $1::uuid AND u.url_key = md5(r.row ->> 'url')::uuid
       WHERE u.page IS NOT NULL ORDER BY r.id LIMIT $4::integer`,
      [id, folder, url, limit],
    );
    return rows.map(({ page, text, ...row }) => ({
      ...row,
      page: unpackFacts(page),
      mainText: unpackText(text),
    }));
  }

  rows(id: string, query: Parameters<AuditStore['rows']>[1]): ReturnType<AuditStore['rows']> {
    return readRows(this.database, id, query);
  }

  rowIds(id: string, query: Parameters<AuditStore['rowIds']>[1]): ReturnType<AuditStore['rowIds']> {
    return readRowIds(this.database, id, query);
  }

  rowsOf(id: string, ids: readonly number[]): ReturnType<AuditStore['rowsOf']> {
    return readRowsOf(this.database, id, ids);
  }

  bareRows(id: string, after: number, limit: number): ReturnType<AuditStore['bareRows']> {
    return readBareRows(this.database, id, after, limit);
  }

  facets(
    id: string,
    query: Parameters<AuditStore['facets']>[1],
    fields: readonly string[],
    most: number,
  ): ReturnType<AuditStore['facets']> {
    return countFacets(this.database, id, { ...query, fields, most });
  }

  drop(keeping: AuditRetention): Promise<number> {
    return dropAudits(this.database, keeping);
  }

  clearDropped(): Promise<number> {
    return clearDropped(this.database);
  }

  attend(id: string): ReturnType<AuditStore['attend']> {
    return attendAudit(this.database, id);
  }

  sweep(quietMs: number): Promise<Swept> {
    return sweepAudits(this.database, quietMs);
  }
}

/** @param right by which the attempt may write: its lease, or at the end that it is the result */
async function insertView(
  database: Database,
  id: string,
  token: string,
  { view, part, data, json: text, bytes }: StoredView,
  right = `lease_token = $2::uuid`,
): Promise<void> {
  const insert = async (name: string, text: string, piece: Uint8Array | null) =>
    database.rows(
      `INSERT INTO audit_views (audit_id, run, view, part, data, bytes)
       SELECT id, $2::uuid, $3, $4, $5::json, $6::bytea FROM audits WHERE id = $1::uuid AND ${right}`,
      [id, token, view, name, text, piece],
    );
  await insert(
    part,
    text === undefined ? json(data) : tidyJson(text),
    bytes?.subarray(0, PIECE_BYTES) ?? null,
  );
  for (let from = PIECE_BYTES; bytes && from < bytes.length; from += PIECE_BYTES)
    await insert(
      `${part}${PIECE}${from / PIECE_BYTES}`,
      json(null),
      bytes.subarray(from, from + PIECE_BYTES),
    );
}
