import {
  type IssuesView,
  ngramPartsFor,
  ngramsOf,
  type NgramQuery,
  SUMMARY_PART,
  type NgramSummary,
  type StoredPhrases,
  type StoredTree,
  structureOf,
  type StructureTables,
} from '../../libs/site-audit/index.js';
import type { StoredView } from '../../ports/audit/audit-store.js';
import type { WrittenPart } from '../../ports/audit/phrase-counter.js';

/** A view without its bytes. */
export type SmallView = Omit<StoredView, 'bytes'>;

/** Phrases of each length in the short form. */
const PHRASES = 10;
const FOLDERS = 20;

/**
 * All six views in the form that a poll answers which asks for none in particular: whole where they are small, else
 * their beginning; each can be asked for by its name.
 */
export function shortViews(
  views: readonly SmallView[],
  ngrams: ReturnType<ShortNgrams['finish']>,
): Readonly<Record<string, unknown>> {
  const part = (view: string, name: string) =>
    views.find((one) => one.view === view && one.part === name)?.data;
  return {
    overview: part('overview', 'all'),
    issues: shortIssues(part('issues', 'all') as IssuesView),
    filters: { groups: part('filters', 'groups') },
    structure: structureOf(
      part('structure', 'folder') as StoredTree,
      part('structure', 'tables') as StructureTables,
      {
        levels: 1,
        maxChildren: FOLDERS,
      },
    ),
    ngrams,
    graph: part('graph', 'all'),
  };
}

function shortIssues({ summary, issues }: IssuesView) {
  return {
    summary,
    issues: issues.map(
      ({ check, title, category, severity, count, urls, share, templateWide, points, change, items }) => ({
        check,
        title,
        category,
        severity,
        count,
        urls,
        share,
        templateWide,
        points,
        change,
        items,
      }),
    ),
  };
}

/** The phrases' own, of what is written of them part by part: of a large site all of it is more than may be held. */
export class ShortNgrams {
  private readonly query: Partial<NgramQuery> = { limit: PHRASES };
  private summary: NgramSummary | null = null;
  private needed: ReadonlySet<string> = new Set();
  private readonly texts = new Map<string, string>();

  /** @param part the summary first */
  see({ part, json }: WrittenPart): void {
    if (part === SUMMARY_PART) {
      this.summary = JSON.parse(json) as NgramSummary;
      this.needed = new Set(ngramPartsFor(this.summary, this.query));
    } else if (this.needed.has(part)) this.texts.set(part, json);
  }

  finish() {
    if (!this.summary) return null;
    const parts = new Map(
      Array.from(this.texts, ([part, json]) => [part, JSON.parse(json) as StoredPhrases] as const),
    );
    return ngramsOf({ summary: this.summary, parts }, this.query);
  }
}
