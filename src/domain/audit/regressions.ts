import { z } from 'zod';
import { SEVERITIES } from '../../libs/site-audit/index.js';
import { shapeOf } from '../../libs/shape/index.js';

/** In what an audit can find a site worse than another. */
export const REGRESSION_RULES = [
  'score_fell',
  'pages_gone',
  'indexable_fell',
  'start_page_closed',
  'sitemap_lost',
  'ttfb_grew',
  'check_appeared',
  'check_grew',
] as const;
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

/** What an edition calls a regression. */
export interface RegressionRules {
  /** Hits that are this bad or worse count. */
  readonly severity: (typeof SEVERITIES)[number];
  /** The only checks that count; null for all. */
  readonly checks: readonly string[] | null;
  /** So many points less are a regression; null for never. */
  readonly scorePoints: number | null;
  /** This share of the pages that is gone, 0 to 1; null for never. */
  readonly pagesShare: number | null;
  /** This share of the indexable pages less, beyond their part of those that are gone, 0 to 1; null for never. */
  readonly indexableShare: number | null;
  /** Whether it is one that search engines may list the start page no more. */
  readonly startPage: boolean;
  /** Whether it is one that the sitemaps are gone, as `isSitemapGone` says. */
  readonly sitemap: boolean;
  /** The slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long; null for never. */
  readonly ttfbShare: number | null;
  /** So many hits of a check that had none; null for never. */
  readonly newHits: number | null;
  /** So many hits more of a check that had some; null for never. */
  readonly moreHits: number | null;
  /** And that they are this share of those before, 0 for any. */
  readonly moreShare: number;
}

/** What an edition calls a regression, and with what its audits are compared. */
export interface EditionRules extends RegressionRules {
  /** The id of the audit that later ones are compared with; null for the one before each. */
  readonly baselineId: string | null;
}

/**
 * All chosen: less than this happens on any site from week to week. The time to the first byte is off: it is measured by workers that
 * do other work at once, so it also grows with their load.
 */
export const DEFAULT_RULES: RegressionRules = {
  severity: 'error',
  checks: null,
  scorePoints: 5,
  pagesShare: 0.1,
  indexableShare: 0.1,
  startPage: true,
  sitemap: true,
  ttfbShare: null,
  newHits: 1,
  moreHits: 10,
  moreShare: 0.2,
};

/** As they are stored: what was never said is absent, and as usual. */
export const rulesShape = shapeOf<RegressionRules>()(
  z.object({
    severity: z.enum(SEVERITIES).default(DEFAULT_RULES.severity),
    checks: z.array(z.string()).nullable().default(null),
    scorePoints: z.number().nullable().default(DEFAULT_RULES.scorePoints),
    pagesShare: z.number().nullable().default(DEFAULT_RULES.pagesShare),
    indexableShare: z.number().nullable().default(DEFAULT_RULES.indexableShare),
    startPage: z.boolean().default(DEFAULT_RULES.startPage),
    sitemap: z.boolean().default(DEFAULT_RULES.sitemap),
    ttfbShare: z.number().nullable().default(DEFAULT_RULES.ttfbShare),
    newHits: z.number().nullable().default(DEFAULT_RULES.newHits),
    moreHits: z.number().nullable().default(DEFAULT_RULES.moreHits),
    moreShare: z.number().default(DEFAULT_RULES.moreShare),
  }),
);

/** Severities whose hits count. */
export function countedSeverities({ severity }: RegressionRules): readonly string[] {
  return SEVERITIES.slice(0, SEVERITIES.indexOf(severity) + 1);
}

/** What an audit found, as far as it is compared. */
export interface AuditFound {
  /** Null without a page to judge. */
  readonly score: number | null;
  readonly pages: number;
  /** Of the pages those that search engines may list. */
  readonly indexable: number;
  /** Whether the start page answers 200, without noindex, and robots.txt shuts out neither all crawlers nor Google's. */
  readonly isStartOpen: boolean;
  /** URLs that its sitemaps list. */
  readonly listed: number;
  /** In which nine of ten pages sent their first byte, in ms; 0 without pages. */
  readonly ttfbMs: number;
  /** Whether the whole site was seen: of two audits of which one was not, nothing is said. */
  readonly isComplete: boolean;
}

/** And what is known only of the audit that is judged. */
export interface AuditNow extends AuditFound {
  /** Whether the sitemaps are known to be gone: of one that gave no answer nothing is known. */
  readonly isSitemapGone: boolean;
}

/** Hits of one check that are as bad as the rules ask for. */
export interface HitCounts {
  readonly check: string;
  readonly before: number;
  readonly after: number;
}

/** One page may go any day. */
const FEWEST_PAGES = 2;
/** Less is felt by nobody, and is the way there as often as the site. Chosen, in ms. */
const SLOWER_BY_MS = 500;

/** @param removed pages of the audit before that are gone @returns the weightiest first */
export function judgeRegressions(
  rules: RegressionRules,
  before: AuditFound,
  after: AuditNow,
  removed: number,
  hits: readonly HitCounts[],
): readonly Regression[] {
  if (!before.isComplete || !after.isComplete) return [];
  const { scorePoints, pagesShare, indexableShare, ttfbShare, newHits, moreHits, moreShare } = rules;
  const found: Regression[] = [];
  if (rules.startPage && before.isStartOpen && !after.isStartOpen)
    found.push({ rule: 'start_page_closed', check: null, before: 1, after: 0 });
  const points = before.score === null || after.score === null ? 0 : before.score - after.score;
  if (before.score !== null && after.score !== null && scorePoints !== null && points >= scorePoints)
    found.push({ rule: 'score_fell', check: null, before: before.score, after: after.score });
  if (pagesShare !== null && removed >= FEWEST_PAGES && removed >= before.pages * pagesShare)
    found.push({ rule: 'pages_gone', check: null, before: before.pages, after: before.pages - removed });
  // Pages that are gone take their part of the indexable ones along, and are reported already.
  const expected = before.indexable * Math.min(1, after.pages / before.pages);
  const excluded = expected - after.indexable;
  if (indexableShare !== null && excluded >= FEWEST_PAGES && excluded >= expected * indexableShare)
    found.push({ rule: 'indexable_fell', check: null, before: before.indexable, after: after.indexable });
  if (rules.sitemap && before.listed > 0 && after.listed === 0 && after.isSitemapGone)
    found.push({ rule: 'sitemap_lost', check: null, before: before.listed, after: 0 });
  const slower = after.ttfbMs - before.ttfbMs;
  if (
    ttfbShare !== null &&
    before.ttfbMs > 0 &&
    slower >= SLOWER_BY_MS &&
    slower >= before.ttfbMs * ttfbShare
  )
    found.push({ rule: 'ttfb_grew', check: null, before: before.ttfbMs, after: after.ttfbMs });
  for (const counts of hits.toSorted((a, b) => b.after - b.before - (a.after - a.before))) {
    const more = counts.after - counts.before;
    if (rules.checks !== null && !rules.checks.includes(counts.check)) continue;
    if (counts.before === 0) {
      if (newHits !== null && counts.after >= newHits) found.push({ rule: 'check_appeared', ...counts });
    } else if (moreHits !== null && more >= moreHits && more >= counts.before * moreShare)
      found.push({ rule: 'check_grew', ...counts });
  }
  return found.slice(0, MOST_REGRESSIONS);
}
