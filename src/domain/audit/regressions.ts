/** In what an audit can find a site worse than the one before. */
export const REGRESSION_RULES = ['score_fell', 'pages_gone', 'check_appeared', 'check_grew'] as const;
type RegressionRule = (typeof REGRESSION_RULES)[number];

/** The weightiest of an audit. Chosen: an event is a summary, and the audit has the rest. */
export const MOST_REGRESSIONS = 20;

export interface Regression {
  readonly rule: RegressionRule;
  /** Whose hits are counted; null for what is no check's. */
  readonly check: string | null;
  readonly before: number;
  readonly after: number;
}

/** What an audit found, as far as it is compared. */
export interface AuditFound {
  /** Null without a page to judge. */
  readonly score: number | null;
  readonly pages: number;
  /** Whether the whole site was seen: of two audits of which one was not, nothing is said. */
  readonly isComplete: boolean;
}

/** Hits of one check that are errors. */
export interface ErrorCounts {
  readonly check: string;
  readonly before: number;
  readonly after: number;
}

/** All chosen: less than this happens on any site from week to week. */
const SCORE_POINTS = 5;
const PAGES_SHARE = 0.1;
const FEWEST_PAGES = 2;
const GROWN_BY = 10;
const GROWN_SHARE = 0.2;

/** @param removed pages of the audit before that are gone @returns the weightiest first */
export function judgeRegressions(
  before: AuditFound,
  after: AuditFound,
  removed: number,
  errors: readonly ErrorCounts[],
): readonly Regression[] {
  if (!before.isComplete || !after.isComplete) return [];
  const found: Regression[] = [];
  if (before.score !== null && after.score !== null && before.score - after.score >= SCORE_POINTS)
    found.push({ rule: 'score_fell', check: null, before: before.score, after: after.score });
  if (removed >= FEWEST_PAGES && removed >= before.pages * PAGES_SHARE)
    found.push({ rule: 'pages_gone', check: null, before: before.pages, after: before.pages - removed });
  for (const counts of errors.toSorted((a, b) => b.after - b.before - (a.after - a.before))) {
    const more = counts.after - counts.before;
    if (counts.before === 0 && counts.after > 0) found.push({ rule: 'check_appeared', ...counts });
    else if (more >= GROWN_BY && more >= counts.before * GROWN_SHARE)
      found.push({ rule: 'check_grew', ...counts });
  }
  return found.slice(0, MOST_REGRESSIONS);
}
