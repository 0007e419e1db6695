import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Response } from 'express';
import type { AuditService } from '../../../services/audit/audit-service.js';
import type { AuditViews } from '../../../services/audit/audit-views.js';
import { parseView, writeCursor } from '../../input/audit.js';
import { presentAudit, presentAuditStart, snakeKeys, snakeName } from '../../output/audit.js';
import { viewFile } from '../../output/audit-files.js';
import { jsonPieces } from '../../output/json-pieces.js';
import { actorFrom, showingPaidActions } from '../middleware/authenticate.js';
import { refuseOtherMethods } from '../middleware/problems.js';

/** Contract §4.4; views.md tells what the answers hold. */
export function auditRoutes(audits: AuditService, views: AuditViews, now: () => Date): Router {
  const router = Router();
  router
    .route('/editions/:slug/audit')
    .post(async (request, response) => {
      const start = await showingPaidActions(response, async () => {
        const permit = await audits.admit(actorFrom(response), request.params.slug);
        return permit.start();
      });
      response.status(202).json(presentAuditStart(start.work));
    })
    .all(refuseOtherMethods('POST'));
  router
    .route('/editions/:slug/audit/:crawl')
    .get(async (request, response) => {
      const { slug, crawl } = request.params;
      const actor = actorFrom(response);
      const { audit, asked } = await audits.poll(actor, slug, crawl, () => parseView(request.query));
      const head = presentAudit(audit, now());
      const isDone = audit.status === 'done';
      if (asked === null) {
        response.json({ ...head, views: isDone ? snakeKeys(await views.short(audit.id)) : null });
        return;
      }
      const { viewQuery, format } = asked;
      if (!isDone) {
        // There is nothing yet to write in another format.
        response.json({ ...head, view: viewQuery.view, data: null });
        return;
      }
      if (format !== 'json') {
        const name = `audit-${audit.id}-${viewQuery.view}.${format}`;
        await send(response, name, await viewFile(views, audit.id, viewQuery, format, actor.accountId));
        return;
      }
      const { data, page } = await views.read(audit.id, viewQuery, actor.accountId);
      if (viewQuery.view === 'graph') {
        const graph = {
          type: 'application/json',
          text: graphAnswer({ ...head, view: viewQuery.view }, data as object),
        };
        await send(response, null, graph);
        return;
      }
      response.json({ ...head, view: viewQuery.view, ...presentPage(page), data: snakeKeys(data) });
    })
    .all(refuseOtherMethods('GET'));
  return router;
}

function presentPage(page: Awaited<ReturnType<AuditViews['read']>>['page']) {
  if (page === null) return {};
  const { limit, after, next, total } = page;
  const cursor = after === 0 ? null : writeCursor(after);
  return { page: { limit, cursor, next_cursor: next === null ? null : writeCursor(next), total } };
}

/** As `response.json` would write it. */
async function* graphAnswer(head: object, data: object): AsyncGenerator<string, void, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":`;
  const named = Object.entries(data).map(([name, value]) => [snakeName(name), value] as const);
  yield* jsonPieces(Object.fromEntries(named), snakeKeys);
  yield '}';
}

/** Piece by piece, as fast as it is taken: the whole may be hundreds of megabytes. */
async function send(
  response: Response,
  /** null for what is read where it is. */
  name: string | null,
  file: { readonly type: string; readonly text: AsyncIterable<string> | Iterable<string> },
): Promise<void> {
  response.status(200).set('Content-Type', `${file.type}; charset=utf-8`);
  if (name !== null) response.set('Content-Disposition', `attachment; filename="${name}"`);
  await pipeline(Readable.from(file.text), response);
}
