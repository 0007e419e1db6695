import { escapeText } from '../../../domain/article/markup/escape-html.js';
import type { AuditReportParts } from './audit-facts.js';
import { type Bar, barChart, formatCount } from './report-charts.js';

/** Rows of a chart, and folders. */
const MOST_BARS = 12;

const ANSWERS: readonly (readonly [name: string, label: string, tone: NonNullable<Bar['tone']>])[] = [
  ['2xx', 'Success (2xx)', 'ok'],
  ['3xx', 'Redirect (3xx)', 'info'],
  ['4xx', 'Not there (4xx)', 'fail'],
  ['5xx', 'Server error (5xx)', 'fail'],
  ['no_response', 'No answer', 'fail'],
  ['blocked_by_robots', 'Forbidden by robots.txt', 'warn'],
];

/** The site in charts: answers, what may be indexed, depth, speed, kinds, languages and folders. */
export function siteCharts({ overview, root }: AuditReportParts): string[] {
  const { statusClasses, totals, nonIndexableReasons, depth, timing, contentTypes, languages } = overview;
  const answers = ANSWERS.flatMap(([name, label, tone]) => {
    const value = Object.entries(statusClasses).find(([key]) => key === name)?.[1] ?? 0;
    return value === 0 ? [] : [{ label, value, tone }];
  });
  const { p50, p90, p99 } = timing.ttfbMs;
  return [
    '<div class="charts">',
    ...chart('Addresses by their answer', answers),
    ...chart('Pages that may be indexed', [
      { label: 'Indexable', value: totals.indexable, tone: 'ok' },
      ...nonIndexableReasons.map(({ reason, count }) => ({
        label: reason.replaceAll('_', ' '),
        value: count,
        tone: 'warn' as const,
      })),
    ]),
    ...chart(
      'Clicks from the home page',
      depth.map(({ depth: level, count }) => ({
        label: level === null ? 'no way there' : String(level),
        value: count,
      })),
    ),
    ...chart(
      `Time to the last byte (first byte: median ${formatMs(p50)}, 90 % within ${formatMs(p90)}, 99 % within ${formatMs(p99)})`,
      timing.histogram.map(({ fromMs, toMs, count }) => ({
        label: toMs === null ? `from ${formatMs(fromMs)}` : `${formatMs(fromMs)} to ${formatMs(toMs)}`,
        value: count,
      })),
    ),
    ...chart(
      'Kinds of content',
      contentTypes.map(({ type, count }) => ({ label: type, value: count })),
    ),
    ...chart(
      'Languages that pages state',
      languages
        .filter(({ declared }) => declared > 0)
        .map(({ lang, declared }) => ({ label: lang, value: declared })),
    ),
    '</div>',
    ...own(overview),
    ...(root.children.length === 0 ? [] : folders(root.children)),
  ];
}

function chart(title: string, bars: readonly Bar[]): string[] {
  const some = bars.filter(({ value }) => value > 0);
  const lines = barChart(title, some.slice(0, MOST_BARS));
  return lines.length === 0 ? [] : ['<div>', ...lines, '</div>'];
}

/** What was asked of this audit alone. */
function own({ segments, searches }: AuditReportParts['overview']): string[] {
  const scored = segments.map(({ name, score, pages }) => ({
    label: name,
    value: score ?? 0,
    said: score === null ? 'no pages' : `${score} of 100, ${formatCount(pages)} pages`,
    tone: score !== null && score >= 80 ? ('ok' as const) : ('warn' as const),
  }));
  return [
    ...barChart('Score of each segment', scored),
    ...barChart(
      'Pages on which a search found something',
      searches.map(({ name, pages }) => ({ label: name, value: pages })),
    ),
  ];
}

function folders(children: AuditReportParts['root']['children']): string[] {
  const cells = ['Folder', 'Addresses', 'Pages', 'Indexable', 'Errors', 'Warnings'];
  return [
    '<table>',
    '<caption>The largest folders</caption>',
    `<thead><tr>${cells.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...children.slice(0, MOST_BARS).map(({ path, urls, htmlPages, indexable, issues }) => {
      const counts = [urls, htmlPages, indexable, issues.error, issues.warning];
      return `<tr><th scope="row">${escapeText(path === '*' ? 'others' : path)}</th>${counts.map((count) => `<td>${formatCount(count)}</td>`).join('')}</tr>`;
    }),
    '</tbody>',
    '</table>',
  ];
}

function formatMs(ms: number): string {
  return ms >= 1000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms)} ms`;
}
