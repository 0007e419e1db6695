import type { CrawledUrl } from '../../site/crawled-url.js';
import type { Severity } from '../../rules/check.js';
import type { UrlEntry } from '../../site/site-view.js';
import { STATUS_CLASSES, statusClassOf } from '../status-class.js';

/** What is counted of a folder, in the order in which it is stored. */
export const SUM_FIELDS = [
  'urls',
  'htmlPages',
  'indexable',
  'nonIndexable',
  ...STATUS_CLASSES,
  'depthSum',
  'depthCount',
  'words',
  'pagerank',
  'bytes',
  'error',
  'warning',
  'notice',
] as const;
type SumField = (typeof SUM_FIELDS)[number];

/** Languages that are counted apart in one folder. */
const MOST_LANGS = 50;

/** Counts of the URLs of one folder, and of those below it once they are joined. */
export class FolderSums {
  private constructor(
    private readonly counts: number[],
    /** null where no depth is known. */
    private range: { readonly min: number; readonly max: number } | null,
    private readonly langs: Map<string, number>,
  ) {}

  static empty(): FolderSums {
    return new FolderSums(new Array<number>(SUM_FIELDS.length).fill(0), null, new Map());
  }

  static read({ sums, depths, langs }: StoredSums): FolderSums {
    const counts = SUM_FIELDS.map((_, at) => sums[at] ?? 0);
    return new FolderSums(counts, depths && { min: depths[0], max: depths[1] }, new Map(langs));
  }

  get(field: SumField): number {
    return this.counts[PLACES[field]] ?? 0;
  }

  /** The commonest first. */
  languages(most: number): string[] {
    return [...this.langs]
      .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
      .slice(0, most)
      .map(([lang]) => lang);
  }

  get depthMin(): number | null {
    return this.range?.min ?? null;
  }

  get depthMax(): number | null {
    return this.range?.max ?? null;
  }

  add(crawled: CrawledUrl, entry: UrlEntry, rank: number | null): void {
    const status = statusClassOf(crawled);
    this.raise('urls', 1);
    if (status !== null) this.raise(status, 1);
    if (entry.indexable) this.raise('indexable', 1);
    else if (entry.reason !== null) this.raise('nonIndexable', 1);
    this.raise('bytes', crawled.answer?.bytes ?? 0);
    this.raise('pagerank', rank ?? 0);
    if (entry.depth !== null) {
      this.raise('depthSum', entry.depth);
      this.raise('depthCount', 1);
      this.widen(entry.depth, entry.depth);
    }
    if (!entry.isPage || !crawled.page) return;
    this.raise('htmlPages', 1);
    this.raise('words', crawled.page.text.mainWords);
    if (entry.language !== null) this.addLang(entry.language, 1);
  }

  addIssue(severity: Severity): void {
    this.raise(severity, 1);
  }

  join(other: FolderSums): void {
    for (const [at, count] of other.counts.entries()) this.counts[at] = (this.counts[at] ?? 0) + count;
    if (other.range) this.widen(other.range.min, other.range.max);
    for (const [lang, pages] of other.langs) this.addLang(lang, pages);
  }

  store(): StoredSums {
    return {
      // Ranks of many thousand pages are small, and sums of them have digits that say nothing.
      sums: this.counts.map((count) => (Number.isInteger(count) ? count : Number(count.toPrecision(8)))),
      depths: this.range && [this.range.min, this.range.max],
      langs: [...this.langs],
    };
  }

  private raise(field: SumField, by: number): void {
    const place = PLACES[field];
    this.counts[place] = (this.counts[place] ?? 0) + by;
  }

  private widen(min: number, max: number): void {
    this.range = {
      min: Math.min(this.range?.min ?? min, min),
      max: Math.max(this.range?.max ?? max, max),
    };
  }

  private addLang(lang: string, pages: number): void {
    if (this.langs.size >= MOST_LANGS && !this.langs.has(lang)) return;
    this.langs.set(lang, (this.langs.get(lang) ?? 0) + pages);
  }
}

/** As it is stored. JSON. */
export interface StoredSums {
  /** In the order of `SUM_FIELDS`. */
  readonly sums: readonly number[];
  /** Least and most clicks; null where no click leads. */
  readonly depths: readonly [number, number] | null;
  /** Pages by language. */
  readonly langs: readonly (readonly [lang: string, pages: number])[];
}

const PLACES = Object.fromEntries(SUM_FIELDS.map((field, at) => [field, at])) as Readonly<
  Record<SumField, number>
>;
