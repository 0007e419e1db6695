import type { LinkGraph } from '../../site/page-rank.js';

/** A round moves less than this, all nodes together: far below what tells two pages apart. */
const RESIDUAL = 1e-8;

/**
 * Where two parts of a site weigh nearly the same, nothing converges for long; by then the order no longer changes. Chosen.
 */
const MAX_ROUNDS = 60;

export interface HubsAndAuthorities {
  /** By node; they sum to 1, or are all 0 where no link is followed. */
  readonly hubs: Float64Array;
  readonly authorities: Float64Array;
}

/**
 * Kleinberg's hubs and authorities by power iteration: a good hub links to good authorities, and those are linked from
 * good hubs. Links that are not followed are none.
 */
export function hubsAndAuthorities(graph: LinkGraph): HubsAndAuthorities {
  const count = Math.max(0, graph.starts.length - 1);
  const hubs = new Float64Array(count).fill(1 / Math.max(1, count));
  const authorities = new Float64Array(count);
  const before = new Float64Array(count);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    before.set(authorities);
    passOn(graph, hubs, authorities);
    gather(graph, authorities, hubs);
    let moved = 0;
    for (let node = 0; node < count; node += 1)
      moved += Math.abs((authorities[node] ?? 0) - (before[node] ?? 0));
    if (moved < RESIDUAL) break;
  }
  return { hubs, authorities };
}

function passOn(
  { starts, targets, followed }: LinkGraph,
  hubs: Float64Array,
  authorities: Float64Array,
): void {
  authorities.fill(0);
  for (let node = 0; node < hubs.length; node += 1) {
    const hub = hubs[node] ?? 0;
    const end = starts[node + 1] ?? 0;
    for (let link = starts[node] ?? 0; link < end; link += 1) {
      const target = targets[link] ?? 0;
      if (followed[link] === 1) authorities[target] = (authorities[target] ?? 0) + hub;
    }
  }
  bringToOne(authorities);
}

function gather(
  { starts, targets, followed }: LinkGraph,
  authorities: Float64Array,
  hubs: Float64Array,
): void {
  for (let node = 0; node < hubs.length; node += 1) {
    const end = starts[node + 1] ?? 0;
    let sum = 0;
    for (let link = starts[node] ?? 0; link < end; link += 1) {
      if (followed[link] === 1) sum += authorities[targets[link] ?? 0] ?? 0;
    }
    hubs[node] = sum;
  }
  bringToOne(hubs);
}

function bringToOne(values: Float64Array): void {
  let sum = 0;
  for (const value of values) sum += value;
  if (sum === 0) return;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
}
