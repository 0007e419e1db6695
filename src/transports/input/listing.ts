import { z } from 'zod';
import type { ArticleFilter } from '../../domain/article/article.js';
import { JOB_STATUSES } from '../../domain/article/job.js';
import { AUDIT_STATUSES } from '../../domain/audit/audit.js';
import type { Instant } from '../../domain/instant.js';
import type { ListName, ListQuery, StatusFilter } from '../../domain/list-query.js';
import { REPORT_STATUSES } from '../../domain/report/report.js';
import { parseSince } from '../../domain/article/since.js';
import { cursorField, cursorIn } from './cursor.js';
import { sentUuidField } from './fields.js';
import { parseInput } from './parse.js';

const INTEGER = /^[+-]?\d+$/;

/**
 * A whole number, as text (a query string) or as itself, that is never refused (decisions §6): one of any size is clamped,
 * what is no whole number takes the default, and of several the last counts.
 */
export const clamped = (min: number, max: number, absent: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      const isWhole = typeof last === 'string' ? INTEGER.test(last) : Number.isInteger(last);
      return isWhole ? Math.min(max, Math.max(min, Number(last))) : absent;
    })
    .meta({
      wire: { type: 'integer', default: absent },
      description: `${max < Number.MAX_SAFE_INTEGER ? `Clamped to ${min} to ${max}` : `Less than ${min} is taken as ${min}`}; ${absent} if left out or no whole number.`,
      neverRefused: true,
    });

/** A whole number, clamped where it is out of bounds; what is no whole number, or given twice, is refused. */
export const wholeNumber = (min: number, max: number, absent: number) =>
  z
    .union([z.string().regex(INTEGER), z.int()], { error: 'must be a whole number, given once' })
    .nullish()
    .transform((value) => Math.min(max, Math.max(min, Number(value ?? absent))))
    .meta({
      wire: { type: 'integer', default: absent },
      description: `Clamped to ${min} to ${max}; ${absent} if left out.`,
    });

const windowFields = { limit: clamped(1, 100, 20), offset: clamped(0, Number.MAX_SAFE_INTEGER, 0) };

const since = z
  .string({ error: 'must be an ISO 8601 date or datetime, given once' })
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined) return null;
    const instant = parseSince(value);
    if (instant !== null) return instant;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 date or datetime' });
    return z.NEVER;
  })
  .meta({
    description:
      'Only what became readable later than this: an ISO 8601 date or datetime, compared in microseconds. Without an offset it is UTC, and a bare date is its midnight.',
    examples: ['2026-11-20T08:15:30.123456'],
  });

const status = z
  .enum(['draft', 'published'], { error: 'must be "draft" or "published"' })
  .nullish()
  .describe('Both if left out.');

const order = z
  .enum(['asc', 'desc'], { error: 'must be "asc" or "desc"' })
  .nullish()
  .describe(
    'By `created_at`: `asc`, the default, is oldest first, as `since` needs it; `desc` is for people.',
  );

const changedSince = z
  .string({ error: 'must be an ISO 8601 date or datetime, given once; empty is from the beginning' })
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined || value === '') return null;
    const instant = parseSince(value);
    if (instant !== null) return instant;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 date or datetime' });
    return z.NEVER;
  })
  .meta({
    description:
      'Answers what changed later than this instead: articles that were finished, published, unpublished, edited or deleted, each at its newest change, in the order in which the changes became visible. Goes with `limit` alone; empty is from the beginning.',
    examples: ['2026-11-20T08:15:30.123456'],
  });

export const windowShape = z.object(windowFields);
/** Of revisions, each with the whole text of an article: a tenth as many as of other lists. */
export const revisionsShape = z.object({ ...windowFields, limit: clamped(1, 10, 10) });
export const articleFilterShape = z.object({ since, status, order, ...windowFields }).check((context) => {
  if (context.value.order !== 'desc' || context.value.since === null) return;
  context.issues.push({
    code: 'custom',
    message: 'goes with the order "asc" alone: from its end, `since` would miss articles',
    path: ['since'],
    input: context.value.since,
  });
});
/** What `changed_since` may go with, as the others are refused beside it. */
export const changesShape = z.object({
  changed_since: changedSince,
  limit: windowFields.limit,
  ...Object.fromEntries(
    ['since', 'status', 'order', 'offset'].map((name) => [
      name,
      z.undefined({ error: 'does not go with changed_since' }).optional(),
    ]),
  ),
});

/** `limit` and `offset`, clamped. @throws {GalleyError} `invalid_params` */
export function parseWindow(query: unknown): { limit: number; offset: number } {
  return parseInput(windowShape, query);
}

/** `limit` and `offset`, clamped. @throws {GalleyError} `invalid_params` */
export function parseRevisionsWindow(query: unknown): { limit: number; offset: number } {
  return parseInput(revisionsShape, query);
}

/** @throws {GalleyError} `invalid_params` */
export function parseArticleFilter(query: unknown): ArticleFilter {
  const parsed = parseInput(articleFilterShape, query);
  return { ...parsed, status: parsed.status ?? null, order: parsed.order ?? 'asc' };
}

/** @throws {GalleyError} `invalid_params` */
export function parseChangesQuery(query: unknown): { changedSince: Instant | null; limit: number } {
  const { changed_since: changedSince, limit } = parseInput(changesShape, query);
  return { changedSince, limit };
}

/** A page of a list by keyset. */
export const pageFields = {
  limit: windowFields.limit,
  cursor: cursorField.meta({ description: 'The `next` of the page before.' }),
};

const listShape = <const Status extends string>(statuses: readonly Status[]) =>
  z.object({
    status: z
      .enum(statuses, { error: `must be one of ${statuses.map((one) => `"${one}"`).join(', ')}, given once` })
      .nullish()
      .describe('Any if left out.'),
    ...pageFields,
  });

export const jobListQuery = listShape(JOB_STATUSES);
export const auditListQuery = listShape(AUDIT_STATUSES);
export const reportListQuery = listShape(REPORT_STATUSES);

/**
 * The query of a list of jobs, audits or reports.
 * @throws {GalleyError} `invalid_params`
 */
export function parseListQuery<const Status extends string>(
  list: ListName,
  shape: ReturnType<typeof listShape<Status>>,
  query: unknown,
): ListQuery<StatusFilter<Status>, 'createdAt'> {
  const { status, limit, cursor } = parseInput(shape, query);
  return {
    filter: { statuses: status === null || status === undefined ? null : [status] },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit,
    isFromEnd: false,
    after: cursorIn(list, 'createdAt', cursor, '/cursor'),
    before: null,
  };
}

/** Of one request: as many as a batch starts. */
const MOST_IDS = 100;

/** The query of `GET /v1/jobs`. */
export const jobIdsShape = z.object({
  ids: z
    .string({ error: 'must be given, once, as ids separated by commas' })
    .transform((text) => text.split(',').map((id) => id.trim()))
    .pipe(z.array(sentUuidField).max(MOST_IDS, { error: `must be at most ${MOST_IDS} ids` }))
    .meta({
      wire: { type: 'string' },
      description: `1 to ${MOST_IDS} ids of jobs, separated by commas.`,
      examples: ['38d55fd9-19e7-4b53-8828-7af01c3d6d55,0f4a3c1e-8f0b-4a52-9d3f-5a3f6f7e2b10'],
    }),
});

/** @throws {GalleyError} `invalid_params` */
export function parseJobIds(query: unknown): readonly string[] {
  return parseInput(jobIdsShape, query).ids;
}
