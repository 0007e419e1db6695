import { MOST_FOLDERS, MOST_CHILDREN, MOST_LEVELS } from '../../libs/site-audit/index.js';

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
 * long lists are small and come from one read, so ten rows count as one, and of nodes and edges so many that the largest
 * graph may be asked for with every field: a million values, which take their turns.
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
  ['AuditNgrams.languages', 3],
  ['AuditNgrams.ngrams', 4],
  ['AuditNgramTotals.distinct', 4],
  ['AuditNgramList.phrases', { argument: 'limit', entriesPerOne: 10 }],
  ['AuditNgram.linkedTo', 2],
  ['AuditNgram.samplePages', 5],
  ['AuditGraph.nodes', { argument: 'limitNodes', entriesPerOne: 60 }],
  ['AuditGraph.edges', { argument: 'limitEdges', entriesPerOne: 60 }],
];

/** As many folders as nodes of a graph count as one: all views may be asked for at once, with every field of each. */
const FOLDERS_PER_ONE = 60;
const CHILDREN_BY_DEFAULT = 200;
const LEVELS_BY_DEFAULT = 3;

/**
 * What the folders of a site cost at most: on each level there are as many as `maxChildren` lets be, and on all of them
 * together no more than are kept of a site, which stand where the document asks for most.
 *
 * @param levels cost of one folder on each level below the first folder
 * @param given arguments of the view
 */
export function costOfFolders(levels: readonly number[], given: Readonly<Record<string, unknown>>): number {
  const children = clamped(given['maxChildren'], CHILDREN_BY_DEFAULT, MOST_CHILDREN);
  const shown = clamped(given['levels'], LEVELS_BY_DEFAULT, MOST_LEVELS);
  const byCost = levels
    .slice(0, shown)
    // One more in each folder sums up what is beyond its limit, and has nothing below it.
    .map((cost, level) => ({ cost, most: (children + 1) * children ** level }))
    .sort((one, other) => other.cost - one.cost);
  let [left, sum] = [MOST_FOLDERS, 0];
  for (const { cost, most } of byCost) {
    const here = Math.min(most, left);
    sum += here * cost;
    left -= here;
  }
  return Math.ceil(sum / FOLDERS_PER_ONE);
}

function clamped(value: unknown, byDefault: number, most: number): number {
  return typeof value === 'number' ? Math.min(most, Math.max(1, value)) : byDefault;
}
