/**
 * What reading a view costs in look-ups' terms, whatever is taken of it: rows are counted under a filter, phrases are
 * counted anew for a folder, and the whole graph is ranked, cut and laid out in memory.
 */
export const VIEW_COSTS: ReadonlyMap<string, number> = new Map([
  ['Audit.overview', 100],
  ['Audit.issues', 200],
  ['Audit.filters', 300],
  ['Audit.structure', 200],
  ['Audit.ngrams', 500],
  ['Audit.graph', 1000],
]);

/** A list that is as long as an argument of the view around it says: so many entries of it count as one. */
export interface SizedByView {
  readonly argument: keyof typeof VIEW_BOUNDS;
  readonly entriesPerOne: number;
}

/** Arguments of views that say how long a list is, as the views clamp them. */
export const VIEW_BOUNDS = {
  limit: { byDefault: 100, most: 1000 },
  limitNodes: { byDefault: 2000, most: 10_000 },
  limitEdges: { byDefault: 20_000, most: 100_000 },
} as const;

/**
 * How many entries count for a list of a view. What a view holds of an ordinary site is counted in full; values of
 * long lists are small and come from one read, so ten rows, and a hundred nodes or edges, count as one.
 */
export const VIEW_ENTRIES: readonly (readonly [field: string, entries: number | SizedByView])[] = [
  ['Query.auditChecks', 120],
  ['AuditOverview.statusCodes', 5],
  ['AuditOverview.contentTypes', 5],
  ['AuditOverview.nonIndexableReasons', 8],
  ['AuditOverview.depth', 12],
  ['AuditOverview.languages', 5],
  ['AuditOverview.topFixes', 10],
  ['AuditOverview.sitemaps', 10],
  ['AuditScore.lost', 30],
  ['AuditTiming.histogram', 10],
  ['AuditIssues.issues', 30],
  ['AuditIssues.items', { argument: 'limit', entriesPerOne: 10 }],
  ['AuditIssue.samples', 5],
  ['AuditIssue.patterns', 3],
  ['AuditHit.sources', 2],
  ['AuditFilters.groups', 20],
  ['AuditFilters.facets', 7],
  ['AuditFilters.rows', { argument: 'limit', entriesPerOne: 10 }],
  ['AuditFilterGroup.filters', 10],
  ['AuditFacet.values', 20],
  ['AuditStructure.depthTable', 12],
  ['AuditStructure.hosts', 3],
  ['AuditFolder.children', 4],
  ['AuditNgrams.languages', 3],
  ['AuditNgrams.ngrams', 4],
  ['AuditNgramTotals.distinct', 4],
  ['AuditNgramList.phrases', { argument: 'limit', entriesPerOne: 10 }],
  ['AuditNgram.linkedTo', 2],
  ['AuditNgram.samplePages', 5],
  ['AuditGraph.nodes', { argument: 'limitNodes', entriesPerOne: 100 }],
  ['AuditGraph.edges', { argument: 'limitEdges', entriesPerOne: 100 }],
];
