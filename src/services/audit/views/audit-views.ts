import {
  FILTER_NAMES,
  OWN_FILTER,
  type GraphData,
  type GraphRows,
  chooseIssues,
  type FiltersData,
  type IssueItem,
  type IssuesData,
  type IssuesView,
  SUMMARY_PART,
  type StoredPhrases,
  ngramPartsFor,
  ngramsOf,
  type NgramsView,
  type Overview,
  type StoredNgrams,
  structureOf,
  type ReadStored,
  type ShortViews,
  STORED_VIEWS,
  type StructureView,
  FACETS,
  FOUND_FACET,
  ROW_FIELDS,
  type RowField,
  type UrlRow,
  type FiltersQuery,
  type GraphQuery,
  type IssuesQuery,
  type NgramsQuery,
  type StructureQuery,
  type ViewQuery,
} from '../../../libs/site-audit/index.js';
import type { GalleyError } from '../../../domain/errors.js';
import type { ReadRow, ViewStore } from '../../../ports/audit/audit-store.js';
import {
  CostlyViewMaker,
  openGraph,
  refuseMissing,
  refuseParameter,
  type CostlyViews,
} from './costly-views.js';
import { SortedRows } from './sorted-rows.js';

/** A view that was asked for, by its name; `page` where it is a list. */
export type ViewAnswer =
  | Answer<'overview', Overview>
  | Answer<'issues', IssuesData, ViewPage | null>
  | Answer<'filters', FiltersData, ViewPage | null>
  | Answer<'structure', StructureView>
  | Answer<'ngrams', NgramsView>
  | Answer<'graph', GraphData>;

interface Answer<View extends ViewQuery['view'], Data, Page = null> {
  readonly view: View;
  readonly data: Data;
  readonly page: Page;
}

type ListAnswer<Data> = Pick<Answer<never, Data, ViewPage | null>, 'data' | 'page'>;

export interface ViewPage {
  readonly limit: number;
  readonly after: number;
  /** null at the end. */
  readonly next: number | null;
  readonly total: number;
}

/** The view `filters` before it is read; see `AuditViews.filtersInParts`. */
export interface FiltersInParts {
  readonly selection: FiltersData['selection'];
  readonly groups: () => Promise<FiltersData['groups']>;
  readonly facets: () => Promise<FiltersData['facets']>;
  readonly rows: () => Promise<{ readonly items: FiltersData['rows']; readonly page: ViewPage | null }>;
}

/** Values of one facet that are reported. Chosen. */
const FACET_VALUES = 100;
/** Rows read at once for a list that is written whole. Chosen: some 2 MB. */
const ROWS_AT_ONCE = 1000;

/** Reads the views of audits that are done, cut to what is asked. */
export class AuditViews {
  private readonly sortedRows: SortedRows;

  /** @param costly where views are made that take much of a processor; by default where callers are answered */
  constructor(
    private readonly audits: ViewStore,
    private readonly costly: CostlyViews = new CostlyViewMaker(audits),
  ) {
    this.sortedRows = new SortedRows(audits);
  }

  /** All six, each in its short form. */
  short(id: string): Promise<ShortViews> {
    return this.part(id, 'short', 'all', STORED_VIEWS.short);
  }

  /**
   * @param account for whom: each has its own share of what takes much of a processor
   * @throws {GalleyError} `invalid_params` for a filter, a path or a page that is not of this audit; `unavailable` where
   *   the account waits for several large views already
   */
  async read(id: string, viewQuery: ViewQuery, account: string): Promise<ViewAnswer> {
    const { view } = viewQuery;
    switch (view) {
      case 'overview':
        return { view, data: await this.overview(id), page: null };
      case 'issues':
        return { view, ...(await this.issues(id, viewQuery)) };
      case 'filters':
        return { view, ...(await this.filters(id, viewQuery)) };
      case 'structure':
        return { view, data: await this.structure(id, viewQuery), page: null };
      case 'ngrams':
        return { view, data: await this.ngrams(id, viewQuery, account), page: null };
      default:
        return { view, data: await this.graph(id, viewQuery, account), page: null };
    }
  }

  /** @throws {GalleyError} as `read`; so do those below */
  overview(id: string): Promise<Overview> {
    return this.part(id, 'overview', 'all', STORED_VIEWS.overview);
  }

  /** Of several audits that are done, in their order; for each the refusal where it is refused. */
  async overviews(ids: readonly string[]): Promise<readonly (Overview | GalleyError)[]> {
    const parts = await this.audits.viewParts(ids, 'overview', 'all');
    return ids.map((id) => STORED_VIEWS.overview(parts.get(id) ?? null) ?? refuseMissing('overview'));
  }

  async issues(id: string, viewQuery: IssuesQuery): Promise<ListAnswer<IssuesData>> {
    const { check } = viewQuery;
    const chosen = await this.chosenIssues(id, viewQuery);
    if (check === null) return { data: { ...chosen, items: [] }, page: null };
    const { items, page } = await this.hitsOf(id, { ...viewQuery, check });
    return { data: { ...chosen, items }, page };
  }

  /** Every check that found something, what costs most points first. */
  allIssues(id: string): Promise<IssuesView> {
    return this.part(id, 'issues', 'all', STORED_VIEWS.issues);
  }

  async filters(id: string, viewQuery: FiltersQuery): Promise<ListAnswer<FiltersData>> {
    const { groups, facets, rows, selection } = this.filtersInParts(id, viewQuery);
    const data = { groups: await groups(), facets: await facets(), selection };
    const { items, page } = await rows();
    return { data: { ...data, rows: items }, page };
  }

  /**
   * The same, of which a caller takes what it needs: facets count all URLs of a site, which a further page of rows has no use
   * for.
   * @throws {GalleyError} as `read`, at once where a filter is none
   */
  filtersInParts(id: string, viewQuery: FiltersQuery): FiltersInParts {
    this.checkFilters(viewQuery.filters);
    const { filters, match, facets, search } = viewQuery;
    const chosen = Object.entries(facets).flatMap(([field, values]) =>
      values.map((value) => `${field}:${value}`),
    );
    const isAny = filters.length > 0 || chosen.length > 0 || search !== null;
    return {
      selection: { filters, match, facets: chosen, q: search },
      groups: () => this.part(id, 'filters', 'groups', STORED_VIEWS.filterGroups),
      facets: () => this.facets(id, viewQuery),
      rows: () => (isAny ? this.rowsOf(id, viewQuery) : Promise.resolve({ items: [], page: null })),
    };
  }

  async structure(id: string, { by, ...query }: StructureQuery): Promise<StructureView> {
    const [tree, tables] = await Promise.all([
      this.part(id, 'structure', by, STORED_VIEWS.structureTree),
      this.part(id, 'structure', 'tables', STORED_VIEWS.structureTables),
    ]);
    const data = structureOf(tree, tables, query);
    if (data !== null) return data;
    throw refuseParameter('/path', `"${query.path.slice(0, 200)}" is no part of this structure`);
  }

  /** @param account as for `read` */
  async ngrams(id: string, viewQuery: NgramsQuery, account: string): Promise<NgramsView> {
    const isWhole = viewQuery.folder === null && viewQuery.url === null;
    return isWhole
      ? ngramsOf(await this.storedNgrams(id, viewQuery), viewQuery)
      : this.costly.countedNgrams(id, viewQuery, account);
  }

  /** @param account as for `read` */
  graph(id: string, viewQuery: GraphQuery, account: string): Promise<GraphData> {
    return this.costly.graph(id, viewQuery, account);
  }

  /** Every hit of the chosen checks, or every chosen URL, however many there are. */
  rows(id: string, viewQuery: IssuesQuery | FiltersQuery): AsyncGenerator<object, void, void> {
    return viewQuery.view === 'issues' ? this.hits(id, viewQuery) : this.chosenRows(id, viewQuery);
  }

  /** They are chosen and sorted once: to do so for each page makes the time of a file quadratic. */
  private async *chosenRows(id: string, viewQuery: FiltersQuery): AsyncGenerator<object, void, void> {
    this.checkFilters(viewQuery.filters);
    const ids = await this.audits.rowIds(id, viewQuery);
    for (let begin = 0; begin < ids.length; begin += ROWS_AT_ONCE)
      for (const row of await this.audits.rowsOf(id, ids.slice(begin, begin + ROWS_AT_ONCE)))
        yield cutToFields(readRow(row), viewQuery.fields);
  }

  /** Every hit of the chosen checks, check by check. */
  async *hits(id: string, viewQuery: IssuesQuery): AsyncGenerator<IssueItem, void, void> {
    const { issues } = await this.chosenIssues(id, viewQuery);
    for (const { check } of issues)
      yield* ofAllPages((page) => this.hitsOf(id, { ...viewQuery, ...page, check }));
  }

  /** The whole graph, or the part of it that was asked for. @param account as for `read` */
  async graphRows(id: string, viewQuery: GraphQuery, account: string): Promise<GraphRows> {
    return viewQuery.isWhole ? (await openGraph(this.audits, id)).rows() : this.graph(id, viewQuery, account);
  }

  /** @throws {GalleyError} `not_found` for an audit of a version that did not make it yet, or made it in another shape */
  private async part<Data>(
    id: string,
    view: string,
    part: string,
    readStored: ReadStored<Data>,
  ): Promise<Data> {
    return whole(view, readStored(await this.audits.viewPart(id, view, part)));
  }

  private async chosenIssues(id: string, viewQuery: IssuesQuery): Promise<IssuesView> {
    const stored = await this.allIssues(id);
    const { folder, changed: change, minInlinks } = viewQuery;
    const isCounted = folder !== null || change !== null || minInlinks > 0;
    const counts = isCounted ? await this.audits.hitCounts(id, { folder, change, minInlinks }) : null;
    return chooseIssues(stored, viewQuery, counts);
  }

  private async hitsOf(id: string, viewQuery: IssuesQuery & { readonly check: string }) {
    const { check: checkId, changed: change, folder, minInlinks, after, limit } = viewQuery;
    const found = await this.audits.hits(id, {
      checkId,
      change,
      folder,
      minInlinks,
      after,
      limit: limit + 1,
    });
    const { rows, page } = pageOf(viewQuery, { rows: found.hits, total: found.total }, ({ seq }) => seq);
    const items = rows.map(({ change: changed, hit }) => ({
      check: checkId,
      ...whole('issues', STORED_VIEWS.hit(hit)),
      change: changed,
    }));
    return { items, page };
  }

  private checkFilters(filters: readonly string[]): void {
    const unknown = filters.find((name) => !FILTER_NAMES.has(name) && !OWN_FILTER.test(name));
    if (unknown === undefined) return;
    throw refuseParameter(
      '/filter',
      `"${unknown.slice(0, 100)}" is no filter; the view lists them all as group:filter`,
    );
  }

  private async facets(id: string, viewQuery: FiltersQuery) {
    const counted = await this.audits.facets(id, viewQuery, FACETS, FACET_VALUES);
    const valuesOf = (field: string) =>
      counted.filter((each) => each.field === field).map(({ value, count }) => ({ value, count }));
    const searches = new Set(
      counted.flatMap(({ field }) => (field.startsWith(FOUND_FACET) ? field.slice(FOUND_FACET.length) : [])),
    );
    const found = Array.from(searches, (search) => ({ search, values: valuesOf(`${FOUND_FACET}${search}`) }));
    return {
      ...(found.length > 0 && { found }),
      statusClass: valuesOf('statusClass'),
      indexability: valuesOf('indexability'),
      contentType: valuesOf('contentType'),
      depth: valuesOf('depth'),
      folder: valuesOf('folder'),
      lang: valuesOf('lang'),
      inSitemap: valuesOf('inSitemap'),
    };
  }

  private async rowsOf(id: string, viewQuery: FiltersQuery) {
    this.checkFilters(viewQuery.filters);
    const found = await this.sortedRows.page(id, { ...viewQuery, limit: viewQuery.limit + 1 });
    if (found === null) throw refuseParameter('/cursor', 'must be the next_cursor of the page before');
    const { rows, page } = pageOf(viewQuery, found, (row) => row.id);
    return { items: rows.map((row) => cutToFields(readRow(row), viewQuery.fields)), page };
  }

  private async storedNgrams(id: string, query: NgramsQuery): Promise<StoredNgrams> {
    const summary = await this.part(id, 'ngrams', SUMMARY_PART, STORED_VIEWS.ngramSummary);
    const parts = new Map<string, StoredPhrases>();
    for (const name of ngramPartsFor(summary, query))
      parts.set(name, await this.part(id, 'ngrams', name, STORED_VIEWS.ngramPhrases));
    return { summary, parts };
  }
}

/** One more than a page has is read: only that tells whether there is another page. */
function pageOf<Row>(
  { limit, after }: { readonly limit: number; readonly after: number },
  read: { readonly rows: readonly Row[]; readonly total: number },
  placeOf: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly page: ViewPage } {
  const rows = read.rows.slice(0, limit);
  const last = rows.at(-1);
  const next = read.rows.length > limit && last !== undefined ? placeOf(last) : null;
  return { rows, page: { limit, after, total: read.total, next } };
}

interface AnyPage {
  readonly after: number;
  readonly limit: number;
}

/** A list that is answered in pages, to its end. */
async function* ofAllPages<Item>(
  read: (page: AnyPage) => Promise<{ readonly items: readonly Item[]; readonly page: ViewPage }>,
): AsyncGenerator<Item, void, void> {
  for (let after: number | null = 0; after !== null;) {
    const { items, page } = await read({ after, limit: ROWS_AT_ONCE });
    yield* items;
    after = page.next;
  }
}

/** @param read null for what another version stored */
function whole<Data>(view: string, read: Data | null): Data {
  if (read === null) throw refuseMissing(view);
  return read;
}

/** @throws {GalleyError} `not_found` for a row that another version stored */
export function readRow({ row, lateChecks }: ReadRow): Pick<UrlRow, RowField> {
  const { issues, ...rest } = whole('filters', STORED_VIEWS.row(row));
  return { ...rest, issues: [...new Set([...issues, ...lateChecks])] };
}

/** @param fields in their order; empty for all */
function cutToFields(row: Pick<UrlRow, RowField>, fields: readonly RowField[]) {
  const cut: { -readonly [Field in RowField]?: UrlRow[Field] } = {};
  const copy = <Field extends RowField>(field: Field) => (cut[field] = row[field]);
  for (const field of fields.length === 0 ? ROW_FIELDS : fields) copy(field);
  return cut;
}
