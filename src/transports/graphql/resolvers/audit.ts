import { AUDIT_STATUSES, STOP_REASONS, type Audit as AuditModel } from '../../../domain/audit/audit.js';
import {
  CATEGORIES,
  SEVERITIES,
  GRAPH_LAYOUTS,
  GRAPH_NODE_TYPES,
  NGRAM_SORTS,
  STOP_WORD_MODES,
  STRUCTURE_SORTS,
  STRUCTURES,
  ASKED_AREAS,
  type ViewQuery,
} from '../../../libs/site-audit/index.js';
import { crawlHead } from '../../../domain/audit/crawl-head.js';
import { CHECKS } from '../../../libs/site-audit/index.js';
import type { ViewAnswer } from '../../../services/audit/audit-views.js';
import { parseViewQuery, writeCursor } from '../../input/audit.js';
import { snakeKeys } from '../../output/audit.js';
import { enumValue, enumWord } from '../enum-value.js';
import type { GraphContext } from '../context.js';
import type {
  AuditFacetValue,
  AuditFolderResolvers,
  AuditGraphResolvers,
  AuditHitResolvers,
  AuditNgram,
  AuditResolvers,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/types.js';

export const audit: NonNullable<QueryResolvers['audit']> = async (
  _parent,
  { slug, id },
  { actor, services },
) => (await services.audits.poll(actor, slug, id, () => null)).audit;

export const auditChecks: NonNullable<QueryResolvers['auditChecks']> = () => [...CHECKS];

export const startAudit: NonNullable<MutationResolvers['startAudit']> = async (
  _parent,
  { slug },
  context,
) => {
  const permit = await context.services.audits.admit(context.actor, slug);
  const start = await permit.start();
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start.work;
};

export const auditProgress: NonNullable<SubscriptionResolvers['auditProgress']> = {
  subscribe: (_parent, { slug, id }, { actor, services }) => services.audits.watch(actor, slug, id),
  resolve: (progress: AuditModel) => progress,
};

/** A view by its arguments, which have the names of REST but for their spelling. @returns null until the audit is done */
async function read(
  { id, status }: AuditModel,
  view: ViewQuery['view'],
  args: object,
  { actor, services }: GraphContext,
): Promise<ViewAnswer | null> {
  const query = parseViewQuery(view, snakeKeys(args));
  return status === 'done' ? services.auditViews.read(id, query, actor.accountId) : null;
}

// Views have the shapes of their own types, which the schema spells as it has them.
type View<Name extends keyof AuditResolvers> = Awaited<
  ReturnType<Extract<NonNullable<AuditResolvers[Name]>, (...args: never[]) => unknown>>
>;

export const Audit: AuditResolvers = {
  edition: ({ editionId }) => {
    // Audits from the command line have no account and can't be queried here.
    if (editionId === null) throw new TypeError('an audit without an edition');
    return editionId;
  },
  pageCount: ({ counts }) => counts.pages,
  crawl: (parent) => crawlHead(parent, new Date()),
  overview: async (parent, args, context) => {
    const answer = await read(parent, 'overview', args, context);
    return answer && (answer.data as NonNullable<View<'overview'>>);
  },
  issues: async (parent, args, context) => {
    const answer = await read(parent, 'issues', args, context);
    return answer && ({ ...(answer.data as object), page: pageOf(answer) } as NonNullable<View<'issues'>>);
  },
  filters: async (parent, args, context) => {
    const answer = await read(parent, 'filters', args, context);
    if (!answer) return null;
    const { facets, ...data } = answer.data as FilterData;
    const listed = Object.entries(facets).map(([field, values]) => ({ field, values }));
    return { ...data, facets: listed, page: pageOf(answer) };
  },
  structure: async (parent, args, context) => {
    const answer = await read(parent, 'structure', args, context);
    return answer && (answer.data as NonNullable<View<'structure'>>);
  },
  ngrams: async (parent, args, context) => {
    const answer = await read(parent, 'ngrams', { ...args, n: args.n?.map(String) }, context);
    if (!answer) return null;
    const { totals, ngrams, ...data } = answer.data as NgramData;
    return {
      ...data,
      totals: { ...totals, distinct: byLength(totals.distinct, 'count') },
      ngrams: byLength(ngrams, 'phrases'),
    };
  },
  graph: async (parent, args, context) => {
    const types = args.types?.map((type) => enumWord(type));
    const answer = await read(parent, 'graph', { ...args, types }, context);
    return answer && (answer.data as NonNullable<View<'graph'>>);
  },
};

export const AuditGraph: AuditGraphResolvers = {
  nodes: ({ nodes }, _args, { lists }) => lists.of(nodes),
  edges: ({ edges }, _args, { lists }) => lists.of(edges),
};

export const AuditFolder: AuditFolderResolvers = {
  children: ({ children }, _args, { lists }) => lists.of(children),
};

/** What is stored under names that GraphQL does not have, by field or by length, is a list there. */
type FilterData = Omit<NonNullable<View<'filters'>>, 'facets' | 'page'> & {
  readonly facets: Readonly<Record<string, readonly AuditFacetValue[]>>;
};
type NgramView = NonNullable<View<'ngrams'>>;
type NgramData = Omit<NgramView, 'totals' | 'ngrams'> & {
  readonly totals: Omit<NgramView['totals'], 'distinct'> & {
    readonly distinct: Readonly<Record<string, number>>;
  };
  readonly ngrams: Readonly<Record<string, readonly AuditNgram[]>>;
};

function byLength<Name extends string, Value>(values: Readonly<Record<string, Value>>, name: Name) {
  return Object.entries(values).map(
    ([n, value]) => ({ n: Number(n), [name]: value }) as { n: number } & Record<Name, Value>,
  );
}

function pageOf({ page }: ViewAnswer) {
  return page && { ...page, nextCursor: page.next === null ? null : writeCursor(page.next) };
}

/** What is JSON in GraphQL has the names of REST: one reader's code for both. */
export const AuditHit: AuditHitResolvers = { detail: ({ detail }) => snakeKeys(detail) };

/** The same for classes of statuses, whose names begin with digits. */
export const AuditStatusClasses = Object.fromEntries(
  Object.entries({
    success: '2xx',
    redirection: '3xx',
    clientError: '4xx',
    serverError: '5xx',
    noResponse: 'no_response',
    blockedByRobots: 'blocked_by_robots',
  }).map(([field, name]) => [field, (counts: Readonly<Record<string, number>>) => counts[name] ?? 0]),
);

const words = <Word extends string>(list: readonly Word[]) =>
  Object.fromEntries(list.map((word) => [enumValue(word), word]));

/** What the domain calls the values of the enums; those of arguments are the words of REST. */
export const auditEnums = {
  AuditStatus: words(AUDIT_STATUSES),
  AuditStopReason: words(STOP_REASONS),
  AuditSeverity: words(SEVERITIES),
  AuditCategory: words(CATEGORIES),
  AuditScope: words(['page', 'site', 'link', 'resource']),
  AuditConfidence: words(['confirmed', 'likely', 'unverifiable']),
  AuditEffort: words(['low', 'medium', 'high']),
  AuditChange: words(['new', 'same', 'fixed']),
  AuditIssueSort: words(['points', 'count', 'severity']),
  AuditMatch: words(['all', 'any']),
  AuditStructureBy: words(STRUCTURES),
  AuditStructureSort: words(STRUCTURE_SORTS),
  AuditNgramArea: words(ASKED_AREAS),
  AuditNgramSort: words(NGRAM_SORTS),
  AuditStopWords: words(STOP_WORD_MODES),
  AuditNodeType: words(GRAPH_NODE_TYPES),
  AuditLayout: words(GRAPH_LAYOUTS),
};
