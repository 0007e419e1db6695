import type { Audit } from '../../domain/audit/audit.js';
import { crawlHead, type CrawlHead } from '../../domain/audit/crawl-head.js';
import type { IssuesView, Overview } from '../../libs/site-audit/index.js';
import type { HitChanges } from './audit-baseline.js';
import { onOneLine, type Style, type Terminal } from './command.js';
import { formatFacts, formatTable, wrap } from './layout.js';

/** How far an audit has come, on one line. */
export function describeAuditProgress(audit: Audit, now: Date): string {
  const { counts, progress, status } = audit;
  if (status !== 'crawling') return `${status.padEnd(9)}  ${progress} %, ${counts.pages} pages`;
  const { elapsedMs, pagesPerSecond } = crawlHead(audit, now);
  return (
    `crawling   ${progress} %, ${counts.pages} pages, ${counts.queued} queued, ${counts.failed} without an answer, ` +
    `${pagesPerSecond} pages/s, ${Math.round(elapsedMs / 1000)} s`
  );
}

/** What people read of an audit that is done. */
export interface AuditResult {
  readonly head: CrawlHead;
  readonly overview: Overview;
  readonly issues: IssuesView;
  /** Compared with the baseline; null without one. */
  readonly changes: HitChanges | null;
}

const MOST_LISTED = 40;

/** What a person wants to know first: how the site does, and what to do about it. */
export function describeAudit(
  result: AuditResult,
  { columns, paint }: Pick<Terminal, 'columns' | 'paint'>,
): string {
  const { head, overview, issues: view, changes } = result;
  const listed = view.issues.slice(0, MOST_LISTED);
  const score = describeScore(overview);
  const severity = (line: string) =>
    line.replace(/^(error|warning|notice)\b/, (word) => paint(STYLES[word] ?? 'bold', word));
  const table = formatTable(
    listed.map((issue) => [
      issue.severity,
      String(issue.count),
      ...(changes === null ? [] : [describeNew(changes.byCheck.get(issue.check) ?? 0)]),
      issue.check,
      issue.title,
      issue.templateWide ? 'one template' : '',
      firstExample(issue),
    ]),
    columns,
  );
  const paragraphs = [
    [...wrap(`${head.domain}: ${score}`, columns)].map((line) =>
      line.replace(score, () => paint(scoreStyle(overview), score)),
    ),
    [formatFacts(auditFacts(result), columns)],
    describeCaps(overview).flatMap((sentence) => wrap(sentence, columns)),
    listed.length === 0 ? [NOTHING_FOUND] : table.split('\n').map(severity),
    view.issues.length > listed.length ? [`and ${view.issues.length - listed.length} more kinds.`] : [],
    wrap('galley checks <id> tells more of a check; --format html -o FILE writes a report.', columns),
  ];
  return `\n${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}`;
}

export const NOTHING_FOUND = 'Nothing is wrong with it, as far as this can tell.';

const STYLES: Readonly<Record<string, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan' };

function scoreStyle({ score: { grade } }: Overview): Style {
  if (grade === 'A' || grade === 'B') return 'green';
  return grade === 'C' ? 'yellow' : 'red';
}

/** `87 of 100, B`. */
export function describeScore({ score }: Overview): string {
  if (score.value === null) return 'no page to judge';
  return (
    `${score.value} of 100, ${score.grade ?? ''}` +
    (score.confidence === 'partial' ? ', of the part that was crawled' : '')
  );
}

/** Why the score can't be higher, in sentences. */
export function describeCaps({ score }: Overview): string[] {
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

function firstExample({ samples: [sample] }: IssuesView['issues'][number]): string {
  return sample ? onOneLine(`${sample.url ?? 'the site'}: ${sample.observed}`).slice(0, 120) : '';
}

function describeCounts(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ') || 'none';
}

function describeStop({ stopReason, coverage }: CrawlHead): string {
  if (stopReason === null || stopReason === 'done') return '';
  return `; it stopped for ${stopReason.replaceAll('_', ' ')}, ${coverage.skipped} URLs were left out`;
}
