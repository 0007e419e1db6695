import { z } from 'zod';
import { LOGGED_ACTIONS } from '../../domain/access/audit-log.js';
import { PAID_ACTION_KINDS } from '../../domain/access/limits.js';
import { JOB_STATUSES } from '../../domain/article/job.js';
import { parseSince } from '../../domain/article/since.js';
import { AUDIT_STATUSES } from '../../domain/audit/audit.js';
import type {
  ArticleListFilter,
  ArticleOrderField,
  EditionListFilter,
  ListName,
  ListOrder,
  ListQuery,
  LogListFilter,
  StatusFilter,
  WorkListFilter,
} from '../../domain/list-query.js';
import type { OperatorWorkFilter } from '../../domain/operator.js';
import { REPORT_STATUSES } from '../../domain/report/report.js';
import { WORK_STATUSES } from '../../domain/work.js';
import { cursorField, cursorIn } from './cursor.js';
import { languageField, uuidField } from './fields.js';
import { parseInput } from './parse.js';

/** Arguments of a connection, their enums in the words of GraphQL. */
export type Asked = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_SEARCH = 200;

const count = z
  .int()
  .nullish()
  .transform((value) => (typeof value === 'number' ? Math.min(MAX_LIMIT, Math.max(1, value)) : null));

/** A word of an enum in the schema's spelling; null and absent are any. */
const word = <const Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .transform((value) => value.toLowerCase())
    .pipe(z.enum(words))
    .nullish()
    .transform((value) => value ?? null);

export const words = <const Word extends string>(all: readonly Word[]) =>
  z
    .array(
      z
        .string()
        .transform((value) => value.toLowerCase())
        .pipe(z.enum(all)),
    )
    .nullish()
    .transform((value) => value && [...new Set(value)])
    .transform((value) => value ?? null);

export const moment = z
  .string()
  .transform((value, context) => {
    const instant = parseSince(value);
    if (instant !== null) return instant;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 date or datetime' });
    return z.NEVER;
  })
  .nullish()
  .transform((value) => value ?? null);

const search = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SEARCH)
  .nullish()
  .transform((value) => value ?? null);

/** Words between white space; what has neither letter nor digit says nothing. */
const someWords = z
  .string()
  .max(MAX_SEARCH)
  .transform((value) => value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
  .refine((value) => value.length > 0, 'must have a word')
  .nullish()
  .transform((value) => value ?? null);

const orderShape = <const Field extends string>(fields: Readonly<Record<string, Field>>) =>
  z
    .object({
      field: z.string().transform((value, context): Field => {
        const field = fields[value];
        if (field !== undefined) return field;
        context.addIssue({ code: 'custom', message: `must be one of ${Object.keys(fields).join(', ')}` });
        return z.NEVER;
      }),
      direction: z.enum(['ASC', 'DESC']).transform((value) => (value === 'ASC' ? 'asc' : 'desc')),
    })
    .nullish();

const BY_CREATION = { CREATED_AT: 'createdAt' } as const;

/** @param filter of which every field may be left out */
export function argumentsShape<Filter extends z.ZodObject, const Field extends string>(
  filter: Filter,
  fields: Readonly<Record<string, Field>>,
) {
  return z
    .object({
      first: count,
      after: cursorField,
      last: count,
      before: cursorField,
      orderBy: orderShape(fields),
      filter: z.preprocess((value) => value ?? {}, filter),
    })
    .check(({ value, issues }) => {
      if (value.first === null || value.last === null) return;
      issues.push({ code: 'custom', message: 'does not go with first', path: ['last'], input: value.last });
    });
}

type Parsed<Filter extends z.ZodObject, Field extends string> = z.output<
  ReturnType<typeof argumentsShape<Filter, Field>>
>;

/** @throws {GalleyError} `invalid_params` for a cursor of another list, or of another order */
export function queryOf<Filter, Field extends string>(
  list: ListName,
  { first, last, after, before }: Pick<Parsed<z.ZodObject, string>, 'first' | 'last' | 'after' | 'before'>,
  filter: Filter,
  orderBy: ListOrder<Field>,
): ListQuery<Filter, Field> {
  return {
    limit: first ?? last ?? DEFAULT_LIMIT,
    isFromEnd: last !== null,
    after: cursorIn(list, orderBy.field, after, '/after'),
    before: cursorIn(list, orderBy.field, before, '/before'),
    filter,
    orderBy,
  };
}

const articleArguments = argumentsShape(
  z.object({
    status: word(['draft', 'published']),
    verdict: word(['pass', 'warn', 'fail']),
    language: languageField.nullish().transform((value) => value ?? null),
    since: moment,
    until: moment,
    changedSince: moment,
    search,
    words: someWords,
    byline: search,
  }),
  { CREATED_AT: 'createdAt', UPDATED_AT: 'updatedAt' },
);

/** @throws {GalleyError} `invalid_params`; so do the others */
export function parseArticleQuery(given: Asked): ListQuery<ArticleListFilter, ArticleOrderField> {
  const { orderBy, filter, ...slice } = parseInput(articleArguments, given);
  // Changes have a feed of their own: in another order each page would be looked for.
  const field = filter.changedSince === null ? 'createdAt' : 'updatedAt';
  return queryOf('articles', slice, filter, orderBy ?? { field, direction: 'asc' });
}

const editionArguments = argumentsShape(
  z.object({
    verified: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    search,
  }),
  BY_CREATION,
);

export function parseEditionQuery(given: Asked): ListQuery<EditionListFilter, 'createdAt'> {
  const { orderBy, filter, ...slice } = parseInput(editionArguments, given);
  return queryOf('editions', slice, filter, orderBy ?? { field: 'createdAt', direction: 'asc' });
}

/** Of work that has a status: the newest first unless ordered. */
const workQuery = <const Status extends string>(list: ListName, statuses: readonly Status[]) => {
  const shape = argumentsShape(z.object({ status: words(statuses) }), BY_CREATION);
  return (given: Asked): ListQuery<StatusFilter<Status>, 'createdAt'> => {
    const { orderBy, filter, ...slice } = parseInput(shape, given);
    const newestFirst = { field: 'createdAt', direction: 'desc' } as const;
    return queryOf(list, slice, { statuses: filter.status }, orderBy ?? newestFirst);
  };
};

export const parseJobQuery = workQuery('jobs', JOB_STATUSES);
export const parseAuditQuery = workQuery('audits', AUDIT_STATUSES);
export const parseReportQuery = workQuery('reports', REPORT_STATUSES);

export const id = uuidField.nullish().transform((value) => value ?? null);

const workArguments = argumentsShape(
  z.object({
    kind: words(PAID_ACTION_KINDS),
    status: words(WORK_STATUSES),
    edition: id,
    code: search,
    key: id,
    since: moment,
    until: moment,
  }),
  BY_CREATION,
);

const NEWEST_FIRST = { field: 'createdAt', direction: 'desc' } as const;

const operatorWorkArguments = argumentsShape(
  z.object({
    kind: words(PAID_ACTION_KINDS),
    status: words(WORK_STATUSES),
    account: id,
    code: search,
    since: moment,
    until: moment,
  }),
  BY_CREATION,
);

/** The work of all accounts, newest first. */
export function parseOperatorWorkQuery(given: Asked): ListQuery<OperatorWorkFilter, 'createdAt'> {
  const { filter, ...slice } = parseInput(operatorWorkArguments, given);
  const { kind: kinds, status: statuses, account: accountId, ...rest } = filter;
  return queryOf('operatorWork', slice, { kinds, statuses, accountId, ...rest }, NEWEST_FIRST);
}

const accountsArguments = argumentsShape(z.object({}), BY_CREATION);

export function parseAccountsQuery(given: Asked): ListQuery<Readonly<Record<string, never>>, 'createdAt'> {
  return queryOf('accounts', parseInput(accountsArguments, given), {}, NEWEST_FIRST);
}

export function parseWorkQuery(given: Asked): ListQuery<WorkListFilter, 'createdAt'> {
  const { orderBy, filter, ...slice } = parseInput(workArguments, given);
  const { kind: kinds, status: statuses, edition: editionId, key: keyId, ...rest } = filter;
  const wanted = { kinds, statuses, editionId, keyId, ...rest };
  return queryOf('work', slice, wanted, orderBy ?? NEWEST_FIRST);
}

const logArguments = argumentsShape(
  z.object({ action: words(LOGGED_ACTIONS), since: moment, until: moment }),
  {},
);

/** The newest first. */
export function parseLogQuery(given: Asked): ListQuery<LogListFilter, 'at'> {
  const { filter, ...slice } = parseInput(logArguments, given);
  const { action: actions, ...rest } = filter;
  return queryOf('log', slice, { actions, ...rest }, { field: 'at', direction: 'desc' });
}

/** Of an operator's question: the account whose changes are meant, null for all. */
export function parseLogAccount(given: Asked): string | null {
  return parseInput(z.object({ account: id }), given).account;
}
