import type { ResourceFacts } from '../../page-reading/index.js';
import type { ResourceUses, UrlEntry } from './site-view.js';

/** Pages that use a file and are named. As many as sources of a link. */
const MAX_USERS = 5;

interface Uses {
  pages: number;
  lastNode: number;
  isLoaded: boolean;
  readonly first: { readonly from: UrlEntry; readonly kind: ResourceFacts['kind']; readonly line: number }[];
}

/** Counts the pages that use each file of a site. */
export class ResourceUseCount {
  private readonly uses = new Map<number, Uses>();

  /** @param slot the number of the file's address */
  add(slot: number, node: number, from: UrlEntry, { kind, line }: ResourceFacts): void {
    const uses = this.uses.get(slot) ?? { pages: 0, lastNode: -1, isLoaded: false, first: [] };
    if (uses.pages === 0) this.uses.set(slot, uses);
    if (kind !== 'preview') uses.isLoaded = true;
    if (uses.lastNode === node) return;
    uses.lastNode = node;
    uses.pages += 1;
    if (uses.first.length < MAX_USERS) uses.first.push({ from, kind, line });
  }

  /** Ends the count. @returns the uses of those files that the crawl has a row of, by their nodes */
  finish(bySlot: (slot: number) => number | undefined): Map<number, ResourceUses> {
    const byNode = new Map<number, ResourceUses>();
    for (const [slot, { pages, isLoaded, first }] of this.uses) {
      const node = bySlot(slot);
      if (node !== undefined) byNode.set(node, { pages, isLoaded, first });
    }
    this.uses.clear();
    return byNode;
  }
}
