import type { LinkGraph } from '../../site/page-rank.js';

/** Each level joins what the last one found; a site of a million pages is done after five. */
const MAX_LEVELS = 6;

/** Over all nodes of a level. Nearly all that moves does so in the first three. */
const MAX_PASSES = 10;

/** When fewer than one of so many nodes move, a pass costs more than it gives. */
const FEW = 200;

/** What is won by a move must be more than what sums of fractions are off. */
const LEAST_GAIN = 1e-9;

/** Nodes with what ties them, in both directions; what a node has with itself only counts for its degree. */
interface Ties {
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  readonly weights: Float32Array;
  readonly degrees: Float64Array;
}

/**
 * Groups pages that link more to each other than chance would have it: modularity by moving single nodes, then whole
 * groups (Louvain's way), the nodes always in their order, so that one site always falls into the same groups.
 * @returns the number of each node's group; 0 is the largest, of two alike the one with the lower node
 */
export function communities(graph: LinkGraph): Int32Array {
  let ties = tiesOf(graph);
  const groups = Int32Array.from({ length: ties.degrees.length }, (_, node) => node);
  const total = ties.degrees.reduce((sum, degree) => sum + degree, 0);
  for (let level = 0; level < MAX_LEVELS && total > 0; level += 1) {
    const moved = numbered(moveNodes(ties, total));
    for (let node = 0; node < groups.length; node += 1) groups[node] = moved.groups[groups[node] ?? 0] ?? 0;
    if (moved.count === ties.degrees.length) break;
    ties = joinTies(ties, moved.groups, moved.count);
  }
  return largestFirst(groups);
}

/** Every link ties both its ends, so that a pair that links both ways is tied twice as fast. */
function tiesOf({ starts: from, targets: to }: LinkGraph): Ties {
  const count = Math.max(0, from.length - 1);
  const starts = new Uint32Array(count + 1);
  for (let node = 0; node < count; node += 1) {
    starts[node + 1] = (starts[node + 1] ?? 0) + (from[node + 1] ?? 0) - (from[node] ?? 0);
  }
  for (const target of to) starts[target + 1] = (starts[target + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1)
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  const next = starts.slice();
  const targets = new Uint32Array(2 * to.length);
  const tie = (one: number, other: number): void => {
    const at = next[one] ?? 0;
    targets[at] = other;
    next[one] = at + 1;
  };
  for (let node = 0; node < count; node += 1) {
    const end = from[node + 1] ?? 0;
    for (let link = from[node] ?? 0; link < end; link += 1) {
      tie(node, to[link] ?? 0);
      tie(to[link] ?? 0, node);
    }
  }
  const degrees = Float64Array.from(
    { length: count },
    (_, node) => (starts[node + 1] ?? 0) - (starts[node] ?? 0),
  );
  return { starts, targets, weights: new Float32Array(targets.length).fill(1), degrees };
}

/** @returns a group for each node, called by the number of a node */
function moveNodes({ starts, targets, weights, degrees }: Ties, total: number): Int32Array {
  const count = degrees.length;
  const groups = Int32Array.from({ length: count }, (_, node) => node);
  const sums = degrees.slice();
  const tied = new Float64Array(count);
  const near = new Int32Array(count);
  for (let pass = 0, moves = count; pass < MAX_PASSES && moves * FEW > count; pass += 1) {
    moves = 0;
    for (let node = 0; node < count; node += 1) {
      let nears = 0;
      const end = starts[node + 1] ?? 0;
      for (let tie = starts[node] ?? 0; tie < end; tie += 1) {
        const group = groups[targets[tie] ?? 0] ?? 0;
        if (tied[group] === 0) near[nears++] = group;
        tied[group] = (tied[group] ?? 0) + (weights[tie] ?? 0);
      }
      const own = groups[node] ?? node;
      const degree = degrees[node] ?? 0;
      sums[own] = (sums[own] ?? 0) - degree;
      const share = degree / total;
      let best = own;
      let most = (tied[own] ?? 0) - share * (sums[own] ?? 0);
      for (let at = 0; at < nears; at += 1) {
        const group = near[at] ?? 0;
        const gain = (tied[group] ?? 0) - share * (sums[group] ?? 0);
        if (gain > most + LEAST_GAIN) [best, most] = [group, gain];
        tied[group] = 0;
      }
      tied[own] = 0;
      sums[best] = (sums[best] ?? 0) + degree;
      if (best === own) continue;
      groups[node] = best;
      moves += 1;
    }
  }
  return groups;
}

/** Numbers groups from 0 in the order of their first nodes. */
function numbered(groups: Int32Array): { readonly groups: Int32Array; readonly count: number } {
  const numbers = new Int32Array(groups.length).fill(-1);
  let count = 0;
  const named = groups.map((group) => {
    if (numbers[group] === -1) numbers[group] = count++;
    return numbers[group] ?? 0;
  });
  return { groups: named, count };
}

/** Makes each group a node. */
function joinTies(ties: Ties, groups: Int32Array, count: number): Ties {
  const members = membersOf(groups, count);
  const degrees = new Float64Array(count);
  for (const [node, group] of groups.entries()) {
    degrees[group] = (degrees[group] ?? 0) + (ties.degrees[node] ?? 0);
  }
  const starts = new Uint32Array(count + 1);
  // There are never more ties than before.
  const targets = new Uint32Array(ties.targets.length);
  const weights = new Float32Array(ties.targets.length);
  const tied = new Float64Array(count);
  let length = 0;
  for (let group = 0; group < count; group += 1) {
    const first = length;
    for (let at = members.starts[group] ?? 0; at < (members.starts[group + 1] ?? 0); at += 1) {
      const node = members.nodes[at] ?? 0;
      const end = ties.starts[node + 1] ?? 0;
      for (let tie = ties.starts[node] ?? 0; tie < end; tie += 1) {
        const other = groups[ties.targets[tie] ?? 0] ?? 0;
        if (other === group) continue;
        if (tied[other] === 0) targets[length++] = other;
        tied[other] = (tied[other] ?? 0) + (ties.weights[tie] ?? 0);
      }
    }
    for (let at = first; at < length; at += 1) {
      weights[at] = tied[targets[at] ?? 0] ?? 0;
      tied[targets[at] ?? 0] = 0;
    }
    starts[group + 1] = length;
  }
  return { starts, targets: targets.slice(0, length), weights: weights.slice(0, length), degrees };
}

function membersOf(
  groups: Int32Array,
  count: number,
): { readonly starts: Uint32Array; readonly nodes: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const group of groups) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const next = starts.slice();
  const nodes = new Uint32Array(groups.length);
  for (const [node, group] of groups.entries()) {
    const at = next[group] ?? 0;
    nodes[at] = node;
    next[group] = at + 1;
  }
  return { starts, nodes };
}

function largestFirst(groups: Int32Array): Int32Array {
  const named = numbered(groups);
  const sizes = new Uint32Array(named.count);
  for (const group of named.groups) sizes[group] = (sizes[group] ?? 0) + 1;
  const order = [...sizes.keys()].sort(
    (one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0) || one - other,
  );
  const places = new Int32Array(named.count);
  for (const [place, group] of order.entries()) places[group] = place;
  return named.groups.map((group) => places[group] ?? 0);
}
