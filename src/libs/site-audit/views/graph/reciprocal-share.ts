import type { LinkGraph } from '../../site/page-rank.js';

/** @returns the share of links whose target links back; 0 where there are none */
export function reciprocalShare({ starts, targets }: LinkGraph): number {
  const count = Math.max(0, starts.length - 1);
  if (targets.length === 0) return 0;
  // Sorted by target, the links of all pages come in the order in which each page's own are looked up.
  const heads = new Uint32Array(count + 1);
  for (const target of targets) heads[target + 1] = (heads[target + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1) heads[node + 1] = (heads[node + 1] ?? 0) + (heads[node] ?? 0);
  const next = heads.slice();
  const sources = new Uint32Array(targets.length);
  for (let node = 0; node < count; node += 1) {
    for (let link = starts[node] ?? 0; link < (starts[node + 1] ?? 0); link += 1) {
      const target = targets[link] ?? 0;
      const at = next[target] ?? 0;
      sources[at] = node;
      next[target] = at + 1;
    }
  }
  const linkedFrom = new Uint32Array(count);
  let answered = 0;
  for (let node = 0; node < count; node += 1) {
    for (let at = heads[node] ?? 0; at < (heads[node + 1] ?? 0); at += 1)
      linkedFrom[sources[at] ?? 0] = node + 1;
    for (let link = starts[node] ?? 0; link < (starts[node + 1] ?? 0); link += 1) {
      if (linkedFrom[targets[link] ?? 0] === node + 1) answered += 1;
    }
  }
  return answered / targets.length;
}
