import {
  type ComparedRow,
  isSeen,
  kindsOf,
  noUrlChanges,
  URL_CHANGE_KINDS,
  type UrlChangeCounts,
  type UrlChangeKind,
} from './url-changes.js';

/** A URL that is otherwise, with the ids of its rows: null in the audit that does not know it. */
export interface ChangedUrl {
  readonly url: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly kinds: readonly UrlChangeKind[];
}

/** One change, before its texts are read. */
export interface PlacedChange extends Omit<ChangedUrl, 'kinds'> {
  readonly kind: UrlChangeKind;
}

export interface NumberedRow {
  readonly id: number;
  readonly row: ComparedRow;
}

type Pieces = AsyncIterable<readonly NumberedRow[]> | Iterable<readonly NumberedRow[]>;

/**
 * What is otherwise in one audit than in another, of the URLs of the site. A URL that one of the two knows and did not ask
 * for, because of a bound of its crawl or a pattern, is left out: of it nobody can say what changed.
 */
export class Comparison {
  readonly counts: UrlChangeCounts;

  private constructor(private readonly changed: readonly ChangedUrl[]) {
    const counts = noUrlChanges();
    for (const { kinds } of changed) for (const kind of kinds) counts[kind] += 1;
    this.counts = counts;
  }

  /** @param before rows of the one audit, in pieces, then those of the other: the first are held in memory meanwhile */
  static async of(before: Pieces, after: Pieces): Promise<Comparison> {
    const former = new Map<string, NumberedRow>();
    for await (const rows of before)
      for (const each of rows) if (each.row.internal) former.set(each.row.url, each);
    const changed: ChangedUrl[] = [];
    for await (const rows of after)
      for (const { id, row } of rows) {
        if (!row.internal) continue;
        const old = former.get(row.url);
        former.delete(row.url);
        if (!isSeen(row) || (old && !isSeen(old.row))) continue;
        const kinds: readonly UrlChangeKind[] = old ? kindsOf(old.row, row) : ['added'];
        if (kinds.length > 0) changed.push({ url: row.url, before: old?.id ?? null, after: id, kinds });
      }
    for (const { id, row } of former.values())
      if (isSeen(row)) changed.push({ url: row.url, before: id, after: null, kinds: ['removed'] });
    return new Comparison(changed.sort((one, other) => (one.url < other.url ? -1 : 1)));
  }

  /**
   * Some of the changes, in the order of their addresses.
   * @param kinds empty for all
   * @param after changes that come before
   */
  piece(
    kinds: readonly UrlChangeKind[],
    { after, limit }: { readonly after: number; readonly limit: number },
  ): { readonly changes: readonly PlacedChange[]; readonly next: number | null; readonly total: number } {
    const wanted = new Set(kinds.length === 0 ? URL_CHANGE_KINDS : kinds);
    const changes: PlacedChange[] = [];
    let total = 0;
    for (const { kinds: own, ...place } of this.changed)
      for (const kind of own) {
        if (!wanted.has(kind)) continue;
        if (total >= after && changes.length < limit) changes.push({ ...place, kind });
        total += 1;
      }
    const end = after + changes.length;
    return { changes, next: changes.length > 0 && end < total ? end : null, total };
  }
}
