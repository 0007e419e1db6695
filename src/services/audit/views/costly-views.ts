import { LRUCache } from 'lru-cache';
import {
  changeOf,
  Comparison,
  graphOf,
  type GraphData,
  type GraphPack,
  incomingLinks,
  type IncomingLinks,
  readGraph,
  countNgrams,
  ngramPageOf,
  ngramsOf,
  type NgramsView,
  type GraphQuery,
  type NgramsQuery,
  type NumberedRow,
  STORED_VIEWS,
  type UrlChange,
  type UrlChangeCounts,
  type UrlChangeKind,
} from '../../../libs/site-audit/index.js';
import { refuse } from '../../../domain/errors.js';
import type { ReadRow, ViewStore } from '../../../ports/audit/audit-store.js';

/**
 * Views that are made anew for each caller out of much data: laid out by force, a part of a graph of 30,000 pages takes
 * seconds of a processor, which other callers must not wait for.
 */
export interface CostlyViews {
  /**
   * @param account for whom it is made: those of one account wait for one another
   * @throws {GalleyError} `invalid_params` for a root that is no node, `not_found` for an audit without a graph,
   *   `unavailable` where too many of the account wait already
   */
  graph(id: string, viewQuery: GraphQuery, account: string): Promise<GraphData>;
  /**
   * What leads to a URL, of a graph that is read for it.
   * @param account as for `graph`
   * @throws {GalleyError} `not_found` for an audit without a graph, `unavailable` as `graph`
   */
  incoming(id: string, query: IncomingQuery, account: string): Promise<IncomingLinks>;
  /**
   * Of a folder or of one page: what is stored of the whole site can't tell of a part of it.
   * @param account as for `graph`
   * @throws {GalleyError} `invalid_params` where there is no such page, `unavailable` as `graph`
   */
  countedNgrams(id: string, viewQuery: NgramsQuery, account: string): Promise<NgramsView>;
  /**
   * What is otherwise at the URLs of one audit than in another: all rows of both are read for it.
   * @param account as for `graph`
   * @throws {GalleyError} `not_found` for rows of another version, `unavailable` as `graph`
   */
  changes(query: ChangesQuery, account: string): Promise<UrlChanges>;
}

/** Two audits that are done, and which of their changes. */
export interface ChangesQuery {
  /** Id of the audit before. */
  readonly since: string;
  /** Id of the audit after. */
  readonly id: string;
  /** Empty for all. */
  readonly kinds: readonly UrlChangeKind[];
  /** `UrlChanges.next` of the page before; 0 for the first. */
  readonly after: number;
  readonly limit: number;
}

/** A page of changes, in the order of their addresses. */
export interface UrlChanges {
  /** Of all of them, whatever kinds are listed. */
  readonly counts: UrlChangeCounts;
  readonly changes: readonly UrlChange[];
  /** null at the end. */
  readonly next: number | null;
  /** Of the kinds that are listed. */
  readonly total: number;
}

/** Links to one URL, page by page. */
export interface IncomingQuery {
  readonly url: string;
  /** `IncomingLinks.next` of the page before; 0 for the first. */
  readonly after: number;
  readonly limit: number;
}

/** Pages whose phrases are counted while a caller waits. Chosen. */
const MOST_COUNTED_PAGES = 300;
/** Comparisons that are remembered, for the next page of each: some 40 MB if everything of the largest site changed. Chosen. */
const MOST_COMPARISONS = 3;
/** Rows that are read at once: some 2 MB. Chosen. */
const ROWS_AT_ONCE = 1000;

/** Makes them where it is called. */
export class CostlyViewMaker implements CostlyViews {
  /** By both ids. What finished audits found never changes. */
  private readonly comparisons = new LRUCache<string, Comparison>({ max: MOST_COMPARISONS });

  constructor(private readonly audits: Pick<ViewStore, 'bareRows' | 'pagesIn' | 'rowsOf' | 'viewBytes'>) {}

  async graph(id: string, { types, ...viewQuery }: GraphQuery): Promise<GraphData> {
    const data = graphOf(await openGraph(this.audits, id), { ...viewQuery, types: types ?? undefined });
    if (data !== null) return data;
    throw refuseParameter('/root', 'is no URL of this graph');
  }

  async incoming(id: string, { url, after, limit }: IncomingQuery): Promise<IncomingLinks> {
    return incomingLinks(await openGraph(this.audits, id), url, after, limit);
  }

  async changes({ since, id, kinds, after, limit }: ChangesQuery): Promise<UrlChanges> {
    const key = `${since} ${id}`;
    const known = this.comparisons.get(key);
    const comparison = known ?? (await Comparison.of(this.allRows(since), this.allRows(id)));
    this.comparisons.set(key, comparison);
    const { changes, ...page } = comparison.piece(kinds, { after, limit });
    const [before, now] = [
      await this.rowsOf(
        since,
        changes.map((change) => change.before),
      ),
      await this.rowsOf(
        id,
        changes.map((change) => change.after),
      ),
    ];
    return {
      ...page,
      counts: comparison.counts,
      changes: changes.map((change) =>
        changeOf(change.kind, change.url, before.get(change.before) ?? null, now.get(change.after) ?? null),
      ),
    };
  }

  private async *allRows(id: string): AsyncGenerator<readonly NumberedRow[], void, void> {
    for (let after = 0; ;) {
      const rows = await this.audits.bareRows(id, after, ROWS_AT_ONCE);
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      yield numbered(rows);
    }
  }

  private async rowsOf(id: string, ids: readonly (number | null)[]) {
    const rows = await this.audits.rowsOf(id, [...new Set(ids.filter((one) => one !== null))]);
    return new Map<number | null, NumberedRow['row']>(numbered(rows).map((each) => [each.id, each.row]));
  }

  async countedNgrams(id: string, viewQuery: NgramsQuery): Promise<NgramsView> {
    const { folder, url } = viewQuery;
    const pages = await this.audits.pagesIn(id, { folder, url }, MOST_COUNTED_PAGES);
    if (pages.length === 0)
      throw refuseParameter(url === null ? '/folder' : '/url', 'has no page in this audit');
    const byId = new Map(pages.map((each) => [each.id, each]));
    const byUrl = new Map(
      pages.map(({ id: place, url: address }) => [address, { id: place, internal: true }]),
    );
    const site = { find: (address: string) => byUrl.get(address) };
    const counted = pages.map(({ page, mainText, ...entry }) =>
      ngramPageOf({ page }, { ...entry, isPage: true }, mainText, site),
    );
    const stored = countNgrams(
      counted.filter((page) => page !== null),
      (place) => byId.get(place)?.url ?? '',
    );
    return ngramsOf(stored, viewQuery);
  }
}

/** @throws {GalleyError} `not_found` for rows that another version stored */
function numbered(rows: readonly Pick<ReadRow, 'id' | 'row'>[]): NumberedRow[] {
  return rows.map(({ id, row }) => {
    const compared = STORED_VIEWS.comparedRow(row);
    if (compared === null) throw refuseMissing('filters');
    return { id, row: compared };
  });
}

export async function openGraph(audits: Pick<ViewStore, 'viewBytes'>, id: string): Promise<GraphPack> {
  const bytes = await audits.viewBytes(id, 'graph', 'all');
  const graph = bytes && readGraph(bytes);
  if (!graph) throw refuseMissing('graph');
  return graph;
}

/** For an audit of another version, which has no such view or has it in another shape. */
export function refuseMissing(view: string) {
  return refuse('not_found', `This audit has no ${view}; start another one.`);
}

export function refuseParameter(path: string, message: string) {
  return refuse('invalid_params', `${path}: ${message}.`, [{ path, message }]);
}
