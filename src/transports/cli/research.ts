import { Command } from 'commander';
import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';
import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import { formatTable, onOneLine } from './command.js';

export interface ResearchOptions {
  readonly url: string;
  readonly json: boolean;
  /** Where the report goes as a page; null for nowhere. */
  readonly html: string | null;
}

/** `galley research`. @param research runs it; resolves when it is over */
export function researchCommand(research: (given: ResearchOptions) => Promise<void>): Command {
  return new Command('research')
    .summary('read a web site and report on it')
    .description(
      'Reads a web site, searches the web where a search is set up, and reports what the site is about, what it answers ' +
        'and what it lacks, without an account: the same report that the service makes.',
    )
    .argument('<url>', 'where the site begins')
    .option('--json', 'print the whole report as JSON')
    .option('--html <file>', 'write the report as a page of its own')
    .action((url: string, options: { readonly json?: true; readonly html?: string }) =>
      research({ url, json: options.json ?? false, html: options.html ?? null }),
    );
}

/** How far a report has come, on one line. */
export function describeReportProgress(
  { status, stage, progress, createdAt }: ReportProgress,
  now: Date,
): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(createdAt)) / 1000));
  return `${(stage ?? status).padEnd(9)}  ${progress} %, ${seconds} s`;
}

const MOST_LISTED = 20;

/** What a person wants to know first. Nothing that stands on a page may steer the terminal. */
export function describeReport(record: ReportRecord): string {
  const { domain, site, title, summary, findings, questions, competitors, limits, sources } = record;
  const answered = questions.filter((question) => question.answered).length;
  const found = findings.toSorted((a, b) => b.importance - a.importance);
  return [
    '',
    onOneLine(`${domain.host}: ${title}`),
    '',
    ...summary.map(({ text }) => onOneLine(text)),
    '',
    formatTable([
      ['Pages', `${site.pagesRead} read of ${site.pagesSeen} known`],
      ['Topics', onOneLine(firstOf(site.topics.map(({ term }) => term)))],
      ['Questions', `${answered} of ${questions.length} answered`],
      ['Sources', `${sources.length}, for ${record.claims.length} claims`],
      ...(competitors.length > 0
        ? [['Others', onOneLine(firstOf(competitors.map(({ host }) => host)))] as const]
        : []),
      ['Checked', record.verdict],
    ]),
    ...listed(
      'Findings',
      found.map(({ kind, text }) => `${kind}: ${text}`),
    ),
    ...listed(
      'Gaps',
      site.gaps.map(({ topic, why }) => `${topic}: ${why}`),
    ),
    ...listed('Not read, and why', limits),
    '',
    '--json prints everything, --html FILE writes it as a page.',
  ].join('\n');
}

function listed(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LISTED;
  return [
    '',
    heading,
    ...lines.slice(0, MOST_LISTED).map((line) => `  ${onOneLine(line)}`),
    ...(more > 0 ? [`  and ${more} more.`] : []),
  ];
}

function firstOf(words: readonly string[]): string {
  return words.slice(0, 8).join(', ') || 'none';
}

/** The report as a page that stands by itself. What is in its body is sanitised already. */
export function reportPage({ title, language, html }: ReportRecord): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeAttribute(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing on the page has to be fetched or run, whatever became of it on its way here.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${escapeText(title)}</title>`,
    '<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}</style>',
    '</head>',
    '<body>',
    html,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
