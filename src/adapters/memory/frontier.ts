/** What is ordered in a frontier. */
export interface Queued {
  /** Ascending in the order in which they are added. */
  readonly id: number;
  /** Clicks from the start; null comes last. */
  readonly depth: number | null;
}

/** URLs that were never taken, nearest to the start first, and of one depth in the order in which they became known. */
export class Frontier<Url extends Queued> {
  private readonly byDepth = new Map<number, { readonly urls: Url[]; next: number }>();
  private depths: number[] = [];

  /** @param isOpen whether a URL still waits: one that does not any more is passed over from then on */
  constructor(private readonly isOpen: (url: Url) => boolean) {}

  add(url: Url): void {
    const depth = url.depth ?? Infinity;
    const line = this.byDepth.get(depth);
    if (line !== undefined) {
      line.urls.push(url);
      return;
    }
    this.byDepth.set(depth, { urls: [url], next: 0 });
    this.depths = [...this.byDepth.keys()].sort((one, other) => one - other);
  }

  /** The first of them, so many at most; they stay. */
  first(count: number): Url[] {
    const found: Url[] = [];
    for (const depth of this.depths) {
      const line = this.byDepth.get(depth);
      if (line === undefined) continue;
      for (let at = line.next; at < line.urls.length && found.length < count; at += 1) {
        const url = line.urls[at];
        if (url !== undefined && this.isOpen(url)) found.push(url);
        else if (at === line.next) line.next += 1;
      }
    }
    return found;
  }
}

/** As URLs are taken: those nearest to the start first. */
export function byDepth(one: Queued, other: Queued): number {
  const [depth, otherDepth] = [one.depth ?? Infinity, other.depth ?? Infinity];
  return depth === otherDepth ? one.id - other.id : depth - otherDepth;
}
