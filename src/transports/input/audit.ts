import { z } from 'zod';
import { type ViewName, VIEWS } from '../../domain/audit/audit.js';
import {
  CATEGORIES,
  CHECKS,
  SEVERITIES,
  GRAPH_LAYOUTS,
  NGRAM_SORTS,
  ORDERS,
  STOP_WORD_MODES,
  STRUCTURE_SORTS,
  STRUCTURES,
  GRAPH_NODE_TYPES,
  ROW_FIELDS,
  ASKED_AREAS,
  VIEW_FORMATS,
  type ViewFormat,
  type ViewQuery,
} from '../../libs/site-audit/index.js';
import { clamped, wholeNumber } from './listing.js';
import { parseInput } from './parse.js';

/** An optional word of a closed list. */
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(words, { error: `must be one of ${words.map((one) => `"${one}"`).join(', ')}` })
    .nullish()
    .transform((value) => value ?? null);

const text = (max: number) =>
  z
    .string({ error: 'must be a text, given once' })
    .max(max, { error: `must have at most ${max} characters` })
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? null : value));

/** Given again and again, or parted by commas. */
const words = z
  .union([z.string(), z.array(z.string())], { error: 'must be a text' })
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(',')))
  .transform((parts) => [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))])
  .refine((parts) => parts.length <= 50, { error: 'must have at most 50 entries' })
  .meta({ wire: { type: 'array', items: { type: 'string' }, maxItems: 50 } });

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'must be "true" or "false"' })
  .nullish()
  .transform((value) => value === true || value === 'true' || value === '1')
  .meta({ wire: { type: 'boolean', default: false } });

/** What the answer before gave as `next_cursor`. */
const cursor = z
  .string({ error: 'must be the next_cursor of the page before' })
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined || value === '') return 0;
    const after = readCursor(value);
    if (after !== null) return after;
    context.addIssue({ code: 'custom', message: 'must be the next_cursor of the page before' });
    return z.NEVER;
  });

const checkIds = new Set(CHECKS.map(({ id }) => id));
const check = text(100).refine((id) => id === null || checkIds.has(id), {
  error: 'must be the id of a check; `galley checks` and the query `auditChecks` list them',
});

const lengths = words
  .refine((parts) => parts.every((part) => ORDERS.some((order) => String(order) === part)), {
    error: 'must be of 1 to 4',
  })
  .transform((parts) => ORDERS.filter((order) => parts.length === 0 || parts.includes(String(order))))
  .meta({
    wire: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 4 } },
    description: 'How many words the phrases have; all if left out.',
  });

const nodeTypes = words
  .refine((parts) => parts.every((part) => GRAPH_NODE_TYPES.some((type) => type === part)), {
    error: `must be of ${GRAPH_NODE_TYPES.join(', ')}`,
  })
  .transform((parts) => (parts.length === 0 ? null : GRAPH_NODE_TYPES.filter((type) => parts.includes(type))))
  .meta({
    wire: { type: 'array', items: { type: 'string', enum: GRAPH_NODE_TYPES } },
    description: 'All if left out.',
  });

/** As the row writes them, or without their underscores and in any case: GraphQL's spelling is taken too. */
const fields = words
  .transform((parts, context) =>
    parts.flatMap((part) => {
      const spelt = part.replaceAll('_', '').toLowerCase();
      const field = ROW_FIELDS.find((one) => one.toLowerCase() === spelt);
      if (field !== undefined) return [field];
      context.addIssue({ code: 'custom', message: `"${part.slice(0, 100)}" is not a field of a URL's row` });
      return [];
    }),
  )
  .meta({
    wire: { type: 'array', items: { type: 'string' }, maxItems: 50 },
    description: 'Fields of a row, in this order; all if left out.',
  });

const pages = { limit: clamped(1, 1000, 100), cursor };

/** What each view can be asked. */
export const VIEW_SHAPES = {
  overview: z.object({}),
  issues: z.object({
    severity: word(SEVERITIES),
    category: word(CATEGORIES),
    check,
    folder: text(2000),
    changed: word(['new', 'same', 'fixed']),
    min_inlinks: wholeNumber(0, 1_000_000_000, 0),
    sort: word(['points', 'count', 'severity']),
    ...pages,
  }),
  filters: z.object({ filter: words, match: word(['all', 'any']), fields, ...pages }),
  structure: z.object({
    by: word(STRUCTURES),
    path: text(2000),
    levels: wholeNumber(1, 10, 3),
    max_children: wholeNumber(1, 1000, 200),
    sort: word(STRUCTURE_SORTS),
  }),
  ngrams: z.object({
    n: lengths,
    lang: text(35),
    area: word(ASKED_AREAS),
    q: text(200),
    folder: text(2000),
    url: text(2048),
    limit: clamped(1, 1000, 50),
    sort: word(NGRAM_SORTS),
    min_count: wholeNumber(1, 1_000_000_000, 3),
    min_pages: wholeNumber(1, 1_000_000_000, 1),
    stop_words: word(STOP_WORD_MODES),
    nested: flag,
  }),
  graph: z.object({
    limit_nodes: wholeNumber(1, 10_000, 2000),
    limit_edges: wholeNumber(0, 100_000, 20_000),
    root: text(2048),
    hops: wholeNumber(0, 20, 2),
    folder: text(2000),
    min_inlinks: wholeNumber(0, 1_000_000_000, 0),
    types: nodeTypes,
    layout: word(GRAPH_LAYOUTS),
    part: word(['nodes', 'edges']),
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

type QueryOf<View extends ViewName> = Extract<ViewQuery, { readonly view: View }>;

const QUERIES: { readonly [View in ViewName]: (query: unknown) => QueryOf<View> } = {
  overview: () => ({ view: 'overview' }),
  issues: (query) => {
    const { min_inlinks: minInlinks, cursor: after, sort, ...rest } = parseInput(VIEW_SHAPES.issues, query);
    return { view: 'issues', ...rest, minInlinks, after, sort: sort ?? 'points' };
  },
  filters: (query) => {
    const { filter: filters, cursor: after, match, ...rest } = parseInput(VIEW_SHAPES.filters, query);
    return { view: 'filters', ...rest, filters, after, match: match ?? 'all' };
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

/** Opaque to callers, so that what is behind it may change. */
export function writeCursor(after: number): string {
  return Buffer.from(`after:${after}`).toString('base64url');
}

/** What PostgreSQL's `integer` holds, by which rows are counted. */
const LAST_ROW = 2 ** 31 - 1;

function readCursor(text: string): number | null {
  const match = /^after:(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const after = Number(match?.[1]);
  return after <= LAST_ROW ? after : null;
}
