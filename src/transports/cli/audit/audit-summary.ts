import type { Audit } from '../../../domain/audit/audit.js';
import { crawlHead } from '../../../domain/audit/crawl-head.js';
import type { IssuesView, Overview } from '../../../libs/site-audit/index.js';
import {
  auditFacts,
  type AuditResult,
  describeCaps,
  describeNew,
  describeScore,
  NOTHING_FOUND,
} from '../../output/audit-report/audit-facts.js';
import { onOneLine, type Style, type Terminal } from '../command.js';
import { formatFacts, formatTable, wrap } from '../layout.js';

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

const STYLES: Readonly<Record<string, Style>> = { error: 'red', warning: 'yellow', notice: 'cyan' };

function scoreStyle({ score: { grade } }: Overview): Style {
  if (grade === 'A' || grade === 'B') return 'green';
  return grade === 'C' ? 'yellow' : 'red';
}

function firstExample({ samples: [sample] }: IssuesView['issues'][number]): string {
  return sample ? onOneLine(`${sample.url ?? 'the site'}: ${sample.observed}`).slice(0, 120) : '';
}
