export { AI_CRAWLERS } from './rules/lists/ai-crawlers.js';
export { CATEGORIES, type Check, type CheckHead, SEVERITIES, type Severity } from './rules/check.js';
export type { CheckResult } from './rules/judge-site.js';
export { pathPatterns } from './rules/path-patterns.js';
export { pageTitle } from './rules/page-title.js';
export { renderedDifference } from './rendering/rendered-difference.js';
export { type RenderedPage, unrenderedPage } from './rendering/rendered-page.js';
export { scoreWithout, type StoredScore } from './rules/score.js';
export {
  BOUND_REASONS,
  type CrawledAnswer,
  type CrawledUrl,
  type FoundVia,
  type SkipReason,
} from './site/crawled-url.js';
export { fnvHash, wideHash } from './site/fnv-hash.js';
export { trapDetail } from './site/found-traps.js';
export { type SiteRanks, rankSite } from './site/page-rank.js';
export type { RobotsFacts, SiteFacts, SitemapFacts, TrapFacts } from './site/site-facts.js';
export { SiteIndexBuilder } from './site/site-index-builder.js';
export type { SiteIndex } from './site/site-index.js';
export { statusCountsShape, thresholdShape } from './views/check-shapes.js';
export { Comparison, type NumberedRow } from './views/comparison/comparison.js';
export {
  comparedRowShape,
  urlChangeCountsShape,
  urlChangeShape,
} from './views/comparison/comparison-shape.js';
export {
  changeOf,
  COMPARED_FIELDS,
  type ComparedRow,
  noUrlChanges,
  URL_CHANGE_KINDS,
  type UrlChange,
  type UrlChangeCounts,
  type UrlChangeKind,
} from './views/comparison/url-changes.js';
export { csvCell } from './views/csv-cell.js';
export { FILTER_NAMES } from './views/filters/filter-catalogue.js';
export type { CountedGroup } from './views/filters/filter-tally.js';
export {
  filterGroupShape,
  filterRowShape,
  pageFindShape,
  renderedPageShape,
  type FiltersData,
  filtersShape,
  shortFiltersShape,
} from './views/filters/filters-shape.js';
export { writeGexf } from './views/graph/files/gexf.js';
export { writeEdgesCsv, writeNodesCsv } from './views/graph/files/graph-csv.js';
export { writeEdgesNdjson, writeNodesNdjson } from './views/graph/files/graph-ndjson.js';
export { GraphPack } from './views/graph/graph-pack.js';
export { GRAPH_NODE_TYPES, type GraphNode, type GraphRows } from './views/graph/graph-row.js';
export { graphEdgeShape, graphNodeShape, graphShape, shortGraphShape } from './views/graph/graph-shape.js';
export { type IncomingLinks, incomingLinks } from './views/graph/incoming-links.js';
export { GRAPH_LAYOUTS, type GraphData, graphOf } from './views/graph/graph.js';
export { writeGraphml } from './views/graph/files/graphml.js';
export { issueItemShape, issueShape, issuesShape, shortIssuesShape } from './views/issues/issues-shape.js';
export {
  type ChangeCounts,
  type IssueItem,
  type IssuesData,
  type IssuesView,
  chooseIssues,
  issuesOf,
} from './views/issues/issues.js';
export { countNgrams } from './views/ngrams/count-ngrams.js';
export { ORDERS } from './views/ngrams/phrases/each-phrase.js';
export { type NgramPage, ngramPageOf } from './views/ngrams/ngram-page.js';
export {
  type NgramPart,
  type NgramSummary,
  SUMMARY_PART,
  type StoredPhrases,
} from './views/ngrams/ngram-parts.js';
export { ngramShape, ngramsShape } from './views/ngrams/ngrams-shape.js';
export {
  NGRAM_SORTS,
  type Ngram,
  type NgramQuery,
  type NgramsView,
  STOP_WORD_MODES,
  type StoredNgrams,
  ngramPartsFor,
  ngramsOf,
} from './views/ngrams/ngrams-of.js';
export { type CountedPage, SitePhrases } from './views/ngrams/phrases/site-phrases.js';
export { OWN_FILTER, type Segment } from './views/own/own-groups.js';
export { overviewShape, searchCountShape, segmentCountShape } from './views/overview/overview-shape.js';
export { type Changes, NO_CHANGES, type Overview } from './views/overview/overview.js';
export { type ShortViews, shortViewsShape } from './views/short-views.js';
export { type ListedPage, writeSitemapIndex, writeSitemaps } from './views/sitemap/sitemap-files.js';
export { type RowAmendment, SiteTallies, type StoredHit, type StoredRow } from './views/site-tallies.js';
export { type ReadStored, readGraph, STORED_VIEWS, VIEWS_VERSION } from './views/stored-views.js';
export { templateOf } from './views/structure/url-template.js';
export { MOST_FOLDERS } from './views/structure/folder-tree.js';
export { structureNodeShape, structureShape } from './views/structure/structure-shape.js';
export { type StoredStructure, STRUCTURES } from './views/structure/structure-tally.js';
export {
  MOST_CHILDREN,
  MOST_LEVELS,
  STRUCTURE_SORTS,
  structureOf,
  type StructureView,
} from './views/structure/structure.js';
export {
  type Facet,
  FACETS,
  FOUND_FACET,
  type FoundFacet,
  ROW_FIELDS,
  type RowField,
  SORTED_FIELDS,
  type SortedField,
  type UrlRow,
} from './views/url-row.js';
export {
  ASKED_AREAS,
  type FiltersQuery,
  type GraphQuery,
  type IssuesQuery,
  type NgramsQuery,
  type RowChoice,
  type RowOrder,
  type StructureQuery,
  VIEW_FORMATS,
  type ViewFormat,
  type ViewQuery,
} from './views/view-query.js';
export { CHECKS } from './checks/catalogue.js';
export { CHECKS_VERSION } from './checks/check-versions.js';
export { isChangedSince } from './checks/changed-checks.js';
