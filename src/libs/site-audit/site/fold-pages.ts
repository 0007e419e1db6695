/** For what ends at no page. */
export const NO_PAGE = -1;

const UNKNOWN = -2;

/**
 * Finds the page that stands for each node: the last one on its way along redirects and canonicals. On a way that goes
 * round each page stands for itself, and what is no page for the page behind it: a page whose canonical redirects back
 * to it is so the one that both are.
 * @param hops one hop on of each node; -1 for none
 * @returns the node of that page; `NO_PAGE` where there is none on the way
 */
export function foldPages(hops: Int32Array, isPage: (node: number) => boolean): Int32Array {
  const folded = new Int32Array(hops.length).fill(UNKNOWN);
  const walkedIn = new Int32Array(hops.length).fill(-1);
  for (let start = 0; start < hops.length; start += 1) {
    const path: number[] = [];
    let at = start;
    while (at >= 0 && folded[at] === UNKNOWN && walkedIn[at] !== start) {
      walkedIn[at] = start;
      path.push(at);
      at = hops[at] ?? -1;
    }
    if (at >= 0 && folded[at] === UNKNOWN) foldLoop(path.slice(path.indexOf(at)), folded, isPage);
    let page = at >= 0 ? (folded[at] ?? NO_PAGE) : NO_PAGE;
    for (const node of path.reverse()) {
      if (folded[node] === UNKNOWN) folded[node] = page === NO_PAGE && isPage(node) ? node : page;
      page = folded[node] ?? NO_PAGE;
    }
  }
  return folded;
}

function foldLoop(loop: readonly number[], folded: Int32Array, isPage: (node: number) => boolean): void {
  let page = NO_PAGE;
  // Twice round, backwards: the first round finds a page for what stands before it, the second for the rest.
  for (const node of [...loop, ...loop].reverse()) {
    if (isPage(node)) page = node;
    folded[node] = page;
  }
}
