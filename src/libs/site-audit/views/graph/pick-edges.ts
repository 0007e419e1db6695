import type { GraphEdge } from './graph-row.js';
import type { GraphPack } from './graph-pack.js';
import type { GraphScope } from './graph-scope.js';
import type { SummedFolders } from './sum-folders.js';
import { NO_EDGE } from './grow-tree.js';

/** What is shown of a graph: its nodes by their places, first those of the site, then folders. */
export interface ShownNodes {
  /** Nodes of the graph, in the order in which they are shown. */
  readonly picked: Uint32Array;
  /** By node of the graph its place; -1 for what is neither shown nor summed. */
  readonly placeOf: Int32Array;
  /** By place, what it hangs on; -1 for nothing. */
  readonly parents: Int32Array;
  readonly folders: SummedFolders;
}

/** Edges by the places of their ends, each with its row. */
export interface ShownEdges {
  readonly sources: number[];
  readonly targets: number[];
  readonly rows: GraphEdge[];
}

/** Puts folders behind what is shown one by one. */
export function placeNodes(scope: GraphScope, isPicked: Uint8Array, folders: SummedFolders): ShownNodes {
  const picked = scope.order.filter((node) => isPicked[node] === 1);
  const placeOf = folders.placeOf.map((place) => (place === -1 ? -1 : picked.length + place));
  for (const [place, node] of picked.entries()) placeOf[node] = place;
  const parents = new Int32Array(picked.length + folders.nodes.length);
  for (const [place, node] of picked.entries()) {
    const parent = scope.parents[node] ?? -1;
    parents[place] = parent === -1 ? -1 : (placeOf[parent] ?? -1);
  }
  for (const [place, parent] of folders.parents.entries()) {
    parents[picked.length + place] = parent === -1 ? -1 : (placeOf[parent] ?? -1);
  }
  return { picked, placeOf, parents, folders };
}

/**
 * Takes the edges of the tree, then those of the pages whose links are worth most, then the sums of those from and to
 * folders, those worth most first.
 * @param limit how many edges there may be
 */
export function pickEdges(pack: GraphPack, scope: GraphScope, shown: ShownNodes, limit: number): ShownEdges {
  const edges: ShownEdges = { sources: [], targets: [], rows: [] };
  const taken = chooseTree(pack, scope, shown, limit, edges);
  chooseFolderTree(pack, shown, limit, edges);
  chooseOthers(pack, shown, limit, taken, edges);
  if (edges.rows.length < limit && shown.folders.nodes.length > 0) chooseSums(pack, shown, limit, edges);
  return edges;
}

function chooseTree(
  pack: GraphPack,
  scope: GraphScope,
  { picked, placeOf, parents }: ShownNodes,
  limit: number,
  edges: ShownEdges,
): Set<number> {
  const taken = new Set<number>();
  const take = (edge: number, source: number): void => {
    const [from, to] = [placeOf[source] ?? -1, placeOf[pack.edgeTargets[edge] ?? 0] ?? -1];
    if (taken.has(edge) || from < 0 || edges.rows.length >= limit) return;
    taken.add(edge);
    edges.sources.push(from);
    edges.targets.push(to);
    edges.rows.push(pack.edge(edge, source));
  };
  // Around a root, what ties a node to it may be another edge than that of the crawl's tree, and is what it floats without.
  for (const [place, node] of picked.entries()) {
    if ((parents[place] ?? -1) >= 0) take(scope.ties[node] ?? 0, scope.tieSources[node] ?? -1);
  }
  for (const node of picked) {
    const edge = pack.treeEdges[node] ?? NO_EDGE;
    const parent = placeOf[pack.parents[node] ?? -1] ?? -1;
    if (edge !== NO_EDGE && parent >= 0 && parent < picked.length) take(edge, pack.parents[node] ?? -1);
  }
  return taken;
}

/** What leads from a page to the folder that hangs on it. */
function chooseFolderTree(
  pack: GraphPack,
  { picked, placeOf, parents, folders }: ShownNodes,
  limit: number,
  edges: ShownEdges,
): void {
  const links = new Uint32Array(folders.nodes.length);
  const follow = new Uint8Array(folders.nodes.length);
  for (const parent of new Set(folders.parents)) {
    const end = parent < 0 ? 0 : (pack.edgeStarts[parent + 1] ?? 0);
    for (let edge = pack.edgeStarts[Math.max(0, parent)] ?? 0; edge < end; edge += 1) {
      const folder = (placeOf[pack.edgeTargets[edge] ?? 0] ?? -1) - picked.length;
      if (folder < 0 || folders.parents[folder] !== parent) continue;
      links[folder] = (links[folder] ?? 0) + (pack.edgeLinks[edge] ?? 0);
      if (pack.isFollowed(edge)) follow[folder] = 1;
    }
  }
  for (const [folder, parent] of folders.parents.entries()) {
    if (parent < 0 || edges.rows.length >= limit) continue;
    const place = picked.length + folder;
    edges.sources.push(parents[place] ?? 0);
    edges.targets.push(place);
    edges.rows.push({
      ...SUM,
      source: pack.ids[parent] ?? 0,
      target: folders.nodes[folder]?.id ?? 0,
      links: links[folder] ?? 0,
      follow: follow[folder] === 1,
      tree: true,
    });
  }
}

/** Between nodes that are shown one by one. */
function chooseOthers(
  pack: GraphPack,
  { picked, placeOf }: ShownNodes,
  limit: number,
  taken: ReadonlySet<number>,
  edges: ShownEdges,
): void {
  const worth = Float64Array.from(picked, (node) => pack.worthOfLink(node));
  const sources = Uint32Array.from(picked.keys()).sort(
    (one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other,
  );
  for (const place of sources) {
    const source = picked[place] ?? 0;
    const end = pack.edgeStarts[source + 1] ?? 0;
    for (let edge = pack.edgeStarts[source] ?? 0; edge < end; edge += 1) {
      if (edges.rows.length >= limit) return;
      const to = placeOf[pack.edgeTargets[edge] ?? 0] ?? -1;
      if (to < 0 || to >= picked.length || taken.has(edge)) continue;
      edges.sources.push(place);
      edges.targets.push(to);
      edges.rows.push(pack.edge(edge, source));
    }
  }
}

const SUM = { type: 'folder', position: null, anchors: [] } as const;

interface SummedEdge {
  readonly from: number;
  readonly to: number;
  links: number;
  worth: number;
  follow: boolean;
}

/** One edge from each place to each, of all that run between what the two stand for and not within one. */
function chooseSums(pack: GraphPack, shown: ShownNodes, limit: number, edges: ShownEdges): void {
  const { picked, placeOf, parents, folders } = shown;
  const count = parents.length;
  const sums = new Map<number, SummedEdge>();
  for (let source = 0; source < pack.nodeCount; source += 1) {
    const from = placeOf[source] ?? -1;
    if (from < 0) continue;
    const worth = pack.worthOfLink(source);
    const end = pack.edgeStarts[source + 1] ?? 0;
    for (let edge = pack.edgeStarts[source] ?? 0; edge < end; edge += 1) {
      const to = placeOf[pack.edgeTargets[edge] ?? 0] ?? -1;
      const isOfFolder = from >= picked.length || to >= picked.length;
      // What leads to a folder from the page that it hangs on is there already.
      if (to < 0 || from === to || !isOfFolder || (to >= picked.length && parents[to] === from)) continue;
      const key = from * count + to;
      const sum = sums.get(key) ?? { from, to, links: 0, worth: 0, follow: false };
      if (sum.links === 0) sums.set(key, sum);
      sum.links += pack.edgeLinks[edge] ?? 0;
      sum.worth += worth;
      sum.follow ||= pack.isFollowed(edge);
    }
  }
  const idOf = (place: number): number =>
    place < picked.length
      ? (pack.ids[picked[place] ?? 0] ?? 0)
      : (folders.nodes[place - picked.length]?.id ?? 0);
  for (const { from, to, links, follow } of mostWorth([...sums.values()], limit - edges.rows.length)) {
    edges.sources.push(from);
    edges.targets.push(to);
    edges.rows.push({ ...SUM, source: idOf(from), target: idOf(to), links, follow, tree: false });
  }
}

/** Only what is taken is put in order: there may be hundreds of times more. */
function mostWorth(sums: readonly SummedEdge[], limit: number): SummedEdge[] {
  const worths = Float64Array.from(sums, ({ worth }) => worth).sort();
  const least = worths[Math.max(0, worths.length - limit)] ?? 0;
  return sums
    .filter(({ worth }) => worth >= least)
    .sort((one, other) => other.worth - one.worth || one.from - other.from || one.to - other.to)
    .slice(0, limit);
}
