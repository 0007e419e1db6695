import { z } from 'zod';
import type { Audit } from '../../../domain/audit/audit.js';
import { refuse } from '../../../domain/errors.js';
import { SEVERITIES } from '../../../libs/site-audit/index.js';
import { parseViewQuery } from '../../input/audit.js';
import { placeCursor } from '../../input/cursor.js';
import { presentAudit } from '../../output/audit.js';
import { snakeFields, snakeKeys } from '../../output/snake-keys.js';
import { fencedDeep } from '../fence.js';
import type { McpCall, McpParts } from '../mcp-parts.js';
import { ANSWER_CHARACTERS, clipped, firstThatFit, pageOf, pageWithin, type Fields } from '../tool-answer.js';
import {
  assertInConnection,
  cursorField,
  defineTool,
  editionField,
  fields,
  limitField,
  pageFields,
  placeIn,
} from '../tool.js';

const VIEWS = ['overview', 'structure', 'phrases', 'changes'] as const;

const auditIdField = z.string().max(100).describe('Id of an audit; get_audit has it.');

/** @throws {GalleyError} `not_found`, and `conflict` for an audit that is not done */
async function doneAudit(call: McpCall, { audits }: McpParts, id: string): Promise<Audit> {
  const audit = assertInConnection(call, await audits.pollById(call.actor, id), 'audit');
  if (audit.status !== 'done')
    throw refuse('conflict', `The audit is ${audit.status}; get_job says when it is done.`);
  return audit;
}

/** The newest audit of an edition that is done, else the newest of all. @throws {GalleyError} `not_found` */
async function newestAudit({ actor }: McpCall, { lists }: McpParts, edition: string): Promise<string> {
  for (const statuses of [['done'] as const, null]) {
    const page = await lists.audits.page(actor, edition, () => ({
      filter: { statuses },
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: 1,
      isFromEnd: false,
      after: null,
      before: null,
    }));
    const [newest] = page.items;
    if (newest) return newest.item.id;
  }
  throw refuse('not_found', 'There is no audit of this edition yet; start_audit begins one.');
}

export const getAudit = defineTool({
  name: 'get_audit',
  title: 'Get an audit',
  description:
    'An audit of an edition’s site, the newest unless audit_id names one: overview (score, totals, what to fix first), structure (folders), phrases, or changes since the audit before.',
  access: 'read',
  input: z.strictObject({
    edition: editionField,
    audit_id: z.string().max(100).optional(),
    view: z.enum(VIEWS).optional().describe('overview if left out.'),
  }),
  output: {
    id: fields.text,
    status: fields.text,
    page_count: fields.count,
    view: fields.text,
    data: fields.object,
    truncated: fields.flag,
    poll_after_ms: fields.count,
  },
  required: ['id', 'status'],
  run: async ({ edition, audit_id: asked, view = 'overview' }, call, parts) => {
    const id = asked ?? (await newestAudit(call, parts, edition));
    const { audit } = await parts.audits.poll(call.actor, edition, id, () => null);
    const { status, page_count, finished_at, error } = presentAudit(audit, parts.now());
    const head = { id: audit.id, status, page_count, finished_at, error };
    if (status !== 'done') return { answer: { ...head, poll_after_ms: status === 'failed' ? null : 10_000 } };
    return { answer: { ...head, view, ...(await SHORT_VIEWS[view](audit, call, parts)) } };
  },
});

type ShortView = (audit: Audit, call: McpCall, parts: McpParts) => Promise<Fields>;

/** Entries of the lists of a view. */
const [LOST, LEVELS, CHILDREN, PHRASES, CHANGES] = [10, 2, 15, 8, 30];

const SHORT_VIEWS: Readonly<Record<(typeof VIEWS)[number], ShortView>> = {
  overview: async ({ id }, _call, { auditViews }) => {
    const shown = await auditViews.overview(id);
    const { score, totals, statusClasses, issues, topFixes, duplicates, changes, languages } = shown;
    return {
      data: snakeKeys({
        score: { ...score, lost: score.lost.slice(0, LOST) },
        ...{ totals, statusClasses, issues, topFixes, duplicates, changes },
        languages: languages.slice(0, LOST),
      }),
    };
  },
  structure: async ({ id }, _call, { auditViews }) => {
    const query = parseViewQuery('structure', { levels: LEVELS, max_children: CHILDREN });
    const { root } = await auditViews.structure(id, query);
    return within({ root: snakeKeys(root) });
  },
  phrases: async ({ id }, { actor }, { auditViews }) => {
    const query = parseViewQuery('ngrams', { limit: PHRASES });
    const { ngrams, totals } = await auditViews.ngrams(id, query, actor.accountId);
    const phrases = Object.values(ngrams).flat();
    const rows = phrases.map(({ text, n, count, pages, tfidf, boilerplate }) => ({
      ...{ text, n, count, pages, tfidf, boilerplate },
    }));
    return within({ totals: snakeKeys(totals), phrases: fencedDeep(rows) });
  },
  changes: async (audit, { actor }, { auditComparisons }) => {
    const query = { since: null, kinds: [], after: 0, limit: CHANGES };
    const { since, confidence, counts, changes, page } = await auditComparisons.read(actor, audit, query);
    const rows = fencedDeep(changes.map((change) => ({ ...change }))) as readonly Fields[];
    return {
      ...within({ since: since?.id, confidence, counts: snakeKeys(counts), changes: rows }),
      ...(page.next === null ? {} : { truncated: true }),
    };
  },
};

/** A view in the room of an answer: its lists are cut until they fit. */
function within(data: Fields): Fields {
  const room = ANSWER_CHARACTERS.usual - 1500;
  for (let most = 100; most > 1; most = Math.floor(most / 2)) {
    const cut = withLists(data, most);
    if (JSON.stringify(cut).length <= room)
      return { data: cut, truncated: JSON.stringify(cut) === JSON.stringify(data) ? null : true };
  }
  return { data: {}, truncated: true };
}

function withLists(value: unknown, most: number): unknown {
  if (typeof value === 'string') return clipped(value, 20 * most);
  if (Array.isArray(value)) return value.slice(0, most).map((inner) => withLists(inner, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLists(inner, most)]));
}

export const listAuditIssues = defineTool({
  name: 'list_audit_issues',
  title: 'List what an audit found',
  description:
    'The work list of an audit, what costs the score most first. With check: why it matters, how to fix it, and where it is.',
  access: 'read',
  input: z.strictObject({
    audit_id: auditIdField,
    severity: z.enum(SEVERITIES).optional(),
    check: z.string().max(100).optional().describe('Id of one check, for its hits.'),
    changed: z.enum(['new', 'same', 'fixed']).optional().describe('Beside the audit before.'),
    cursor: cursorField,
    limit: limitField(100),
  }),
  output: {
    summary: fields.object,
    issues: fields.rows,
    issue: fields.object,
    hits: fields.rows,
    ...pageFields,
  },
  required: [],
  run: async ({ audit_id: id, limit: asked = null, cursor, ...query }, call, parts) => {
    const audit = await doneAudit(call, parts, id);
    return {
      answer:
        query.check === undefined
          ? await issuesOf(audit, query, { asked, after: placeIn(cursor) }, parts)
          : await hitsOf(audit, { ...query, cursor }, asked, parts),
    };
  },
});

async function issuesOf(
  { id }: Audit,
  query: Fields,
  { asked, after }: { readonly asked: number | null; readonly after: number },
  { auditViews }: McpParts,
): Promise<Fields> {
  const { data } = await auditViews.issues(id, parseViewQuery('issues', query));
  const rows = data.issues.map(
    ({ check, title, severity, category, count, urls, points, effort, change }) => ({
      ...{ check, title, severity, category, count, urls, points, effort, change },
    }),
  );
  const page = await pageOf('issues', rows, { asked, usual: 40, after });
  return { summary: snakeKeys(data.summary), ...page };
}

async function hitsOf(
  { id }: Audit,
  query: Fields,
  asked: number | null,
  { auditViews }: McpParts,
): Promise<Fields> {
  let issue: unknown = null;
  const page = await pageWithin('hits', { asked, usual: 30 }, async (limit) => {
    const answer = await auditViews.issues(id, parseViewQuery('issues', { ...query, limit }));
    const [found] = answer.data.issues;
    if (found) {
      const { check, title, severity, count, urls, share, templateWide, why, fix, effort } = found;
      issue = snakeFields({ check, title, severity, count, urls, share, templateWide, why, fix, effort });
    }
    const next = answer.page?.next ?? null;
    return {
      rows: answer.data.items.map(
        ({ url, status, observed, where, severity, change, sources, sourcePages }) => ({
          ...{
            url,
            status,
            observed: fencedDeep(observed),
            where,
            severity,
            change,
            source_pages: sourcePages,
          },
          sources: fencedDeep(snakeKeys(sources.slice(0, 3))),
        }),
      ),
      next: next === null ? null : placeCursor(next),
    };
  });
  return { issue, ...page };
}

export const listAuditPages = defineTool({
  name: 'list_audit_pages',
  title: 'List URLs of an audit',
  description:
    'URLs that a crawl knows, by filters such as title:missing. Without filters: the names of all filters, with their counts.',
  access: 'read',
  input: z.strictObject({
    audit_id: auditIdField,
    filters: z.array(z.string().max(100)).max(20).optional().describe('Each as group:name.'),
    match: z.enum(['all', 'any']).optional().describe('all if left out.'),
    fields: z
      .array(z.string().max(50))
      .max(30)
      .optional()
      .describe('Of a row, such as url, status, title, words, inlinks.'),
    cursor: cursorField,
    limit: limitField(100),
  }),
  output: { total: fields.count, pages: fields.rows, filters: fields.rows, ...pageFields },
  required: [],
  run: async (
    { audit_id: id, filters = [], match, fields: wanted, cursor, limit: asked = null },
    call,
    parts,
  ) => {
    const audit = await doneAudit(call, parts, id);
    if (filters.length === 0) return { answer: await filtersOf(audit, parts) };
    const shown = wanted ?? USUAL_FIELDS;
    let total: number | null = null;
    const page = await pageWithin('pages', { asked, usual: 40 }, async (limit) => {
      const query = parseViewQuery('filters', { filter: filters, match, fields: shown, cursor, limit });
      const rows = await parts.auditViews.filtersInParts(audit.id, query).rows();
      total = rows.page?.total ?? null;
      const next = rows.page?.next ?? null;
      return {
        rows: rows.items.map((row) => fencedDeep(snakeKeys(row))),
        next: next === null ? null : placeCursor(next),
      };
    });
    return { answer: { total, ...page } };
  },
});

/** Of a row, where the caller names none. */
const USUAL_FIELDS = ['url', 'status', 'indexable', 'title', 'words', 'depth', 'inlinks', 'issues'];

/** Every filter that holds for a URL, by its name. */
async function filtersOf({ id }: Audit, { auditViews }: McpParts): Promise<Fields> {
  const groups = await auditViews.filtersInParts(id, parseViewQuery('filters', {})).groups();
  const rows = groups.flatMap((group) =>
    group.filters
      .filter(({ count }) => count > 0)
      .map((filter) => ({ filter: `${group.id}:${filter.id}`, title: filter.title, count: filter.count })),
  );
  const shown = firstThatFit(rows, ANSWER_CHARACTERS.usual - 1500);
  return { filters: shown, truncated: shown.length < rows.length ? true : null };
}
