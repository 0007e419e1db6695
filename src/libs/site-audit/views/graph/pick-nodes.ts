import type { GraphScope } from './graph-scope.js';

/**
 * Takes the first nodes of a scope, each with all that it hangs on, so that nothing floats. One that does not fit with
 * its parents is left out, and a later one that fits comes in its place.
 * @param room how many nodes there may be
 * @returns 1 for each node that is taken
 */
export function pickNodes({ order, parents }: GraphScope, room: number): Uint8Array {
  const picked = new Uint8Array(parents.length);
  let left = room;
  for (const node of order) {
    if (left === 0) break;
    const way: number[] = [];
    // No further than there is room: of a chain as long as the site each node would walk the whole of it.
    for (let at = node; at >= 0 && picked[at] === 0 && way.length <= left; at = parents[at] ?? -1)
      way.push(at);
    if (way.length > left) continue;
    for (const one of way) picked[one] = 1;
    left -= way.length;
  }
  return picked;
}
