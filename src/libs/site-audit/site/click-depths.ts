import type { LinkTable } from './link-table.js';

/** How far from the home page each node is, and where from. */
export interface ClickDepths {
  /** Clicks; -1 where none lead. */
  readonly depths: Int32Array;
  /** The node from which the first shortest path comes; -1 for the first ones and where none leads. */
  readonly parents: Int32Array;
}

/**
 * Shortest click paths, by breadth. A redirect or meta refresh costs no click: who clicks a link to it is at its target.
 * @param homes where readers begin, at no click
 * @param redirects one hop on of each node; -1 for none
 */
export function clickDepths(links: LinkTable, redirects: Int32Array, homes: readonly number[]): ClickDepths {
  const depths = new Int32Array(links.nodes).fill(-1);
  const parents = new Int32Array(links.nodes).fill(-1);
  let level: number[] = [];

  const reach = (node: number, depth: number, parent: number): void => {
    let from = parent;
    for (let at = node; at >= 0 && depths[at] === -1; at = redirects[at] ?? -1) {
      depths[at] = depth;
      parents[at] = from;
      level.push(at);
      from = at;
    }
  };

  for (const home of homes) reach(home, 0, -1);
  for (let depth = 1; level.length > 0; depth += 1) {
    const former = level;
    level = [];
    for (const node of former) links.eachOutlink(node, (target) => reach(target, depth, node));
  }
  return { depths, parents };
}
