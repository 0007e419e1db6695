import { URL_NODE_TYPES } from './graph-row.js';
import type { GraphNodeType } from './graph-row.js';
import type { GraphPack } from './graph-pack.js';

const EXTERNAL = URL_NODE_TYPES.indexOf('external');

/** What is asked for of a graph, before anything is left out for want of room. */
export interface ScopeQuery {
  /** A node around which all others are; null for the whole graph. */
  readonly root: number | null;
  /** Edges between the root and the furthest node, whatever their direction. */
  readonly hops: number;
  /** `/docs/`: nodes of this folder and those below it; null for all. */
  readonly folder: string | null;
  /** Pages that link to a node. */
  readonly minInlinks: number;
  /** null for all. */
  readonly types: readonly GraphNodeType[] | null;
}

export interface GraphScope {
  /** The nodes that are asked for, those first that are to be shown first. */
  readonly order: Uint32Array;
  /** 1 for those nodes. */
  readonly members: Uint8Array;
  /** By node, what it hangs on in what is asked for; -1 for nothing. No way along them goes round. */
  readonly parents: Int32Array;
  /** By node, the edge between it and its parent, and the node where that edge begins. */
  readonly ties: Uint32Array;
  readonly tieSources: Int32Array;
}

/** Cuts the part that is asked for out of a graph. A parent that is not of it is no parent in it. */
export function scopeOf(pack: GraphPack, query: ScopeQuery): GraphScope {
  const members = matching(pack, query);
  if (query.root !== null) return around(pack, query.root, query.hops, members);
  const parents = pack.parents.map((parent, node) =>
    members[node] && parent >= 0 && members[parent] ? parent : -1,
  );
  return {
    order: pack.order.filter((node) => members[node] === 1),
    members,
    parents,
    ties: pack.treeEdges,
    tieSources: parents,
  };
}

function matching(pack: GraphPack, { root, folder, minInlinks, types }: ScopeQuery): Uint8Array {
  const members = new Uint8Array(pack.nodeCount);
  const own = types?.filter((type) => type !== 'folder') ?? [];
  // Who asks for folders alone wants all that is in them.
  const allowed = URL_NODE_TYPES.map((type) => own.length === 0 || own.includes(type));
  const inFolder = new Map<number, boolean>();
  for (let node = 0; node < members.length; node += 1) {
    if (allowed[pack.types[node] ?? 0] !== true || (pack.uniqueInlinks[node] ?? 0) < minInlinks) continue;
    if (folder !== null) {
      const number = pack.folders[node] ?? 0;
      const fits = inFolder.get(number) ?? pack.folderOf(node).startsWith(folder);
      inFolder.set(number, fits);
      if (!fits) continue;
    }
    members[node] = 1;
  }
  if (root !== null) members[root] = 1;
  return members;
}

/** Breadth first from the root, links forwards before those backwards; the nearest nodes first, then by their rank. */
function around(pack: GraphPack, root: number, hops: number, allowed: Uint8Array): GraphScope {
  const count = pack.nodeCount;
  const incoming = incomingEdges(pack);
  const distances = new Int32Array(count).fill(-1);
  const parents = new Int32Array(count).fill(-1);
  const ties = new Uint32Array(count);
  const tieSources = new Int32Array(count).fill(-1);
  distances[root] = 0;
  let level = [root];
  for (let distance = 1; distance <= hops && level.length > 0; distance += 1) {
    const next: number[] = [];
    const reach = (node: number, parent: number, edge: number, source: number): void => {
      if (distances[node] !== -1 || allowed[node] !== 1) return;
      distances[node] = distance;
      parents[node] = parent;
      ties[node] = edge;
      tieSources[node] = source;
      next.push(node);
    };
    for (const node of level) {
      for (let edge = pack.edgeStarts[node] ?? 0; edge < (pack.edgeStarts[node + 1] ?? 0); edge += 1) {
        reach(pack.edgeTargets[edge] ?? 0, node, edge, node);
      }
      // That two pages name one page of another site brings them no nearer to each other.
      if (pack.types[node] === EXTERNAL && node !== root) continue;
      for (let at = incoming.starts[node] ?? 0; at < (incoming.starts[node + 1] ?? 0); at += 1) {
        const source = incoming.sources[at] ?? 0;
        reach(source, node, incoming.edges[at] ?? 0, source);
      }
    }
    level = next;
  }
  const members = Uint8Array.from(distances, (distance) => (distance === -1 ? 0 : 1));
  const order = pack.order.filter((node) => members[node] === 1);
  const places = new Uint32Array(count);
  for (const [place, node] of order.entries()) places[node] = place;
  order.sort(
    (one, other) =>
      (distances[one] ?? 0) - (distances[other] ?? 0) || (places[one] ?? 0) - (places[other] ?? 0),
  );
  return { order, members, parents, ties, tieSources };
}

function incomingEdges({ nodeCount, edgeStarts, edgeTargets }: GraphPack): {
  readonly starts: Uint32Array;
  readonly edges: Uint32Array;
  readonly sources: Uint32Array;
} {
  const starts = new Uint32Array(nodeCount + 1);
  for (const target of edgeTargets) starts[target + 1] = (starts[target + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node += 1)
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  const next = starts.slice();
  const edges = new Uint32Array(edgeTargets.length);
  const sources = new Uint32Array(edgeTargets.length);
  for (let source = 0; source < nodeCount; source += 1) {
    for (let edge = edgeStarts[source] ?? 0; edge < (edgeStarts[source + 1] ?? 0); edge += 1) {
      const target = edgeTargets[edge] ?? 0;
      const at = next[target] ?? 0;
      edges[at] = edge;
      sources[at] = source;
      next[target] = at + 1;
    }
  }
  return { starts, edges, sources };
}
