import type { RenderedPage } from '../../../libs/site-audit/index.js';
import type { RenderablePage, RenderStore } from '../../../ports/audit/render-store.js';
import { json, type Database } from '../database/connection.js';

/** See `RenderStore`. What a page became stands in its answer, and is read with that. */
export class PostgresRenderStore implements RenderStore {
  constructor(private readonly database: Database) {}

  renderablePages(auditId: string): Promise<readonly RenderablePage[]> {
    return this.database.rows<RenderablePage>(
      `SELECT id, url, depth, answer ? 'rendered' AS "isRendered" FROM audit_urls
       WHERE audit_id = $1::uuid AND kind = 'page' AND page IS NOT NULL ORDER BY id`,
      [auditId],
    );
  }

  async storeRendered(auditId: string, token: string, id: string, rendered: RenderedPage): Promise<boolean> {
    const row = await this.database.row(
      `WITH held AS (UPDATE audits SET attempt = 1
         WHERE id = $1::uuid AND lease_token = $2::uuid AND status = 'analysing' RETURNING id)
       UPDATE audit_urls u SET answer = u.answer || jsonb_build_object('rendered', $4::jsonb)
       FROM held WHERE u.id = $3::bigint AND (u.audit_id = held.id) IS TRUE RETURNING u.id`,
      [auditId, token, id, json(rendered)],
    );
    return row !== null;
  }
}
