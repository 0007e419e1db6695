import type { CrawlHead } from '../../../domain/audit/crawl-head.js';
import type { IssuesView, Overview } from '../../../libs/site-audit/index.js';
import type { ReportedAudit } from '../../../services/audit/views/audit-report.js';

/** What people read of an audit that is done. */
export interface AuditResult {
  readonly head: CrawlHead;
  readonly overview: Overview;
  readonly issues: IssuesView;
  /** Beside the baseline of the command line; null without one. */
  readonly changes: HitChanges | null;
}

/** What the report for people is made of. Ignored checks are not among its first fixes. */
export type AuditReportParts = AuditResult & ReportedAudit;

/** What an audit found that its baseline has not; hits are compared by their check and URL, as in the service. */
export interface HitChanges {
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  /** New hits of each check that has some. */
  readonly byCheck: ReadonlyMap<string, number>;
  /** Hits of the baseline that were not found again: fixed, or not crawled. */
  readonly gone: number;
}

export const NOTHING_FOUND = 'Nothing is wrong with it, as far as this can tell.';

/** `87 of 100, B`. */
export function describeScore({ score }: Pick<Overview, 'score'>): string {
  if (score.value === null) return 'no page to judge';
  return (
    `${score.value} of 100, ${score.grade ?? ''}` +
    (score.confidence === 'partial' ? ', of the part that was crawled' : '')
  );
}

/** Why the score can't be higher, in sentences. */
export function describeCaps({ score }: Pick<Overview, 'score'>): string[] {
  return score.caps.map(({ reason, max }) => `At most ${max} points: ${reason.replaceAll('_', ' ')}.`);
}

/** The numbers of an audit, each with its name. */
export function auditFacts({
  head,
  overview: { totals, statusClasses },
  issues: { summary },
  changes,
}: AuditResult): (readonly [name: string, text: string])[] {
  const seconds = Math.round(head.elapsedMs / 100) / 10;
  return [
    ['Pages', `${totals.htmlPages}, of which ${totals.indexable} may be listed by a search engine`],
    ['Links', `${totals.internalLinks} within the site, ${totals.externalLinks} to others`],
    ['Answers', describeCounts(statusClasses)],
    ['Crawl', `${seconds} s, ${head.pagesPerSecond} pages/s${describeStop(head)}`],
    ['Found', `${summary.errors} errors, ${summary.warnings} warnings, ${summary.notices} notices`],
    ...(changes === null ? [] : [['New', describeChanges(changes)] as const]),
  ];
}

function describeChanges({ errors, warnings, notices, gone }: HitChanges): string {
  return `${errors} errors, ${warnings} warnings, ${notices} notices; ${gone} of the baseline were not found again`;
}

/** How many hits of a check the baseline does not have. */
export function describeNew(count: number): string {
  return count === 0 ? '' : `${count} new`;
}

function describeCounts(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ') || 'none';
}

function describeStop({ stopReason, coverage }: CrawlHead): string {
  if (stopReason === null || stopReason === 'done') return '';
  return `; it stopped for ${stopReason.replaceAll('_', ' ')}, ${coverage.skipped} URLs were left out`;
}
