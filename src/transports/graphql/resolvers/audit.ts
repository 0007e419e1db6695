import {
  AUDIT_STAGES,
  AUDIT_STATUSES,
  STOP_REASONS,
  type Audit as AuditModel,
  type ViewName,
} from '../../../domain/audit/audit.js';
import {
  CATEGORIES,
  CHECKS,
  FOUND_FACET,
  SEVERITIES,
  GRAPH_LAYOUTS,
  GRAPH_NODE_TYPES,
  NGRAM_SORTS,
  STOP_WORD_MODES,
  STRUCTURE_SORTS,
  STRUCTURES,
  ASKED_AREAS,
  URL_CHANGE_KINDS,
} from '../../../libs/site-audit/index.js';
import { parseRobotsQuestion, parseSitemapQuery } from '../../input/audit-tools.js';
import { parseAuditSettings } from '../../input/audit-settings.js';
import { inCamelCase } from '../brief-input.js';
import { crawlHead } from '../../../domain/audit/crawl-head.js';
import { readSitemap } from '../../../services/audit/views/audit-sitemap.js';
import { readReport } from '../../../services/audit/views/audit-report.js';
import type { ViewPage } from '../../../services/audit/views/audit-views.js';
import { parseCheck, parseIgnored, parseRulesChange } from '../../input/audit-rules.js';
import { parseComparison, parseViewQuery } from '../../input/audit.js';
import { placeCursor } from '../../input/cursor.js';
import { ROW_SORTS } from '../../input/view-fields.js';
import type { FiltersModel } from '../audit-models.js';
import { auditReport } from '../../output/audit-report/audit-report.js';
import { snakeKeys } from '../../output/snake-keys.js';
import { editionOf } from '../edition-of.js';
import { enumValue, enumWord } from '../enum-value.js';
import type {
  AuditComparisonResolvers,
  RegressionRulesResolvers,
  AuditFiltersResolvers,
  AuditFolderResolvers,
  AuditGraphResolvers,
  AuditHitResolvers,
  AuditResolvers,
  MutationResolvers,
  QueryResolvers,
  StartAuditPayloadResolvers,
  SubscriptionResolvers,
} from '../generated/types.js';
import { usage } from './access.js';

export const audit: NonNullable<QueryResolvers['audit']> = (_parent, { id }, { actor, services }) =>
  services.audits.pollById(actor, id);

export const auditChecks: NonNullable<QueryResolvers['auditChecks']> = () => [...CHECKS];

export const startAudit: NonNullable<MutationResolvers['startAudit']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await context.services.audits.admit(context.actor, input.edition);
  const { edition: _edition, ...settings } = input;
  const options = await inCamelCase(() => parseAuditSettings(snakeKeys(settings)));
  const start = await permit.start(options);
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start;
};

export const cancelAudit: NonNullable<MutationResolvers['cancelAudit']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ audit: await services.audits.cancel(actor, input.id) });

export const ignoreAuditCheck: NonNullable<MutationResolvers['ignoreAuditCheck']> = async (
  _parent,
  { input },
  { actor, services },
) => ({
  edition: await services.ignoredChecks.ignore(actor, input.edition, () =>
    inCamelCase(() => parseIgnored(input)),
  ),
});

export const restoreAuditCheck: NonNullable<MutationResolvers['restoreAuditCheck']> = async (
  _parent,
  { input },
  { actor, services },
) => ({
  edition: await services.ignoredChecks.restore(actor, input.edition, () => parseCheck(input.check)),
});

export const updateRegressionRules: NonNullable<MutationResolvers['updateRegressionRules']> = async (
  _parent,
  { input: { edition: slug, baseline, ...rest } },
  { actor, services: { regressionRules } },
) => {
  const edition = await regressionRules.admit(actor, slug);
  const body = {
    ...(snakeKeys(rest) as object),
    ...(baseline === undefined ? {} : { baseline_id: baseline }),
  };
  await regressionRules.update(actor, edition, await inCamelCase(() => parseRulesChange(body)));
  return { edition };
};

export const RegressionRules: RegressionRulesResolvers = {
  baseline: ({ baselineId }, _args, { reads }) => (baselineId === null ? null : reads.audit(baselineId)),
};

export const StartAuditPayload: StartAuditPayloadResolvers = { audit: ({ work }) => work, usage };

export const auditProgress: NonNullable<SubscriptionResolvers['auditProgress']> = {
  subscribe: (_parent, { id }, { actor, services }) => services.audits.watch(actor, id),
  resolve: (progress: AuditModel) => progress,
};

/**
 * Reads the arguments of a view, which have the names of REST but for their spelling, and the view.
 * @returns null until the audit is done
 */
async function whenDone<View extends ViewName, Answer>(
  { status }: AuditModel,
  view: View,
  args: object,
  read: (query: ReturnType<typeof parseViewQuery<View>>) => Promise<Answer>,
): Promise<Answer | null> {
  const query = parseViewQuery(view, snakeKeys(args));
  return status === 'done' ? read(query) : null;
}

export const Audit: AuditResolvers = {
  edition: editionOf,
  pageCount: ({ counts }) => counts.pages,
  crawl: (parent) => crawlHead(parent, new Date()),
  reportPage: async (parent, _args, { services: { auditViews, ignoredChecks } }) => {
    if (parent.status !== 'done') return null;
    const report = await readReport(parent, auditViews, ignoredChecks);
    return auditReport({ head: crawlHead(parent, new Date()), changes: null, ...report });
  },
  overview: (parent, args, { reads }) =>
    whenDone(parent, 'overview', args, () => reads.overviewOf(parent.id)),
  issues: (parent, args, { services: { auditViews } }) =>
    whenDone(parent, 'issues', args, async (query) => {
      const { data, page } = await auditViews.issues(parent.id, query);
      return { ...data, page: pageOf(page) };
    }),
  filters: (parent, args, { services: { auditViews } }) =>
    whenDone(parent, 'filters', { ...args, order: enumWord(args.order) }, (query) =>
      Promise.resolve(withRowsOnce(auditViews.filtersInParts(parent.id, query))),
    ),
  url: ({ id, status }, { address }, { services: { auditUrls } }) =>
    status === 'done' ? auditUrls.find(id, address) : null,
  changes: (parent, { kind, ...args }, { actor, services: { auditComparisons } }) =>
    auditComparisons.read(
      actor,
      parent,
      parseComparison({ ...args, kind: kind?.map((each) => enumWord(each)) }),
    ),
  sitemap: (parent, { file }, { services: { auditViews } }) =>
    readSitemap(parent, parseSitemapQuery({ file }), auditViews),
  robots: async (parent, args, { services: { auditUrls } }) =>
    auditUrls.testRobots(parent, await inCamelCase(() => parseRobotsQuestion(snakeKeys(args)))),
  structure: (parent, args, { services: { auditViews } }) =>
    whenDone(parent, 'structure', args, (query) => auditViews.structure(parent.id, query)),
  ngrams: (parent, { n, ...args }, { actor, services: { auditViews } }) =>
    whenDone(parent, 'ngrams', { ...args, n: n?.map(String) }, async (query) => {
      const { totals, ngrams, ...data } = await auditViews.ngrams(parent.id, query, actor.accountId);
      return {
        ...data,
        totals: { ...totals, distinct: byLength(totals.distinct, 'count') },
        ngrams: byLength(ngrams, 'phrases'),
      };
    }),
  graph: (parent, { types, ...args }, { actor, services: { auditViews } }) =>
    whenDone(parent, 'graph', { ...args, types: types?.map((type) => enumWord(type)) }, (query) =>
      auditViews.graph(parent.id, query, actor.accountId),
    ),
};

/** `rows` and their `page` are read together. */
function withRowsOnce({ rows, ...parts }: FiltersModel): FiltersModel {
  let read: ReturnType<typeof rows> | null = null;
  return { ...parts, rows: () => (read ??= rows()) };
}

export const AuditFilters: AuditFiltersResolvers = {
  groups: ({ groups }) => groups(),
  facets: async ({ facets }) => {
    const { found = [], ...fields } = await facets();
    return [
      ...Object.entries(fields).map(([field, values]) => ({ field, values })),
      ...found.map(({ search, values }) => ({ field: `${FOUND_FACET}${search}`, values })),
    ];
  },
  rows: async ({ rows }) => (await rows()).items,
  page: async ({ rows }) => pageOf((await rows()).page),
};

export const AuditComparison: AuditComparisonResolvers = {
  counts: ({ counts }) => URL_CHANGE_KINDS.map((kind) => ({ kind, count: counts[kind] })),
  page: ({ page }) => pageOf(page),
};

export const AuditGraph: AuditGraphResolvers = {
  nodes: ({ nodes }, _args, { longLists }) => longLists.of(nodes),
  edges: ({ edges }, _args, { longLists }) => longLists.of(edges),
};

export const AuditFolder: AuditFolderResolvers = {
  children: ({ children }, _args, { longLists }) => longLists.of(children),
};

/** What is stored under a number of words is a list in GraphQL. */
function byLength<Name extends string, Value>(values: Readonly<Record<string, Value>>, name: Name) {
  return Object.entries(values).map(
    ([n, value]) => ({ n: Number(n), [name]: value }) as { n: number } & Record<Name, Value>,
  );
}

function pageOf<Page extends ViewPage | null>(page: Page) {
  return page && { ...page, nextCursor: page.next === null ? null : placeCursor(page.next) };
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
  AuditStage: words(AUDIT_STAGES),
  AuditStatus: words(AUDIT_STATUSES),
  AuditStopReason: words(STOP_REASONS),
  AuditSeverity: words(SEVERITIES),
  AuditCategory: words(CATEGORIES),
  AuditScope: words(['page', 'site', 'link', 'resource']),
  AuditConfidence: words(['confirmed', 'likely', 'unverifiable']),
  AuditEffort: words(['low', 'medium', 'high']),
  AuditChange: words(['new', 'same', 'fixed']),
  AuditIssueSort: words(['points', 'count', 'severity']),
  AuditUrlChangeKind: words(URL_CHANGE_KINDS),
  AuditMatch: words(['all', 'any']),
  AuditRowSort: words(ROW_SORTS),
  AuditStructureBy: words(STRUCTURES),
  AuditStructureSort: words(STRUCTURE_SORTS),
  AuditNgramArea: words(ASKED_AREAS),
  AuditNgramSort: words(NGRAM_SORTS),
  AuditStopWords: words(STOP_WORD_MODES),
  AuditNodeType: words(GRAPH_NODE_TYPES),
  AuditLayout: words(GRAPH_LAYOUTS),
};
