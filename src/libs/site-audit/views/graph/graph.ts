import { normaliseUrl } from '../../../page-reading/index.js';
import type { GraphEdge, GraphNode, GraphNodeType, GraphRows, GraphStats } from './graph-row.js';
import type { GraphPack } from './graph-pack.js';
import { scopeOf } from './graph-scope.js';
import type { GraphScope } from './graph-scope.js';
import { layForce } from './force-layout.js';
import { pickEdges, placeNodes } from './pick-edges.js';
import type { ShownEdges, ShownNodes } from './pick-edges.js';
import { pickNodes } from './pick-nodes.js';
import { countFolders, cutFolders, sumFolders } from './sum-folders.js';
import type { FolderCut } from './sum-folders.js';
import { layTree } from './tree-layout.js';
import type { Places } from './tree-layout.js';

export const GRAPH_LAYOUTS = ['none', 'tree', 'force'] as const;
export type GraphLayout = (typeof GRAPH_LAYOUTS)[number];

export const GRAPH_LIMITS = {
  nodes: 2000,
  mostNodes: 10_000,
  edges: 20_000,
  mostEdges: 100_000,
  mostHops: 10,
} as const;

/** What part of the graph is asked for, and how much of it. */
export interface GraphQuery {
  /** All nodes that are shown, folders too: 1 to 10,000, 2,000 if left out. */
  readonly limitNodes?: number | undefined;
  /** 0 to 100,000, 20,000 if left out. */
  readonly limitEdges?: number | undefined;
  /** Only what is near this URL. */
  readonly root?: string | null | undefined;
  /** How near: edges of any direction, 0 to 10, 2 if left out. */
  readonly hops?: number | undefined;
  /** `/docs/`: only what is in this folder or below; of another site its address, `https://other.example/`. */
  readonly folder?: string | null | undefined;
  /** Only what so many pages link to. */
  readonly minInlinks?: number | undefined;
  /** Only nodes of these types; without `folder` what does not fit is not summed, with `folder` alone all is. */
  readonly types?: readonly GraphNodeType[] | undefined;
  readonly layout?: GraphLayout | undefined;
}

/** The graph view. */
export interface GraphData extends GraphRows {
  /** Of the whole graph. */
  readonly stats: GraphStats;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly truncated: {
    readonly nodesShown: number;
    readonly edgesShown: number;
    readonly method: 'pagerank+tree';
    readonly limitNodes: number;
    readonly limitEdges: number;
  };
}

/** Of the nodes that may be shown, one in so many may be a folder. Chosen. */
const FOLDER_SHARE = 5;

/**
 * Cuts the part that is asked for out of a graph, and of that what there is room for: pages by their PageRank, each
 * with its parents; the edges of the tree, then those that are worth most; the rest summed by folder.
 * @returns null for a root that is no node of the graph
 */
export function graphOf(pack: GraphPack, query: GraphQuery = {}): GraphData | null {
  const limitNodes = bounded(query.limitNodes ?? GRAPH_LIMITS.nodes, 1, GRAPH_LIMITS.mostNodes);
  const limitEdges = bounded(query.limitEdges ?? GRAPH_LIMITS.edges, 0, GRAPH_LIMITS.mostEdges);
  const root = query.root == null ? null : pack.nodeOf(normaliseUrl(query.root, pack.origin)?.url ?? '');
  if (root === -1) return null;
  const types = query.types ?? null;
  const scope = scopeOf(pack, {
    root,
    hops: bounded(query.hops ?? 2, 0, GRAPH_LIMITS.mostHops),
    folder: query.folder == null ? null : folderName(query.folder, pack.origin),
    minInlinks: query.minInlinks ?? 0,
    types,
  });
  const cut = cutFor(pack, scope, limitNodes, types);
  const isPicked = isOnly('folder', types) ? pickNodes(scope, 0) : pickBeside(pack, scope, limitNodes, cut);
  const shown = placeNodes(scope, isPicked, sumFolders(pack, scope, isPicked, cut));
  const edges = pickEdges(pack, scope, shown, limitEdges);
  const nodes = nodesOf(pack, shown, placesFor(query.layout ?? 'none', shown, edges));
  return {
    stats: pack.stats,
    nodes,
    edges: edges.rows,
    truncated: {
      nodesShown: nodes.length,
      edgesShown: edges.rows.length,
      method: 'pagerank+tree',
      limitNodes,
      limitEdges,
    },
  };
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(value)));
}

/** A folder as nodes have it: `/docs` and `https://example.com/docs/` are `/docs/`. */
function folderName(folder: string, origin: string): string {
  const [url = folder] = (normaliseUrl(folder, origin)?.url ?? folder).split('?');
  const path = url.startsWith(origin) ? url.slice(origin.length - 1) : url;
  return path.endsWith('/') ? path : `${path}/`;
}

/** @returns null where nothing is to be summed: of a graph that fits, all is shown */
function cutFor(
  pack: GraphPack,
  scope: GraphScope,
  limit: number,
  types: readonly GraphNodeType[] | null,
): FolderCut | null {
  if (isOnly('folder', types)) return cutFolders(pack, scope, limit);
  const isSummed = types === null || types.length === 0 || types.includes('folder');
  if (scope.order.length <= limit || !isSummed || limit < 2) return null;
  return cutFolders(pack, scope, Math.max(1, Math.floor(limit / FOLDER_SHARE)));
}

/** Picks nodes so that the folders of what is left over have room as well. */
function pickBeside(pack: GraphPack, scope: GraphScope, limit: number, cut: FolderCut | null): Uint8Array {
  if (cut === null) return pickNodes(scope, limit);
  const first = pickNodes(scope, limit - cut.count);
  const folders = countFolders(pack, scope, first, cut);
  if (folders === cut.count) return first;
  // Folders that are shown as a whole leave their room to pages; with other pages there may be more folders again.
  const second = pickNodes(scope, limit - folders);
  return countFolders(pack, scope, second, cut) <= folders ? second : first;
}

function isOnly(type: GraphNodeType, types: readonly GraphNodeType[] | null): boolean {
  return types !== null && types.length > 0 && types.every((one) => one === type);
}

function placesFor(
  layout: GraphLayout,
  { parents }: ShownNodes,
  { sources, targets }: ShownEdges,
): Places | null {
  if (layout === 'none') return null;
  const tree = layTree(parents);
  return layout === 'tree' ? tree : layForce(tree, sources, targets);
}

function nodesOf(
  pack: GraphPack,
  { picked, parents, folders }: ShownNodes,
  places: Places | null,
): GraphNode[] {
  const shownIds = new Set<number>();
  for (const node of picked) shownIds.add(pack.ids[node] ?? 0);
  const at = (place: number) =>
    places === null ? {} : { x: rounded(places.x[place] ?? 0), y: rounded(places.y[place] ?? 0) };
  const own = Array.from(picked, (node, place) => {
    const row = pack.node(node);
    const parent = row.parent !== null && shownIds.has(row.parent) ? row.parent : null;
    return { ...row, parent, ...at(place) };
  });
  const summed = folders.nodes.map((row, folder) => {
    const place = picked.length + folder;
    const parent = parents[place] ?? -1;
    return { ...row, parent: parent < 0 ? null : (own[parent]?.id ?? null), ...at(place) };
  });
  return [...own, ...summed];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
