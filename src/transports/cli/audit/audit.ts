import { Command, InvalidArgumentError, Option } from 'commander';
import { VIEWS, type ViewName } from '../../../domain/audit/audit.js';
import { refuse } from '../../../domain/errors.js';
import type { IssuesView, Overview } from '../../../libs/site-audit/index.js';
import type { HitChanges } from '../../output/audit-report/audit-facts.js';
import { compareCommand, type CompareRequest } from './audit-compare.js';
import { robotsCommand, type RobotsRequest } from './audit-robots.js';

const FORMATS = ['html', 'csv', 'json'] as const;
export type AuditFormat = (typeof FORMATS)[number];

export interface AuditRequest {
  readonly url: string;
  /** The one view that is printed, as JSON; null for the whole audit. */
  readonly view: ViewName | null;
  /** Of the whole audit: a page, a table of its hits, or JSON; null for a readable summary. */
  readonly format: AuditFormat | null;
  /** Where that goes; null for standard output. */
  readonly file: string | null;
  /** Where a sitemap of what may be indexed goes; null for none. */
  readonly sitemap: string | null;
  readonly maxPages: number | null;
  readonly maxDepth: number | null;
  readonly maxSeconds: number | null;
  /** null for Galley's own name. */
  readonly userAgent: string | null;
  /** A file with the only addresses that are read, one a line; null to follow links. */
  readonly urls: string | null;
  /** A file with header fields for the site, one a line; null for none. */
  readonly headers: string | null;
  /** A file with searches and segments as JSON; null for none. */
  readonly questions: string | null;
  /** How many pages are rendered in a browser; null for none. */
  readonly renderPages: number | null;
  /** Whether links to other sites are asked whether they answer. */
  readonly external: boolean;
  readonly respectRobots: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** The audit is not passed when it found something this bad; null: whatever it found. */
  readonly failOn: 'error' | 'warning' | null;
  /** Nor when its score is less; null: whatever the score. */
  readonly minScore: number | null;
  /** A file with the JSON of an earlier audit, whose hits don't count for `failOn`; null for none. */
  readonly baseline: string | null;
}

/** Of the command when the audit is not passed: for a script that must tell it from an audit that failed, which is 1. */
export const NOT_PASSED = 3;

/**
 * `galley audit`.
 * @param audit runs it; resolves when it is over
 * @param compare compares two that were written into files
 * @param robots tests addresses against a robots.txt
 */
export function auditCommand(
  audit: (given: AuditRequest) => Promise<void>,
  compare: (given: CompareRequest) => Promise<void>,
  robots: (given: RobotsRequest) => Promise<void>,
): Command {
  const collect = (value: string, before: readonly string[]) => [...before, value];
  return (
    new Command('audit')
      // What stands behind the name of a command below is that command's, whatever options this one has by the same name.
      .enablePositionalOptions()
      .summary('crawl a web site and list its faults')
      .description(
        'Crawls a whole web site, runs every check on it and reports what it found, without an account: the same audit ' +
          'as that of the service. It needs no database and stores nothing.',
      )
      .argument('<url>', 'the start URL')
      .option('--view <name>', `print one view as JSON: ${VIEWS.join(', ')}`, viewOption)
      .option(
        '--json',
        'the same as --format json: overview, issues, URLs of all hits, and facts of each URL',
      )
      .addOption(
        new Option('--format <format>', 'print a page for readers, a table of all hits, or JSON')
          .choices(FORMATS)
          .conflicts(['view', 'json']),
      )
      .option('-o, --output <file>', 'write it into this file, and print the summary')
      .option('--sitemap <file>', 'write a sitemap of the pages that search engines may index into this file')
      .option('--max-pages <count>', 'crawl at most this many pages', countOption)
      .option('--max-depth <clicks>', 'crawl at most this many clicks from the start', depthOption)
      .option('--max-seconds <seconds>', 'crawl at most this long', countOption)
      .option(
        '--urls <file>',
        'read only the start URL and the URLs in this file, one a line; follow no links',
      )
      .option(
        '--headers <file>',
        'send the header fields in this file, one a line (Name: value), to this site only',
      )
      .option(
        '--questions <file>',
        'run the searches and count the segments in this file: JSON as for the start of an audit',
      )
      .option(
        '--render [pages]',
        `render this many pages in Chromium, ${USUAL_RENDERED} by default, and compare them with their HTML`,
        renderOption,
      )
      .option('--user-agent <name>', 'the User-Agent to send; robots.txt is read for its first word')
      .option('--no-external', 'do not check links to other sites')
      .option('--ignore-robots', 'also crawl what robots.txt forbids, on a site of your own')
      .option('--include <path>', 'crawl only these paths; * matches anything; can be repeated', collect, [])
      .option('--exclude <path>', 'leave out these paths; can be repeated', collect, [])
      .addOption(
        new Option(
          '--fail-on <severity>',
          `exit with ${NOT_PASSED} when a fault of this severity, or a worse one, is found`,
        ).choices(['error', 'warning']),
      )
      .option('--min-score <score>', `exit with ${NOT_PASSED} when the score is lower, 0 to 100`, scoreOption)
      .option(
        '--baseline <file>',
        `exit with ${NOT_PASSED} only for errors or warnings that are not in this JSON of an earlier audit`,
      )
      .action(async (url: string, options: AuditOptions) => {
        const { view = null, json, output = null, baseline = null } = options;
        const { format = json && view === null ? 'json' : null } = options;
        if (output !== null && format === null && view === null)
          throw refuse('invalid_params', `--output needs --format: ${FORMATS.join(', ')}.`);
        await audit({
          url,
          view,
          format,
          file: output,
          sitemap: options.sitemap ?? null,
          maxPages: options.maxPages ?? null,
          maxDepth: options.maxDepth ?? null,
          maxSeconds: options.maxSeconds ?? null,
          userAgent: options.userAgent ?? null,
          urls: options.urls ?? null,
          headers: options.headers ?? null,
          questions: options.questions ?? null,
          renderPages: options.render === true ? USUAL_RENDERED : (options.render ?? null),
          external: options.external,
          respectRobots: !options.ignoreRobots,
          include: options.include,
          exclude: options.exclude,
          failOn: options.failOn ?? (baseline === null ? null : 'warning'),
          minScore: options.minScore ?? null,
          baseline,
        });
      })
      .addCommand(compareCommand(compare))
      .addCommand(robotsCommand(robots))
  );
}

interface AuditOptions {
  readonly view?: ViewName;
  readonly json?: true;
  readonly format?: AuditFormat;
  readonly output?: string;
  readonly sitemap?: string;
  readonly baseline?: string;
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly maxSeconds?: number;
  readonly userAgent?: string;
  readonly urls?: string;
  readonly headers?: string;
  readonly questions?: string;
  readonly render?: number | true;
  readonly external: boolean;
  readonly ignoreRobots?: true;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly failOn?: 'error' | 'warning';
  readonly minScore?: number;
}

/** Pages that `--render` renders without a number. Chosen: a minute's work. */
const USUAL_RENDERED = 20;
/** As of the setting `render_pages`. */
const MOST_RENDERED = 500;

function renderOption(text: string): number {
  const count = countOption(text);
  if (count > MOST_RENDERED) throw new InvalidArgumentError(`It must be at most ${MOST_RENDERED}.`);
  return count;
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

function depthOption(text: string): number {
  return text === '0' ? 0 : countOption(text);
}

function countOption(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return count;
}

/**
 * @param changes where there is a baseline: then only new hits count
 * @returns why the audit is not passed, in a sentence; null where it is
 */
export function judgeAudit(
  { failOn, minScore }: Pick<AuditRequest, 'failOn' | 'minScore'>,
  { score }: Pick<Overview, 'score'>,
  { summary }: Pick<IssuesView, 'summary'>,
  changes: Pick<HitChanges, 'errors' | 'warnings'> | null,
): string | null {
  const { errors, warnings } = changes ?? summary;
  const which = changes === null ? 'were found' : 'are not in the baseline';
  if (failOn !== null && errors > 0) return `Not passed: ${errors} errors ${which}.`;
  if (failOn === 'warning' && warnings > 0) return `Not passed: ${warnings} warnings ${which}.`;
  if (minScore === null) return null;
  if (score.value === null) return 'Not passed: there was no page to judge.';
  return score.value < minScore
    ? `Not passed: the score is ${score.value}, and less than ${minScore}.`
    : null;
}
