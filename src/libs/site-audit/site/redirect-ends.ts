/** For a chain that comes to no end. */
export const LOOPS = -1;

/**
 * Where the chain from each node ends, in one walk over all of them however long their chains are.
 * @param redirects one hop on of each node; -1 for none
 * @returns the last node of each chain, a node without a hop being its own; `LOOPS` for one that runs into a loop
 */
export function redirectEnds(redirects: Int32Array): Int32Array {
  const unknown = -2;
  const ends = new Int32Array(redirects.length).fill(unknown);
  const walkedIn = new Int32Array(redirects.length).fill(-1);
  for (let start = 0; start < redirects.length; start += 1) {
    if (ends[start] !== unknown) continue;
    const path: number[] = [];
    let at = start;
    let end: number = LOOPS;
    for (;;) {
      if (ends[at] !== unknown) {
        end = ends[at] ?? LOOPS;
        break;
      }
      // Met for the second time in this walk: it goes round.
      if (walkedIn[at] === start) break;
      walkedIn[at] = start;
      path.push(at);
      const next = redirects[at] ?? -1;
      if (next < 0) {
        end = at;
        break;
      }
      at = next;
    }
    for (const node of path) ends[node] = end;
  }
  return ends;
}
