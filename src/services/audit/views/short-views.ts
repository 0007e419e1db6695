import {
  type CountedGroup,
  type GraphPack,
  type IssuesView,
  type Overview,
  type ShortViews,
  type StoredStructure,
  ngramPartsFor,
  ngramsOf,
  type NgramQuery,
  STORED_VIEWS,
  SUMMARY_PART,
  type NgramSummary,
  type StoredPhrases,
  structureOf,
} from '../../../libs/site-audit/index.js';
import type { WrittenPart } from '../../../ports/audit/phrase-counter.js';

/** Views that are small enough to be held together. */
export interface MadeViews {
  readonly overview: Overview;
  readonly issues: IssuesView;
  readonly filterGroups: readonly CountedGroup[];
  readonly structure: StoredStructure;
}

/** Phrases of each length in the short form. Both chosen, so that the six short forms are one short answer. */
const PHRASES = 10;
const FOLDERS = 20;

/**
 * All six views in the form that a poll answers which asks for none in particular: whole where they are small, else
 * their beginning; each can be asked for by its name.
 */
export function shortViews(
  { overview, issues, filterGroups, structure: { trees, tables } }: MadeViews,
  graph: Pick<GraphPack, 'stats'>,
  ngrams: ReturnType<ShortNgrams['finish']>,
): ShortViews {
  return {
    overview,
    issues: shortIssues(issues),
    filters: { groups: filterGroups },
    structure: structureOf(trees.folder, tables, { levels: 1, maxChildren: FOLDERS }),
    ngrams,
    graph,
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
      const summary = STORED_VIEWS.ngramSummary(JSON.parse(json));
      if (!summary) throw new TypeError('phrases were counted without a summary');
      this.summary = summary;
      this.needed = new Set(ngramPartsFor(summary, this.query));
    } else if (this.needed.has(part)) this.texts.set(part, json);
  }

  finish() {
    if (!this.summary) return null;
    const parts = new Map<string, StoredPhrases>();
    for (const [part, json] of this.texts) {
      const phrases = STORED_VIEWS.ngramPhrases(JSON.parse(json));
      if (!phrases) throw new TypeError(`no phrases were counted for ${part}`);
      parts.set(part, phrases);
    }
    return ngramsOf({ summary: this.summary, parts }, this.query);
  }
}
