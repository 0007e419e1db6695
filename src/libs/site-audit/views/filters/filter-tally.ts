import type { SiteView } from '../../site/site-view.js';
import {
  FILTER_GROUPS,
  heldFiltersOf,
  lateFiltersOf,
  type NamedGroup,
  nameFilters,
} from './filter-catalogue.js';
import type { FilteredUrl, FilterGroup, Population } from './filter.js';
import type { Severity } from '../../rules/check.js';

/** A group of filters as the view shows it. JSON. */
export interface CountedGroup {
  readonly id: string;
  readonly title: string;
  readonly appliesTo: Population;
  /** URLs that the group is about. */
  readonly total: number;
  readonly filters: readonly {
    readonly id: string;
    readonly title: string;
    readonly count: number;
    /** Of `total`, 0 to 1. */
    readonly share: number;
    readonly severity: Severity | null;
    readonly check: string | null;
    /** Where its URLs are to be had. */
    readonly urls: string;
  }[];
}

/** What a late hit changes in a row that was made before it. */
export interface RowAmendment {
  readonly id: number;
  readonly url: string;
  /** To be added to the row's `issues`. */
  readonly check: string;
  /** To be added to the row's filters; may be empty. */
  readonly filters: readonly string[];
}

/** Counts for how many URLs each filter holds; of a URL nothing is kept but its late hits. */
export class FilterTally {
  private readonly totals = new Map<string, number>();
  private readonly counts = new Map<string, number>();
  /** Ids of the rows that each late check hit: one page may lack many anchors. */
  private readonly late = new Map<string, Set<number>>();

  private readonly ownNamed: readonly NamedGroup[];

  /** @param own groups of this audit alone */
  constructor(
    private readonly site: SiteView,
    private readonly own: readonly FilterGroup[] = [],
  ) {
    this.ownNamed = nameFilters(own);
  }

  /** @returns the `group:filter` that hold for the URL */
  add(url: FilteredUrl): readonly string[] {
    const { groups, filters } = heldFiltersOf(url, this.ownNamed);
    for (const group of groups) count(this.totals, group);
    for (const filter of filters) count(this.counts, filter);
    return filters;
  }

  /**
   * A hit that was reported after its URL's row was made.
   * @param url as the hit names it; its fragment is passed over
   * @returns null where there is no row to amend, or it has this hit already
   */
  addLate(check: string, url: string | null): RowAmendment | null {
    const entry = url === null ? undefined : this.site.find(url.split('#', 1)[0] ?? url);
    if (!entry) return null;
    const known = this.late.get(check) ?? new Set();
    if (known.has(entry.id)) return null;
    this.late.set(check, known.add(entry.id));
    const filters = lateFiltersOf(check, entry);
    for (const filter of filters) count(this.counts, filter);
    return { id: entry.id, url: entry.url, check, filters };
  }

  /** Filters that hold nowhere stay: one that is not listed looks as if it was never looked for. */
  finish(): CountedGroup[] {
    return [...FILTER_GROUPS, ...this.own].flatMap(({ id, title, appliesTo, filters, isRare }) => {
      const total = this.totals.get(id) ?? 0;
      const counted = filters.map((filter) => {
        const name = `${id}:${filter.id}`;
        const held = this.counts.get(name) ?? 0;
        return {
          id: filter.id,
          title: filter.title,
          count: held,
          share: total === 0 ? 0 : Math.round((held / total) * 10_000) / 10_000,
          severity: filter.severity,
          check: filter.check,
          urls: `?view=filters&filter=${encodeURI(name)}`,
        };
      });
      const isHidden = isRare === true && counted.every((filter) => filter.count === 0);
      return isHidden ? [] : [{ id, title, appliesTo, total, filters: counted }];
    });
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
