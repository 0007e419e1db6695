import { z } from 'zod';
import { type ViewName, VIEWS } from '../../domain/audit/audit.js';
import {
  CATEGORIES,
  SEVERITIES,
  GRAPH_LAYOUTS,
  NGRAM_SORTS,
  STOP_WORD_MODES,
  STRUCTURE_SORTS,
  STRUCTURES,
  ASKED_AREAS,
  URL_CHANGE_KINDS,
  VIEW_FORMATS,
  type ViewFormat,
  type ViewQuery,
} from '../../libs/site-audit/index.js';
import type { ComparisonQuery } from '../../services/audit/views/audit-comparisons.js';
import { clamped, wholeNumber } from './listing.js';
import { parseInput } from './parse.js';
import {
  check,
  facets,
  fields,
  flag,
  lengths,
  nodeTypes,
  pages,
  saying,
  sortedField,
  text,
  word,
  words,
} from './view-fields.js';

/** What each view can be asked, with descriptions that name no view: `openapi/view-parameters.ts` does. */
export const VIEW_SHAPES = {
  overview: z.object({}),
  issues: z.object({
    severity: saying('Only checks of this severity.', word(SEVERITIES)),
    category: saying('Only checks of this category.', word(CATEGORIES)),
    check: saying('Only this check, by its id; its hits are listed too.', check),
    folder: saying('Only URLs whose path begins like this, such as `/docs/`.', text(2000)),
    changed: saying('Only such hits, compared with the audit before.', word(['new', 'same', 'fixed'])),
    min_inlinks: saying('Only URLs to which at least so many pages link.', wholeNumber(0, 1_000_000_000, 0)),
    sort: saying('What comes first; `points` if left out.', word(['points', 'count', 'severity'])),
    ...pages,
  }),
  filters: z.object({
    filter: saying('Names of filters, each as `group:name`; the view lists them.', words),
    match: saying('Whether a URL must match all filters or any; `all` if left out.', word(['all', 'any'])),
    facet: saying(
      'Values of facets, each as `field:value`, of a search of the audit as `found:NAME:value`, and given again for each: a URL must have one of the values of every field that is named.',
      facets,
    ),
    q: saying('Only URLs whose address or title contains this, whatever its case.', text(200)),
    sort: saying(
      'By what the URLs are sorted; as the crawl found them if left out. Those without a value come last.',
      sortedField,
    ),
    order: saying('In which direction they are sorted; `asc` if left out.', word(['asc', 'desc'])),
    fields,
    ...pages,
  }),
  structure: z.object({
    by: saying('What makes the branches; `folder` if left out.', word(STRUCTURES)),
    path: saying('The branch to begin at; the whole site if left out.', text(2000)),
    levels: saying('Levels below it.', wholeNumber(1, 10, 3)),
    max_children: saying('The most children of a branch; the rest is summed up.', wholeNumber(1, 1000, 200)),
    sort: saying('Which children come first; `urls` if left out.', word(STRUCTURE_SORTS)),
  }),
  ngrams: z.object({
    n: lengths,
    lang: saying('Only phrases of this language, such as `en`.', text(35)),
    area: saying('Where on the page the phrases stand; `main` if left out.', word(ASKED_AREAS)),
    q: saying('Only phrases that contain this text.', text(200)),
    folder: saying('Only pages whose path begins like this, such as `/docs/`.', text(2000)),
    url: saying('Only this page.', text(2048)),
    limit: saying('Phrases of each number of words.', clamped(1, 1000, 50)),
    sort: saying('What comes first; `count` if left out.', word(NGRAM_SORTS)),
    min_count: saying('Only phrases that are used at least so often.', wholeNumber(1, 1_000_000_000, 3)),
    min_pages: saying('Only phrases of at least so many pages.', wholeNumber(1, 1_000_000_000, 1)),
    stop_words: saying(
      'Which phrases are left out: with a stop word at an edge, with any, or none; `edges` if left out.',
      word(STOP_WORD_MODES),
    ),
    nested: saying('Whether a phrase is listed though a longer one holds each use of it.', flag),
  }),
  graph: z.object({
    limit_nodes: saying('The most nodes.', wholeNumber(1, 10_000, 2000)),
    limit_edges: saying('The most edges.', wholeNumber(0, 100_000, 20_000)),
    root: saying('The page in the middle; the whole site if left out.', text(2048)),
    hops: saying('The most links between a node and the root.', wholeNumber(0, 20, 2)),
    folder: saying('Only what is in this folder or below; the rest is summed up.', text(2000)),
    min_inlinks: saying('Only nodes to which at least so many pages link.', wholeNumber(0, 1_000_000_000, 0)),
    types: nodeTypes,
    layout: saying('How nodes are placed; `none` if left out.', word(GRAPH_LAYOUTS)),
    part: saying('Which table CSV and NDJSON hold; `edges` if left out.', word(['nodes', 'edges'])),
  }),
} as const;

export const viewField = word(VIEWS).describe('One view in full; all in their short form if left out.');

/**
 * What a poll asks of an audit's views; null for none in particular.
 *
 * @param query names as in REST
 * @throws {GalleyError} `invalid_params`
 */
export function parseView(
  query: unknown,
): { readonly viewQuery: ViewQuery; readonly format: ViewFormat } | null {
  const { view } = parseInput(z.object({ view: viewField }), query);
  if (view === null) return null;
  const formats: readonly ViewFormat[] = VIEW_FORMATS[view];
  const { format } = parseInput(
    z.object({
      format: z
        .string()
        .nullish()
        .refine((value) => value === null || value === undefined || formats.some((one) => one === value), {
          error: `must be one of ${formats.map((one) => `"${one}"`).join(', ')} for this view`,
        }),
    }),
    query,
  );
  return { viewQuery: parseViewQuery(view, query), format: formats.find((one) => one === format) ?? 'json' };
}

const reportQuery = z.object({ view: z.string().nullish(), format: z.string().nullish() });

/** Whether a poll asks for the report for people: the whole audit, and no view of it, as HTML. */
export function asksForReport(query: unknown): boolean {
  const { view, format } = parseInput(reportQuery, query);
  return !view && format === 'html';
}

type QueryOf<View extends ViewName> = Extract<ViewQuery, { readonly view: View }>;

const QUERIES: { readonly [View in ViewName]: (query: unknown) => QueryOf<View> } = {
  overview: () => ({ view: 'overview' }),
  issues: (query) => {
    const { min_inlinks: minInlinks, cursor: after, sort, ...rest } = parseInput(VIEW_SHAPES.issues, query);
    return { view: 'issues', ...rest, minInlinks, after, sort: sort ?? 'points' };
  },
  filters: (query) => {
    const read = parseInput(VIEW_SHAPES.filters, query);
    const { filter: filters, facet, q: search, cursor: after, match, sort, order, limit } = read;
    return {
      view: 'filters',
      filters,
      match: match ?? 'all',
      facets: facet,
      search,
      order: sort === null ? null : { field: sort, direction: order ?? 'asc' },
      fields: read.fields,
      limit,
      after,
    };
  },
  structure: (query) => {
    const { by, path, levels, max_children: maxChildren, sort } = parseInput(VIEW_SHAPES.structure, query);
    return {
      view: 'structure',
      by: by ?? 'folder',
      path: path ?? '/',
      levels,
      maxChildren,
      sort: sort ?? 'urls',
    };
  },
  ngrams: (query) => {
    const read = parseInput(VIEW_SHAPES.ngrams, query);
    const { min_count: minCount, min_pages: minPages, stop_words: stopWords, area, sort, ...rest } = read;
    return {
      view: 'ngrams',
      ...rest,
      minCount,
      minPages,
      area: area ?? 'main',
      sort: sort ?? 'count',
      stopWords: stopWords ?? 'edges',
    };
  },
  graph: (query) => {
    const read = parseInput(VIEW_SHAPES.graph, query);
    const { limit_nodes: limitNodes, limit_edges: limitEdges, min_inlinks: minInlinks, ...rest } = read;
    return {
      view: 'graph',
      ...rest,
      limitNodes,
      limitEdges,
      minInlinks,
      layout: rest.layout ?? 'none',
      part: rest.part ?? 'edges',
      isWhole: NARROWING.every((name) => !given(query, name)),
    };
  },
};

/** @throws {GalleyError} `invalid_params` */
export function parseViewQuery<View extends ViewName>(view: View, query: unknown): QueryOf<View> {
  return QUERIES[view](query);
}

const pieceShape = z.object(pages);
/** A page of a list of one URL. @throws {GalleyError} `invalid_params` */
export function parsePiece(query: unknown): { readonly limit: number; readonly after: number } {
  const { limit, cursor: after } = parseInput(pieceShape, query);
  return { limit, after };
}

const changeKinds = words
  .refine((parts) => parts.every((part) => URL_CHANGE_KINDS.some((kind) => kind === part)), {
    error: `must be of ${URL_CHANGE_KINDS.join(', ')}`,
  })
  .transform((parts) => URL_CHANGE_KINDS.filter((kind) => parts.includes(kind)))
  .meta({
    wire: { type: 'array', items: { type: 'string', enum: URL_CHANGE_KINDS } },
    description: 'Only changes of these kinds; all if left out.',
  });

/** In which a comparison is written. */
export const COMPARISON_FORMATS = ['json', 'csv', 'ndjson'] as const;

/** What a comparison of two audits can be asked. */
export const comparisonQuery = z.object({
  since: saying(
    'The id of another audit of the edition, earlier or later; the one that was its last if left out.',
    text(100),
  ),
  kind: changeKinds,
  format: saying('How it is written; `json` if left out.', word(COMPARISON_FORMATS)),
  ...pages,
});

/** @throws {GalleyError} `invalid_params` */
export function parseComparison(
  query: unknown,
): ComparisonQuery & { readonly format: (typeof COMPARISON_FORMATS)[number] } {
  const { kind: kinds, cursor: after, format, ...rest } = parseInput(comparisonQuery, query);
  return { ...rest, kinds, after, format: format ?? 'json' };
}

/** What asks for a part of the graph, or for a drawing of it. */
const NARROWING = [
  'limit_nodes',
  'limit_edges',
  'root',
  'hops',
  'folder',
  'min_inlinks',
  'types',
  'layout',
] as const;

function given(query: unknown, name: string): boolean {
  return (
    typeof query === 'object' &&
    query !== null &&
    Object.entries(query).some(([key, value]) => key === name && value !== '' && value != null)
  );
}
