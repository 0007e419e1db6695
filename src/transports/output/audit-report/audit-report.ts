import { escapeText } from '../../../domain/article/markup/escape-html.js';
import { CATEGORIES, type Severity } from '../../../libs/site-audit/index.js';
import { htmlPage, pageLink } from '../html-page.js';
import {
  auditFacts,
  type AuditReportParts,
  describeCaps,
  describeScore,
  NOTHING_FOUND,
} from './audit-facts.js';
import { appendix } from './report-appendix.js';
import { type Bar, barChart, CHART_STYLE, formatCount, scoreDial } from './report-charts.js';
import { finding, firstFix, formatPoints } from './report-findings.js';
import { siteCharts } from './report-site.js';

const HEADINGS: readonly (readonly [severity: Severity, heading: string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['notice', 'Notices'],
];
/** Fixes that come first. */
const MOST_FIXES = 10;
/** Checks in the chart of lost points; the rest are one bar. */
const MOST_LOST = 12;

/**
 * An audit as a page for readers that stands by itself: the score and what lost it, what to fix first with how and where, the
 * site in charts, every finding, and how the audit was made. Texts of the site are escaped, and nothing is loaded or run.
 */
export function auditReport(parts: AuditReportParts): string {
  const { head, issues, ignored, changes } = parts;
  const title = `Audit of ${head.domain}`;
  const fixes = issues.issues.filter(({ check, points }) => points > 0 && !ignored.has(check));
  const found = issues.issues.filter(({ count }) => count > 0);
  const sections: readonly Section[] = [
    {
      id: 'lost',
      heading: 'What lost the score',
      body: [
        ...describeCaps(parts.overview).map((sentence) => `<p>${escapeText(sentence)}</p>`),
        ...lost(parts),
      ],
    },
    {
      id: 'fixes',
      heading: 'Fix first',
      body:
        fixes.length === 0
          ? []
          : ['<ol class="fixes">', ...fixes.slice(0, MOST_FIXES).map(firstFix), '</ol>'],
    },
    { id: 'site', heading: 'The site', body: siteCharts(parts) },
    { id: 'changes', heading: 'Since the audit before', body: sinceBefore(parts) },
    ...HEADINGS.map(([severity, heading]) => ({
      id: severity,
      heading,
      body: found
        .filter((issue) => issue.severity === severity)
        .flatMap((issue) =>
          finding(issue, changes?.byCheck.get(issue.check) ?? 0, ignored.get(issue.check) ?? null),
        ),
    })),
    { id: 'appendix', heading: 'Appendix', body: appendix(parts) },
  ].filter(({ body }) => body.length > 0);
  const body = [
    '<main>',
    ...cover(parts, title),
    ...(found.length === 0 ? [`<p>${NOTHING_FOUND}</p>`] : []),
    '<nav aria-label="Contents"><ol>',
    ...sections.map(({ id, heading }) => `<li><a href="#${id}">${heading}</a></li>`),
    '</ol></nav>',
    ...sections.flatMap((section) => [
      `<section><h2 id="${section.id}" class="${section.id}">${section.heading}</h2>`,
      ...section.body,
      '</section>',
    ]),
    '</main>',
  ];
  return htmlPage('en', title, STYLE, body.join('\n'));
}

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly string[];
}

function cover(parts: AuditReportParts, title: string): string[] {
  const { head, overview } = parts;
  const { score } = overview;
  const before =
    score.delta === null || score.previous === null
      ? []
      : [
          `<p>${score.previous} of 100 in the audit before (${score.delta > 0 ? '+' : ''}${score.delta}).</p>`,
        ];
  return [
    '<header class="cover">',
    `<h1>${escapeText(title)}</h1>`,
    `<p>${pageLink(head.startUrl)}, ${escapeText((head.finishedAt ?? head.startedAt).slice(0, 10))}</p>`,
    '<div class="score-of">',
    scoreDial(score.value, score.grade),
    `<div><p class="score">${escapeText(describeScore(overview))}</p>`,
    ...before,
    `<p>${describeExtent(parts)}</p></div>`,
    '</div>',
    '<table>',
    ...auditFacts(parts).map(
      ([name, text]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(text)}</td></tr>`,
    ),
    '</table>',
    '</header>',
  ];
}

/** Whether the audit saw all of the site, for readers who did not start it. */
function describeExtent({ head: { coverage, config } }: AuditReportParts): string {
  const patterns = [...config.include, ...config.exclude.map((path) => `not ${path}`)];
  const part =
    patterns.length === 0
      ? ''
      : ` Paths: ${patterns.map((path) => `<code>${escapeText(path)}</code>`).join(', ')}.`;
  return coverage.complete
    ? `All of the site that could be found was read: ${formatCount(coverage.fetched)} addresses.${part}`
    : `A part of the site was read: ${formatCount(coverage.fetched)} addresses; ${formatCount(coverage.skipped)} that are known were left out.${part}`;
}

function lost({ overview: { score }, issues }: AuditReportParts): string[] {
  const byCheck = new Map(issues.issues.map((issue) => [issue.check, issue]));
  const all = [...score.lost].filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const bars = all.slice(0, MOST_LOST).map(({ check, severity, points }): Bar => {
    const issue = byCheck.get(check);
    return {
      label: issue?.title ?? check,
      ...(issue && issue.count > 0 && { href: `#${check}` as const }),
      value: points,
      said: formatPoints(points),
      tone: severity === 'error' ? 'fail' : 'warn',
    };
  });
  const rest = all.slice(MOST_LOST);
  if (rest.length > 0) {
    const points = rest.reduce((sum, each) => sum + each.points, 0);
    bars.push({ label: `${rest.length} other checks`, value: points, said: formatPoints(points) });
  }
  const categories = CATEGORIES.flatMap((category) => {
    const points = all
      .filter(({ check }) => byCheck.get(check)?.category === category)
      .reduce((sum, each) => sum + each.points, 0);
    return points > 0
      ? [{ label: category.replaceAll('_', ' '), value: points, said: formatPoints(points) }]
      : [];
  }).sort((a, b) => b.value - a.value);
  return [
    ...barChart('Points lost, by check', bars),
    ...(categories.length > 1 ? barChart('Points lost, by subject', categories) : []),
  ];
}

function sinceBefore({ overview: { changes } }: AuditReportParts): string[] {
  if (changes.since === null) return [];
  return barChart('What changed', [
    { label: 'New findings', value: changes.issuesNew, tone: 'fail' },
    { label: 'Fixed findings', value: changes.issuesFixed, tone: 'ok' },
    { label: 'Pages added', value: changes.pagesAdded },
    { label: 'Pages removed', value: changes.pagesRemoved },
    { label: 'Other status', value: changes.statusChanged },
  ]);
}

const STYLE = `${CHART_STYLE}
body{max-width:56rem}
.cover{padding-block-end:1rem}
.score-of{display:flex;gap:1.5rem;align-items:center;flex-wrap:wrap}
.score{font-size:2rem;font-weight:650;margin:0}
.soft{color:var(--text-soft)}
section>h2{border-bottom:.2rem solid var(--line-strong);margin-block-start:2.5rem}
h2.error{border-color:var(--fail)}
h2.warning{border-color:var(--warn)}
h3{margin-bottom:0}
.fixes>li{margin-block-end:1.5rem}
.fixes h3{display:inline}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:0 2rem}
@media print{.cover{min-height:22cm}section{break-before:page}}`;
