import type { GraphPack } from './graph-pack.js';
import type { GraphEdge, GraphNode } from './graph-row.js';

/** Where links to a URL stand: an edge, and the node that it comes from. */
export interface IncomingLink {
  readonly source: GraphNode;
  readonly edge: GraphEdge;
}

export interface IncomingLinks {
  readonly links: readonly IncomingLink[];
  /** What to ask for as `after` next; null at the end. */
  readonly next: number | null;
  readonly total: number;
}

/**
 * The edges that lead to a URL, in the order of their sources' ids. One pass over all edges: some milliseconds for a million.
 *
 * @param after the `next` of the page before; 0 for the first
 * @returns none for a URL that is no node: files, and what was not asked for
 */
export function incomingLinks(pack: GraphPack, url: string, after: number, limit: number): IncomingLinks {
  const target = pack.nodeOf(url);
  const links: IncomingLink[] = [];
  let [total, next]: [number, number | null] = [0, null];
  for (let source = 0; target !== -1 && source < pack.nodeCount; source += 1) {
    const end = pack.edgeStarts[source + 1] ?? 0;
    for (let edge = pack.edgeStarts[source] ?? 0; edge < end; edge += 1) {
      if (pack.edgeTargets[edge] !== target) continue;
      total += 1;
      if (edge < after) continue;
      // The number of an edge is its place, from 0: what is behind it begins one later.
      if (links.length < limit) links.push({ source: pack.node(source), edge: pack.edge(edge, source) });
      else next ??= edge;
    }
  }
  return { links, next, total };
}
