import type { SiteView, UrlEntry } from '../site/site-view.js';

/** Found once for a site: page by page it would take the square of a long sequence. */
const found = new WeakMap<SiteView, ReadonlySet<string>>();

/** Whether following `rel=next` from this page leads back to it; one that names itself is a loop of one. */
export function isInLoop(entry: UrlEntry, site: SiteView): boolean {
  let loops = found.get(site);
  if (!loops) {
    loops = loopsOf(site);
    found.set(site, loops);
  }
  return loops.has(entry.url);
}

/** Every page is walked over once: a walk that meets a former one has nothing new before it. */
function loopsOf(site: SiteView): ReadonlySet<string> {
  const inLoop = new Set<string>();
  const walkOf = new Map<string, number>();
  let walk = 0;
  for (const start of site.entries()) {
    if (start.next === null || walkOf.has(start.url)) continue;
    walk += 1;
    let at: UrlEntry | undefined = start;
    while (at && !walkOf.has(at.url)) {
      walkOf.set(at.url, walk);
      at = at.next === null ? undefined : site.find(at.next);
    }
    // It met itself: what lies from here to here again is the loop.
    while (at?.next != null && walkOf.get(at.url) === walk && !inLoop.has(at.url)) {
      inLoop.add(at.url);
      at = site.find(at.next);
    }
  }
  return inLoop;
}
