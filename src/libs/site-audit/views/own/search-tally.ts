import type { PageFind } from '../../../page-reading/index.js';

/** What a search found on the whole site. JSON. */
export interface SearchCount {
  readonly name: string;
  /** Pages on which it found something. */
  readonly pages: number;
  readonly matches: number;
  /** What most pages have, first. */
  readonly values: readonly { readonly value: string; readonly pages: number }[];
}

/** Values that are counted and shown; chosen. Beyond the first bound new ones are not counted. */
const MOST_COUNTED = 2000;
const MOST_SHOWN = 20;

/** Counts what searches found, page by page. */
export class SearchTally {
  private readonly counts: readonly {
    name: string;
    pages: number;
    matches: number;
    values: Map<string, number>;
  }[];

  constructor(searches: readonly string[]) {
    this.counts = searches.map((name) => ({ name, pages: 0, matches: 0, values: new Map() }));
  }

  add(found: readonly PageFind[]): void {
    for (const known of this.counts) {
      const find = found.find(({ search }) => search === known.name);
      if (!find || find.count === 0) continue;
      known.pages += 1;
      known.matches += find.count;
      for (const value of new Set(find.values)) {
        const pages = known.values.get(value) ?? 0;
        if (pages > 0 || known.values.size < MOST_COUNTED) known.values.set(value, pages + 1);
      }
    }
  }

  finish(): SearchCount[] {
    return this.counts.map(({ name, pages, matches, values }) => ({
      name,
      pages,
      matches,
      values: Array.from(values, ([value, count]) => ({ value, pages: count }))
        .sort((a, b) => b.pages - a.pages || (a.value < b.value ? -1 : 1))
        .slice(0, MOST_SHOWN),
    }));
  }
}
