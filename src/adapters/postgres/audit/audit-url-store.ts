import type { AnswerFacts } from '../../../libs/guarded-fetch/index.js';
import { unpackFacts } from '../../../libs/page-reading/index.js';
import { VIEWS_VERSION } from '../../../libs/site-audit/index.js';
import type { ReadRow } from '../../../ports/audit/audit-store.js';
import type {
  AuditUrlStore,
  StoredRobots,
  StoredUrl,
  UrlMoment,
} from '../../../ports/audit/audit-url-store.js';
import { instantSql, type Database } from '../database/connection.js';
import { RESULT } from './audit-rows.js';

const ROW = `id, row, filters, late_checks AS "lateChecks"`;
/** The expression of the index `audit_rows_by_url`. */
const ROW_KEY = `md5(row ->> 'url')::uuid`;

export class PostgresAuditUrlStore implements AuditUrlStore {
  constructor(private readonly database: Database) {}

  row(auditId: string, url: string): Promise<ReadRow | null> {
    return this.database.row<ReadRow>(
      `SELECT ${ROW} FROM audit_rows WHERE ${RESULT} AND ${ROW_KEY} = md5($2)::uuid`,
      [auditId, url],
    );
  }

  async crawled(auditId: string, url: string): Promise<StoredUrl | null> {
    const row = await this.database.row<{ answer: AnswerFacts | null; page: Uint8Array | null }>(
      'SELECT answer, page FROM audit_urls WHERE audit_id = $1::uuid AND url_key = md5($2)::uuid',
      [auditId, url],
    );
    return row && { answer: row.answer, page: row.page && unpackFacts(row.page) };
  }

  async statuses(auditId: string, urls: readonly string[]): Promise<Map<string, number | null>> {
    const rows = await this.database.rows<{ url: string; status: number | null }>(
      `SELECT url, (answer ->> 'status')::integer AS status FROM audit_urls
       WHERE audit_id = $1::uuid AND url_key IN (SELECT md5(u)::uuid FROM unnest($2::text[]) u)`,
      [auditId, urls],
    );
    return new Map(rows.map(({ url, status }) => [url, status]));
  }

  robots(auditId: string): Promise<StoredRobots | null> {
    return this.database.row<StoredRobots>(
      `SELECT (site -> 'robots' ->> 'status')::integer AS status, robots_text AS text FROM audits
       WHERE id = $1::uuid AND site IS NOT NULL`,
      [auditId],
    );
  }

  async history(auditId: string, url: string, most: number): Promise<readonly UrlMoment[]> {
    const rows = await this.database.rows<{ audit: string; at: string } & (ReadRow | { id: null })>(
      `SELECT a.id AS audit, ${instantSql('a.created_at')} AS at, r.*
       FROM (SELECT * FROM audits WHERE edition_id = (SELECT edition_id FROM audits WHERE id = $1::uuid)
         AND status = 'done' AND views_version = ${VIEWS_VERSION} AND dropped_at IS NULL
         ORDER BY created_at DESC LIMIT $3::integer) a
       LEFT JOIN LATERAL (SELECT ${ROW} FROM audit_rows
         WHERE audit_id = a.id AND run = a.result AND ${ROW_KEY} = md5($2)::uuid) r ON true
       ORDER BY a.created_at DESC`,
      [auditId, url, most],
    );
    return rows.map(({ audit, at, ...row }) => ({ audit, at, row: row.id === null ? null : row }));
  }
}
