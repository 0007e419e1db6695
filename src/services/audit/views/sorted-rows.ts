import { LRUCache } from 'lru-cache';
import type { ViewStore } from '../../../ports/audit/audit-store.js';

type RowQuery = Parameters<ViewStore['rows']>[1];

/** Ids of all remembered orders together, four bytes each. Chosen: thirty lists of the largest audits that are usual. */
const MOST_IDS = 1_000_000;
/** Longer than a reader takes between two pages. */
const REMEMBERED_MS = 60_000;

/**
 * Pages of a sorted list. All that are chosen are sorted for the first page, which is often the only one; a reader who asks for the
 * second one will ask for more, so from then on the order is remembered, and the further pages are looked up by their ids. What
 * a finished audit found never changes. Each process remembers its own.
 */
export class SortedRows {
  private readonly orders = new LRUCache<string, Uint32Array>({
    maxSize: MOST_IDS,
    sizeCalculation: ({ length }) => length + 1,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });

  constructor(private readonly audits: Pick<ViewStore, 'rows' | 'rowIds' | 'rowsOf'>) {}

  /** As `ViewStore.rows`. */
  async page(id: string, query: RowQuery): ReturnType<ViewStore['rows']> {
    const { order, after, limit } = query;
    if (order === null || after === 0) return this.audits.rows(id, query);
    const ids = await this.idsOf(id, query);
    const place = ids.indexOf(after) + 1;
    const asked = place === 0 ? [] : [...ids.subarray(place, place + limit)];
    const rows = await this.audits.rowsOf(id, asked);
    // A row that is not among the chosen ones, the end, or an audit that was deleted meanwhile: the store tells which.
    if (rows.length === 0 || rows.length < asked.length) return this.audits.rows(id, query);
    return { rows, total: ids.length };
  }

  private async idsOf(id: string, query: RowQuery): Promise<Uint32Array> {
    const { filters, match, facets, search, order } = query;
    const key = JSON.stringify([id, filters, match, facets, search, order]);
    const known = this.orders.get(key);
    if (known) return known;
    const ids = Uint32Array.from(await this.audits.rowIds(id, query));
    this.orders.set(key, ids);
    return ids;
  }
}
