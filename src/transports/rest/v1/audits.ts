import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { crawlHead } from '../../../domain/audit/crawl-head.js';
import { readReport } from '../../../services/audit/views/audit-report.js';
import type { ViewPage } from '../../../services/audit/views/audit-views.js';
import type { GraphData } from '../../../libs/site-audit/index.js';
import { readOptionalJson } from '../../body/read-json.js';
import { auditSettingsShape, parseAuditSettings } from '../../input/audit-settings.js';
import { asksForReport, comparisonQuery, parseComparison, parseView } from '../../input/audit.js';
import { placeCursor } from '../../input/cursor.js';
import { auditListQuery, parseListQuery } from '../../input/listing.js';
import { viewParameters, viewTable } from '../../openapi/view-parameters.js';
import {
  auditPageShape,
  auditShape,
  auditStartShape,
  auditViewShapes,
  comparisonShape,
  presentAudit,
  presentAuditStart,
} from '../../output/audit.js';
import { auditReport } from '../../output/audit-report/audit-report.js';
import { PAGE_POLICY } from '../../output/html-page.js';
import { snakeKeys, snakeName } from '../../output/snake-keys.js';
import { changesFile, viewFile } from '../../output/audit-files.js';
import { presentPage as presentListPage } from '../../output/list-page.js';
import { jsonPieces } from '../../output/write-json.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT, type Content } from '../route.js';
import {
  auditExamples,
  auditPageExample,
  auditSettingsExamples,
  auditStartExample,
  cancelledAuditExample,
  otherAuditExample,
  comparisonExample,
} from './examples/audits.js';

/** The formats of views that are no JSON, each with the beginning of a file. */
const FILES: Readonly<Record<string, { readonly what: string; readonly example: string | null }>> = {
  'text/csv': {
    what: 'A table with a header, of `issues`, `filters` or `graph`.',
    example: 'url,status\r\nhttps://locks.example/history,200\r\n',
  },
  'application/x-ndjson': {
    what: 'A JSON object on each line, of `issues`, `filters` or `graph`.',
    example: '{"url":"https://locks.example/history","status":200}\n',
  },
  // Without an example: tools take one for the tree that it is written as, and the schema for text.
  'application/gexf+xml': { what: 'The `graph` for Gephi.', example: null },
  'application/graphml+xml': { what: 'The `graph` as GraphML.', example: null },
};

const files: Content[] = Object.entries(FILES).map(([type, { what, example }]) => ({
  type,
  schema: { type: 'string', contentMediaType: type, description: `${what} Sent piece by piece.` },
  examples: example === null ? {} : { 'the beginning': example },
}));

const changeFiles: Content[] = [
  {
    type: 'text/csv',
    schema: {
      type: 'string',
      contentMediaType: 'text/csv',
      description: 'A table with a header. Sent piece by piece.',
    },
    examples: {
      'the beginning':
        'url,kind,before,after\r\n"https://locks.example/history","title","Locks","History of locks"\r\n',
    },
  },
  {
    type: 'application/x-ndjson',
    schema: {
      type: 'string',
      contentMediaType: 'application/x-ndjson',
      description: 'A JSON object on each line. Sent piece by piece.',
    },
    examples: {
      'the beginning':
        '{"url":"https://locks.example/history","kind":"title","before":"Locks","after":"History of locks"}\n',
    },
  },
];

/** Contract §4.4; docs/audit.md tells what the answers hold. */
export const auditRoutes = [
  defineRoute({
    id: 'listAudits',
    method: 'get',
    path: '/v1/editions/{slug}/audits',
    tag: 'Audits',
    summary: 'List the audits of an edition',
    description:
      'How far each is, newest first, without its views; it is no poll. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.',
    access: 'read',
    graph: 'Query.edition',
    query: auditListQuery.shape,
    answers: {
      200: {
        description: 'A page of audits.',
        content: [
          {
            type: 'application/json',
            schema: auditPageShape,
            examples: { 'the last page': auditPageExample },
          },
        ],
      },
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request, response }, { lists, now }: RestParts) => {
      const page = await lists.audits.page(actor, params.slug, () =>
        parseListQuery('audits', auditListQuery, request.query),
      );
      const audits = page.items.map(({ item }) => presentAudit(item, now()));
      response.json({ ...presentListPage(page), audits });
      return SENT;
    },
  }),
  defineRoute({
    id: 'startAudit',
    method: 'post',
    path: '/v1/editions/{slug}/audit',
    tag: 'Audits',
    summary: 'Start the audit of a domain',
    description:
      'Crawls and audits the whole domain at the web address of the edition, which must be verified. One audit of an edition runs at a time: a further start answers the running one and spends nothing. A body is optional: it says how the audit is made where that is not as usual. Where an audit with other settings runs, the answer is that one, with the warning `other_settings`.',
    access: 'paid',
    graph: 'Mutation.startAudit',
    body: {
      type: 'application/json',
      schema: auditSettingsShape,
      examples: auditSettingsExamples,
      isOptional: true,
    },
    answers: {
      202: json('The audit runs.', auditStartShape, {
        started: auditStartExample,
        'another runs': otherAuditExample,
      }),
    },
    refusals: ['payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { audits }: RestParts) => {
      const permit = await audits.admit(actor, params.slug);
      const settings = await parseAuditSettings(await readOptionalJson(request, response));
      const start = await permit.start(settings);
      return reply(202, presentAuditStart(start), start.paidActions);
    },
  }),
  defineRoute({
    id: 'readAudit',
    method: 'get',
    path: '/v1/editions/{slug}/audit/{crawl_id}',
    tag: 'Audits',
    summary: 'Poll an audit, and read its views',
    description: `A poll also starts the analysis of a crawl that has finished. Without \`view\`, an audit that is done answers its six views in their short form, or with \`format=html\` a report for people in one file; with it, that one in full. Parameters that a view does not know are ignored.\n\n${viewTable()}`,
    access: 'read',
    graph: 'Query.audit',
    query: viewParameters(),
    answers: {
      200: {
        description:
          'How far the audit is, and what it found: JSON, or the view as a file in the `format` that was asked for. An audit that is not done answers JSON always.',
        content: [
          {
            type: 'application/json',
            schema: [auditShape, ...Object.values(auditViewShapes)],
            examples: auditExamples,
          },
          {
            type: 'text/html',
            schema: {
              type: 'string',
              description:
                'Without `view`: a page that stands by itself, with the score, what lost it, what to fix first, charts and every finding.',
            },
            examples: { 'the beginning': '<!doctype html>\n<html lang="en">' },
          },
          ...files,
        ],
        headers: ['Content-Disposition'],
      },
    },
    refusals: ['invalid_params'],
    handle: async (
      { actor, params, request, response },
      { audits, auditViews: views, ignoredChecks, now }: RestParts,
    ) => {
      const { slug, crawl_id: id } = params;
      const { audit, asked } = await audits.poll(actor, slug, id, () => parseView(request.query));
      const head = presentAudit(audit, now());
      const isDone = audit.status === 'done';
      if (isDone && asksForReport(request.query)) {
        const report = await readReport(audit, views, ignoredChecks);
        const page = auditReport({ head: crawlHead(audit, now()), changes: null, ...report });
        response.set('Content-Security-Policy', PAGE_POLICY).type('html').send(page);
        return SENT;
      }
      if (asked === null) {
        response.json({ ...head, views: isDone ? snakeKeys(await views.short(audit.id)) : null });
        return SENT;
      }
      const { viewQuery, format } = asked;
      if (!isDone) {
        // There is nothing yet to write in another format.
        response.json({ ...head, view: viewQuery.view, data: null });
        return SENT;
      }
      if (format !== 'json') {
        const name = `audit-${audit.id}-${viewQuery.view}.${format}`;
        await send(response, name, await viewFile(views, audit.id, viewQuery, format, actor.accountId));
        return SENT;
      }
      const answer = await views.read(audit.id, viewQuery, actor.accountId);
      const { view, data, page } = answer;
      if (answer.view === 'graph') {
        const text = graphAnswer({ ...head, view }, answer.data);
        await send(response, null, { type: 'application/json', text });
        return SENT;
      }
      response.json({ ...head, view, ...presentPage(page), data: snakeKeys(data) });
      return SENT;
    },
  }),
  defineRoute({
    id: 'compareAudits',
    method: 'get',
    path: '/v1/editions/{slug}/audit/{crawl_id}/changes',
    tag: 'Audits',
    summary: 'Compare two audits of an edition',
    description:
      'URLs of the site that were added or removed since another audit of the edition, or that are otherwise, each change with what stood there before and after. Both audits must be done. What was added or removed counts only as far as both crawls saw the site: see `confidence`. `limit` and `cursor` are for JSON; a file has all changes of the kinds that were asked for.',
    access: 'read',
    graph: 'Query.audit',
    query: comparisonQuery.shape,
    answers: {
      200: {
        description:
          'A page of changes as JSON, or all of them as a file in the `format` that was asked for.',
        content: [
          { type: 'application/json', schema: comparisonShape, examples: { changes: comparisonExample } },
          ...changeFiles,
        ],
        headers: ['Content-Disposition'],
      },
    },
    refusals: ['invalid_params', 'conflict'],
    handle: async ({ actor, params, request, response }, { audits, auditComparisons }: RestParts) => {
      const audit = await audits.open(actor, params.slug, params.crawl_id);
      const { format, ...query } = parseComparison(request.query);
      if (format !== 'json') {
        const file = await changesFile(auditComparisons.all(actor, audit, query), format);
        await send(response, `audit-${audit.id}-changes.${format}`, file);
        return SENT;
      }
      const { since, confidence, counts, page, changes } = await auditComparisons.read(actor, audit, query);
      response.json({
        id: audit.id,
        since: since?.id ?? null,
        confidence,
        counts,
        ...presentPage(page),
        changes,
      });
      return SENT;
    },
  }),
  defineRoute({
    id: 'cancelAudit',
    method: 'post',
    path: '/v1/editions/{slug}/audit/{crawl_id}/cancel',
    tag: 'Audits',
    summary: 'Cancel an audit',
    description:
      'Ends an audit that crawls or is analysed: it is `failed` with the code `cancelled`, its `stop_reason` is `user`, and the edition may start the next one at once. Needs a key with Full access, spends nothing and gives nothing back.',
    access: 'write',
    graph: 'Mutation.cancelAudit',
    answers: {
      202: {
        description: 'The audit is cancelled.',
        content: [
          { type: 'application/json', schema: auditShape, examples: { cancelled: cancelledAuditExample } },
        ],
      },
    },
    refusals: ['conflict'],
    handle: async ({ actor, params, response }, { audits, now }: RestParts) => {
      const { id } = await audits.open(actor, params.slug, params.crawl_id);
      const audit = await audits.cancel(actor, id);
      response.status(202).json({ ...presentAudit(audit, now()), views: null });
      return SENT;
    },
  }),
];

function presentPage(page: ViewPage | null) {
  if (page === null) return {};
  const { limit, after, next, total } = page;
  const cursor = after === 0 ? null : placeCursor(after);
  return { page: { limit, cursor, next_cursor: next === null ? null : placeCursor(next), total } };
}

/** As `response.json` would write it. */
async function* graphAnswer(head: object, data: GraphData): AsyncGenerator<string, void, void> {
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
