import { Command, InvalidArgumentError, Option } from 'commander';
import type { Audit, ViewName } from '../../domain/audit/audit.js';
import { VIEWS } from '../../domain/audit/audit.js';
import { crawlHead } from '../../domain/audit/crawl-head.js';
import type { IssuesView, Overview } from '../../libs/site-audit/index.js';
import { formatTable, onOneLine } from './command.js';

export interface AuditRequest {
  readonly url: string;
  /** null for a readable summary. */
  readonly view: ViewName | null;
  readonly json: boolean;
  readonly maxPages: number | null;
  /** Whether links to other sites are asked whether they answer. */
  readonly external: boolean;
  readonly respectRobots: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** The audit is not passed when it found something this bad; null: whatever it found. */
  readonly failOn: 'error' | 'warning' | null;
  /** Nor when its score is less; null: whatever the score. */
  readonly minScore: number | null;
}

/** Of the command when the audit is not passed: for a script that must tell it from an audit that failed, which is 1. */
export const NOT_PASSED = 3;

/** `galley audit`. @param audit runs it; resolves when it is over */
export function auditCommand(audit: (given: AuditRequest) => Promise<void>): Command {
  const collect = (value: string, before: readonly string[]) => [...before, value];
  return new Command('audit')
    .summary('crawl a web site and tell what is wrong with it')
    .description(
      'Crawls a whole web site, runs every check on it and tells what was found, without an account: the same audit ' +
        'that the service makes. It needs no database, and keeps nothing.',
    )
    .argument('<url>', 'where the site begins')
    .option('--view <name>', `print one view as JSON: ${VIEWS.join(', ')}`, viewOption)
    .option('--json', 'print the overview and the issues as JSON')
    .option('--max-pages <count>', 'crawl so many pages at most', countOption)
    .option('--no-external', 'leave links to other sites unasked')
    .option('--ignore-robots', 'crawl what robots.txt forbids, too: of a site of your own')
    .option(
      '--include <path>',
      'crawl only such paths; * stands for anything; may be given again',
      collect,
      [],
    )
    .option('--exclude <path>', 'leave out such paths; may be given again', collect, [])
    .addOption(
      new Option('--fail-on <severity>', `end with ${NOT_PASSED} when something this bad is found`).choices([
        'error',
        'warning',
      ]),
    )
    .option('--min-score <score>', `end with ${NOT_PASSED} when the score is less, 0 to 100`, scoreOption)
    .action((url: string, options: AuditOptions) =>
      audit({
        url,
        view: options.view ?? null,
        json: options.json ?? false,
        maxPages: options.maxPages ?? null,
        external: options.external,
        respectRobots: !options.ignoreRobots,
        include: options.include,
        exclude: options.exclude,
        failOn: options.failOn ?? null,
        minScore: options.minScore ?? null,
      }),
    );
}

interface AuditOptions {
  readonly view?: ViewName;
  readonly json?: true;
  readonly maxPages?: number;
  readonly external: boolean;
  readonly ignoreRobots?: true;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly failOn?: 'error' | 'warning';
  readonly minScore?: number;
}

function scoreOption(text: string): number {
  const score = Number(text);
  if (text.trim() === '' || !(score >= 0 && score <= 100))
    throw new InvalidArgumentError('It must be a number from 0 to 100.');
  return score;
}

function viewOption(text: string): ViewName {
  const view = VIEWS.find((one) => one === text);
  if (view === undefined) throw new InvalidArgumentError(`It must be one of ${VIEWS.join(', ')}.`);
  return view;
}

function countOption(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return count;
}

/** How far an audit has come, on one line. */
export function describeAuditProgress(audit: Audit, now: Date): string {
  const { counts, status } = audit;
  if (status !== 'crawling') return `${status.padEnd(9)}  ${counts.pages} pages`;
  const { elapsedMs, pagesPerSecond } = crawlHead(audit, now);
  return (
    `crawling   ${counts.pages} pages, ${counts.queued} queued, ${counts.failed} without an answer, ` +
    `${pagesPerSecond} pages/s, ${Math.round(elapsedMs / 1000)} s`
  );
}

const MOST_LISTED = 40;

/** @returns why the audit is not passed, in a sentence; null where it is */
export function judgeAudit(
  { failOn, minScore }: Pick<AuditRequest, 'failOn' | 'minScore'>,
  { score }: Pick<Overview, 'score'>,
  { summary }: Pick<IssuesView, 'summary'>,
): string | null {
  const { errors, warnings } = summary;
  if (failOn !== null && errors > 0) return `Not passed: ${errors} errors were found.`;
  if (failOn === 'warning' && warnings > 0) return `Not passed: ${warnings} warnings were found.`;
  if (minScore === null) return null;
  if (score.value === null) return 'Not passed: there was no page to judge.';
  return score.value < minScore
    ? `Not passed: the score is ${score.value}, and less than ${minScore}.`
    : null;
}

/** What a person wants to know first: how the site does, and what to do about it. */
export function describeAudit(
  audit: Audit,
  overview: Overview,
  { summary, issues }: IssuesView,
  now: Date,
): string {
  const { score, totals } = overview;
  const head = crawlHead(audit, now);
  const listed = issues.slice(0, MOST_LISTED);
  return [
    '',
    `${head.domain}: ${score.value === null ? 'no page to judge' : `${score.value} of 100, ${score.grade ?? ''}`}` +
      (score.confidence === 'partial' ? ', of the part that was crawled' : ''),
    '',
    formatTable([
      ['Pages', `${totals.htmlPages}, of which ${totals.indexable} may be listed by a search engine`],
      ['Links', `${totals.internalLinks} within the site, ${totals.externalLinks} to others`],
      ['Answers', describeCounts(overview.statusClasses)],
      [
        'Crawl',
        `${Math.round(head.elapsedMs / 100) / 10} s, ${head.pagesPerSecond} pages/s${describeStop(audit)}`,
      ],
      ['Found', `${summary.errors} errors, ${summary.warnings} warnings, ${summary.notices} notices`],
    ]),
    '',
    ...score.caps.map(({ reason, max }) => `At most ${max} points: ${reason.replaceAll('_', ' ')}.`),
    ...(listed.length === 0
      ? ['Nothing is wrong with it, as far as this can tell.']
      : [
          formatTable(
            listed.map((issue) => [
              issue.severity,
              String(issue.count),
              issue.title,
              issue.check,
              issue.templateWide ? 'one template' : '',
              firstExample(issue),
            ]),
          ),
        ]),
    ...(issues.length > listed.length ? ['', `and ${issues.length - listed.length} more kinds.`] : []),
    '',
    'galley checks <id> tells more of a check; --view issues prints everything as JSON.',
  ].join('\n');
}

function firstExample({ samples: [sample] }: IssuesView['issues'][number]): string {
  return sample ? onOneLine(`${sample.url ?? 'the site'}: ${sample.observed}`).slice(0, 120) : '';
}

function describeCounts(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ') || 'none';
}

function describeStop({ stopReason, counts }: Audit): string {
  if (stopReason === null || stopReason === 'done') return '';
  return `; it stopped for ${stopReason.replaceAll('_', ' ')}, ${counts.skipped} URLs were left out`;
}
