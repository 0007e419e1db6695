/** Where nodes are drawn, by place. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Between two rings; nodes are some ten wide. */
const RING = 100;

/** What a node needs of its ring. */
const NODE = 12;

/**
 * Draws a tree on rings: the largest tree's root in the middle, what hangs on it around it, each node with a part of
 * its parent's angle by the leaves below it. All other trees begin on the ring outside of the largest.
 * @param parents by node; -1 for a root
 */
export function layTree(parents: Int32Array): Places {
  const count = parents.length;
  const { order, leaves, sizes } = walkTree(parents);
  const roots = order.filter((node) => parents[node] === -1);
  let main = -1;
  for (const root of roots) if (main === -1 || (sizes[root] ?? 0) > (sizes[main] ?? 0)) main = root;
  const rings = ringsOf(parents, order, main);
  const radii = radiiOf(rings);
  const [from, width] = [new Float64Array(count), new Float64Array(count)];
  // How much of a parent's angle its children have taken so far.
  const used = new Float64Array(count);
  const others = roots.reduce((sum, root) => sum + (root === main ? 0 : (leaves[root] ?? 0)), 0);
  let turned = 0;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  for (const node of order) {
    const parent = parents[node] ?? -1;
    if (node === main) width[node] = 2 * Math.PI;
    else if (parent === -1) {
      width[node] = (2 * Math.PI * (leaves[node] ?? 0)) / others;
      from[node] = turned;
      turned += width[node] ?? 0;
    } else {
      width[node] = ((width[parent] ?? 0) * (leaves[node] ?? 0)) / (leaves[parent] ?? 1);
      from[node] = (from[parent] ?? 0) + (used[parent] ?? 0);
      used[parent] = (used[parent] ?? 0) + (width[node] ?? 0);
    }
    const angle = (from[node] ?? 0) + (width[node] ?? 0) / 2;
    const radius = radii[rings[node] ?? 0] ?? 0;
    x[node] = radius * Math.cos(angle);
    y[node] = radius * Math.sin(angle);
  }
  return { x, y };
}

/** Parents before their children, without calling itself: a tree may be as deep as the site is large. */
function walkTree(parents: Int32Array): {
  readonly order: number[];
  readonly leaves: Float64Array;
  readonly sizes: Float64Array;
} {
  const count = parents.length;
  const children = new Map<number, number[]>();
  for (let node = 0; node < count; node += 1) {
    const siblings = children.get(parents[node] ?? -1);
    if (siblings) siblings.push(node);
    else children.set(parents[node] ?? -1, [node]);
  }
  const order = [...(children.get(-1) ?? [])];
  // The list grows while it is gone through: children come behind all of their parent's level.
  for (const node of order) {
    for (const child of children.get(node) ?? []) order.push(child);
  }
  const leaves = new Float64Array(count);
  const sizes = new Float64Array(count).fill(1);
  for (const node of order.toReversed()) {
    if (!children.has(node)) leaves[node] = 1;
    const parent = parents[node] ?? -1;
    if (parent < 0) continue;
    leaves[parent] = (leaves[parent] ?? 0) + (leaves[node] ?? 0);
    sizes[parent] = (sizes[parent] ?? 0) + (sizes[node] ?? 0);
  }
  return { order, leaves, sizes };
}

function ringsOf(parents: Int32Array, order: readonly number[], main: number): Int32Array {
  const rings = new Int32Array(parents.length).fill(-1);
  if (main !== -1) rings[main] = 0;
  let outermost = 0;
  const isOfMain = new Uint8Array(parents.length);
  for (const node of order) {
    const parent = parents[node] ?? -1;
    if (node === main || (parent >= 0 && isOfMain[parent] === 1)) {
      isOfMain[node] = 1;
      rings[node] = parent < 0 ? 0 : (rings[parent] ?? 0) + 1;
      outermost = Math.max(outermost, rings[node] ?? 0);
    }
  }
  for (const node of order) {
    const parent = parents[node] ?? -1;
    if (isOfMain[node] === 0) rings[node] = parent < 0 ? outermost + 1 : (rings[parent] ?? 0) + 1;
  }
  return rings;
}

/** A ring lies outside of the one before, and is long enough for its nodes. */
function radiiOf(rings: Int32Array): number[] {
  const counts: number[] = [];
  for (const ring of rings) {
    while (counts.length <= ring) counts.push(0);
    counts[ring] = (counts[ring] ?? 0) + 1;
  }
  let radius = -RING;
  return counts.map((nodes, ring) => {
    radius = Math.max(radius + RING, ring === 0 ? 0 : (nodes * NODE) / (2 * Math.PI));
    return radius;
  });
}
