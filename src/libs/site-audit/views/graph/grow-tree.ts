import type { SiteIndex } from '../../site/site-index.js';
import type { UrlEntry } from '../../site/site-view.js';
import type { GraphEdges } from './graph-edges.js';

/** For a node that no edge of the tree leads to. */
export const NO_EDGE = 0xffff_ffff;

/**
 * The tree by which a crawl came to its nodes. A parent is where the shortest way from the home page comes from; where
 * no click leads, the first node known before that leads there at all. So no way along parents goes round.
 * @returns by node its parent, -1 for none, and the edge from there
 */
export function growTree(
  site: SiteIndex,
  places: Int32Array,
  nodes: readonly UrlEntry[],
  edges: GraphEdges,
): { readonly parents: Int32Array; readonly treeEdges: Uint32Array } {
  const wanted = Int32Array.from(nodes, ({ id }) => {
    const parent = site.clickParent(id);
    return parent === null ? -1 : (places[site.nodeOfId(parent.id)] ?? -1);
  });
  const parents = new Int32Array(nodes.length).fill(-1);
  const treeEdges = new Uint32Array(nodes.length).fill(NO_EDGE);
  for (let source = 0; source < nodes.length; source += 1) {
    const end = edges.starts[source + 1] ?? 0;
    for (let edge = edges.starts[source] ?? 0; edge < end; edge += 1) {
      const target = edges.targets[edge] ?? 0;
      if (parents[target] !== -1) continue;
      const entry = nodes[target];
      const isLost = entry?.depth === null && entry.foundVia !== 'start' && source < target;
      if (wanted[target] !== source && !isLost) continue;
      parents[target] = source;
      treeEdges[target] = edge;
    }
  }
  return { parents, treeEdges };
}
