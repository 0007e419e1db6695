/* oxlint-disable typescript/require-await -- the ports answer later; what is in memory is there at once */
import { tidyJson } from '../../domain/tidy-json.js';
import {
  type Facet,
  FOUND_FACET,
  type RowChoice,
  type RowOrder,
  SORTED_FIELDS,
  type StoredHit,
  type StoredRow,
  type UrlRow,
} from '../../libs/site-audit/index.js';
import type {
  AnalysedAudit,
  AnalysisStore,
  Comparison,
  ReadRow,
  StoredPage,
  StoredView,
  ViewStore,
} from '../../ports/audit/audit-store.js';
import { unpackText } from '../../libs/page-reading/index.js';
import type { MemoryCrawlStore } from './memory-crawl-store.js';
import type { Scratch, Segment } from './scratch-file.js';

type Amendment = Parameters<AnalysisStore['amendRows']>[2][number];

/** What one attempt at an analysis wrote, as JSON in the scratch file. */
interface Results {
  /** Each of one check, because hits are listed check by check. */
  readonly hits: { readonly check: string; readonly segment: Segment }[];
  /** In the order of their ids, of which each has those from `first` to `last`. */
  readonly rows: { readonly first: number; readonly last: number; readonly segment: Segment }[];
  readonly amendments: Map<number, Amendment>;
  /** By view and part. */
  readonly views: Map<string, { readonly data: Segment; readonly bytes: Segment | null }>;
}

/** What lists of rows need of each, as this process wrote it. */
type RowHead = Pick<UrlRow, 'url' | 'folder' | 'lang' | 'indexable'> &
  Partial<Pick<UrlRow, 'facets' | 'title'>>;

const EVERY_ROW: RowChoice = { filters: [], match: 'all', facets: {}, search: null };
const NOTHING: Omit<Results, 'amendments'> = { hits: [], rows: [], views: new Map() };

/**
 * What is found in audits of this process, in its scratch file. A list is read from its beginning each time: who audits
 * one site at the command line asks for views, and hardly for lists.
 */
export class MemoryAuditStore implements AnalysisStore, ViewStore {
  /** By audit and token. */
  private readonly attempts = new Map<string, Map<string, Results>>();
  /** Of each audit that is done, the attempt that came to its end. */
  private readonly done = new Map<string, Results>();

  constructor(
    private readonly crawls: MemoryCrawlStore,
    private readonly scratch: Scratch,
  ) {}

  async clearAnalysis(id: string, token: string): Promise<void> {
    if (!this.crawls.isHeld(id, token)) return;
    const own = this.attempts.get(id)?.get(token);
    this.attempts.set(id, new Map(own ? [[token, own]] : []));
  }

  async addHits(id: string, token: string, hits: readonly StoredHit[]): Promise<void> {
    const byCheck = new Map<string, StoredHit[]>();
    for (const hit of hits) {
      const ofCheck = byCheck.get(hit.checkId) ?? [];
      byCheck.set(hit.checkId, ofCheck);
      ofCheck.push(hit);
    }
    for (const [check, ofCheck] of byCheck) {
      const segment = await this.write(ofCheck);
      this.resultsOf(id, token)?.hits.push({ check, segment });
    }
  }

  async addRows(id: string, token: string, rows: readonly StoredRow[]): Promise<void> {
    const ids = rows.map((row) => row.id);
    const [first, last] = [Math.min(...ids), Math.max(...ids)];
    const segment = await this.write(rows);
    this.resultsOf(id, token)?.rows.push({ first, last, segment });
  }

  async amendRows(id: string, token: string, more: readonly Amendment[]): Promise<void> {
    const results = this.resultsOf(id, token);
    for (const { id: row, filters, checks } of results ? more : []) {
      const known = results?.amendments.get(row);
      results?.amendments.set(row, {
        id: row,
        filters: [...(known?.filters ?? []), ...filters],
        checks: [...(known?.checks ?? []), ...checks],
      });
    }
  }

  async addView(id: string, token: string, view: StoredView): Promise<void> {
    const written = await this.writeView(view);
    this.resultsOf(id, token)?.views.set(...written);
  }

  async advance(id: string, token: string, percent: number): Promise<void> {
    this.crawls.advance(id, token, percent);
  }

  async finish(id: string, token: string, { views }: AnalysedAudit): Promise<boolean> {
    const written = await Promise.all(views.map((view) => this.writeView(view)));
    const results = this.resultsOf(id, token);
    if (!results || !this.crawls.endAnalysis(id, token)) return false;
    for (const [name, view] of written) results.views.set(name, view);
    this.done.set(id, results);
    return true;
  }

  /** No audit is kept with which another could be compared. */
  async compare(): Promise<Comparison | null> {
    return null;
  }

  async viewPart(id: string, view: string, part: string): Promise<unknown> {
    const stored = this.done.get(id)?.views.get(nameOf(view, part));
    return stored ? this.read<unknown>(stored.data) : null;
  }

  async viewParts(ids: readonly string[], view: string, part: string): Promise<Map<string, unknown>> {
    const parts = ids.map(async (id) => [id, await this.viewPart(id, view, part)] as const);
    return new Map((await Promise.all(parts)).filter(([, data]) => data !== null));
  }

  async viewBytes(id: string, view: string, part: string): Promise<Uint8Array | null> {
    const bytes = this.done.get(id)?.views.get(nameOf(view, part))?.bytes ?? null;
    return bytes && this.scratch.read(bytes);
  }

  async hitCounts(
    id: string,
    query: Parameters<ViewStore['hitCounts']>[1],
  ): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for await (const hit of this.hitsLike(id, query))
      counts.set(hit.checkId, (counts.get(hit.checkId) ?? 0) + 1);
    return counts;
  }

  async hits(id: string, query: Parameters<ViewStore['hits']>[1]): ReturnType<ViewStore['hits']> {
    const hits: StoredHit[] = [];
    for await (const hit of this.hitsLike(id, query, query.checkId)) hits.push(hit);
    hits.sort((one, other) => one.seq - other.seq);
    const after = hits.filter(({ seq }) => seq > query.after);
    return { hits: after.slice(0, query.limit), total: hits.length };
  }

  async rows(id: string, query: Parameters<ViewStore['rows']>[1]): ReturnType<ViewStore['rows']> {
    const { order, after, limit } = query;
    const sorted = await this.chosenRows(id, query);
    const last = sorted.findIndex((row) => row.id === after);
    if (after !== 0 && last === -1 && (await this.rowsOf(id, [after])).length === 0) return null;
    const behind =
      order === null
        ? sorted.filter((row) => row.id > after)
        : sorted.slice(after === 0 ? 0 : last === -1 ? sorted.length : last + 1);
    return { rows: behind.slice(0, limit), total: sorted.length };
  }

  async rowIds(id: string, query: Parameters<ViewStore['rowIds']>[1]): Promise<number[]> {
    return (await this.chosenRows(id, query)).map((row) => row.id);
  }

  async rowsOf(id: string, ids: readonly number[]): Promise<ReadRow[]> {
    const rows = new Map<number, ReadRow>();
    const wanted = new Set(ids);
    for await (const { row } of this.rowsLike(id, EVERY_ROW, wanted)) rows.set(row.id, row);
    return ids.flatMap((each) => rows.get(each) ?? []);
  }

  async bareRows(id: string, after: number, limit: number): ReturnType<ViewStore['bareRows']> {
    const bare: Pick<StoredRow, 'id' | 'row'>[] = [];
    for await (const { row } of this.rowsLike(id, EVERY_ROW))
      if (row.id > after && bare.length < limit) bare.push({ id: row.id, row: row.row });
    return bare;
  }

  private async chosenRows(id: string, query: Parameters<ViewStore['rowIds']>[1]): Promise<ReadRow[]> {
    const chosen: ReadRow[] = [];
    for await (const { row, missed } of this.rowsLike(id, query)) if (missed.length === 0) chosen.push(row);
    return query.order === null ? chosen : sortRows(chosen, query.order);
  }

  async facets(
    id: string,
    query: Parameters<ViewStore['facets']>[1],
    fields: readonly string[],
    most: number,
  ): ReturnType<ViewStore['facets']> {
    const counts = new Map(fields.map((field) => [field, new Map<string, number>()]));
    for await (const { row, missed } of this.rowsLike(id, query))
      for (const [field, value] of Object.entries((row.row as RowHead).facets ?? {})) {
        if (!missed.every((each) => each === field)) continue;
        if (field.startsWith(FOUND_FACET) && !counts.has(field)) counts.set(field, new Map());
        const count = counts.get(field);
        count?.set(value, (count.get(value) ?? 0) + 1);
      }
    return [...counts.keys()].toSorted().flatMap((field) =>
      Array.from(counts.get(field) ?? [], ([value, count]) => ({ field, value, count }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
        .slice(0, most),
    );
  }

  async pagesIn(
    id: string,
    { folder, url }: Parameters<ViewStore['pagesIn']>[1],
    limit: number,
  ): Promise<StoredPage[]> {
    const pages: StoredPage[] = [];
    for await (const { row } of this.rowsLike(id, EVERY_ROW)) {
      const { url: address, folder: own, lang: language, indexable } = row.row as RowHead;
      if ((folder !== null && !own?.startsWith(folder)) || (url !== null && url !== address)) continue;
      const read = await this.crawls.page(id, address);
      if (!read?.page || read.packed === null) continue;
      const mainText = unpackText(read.packed.text);
      pages.push({ id: row.id, url: address, language, indexable, page: read.page, mainText });
      if (pages.length === limit) break;
    }
    return pages;
  }

  private async *hitsLike(
    id: string,
    { folder, change, minInlinks }: Parameters<ViewStore['hitCounts']>[1],
    checkId: string | null = null,
  ): AsyncGenerator<StoredHit, void, void> {
    for (const { check, segment } of (this.done.get(id) ?? NOTHING).hits) {
      if (checkId !== null && check !== checkId) continue;
      for (const hit of await this.read<readonly StoredHit[]>(segment)) {
        const isInFolder = folder === null || (hit.folder?.startsWith(folder) ?? false);
        const isChanged = change === null ? hit.change !== 'fixed' : hit.change === change;
        if (isInFolder && isChanged && hit.inlinks >= minInlinks) yield hit;
      }
    }
  }

  /** Those of the filters and the search, at least all that are wanted, in the order of their ids, each with the facets whose chosen values it has not. */
  private async *rowsLike(
    id: string,
    { filters, match, facets, search }: RowChoice,
    wanted: ReadonlySet<number> | null = null,
  ): AsyncGenerator<{ readonly row: ReadRow; readonly missed: readonly string[] }, void, void> {
    const results = this.done.get(id);
    for (const { first, last, segment } of results?.rows ?? []) {
      if (wanted !== null && !hasBetween(wanted, first, last)) continue;
      for (const row of await this.read<readonly StoredRow[]>(segment)) {
        const late = results?.amendments.get(row.id);
        const all = [...row.filters, ...(late?.filters ?? [])];
        const isChosen =
          filters.length === 0 ||
          (match === 'all'
            ? filters.every((name) => all.includes(name))
            : filters.some((name) => all.includes(name)));
        const head = row.row as RowHead;
        if (!isChosen || !isFound(head, search)) continue;
        const missed = Object.entries(facets).flatMap(([field, values]) =>
          values.includes(head.facets?.[field as Facet] ?? '') ? [] : [field],
        );
        yield { row: { ...row, filters: all, lateChecks: late?.checks ?? [] }, missed };
      }
    }
  }

  /** To which this attempt may write; null where its lease was lost. */
  private resultsOf(id: string, token: string): Results | null {
    if (!this.crawls.isHeld(id, token)) return null;
    const attempts = this.attempts.get(id) ?? new Map<string, Results>();
    this.attempts.set(id, attempts);
    const results = attempts.get(token) ?? { hits: [], rows: [], amendments: new Map(), views: new Map() };
    attempts.set(token, results);
    return results;
  }

  private async writeView({ view, part, data, json, bytes }: StoredView) {
    const stored = {
      data: await this.writeText(json ?? JSON.stringify(data)),
      bytes: bytes ? await this.scratch.write(bytes) : null,
    };
    return [nameOf(view, part), stored] as const;
  }

  private write(value: unknown): Promise<Segment> {
    return this.writeText(JSON.stringify(value));
  }

  private writeText(text: string): Promise<Segment> {
    return this.scratch.write(Buffer.from(tidyJson(text)));
  }

  /** What `write` was given. */
  private async read<T>(segment: Segment): Promise<T> {
    return JSON.parse((await this.scratch.read(segment)).toString('utf8')) as T;
  }
}

/** @param last not less than `first` */
function hasBetween(ids: ReadonlySet<number>, first: number, last: number): boolean {
  for (const id of ids) if (id >= first && id <= last) return true;
  return false;
}

function nameOf(view: string, part: string): string {
  return `${view} ${part}`;
}

function isFound({ url, title }: RowHead, search: string | null): boolean {
  if (search === null) return true;
  const sought = search.toLowerCase();
  return url.toLowerCase().includes(sought) || (title?.toLowerCase().includes(sought) ?? false);
}

/** As `audit-rows.ts` sorts them in PostgreSQL. */
function sortRows(rows: readonly ReadRow[], { field, direction }: RowOrder): ReadRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = ({ row, lateChecks }: ReadRow): string | number | null => {
    const value = (row as Partial<UrlRow>)[field] ?? null;
    if (SORTED_FIELDS[field] === 'count')
      return (Array.isArray(value) ? value.length : 0) + lateChecks.length;
    return typeof value === 'string' ? value.toLowerCase() : typeof value === 'number' ? value : null;
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(({ key: one, row: a }, { key: other, row: b }) => {
      if (one === other) return a.id - b.id;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -sign : sign;
    })
    .map(({ row }) => row);
}
