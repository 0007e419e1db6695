import { Command } from 'commander';
import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import { onOneLine, type Terminal } from './command.js';
import { htmlPage } from '../output/html-page.js';
import { formatFacts, wrap } from './layout.js';

export interface ResearchOptions {
  readonly url: string;
  readonly json: boolean;
  /** Where the report goes as a page; null for nowhere. */
  readonly html: string | null;
  /** Where the database is, if it is Galley's own; null for the folder of the environment, or else the user's. */
  readonly dataDir: string | null;
}

/** `galley research`. @param research runs it; resolves when it is over */
export function researchCommand(research: (given: ResearchOptions) => Promise<void>): Command {
  return new Command('research')
    .summary('read a web site and report on it')
    .description(
      'Reads a web site, searches the web where a search is set up, and reports what the site is about, what it answers ' +
        'and what it lacks, without an account: the same report that the service makes.',
    )
    .argument('<url>', 'the start URL')
    .option('--json', 'print the whole report as JSON')
    .option('--html <file>', 'write the report as a page of its own')
    .option('--data-dir <folder>', 'keep the database here, and not in your own data folder')
    .action(
      (url: string, options: { readonly json?: true; readonly html?: string; readonly dataDir?: string }) =>
        research({
          url,
          json: options.json ?? false,
          html: options.html ?? null,
          dataDir: options.dataDir ?? null,
        }),
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
export function describeReport(record: ReportRecord, { columns }: Pick<Terminal, 'columns'>): string {
  const { domain, site, title, summary, findings, questions, competitors, limits, sources } = record;
  const answered = questions.filter((question) => question.answered).length;
  const found = findings.toSorted((a, b) => b.importance - a.importance);
  const listed = (heading: string, lines: readonly string[]) => listOf(heading, lines, columns);
  return [
    '',
    ...wrap(onOneLine(`${domain.host}: ${title}`), columns),
    '',
    ...summary.flatMap(({ text }) => wrap(onOneLine(text), columns)),
    '',
    formatFacts(
      [
        ['Pages', `${site.pagesRead} read of ${site.pagesSeen} known`],
        ['Topics', depths(site.topics)],
        ['Questions', `${answered} of ${questions.length} answered`],
        ['Sources', `${sources.length}, for ${record.claims.length} claims`],
        ...(competitors.length > 0
          ? [['Others', onOneLine(firstOf(competitors.map(({ host }) => host)))] as const]
          : []),
        ['Checked', record.verdict],
      ],
      columns,
    ),
    ...listed(
      'Findings',
      found.map(({ kind, text }) => `${kind}: ${text}`),
    ),
    ...listed(
      'Topics',
      site.topics.map(
        ({ term, depth, pages, words }) =>
          `${term}: ${depth}, ${counted(pages, 'page')}, ${counted(words, 'word')}`,
      ),
    ),
    ...listed(
      'Gaps',
      site.gaps.map(({ importance, topic, why }) => `${IMPORTANCES[importance]}: ${topic}. ${why}`),
    ),
    ...listed(
      'Questions without an answer',
      questions.filter((question) => !question.answered).map(({ question }) => question),
    ),
    ...listed(
      'Briefs, ready to be posted with --json',
      record.briefs.map(({ brief }) => brief.input),
    ),
    ...listed('Not read, and why', limits),
    '',
    ...wrap('--json prints everything, --html FILE writes it as a page.', columns),
  ].join('\n');
}

const IMPORTANCES = { 1: 'low', 2: 'medium', 3: 'high' } as const;

function depths(topics: ReportRecord['site']['topics']): string {
  const of = (depth: (typeof topics)[number]['depth']) =>
    topics.filter((topic) => topic.depth === depth).length;
  return `${of('deep')} deep, ${of('partial')} partial, ${of('thin')} thin`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function listOf(heading: string, lines: readonly string[], columns: number | null): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LISTED;
  const indented = (line: string) =>
    wrap(onOneLine(line), columns === null ? null : columns - 2).map((part) => `  ${part}`);
  return [
    '',
    heading,
    ...lines.slice(0, MOST_LISTED).flatMap(indented),
    ...(more > 0 ? [`  and ${more} more.`] : []),
  ];
}

function firstOf(words: readonly string[]): string {
  return words.slice(0, 8).join(', ') || 'none';
}

/** The report as a page that stands by itself. What is in its body is sanitised already. */
export function reportPage({ title, language, html }: ReportRecord): string {
  return htmlPage(language, title, STYLE, html);
}

const STYLE = `h2{margin-top:2.5rem}
dt{font-weight:600}
table{font-size:.9rem}
caption{text-align:start;font-weight:600;padding:.5rem 0}
th,td{border:1px solid var(--line)}
pre{user-select:all}`;
