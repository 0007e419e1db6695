import type { IssuesView } from '../../domain/audit/views/issues.js';
import { ngramPartsFor, ngramsOf, type NgramQuery } from '../../domain/audit/views/ngrams/ngrams-of.js';
import {
  SUMMARY_PART,
  type NgramSummary,
  type StoredPhrases,
} from '../../domain/audit/views/ngrams/ngram-parts.js';
import type { StoredTree } from '../../domain/audit/views/folder-tree.js';
import { structureOf } from '../../domain/audit/views/structure.js';
import type { StructureTables } from '../../domain/audit/views/structure-tally.js';
import type { StoredView } from '../../ports/audit-store.js';
import type { WrittenPart } from '../../ports/phrase-counter.js';

/** Phrases of each length in the short form. */
const PHRASES = 10;
const FOLDERS = 20;

/**
 * All six views in the form that a poll answers which asks for none in particular: whole where they are small, else
 * their beginning; each can be asked for by its name.
 */
export function shortViews(
  views: readonly Pick<StoredView, 'view' | 'part' | 'data'>[],
  ngrams: ReturnType<typeof shortNgrams>,
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

/** The phrases' own, of what was written of them: it is large, and need not be held until the others are made. */
export function shortNgrams(parts: readonly WrittenPart[]) {
  const texts = new Map(parts.map(({ part, json }) => [part, json]));
  const read = (name: string): unknown => {
    const text = texts.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const summary = read(SUMMARY_PART) as NgramSummary | undefined;
  if (!summary) return null;
  const query: Partial<NgramQuery> = { limit: PHRASES };
  const needed = new Map(
    ngramPartsFor(summary, query).flatMap((name) => {
      const data = read(name) as StoredPhrases | undefined;
      return data ? [[name, data] as const] : [];
    }),
  );
  return ngramsOf({ summary, parts: needed }, query);
}
