import type { GraphEdge, GraphNode } from './graph-row.js';

type Value = string | number | boolean | null;

/** A field of a row as flat formats have it. */
export interface Column<Row> {
  /** As the contract calls it. */
  readonly name: string;
  readonly type: 'string' | 'integer' | 'double' | 'boolean';
  readonly valueOf: (row: Row) => Value;
}

/** Between the texts of one edge. */
const BETWEEN = ' | ';

/** Fields of a node but its id. */
export const NODE_COLUMNS: readonly Column<GraphNode>[] = [
  { name: 'url', type: 'string', valueOf: ({ url }) => url },
  { name: 'title', type: 'string', valueOf: ({ title }) => title },
  { name: 'status', type: 'integer', valueOf: ({ status }) => status },
  { name: 'type', type: 'string', valueOf: ({ type }) => type },
  { name: 'indexable', type: 'boolean', valueOf: ({ indexable }) => indexable },
  { name: 'depth', type: 'integer', valueOf: ({ depth }) => depth },
  { name: 'inlinks', type: 'integer', valueOf: ({ inlinks }) => inlinks },
  { name: 'unique_inlinks', type: 'integer', valueOf: ({ uniqueInlinks }) => uniqueInlinks },
  { name: 'outlinks', type: 'integer', valueOf: ({ outlinks }) => outlinks },
  { name: 'unique_outlinks', type: 'integer', valueOf: ({ uniqueOutlinks }) => uniqueOutlinks },
  { name: 'external_outlinks', type: 'integer', valueOf: ({ externalOutlinks }) => externalOutlinks },
  { name: 'pagerank', type: 'double', valueOf: ({ pagerank }) => pagerank },
  { name: 'link_score', type: 'integer', valueOf: ({ linkScore }) => linkScore },
  { name: 'hub', type: 'double', valueOf: ({ hub }) => hub },
  { name: 'authority', type: 'double', valueOf: ({ authority }) => authority },
  { name: 'folder', type: 'string', valueOf: ({ folder }) => folder },
  { name: 'cluster', type: 'integer', valueOf: ({ cluster }) => cluster },
  { name: 'parent', type: 'integer', valueOf: ({ parent }) => parent },
  { name: 'errors', type: 'integer', valueOf: ({ issues }) => issues.error },
  { name: 'warnings', type: 'integer', valueOf: ({ issues }) => issues.warning },
  { name: 'collapsed_urls', type: 'integer', valueOf: ({ collapsedUrls }) => collapsedUrls ?? null },
];

/** Fields of an edge but its ends. */
export const EDGE_COLUMNS: readonly Column<GraphEdge>[] = [
  { name: 'links', type: 'integer', valueOf: ({ links }) => links },
  { name: 'follow', type: 'boolean', valueOf: ({ follow }) => follow },
  { name: 'type', type: 'string', valueOf: ({ type }) => type },
  { name: 'tree', type: 'boolean', valueOf: ({ tree }) => tree },
  { name: 'position', type: 'string', valueOf: ({ position }) => position },
  {
    name: 'anchors',
    type: 'string',
    valueOf: ({ anchors }) => (anchors.length === 0 ? null : anchors.join(BETWEEN)),
  },
];
