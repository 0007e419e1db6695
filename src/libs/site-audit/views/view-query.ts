import type { Category, Severity } from '../rules/check.js';
import type { GraphNodeType } from './graph/graph-row.js';
import { NGRAM_AREAS } from './ngrams/ngram-page.js';
import type { Order } from './ngrams/phrases/each-phrase.js';
import type { Facet, FoundFacet, RowField, SortedField } from './url-row.js';

/** What a reader wants of a view; absent means the whole of it, in its own order. */
export interface IssuesQuery {
  readonly view: 'issues';
  readonly severity: Severity | null;
  readonly category: Category | null;
  /** One check: its hits are listed, page by page. */
  readonly check: string | null;
  /** Beginning of the path. */
  readonly folder: string | null;
  readonly changed: 'new' | 'same' | 'fixed' | null;
  readonly minInlinks: number;
  readonly sort: 'points' | 'count' | 'severity';
  readonly limit: number;
  /** Of the page before; 0 for the first. */
  readonly after: number;
}

/** Which of the URLs that a crawl knows: those for which all of it holds. */
export interface RowChoice {
  /** `group:filter`; none holds for every URL. */
  readonly filters: readonly string[];
  /** Whether all of the filters must hold. */
  readonly match: 'all' | 'any';
  /** By field, values of which the URL has one. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>> &
    Readonly<Record<FoundFacet, readonly string[]>>;
  /** What its address or its title contains, whatever its case; null for anything. */
  readonly search: string | null;
}

/** By what rows are sorted; those without a value come last either way. */
export interface RowOrder {
  readonly field: SortedField;
  readonly direction: 'asc' | 'desc';
}

/** With any choice, the URLs that it holds for are listed, page by page. */
export interface FiltersQuery extends RowChoice {
  readonly view: 'filters';
  /** null: as the crawl found them. */
  readonly order: RowOrder | null;
  /** Of a URL's row, in this order; empty for all. */
  readonly fields: readonly RowField[];
  readonly limit: number;
  readonly after: number;
}

export interface StructureQuery {
  readonly view: 'structure';
  readonly by: 'folder' | 'depth' | 'lang' | 'template';
  readonly path: string;
  readonly levels: number;
  readonly maxChildren: number;
  readonly sort: 'urls' | 'errors' | 'pagerank' | 'name';
}

/** The areas whose phrases are counted, and `body`, which is answered by `main`. */
export const ASKED_AREAS = [...NGRAM_AREAS, 'body'] as const;

export interface NgramsQuery {
  readonly view: 'ngrams';
  readonly n: readonly Order[];
  readonly lang: string | null;
  readonly area: (typeof ASKED_AREAS)[number];
  /** What a phrase is to contain. */
  readonly q: string | null;
  readonly folder: string | null;
  /** One page. */
  readonly url: string | null;
  readonly limit: number;
  readonly sort: 'count' | 'pages' | 'tfidf';
  readonly minCount: number;
  readonly minPages: number;
  readonly stopWords: 'edges' | 'all' | 'none';
  readonly nested: boolean;
}

export interface GraphQuery {
  readonly view: 'graph';
  readonly limitNodes: number;
  readonly limitEdges: number;
  readonly root: string | null;
  readonly hops: number;
  readonly folder: string | null;
  readonly minInlinks: number;
  readonly types: readonly GraphNodeType[] | null;
  readonly layout: 'none' | 'tree' | 'force';
  /** Which of the two a table has. */
  readonly part: 'nodes' | 'edges';
  /** Nothing narrows it: a file holds the whole graph then. */
  readonly isWhole: boolean;
}

export type ViewQuery =
  | { readonly view: 'overview' }
  | IssuesQuery
  | FiltersQuery
  | StructureQuery
  | NgramsQuery
  | GraphQuery;

/** How a long view is written; JSON by default. */
export const VIEW_FORMATS = {
  overview: ['json'],
  issues: ['json', 'csv', 'ndjson'],
  filters: ['json', 'csv', 'ndjson'],
  structure: ['json'],
  ngrams: ['json'],
  graph: ['json', 'csv', 'ndjson', 'gexf', 'graphml'],
} as const satisfies Record<ViewQuery['view'], readonly string[]>;
export type ViewFormat = (typeof VIEW_FORMATS)[ViewQuery['view']][number];
