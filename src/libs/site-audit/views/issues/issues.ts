import type { Check, Severity, Source } from '../../rules/check.js';
import { folderOf, type CheckResult, type Hit } from '../../rules/judge-site.js';
import type { LostPoints } from '../../rules/score.js';
import type { IssuesQuery } from '../view-query.js';

/** How many hits of a check are new, gone and the same since the audit before. */
export interface ChangeCounts {
  readonly new: number;
  readonly fixed: number;
  readonly same: number;
}

/** One check that hit something, or that hit something in the audit before. */
export interface Issue {
  readonly check: string;
  readonly title: string;
  readonly category: Check['category'];
  readonly severity: Severity;
  readonly scope: Check['scope'];
  readonly rule: string;
  readonly threshold: NonNullable<Check['threshold']> | null;
  readonly count: number;
  readonly urls: number;
  readonly population: number;
  /** 0 to 1. */
  readonly share: number;
  readonly templateWide: boolean;
  /** The least certain of its hits. */
  readonly confidence: 'confirmed' | 'likely' | 'unverifiable';
  readonly why: string;
  readonly fix: string;
  /** Absent in audits that were stored before checks had one. */
  readonly source?: Source;
  readonly effort: Check['effort'];
  /** What it costs the score. */
  readonly points: number;
  readonly change: ChangeCounts;
  /** The folders with most of it. */
  readonly patterns: readonly { readonly folder: string; readonly count: number }[];
  readonly samples: readonly IssueSample[];
  readonly items: string;
}

export interface IssueSample extends Omit<Hit, 'folder' | 'severity' | 'confidence' | 'inlinks'> {
  readonly inlinks: number;
  readonly pagerank: number;
}

export interface IssuesView {
  readonly summary: {
    readonly checksRun: number;
    readonly checksFailed: number;
    readonly errors: number;
    readonly warnings: number;
    readonly notices: number;
    readonly suppressed: number;
  };
  readonly issues: readonly Issue[];
}

/** One hit of a check, as it is listed. */
export interface IssueItem extends Hit {
  readonly check: string;
  /** Beside the audit before; null where there was none. */
  readonly change: 'new' | 'same' | 'fixed' | null;
}

/** The view as it is answered: with the hits of the one check that was asked for. */
export interface IssuesData extends IssuesView {
  readonly items: readonly IssueItem[];
}

/** The work list: what costs most first. */
export function issuesOf(
  results: readonly CheckResult[],
  lost: readonly LostPoints[],
  changes: ReadonlyMap<string, ChangeCounts>,
  rankOf: (url: string) => number,
): IssuesView {
  const points = new Map(lost.map((each) => [each.check, each.points]));
  const issues = results
    .filter(({ check, count }) => count > 0 || (changes.get(check.id)?.fixed ?? 0) > 0)
    .map((result) => issueOf(result, points.get(result.check.id) ?? 0, changes, rankOf));
  const failed = results.filter(({ count }) => count > 0);
  const sum = (severity: Severity) =>
    failed.reduce((total, { bySeverity }) => total + bySeverity[severity], 0);
  return {
    summary: {
      checksRun: results.length,
      checksFailed: failed.length,
      errors: sum('error'),
      warnings: sum('warning'),
      notices: sum('notice'),
      suppressed: 0,
    },
    issues: sortIssues(issues, 'points'),
  };
}

function issueOf(
  { check, ...result }: CheckResult,
  points: number,
  changes: ReadonlyMap<string, ChangeCounts>,
  rankOf: (url: string) => number,
): Issue {
  return {
    check: check.id,
    title: check.title,
    category: check.category,
    severity: check.severity,
    scope: check.scope,
    rule: check.rule,
    threshold: check.threshold ?? null,
    count: result.count,
    urls: result.urls,
    population: result.population,
    share: result.population === 0 ? 0 : Math.min(1, (result.urls || result.count) / result.population),
    templateWide: result.templateWide,
    confidence: result.unverifiable > 0 ? 'unverifiable' : result.likely > 0 ? 'likely' : 'confirmed',
    why: check.why,
    fix: check.fix,
    source: check.source,
    effort: check.effort,
    points,
    change: changes.get(check.id) ?? { new: 0, fixed: 0, same: 0 },
    patterns: result.folders,
    samples: result.samples.map((hit) => sampleOf(hit, rankOf)),
    items: `?view=issues&check=${check.id}`,
  };
}

function sampleOf(hit: Hit, rankOf: (url: string) => number): IssueSample {
  const { url, status, depth, inlinks, observed, detail, where, sources, sourcePages } = hit;
  const pagerank = url === null ? 0 : rankOf(url);
  return { url, status, depth, inlinks, pagerank, observed, detail, where, sources, sourcePages };
}

const WEIGHT: Readonly<Record<Severity, number>> = { error: 2, warning: 1, notice: 0 };

/** @param counts of each check's hits under the query; null where it asks for nothing that hits are chosen by */
export function chooseIssues(
  { summary, issues }: IssuesView,
  query: Pick<IssuesQuery, 'severity' | 'category' | 'check' | 'sort' | 'folder' | 'changed' | 'minInlinks'>,
  counts: ReadonlyMap<string, number> | null,
): IssuesView {
  const chosen = issues
    .filter(({ severity }) => query.severity === null || severity === query.severity)
    .filter(({ category }) => query.category === null || category === query.category)
    .filter(({ check }) => query.check === null || check === query.check)
    .flatMap((issue) => {
      if (counts === null) return [issue];
      const count = counts.get(issue.check) ?? 0;
      return count === 0 ? [] : [narrowed(issue, count, query)];
    });
  return { summary, issues: sortIssues(chosen, query.sort) };
}

/** What was kept of the whole issue must not show what was not asked for. */
function narrowed(
  issue: Issue,
  count: number,
  { folder, changed, minInlinks }: Pick<IssuesQuery, 'folder' | 'changed' | 'minInlinks'>,
): Issue {
  const isIn = (path: string) => folder === null || path.startsWith(folder);
  return {
    ...issue,
    count,
    urls: Math.min(issue.urls, count),
    patterns: issue.patterns.filter((pattern) => isIn(pattern.folder)),
    // Whether an issue is new is not stored; its hits show it.
    samples:
      changed === null
        ? issue.samples.filter(
            ({ url, inlinks }) =>
              inlinks >= minInlinks && (folder === null || (url !== null && isIn(folderOf(url)))),
          )
        : [],
  };
}

function sortIssues(issues: readonly Issue[], sort: IssuesQuery['sort']): Issue[] {
  const keys: readonly ((issue: Issue) => number)[] = {
    points: [(issue: Issue) => issue.points, weigh, (issue: Issue) => issue.count],
    count: [(issue: Issue) => issue.count, weigh],
    severity: [weigh, (issue: Issue) => issue.points, (issue: Issue) => issue.count],
  }[sort];
  return [...issues].sort((a, b) => {
    for (const key of keys) {
      const difference = key(b) - key(a);
      if (difference !== 0) return difference;
    }
    return a.check < b.check ? -1 : 1;
  });
}

function weigh({ severity }: Issue): number {
  return WEIGHT[severity];
}
