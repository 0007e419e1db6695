import { escapeAttribute, escapeText } from '../../../domain/article/markup/escape-html.js';
import type { IssuesView } from '../../../libs/site-audit/index.js';
import { pageLink } from '../html-page.js';
import { formatCount } from './report-charts.js';

export type Issue = IssuesView['issues'][number];

/** Examples of a fix among the first ones; its finding has all that are known. */
const MOST_PLACES = 5;

/** One of the first fixes: what it brings, how it is done and where. */
export function firstFix(issue: Issue): string {
  const { check, title, points, fix, why, effort, patterns, samples } = issue;
  const folders = patterns.slice(0, MOST_PLACES);
  const facts = [`${formatPoints(points)} points`, extentOf(issue), `effort: ${effort}`];
  return [
    `<li><h3><a href="#${escapeAttribute(check)}">${escapeText(title)}</a></h3>`,
    `<p class="soft">${escapeText(facts.join(' · '))}</p>`,
    `<p>${escapeText(why)}</p>`,
    `<p><strong>How:</strong> ${escapeText(fix)}</p>`,
    ...(issue.templateWide
      ? [
          '<p><strong>Once:</strong> nearly all pages of a folder have it, so one template is to be changed.</p>',
        ]
      : []),
    ...(folders.length === 0
      ? []
      : [
          `<p><strong>Where:</strong> ${folders.map(({ folder, count }) => `<code>${escapeText(folder)}</code> ${formatCount(count)}`).join(', ')}</p>`,
        ]),
    ...placesOf(samples.slice(0, MOST_PLACES), issue.count),
    '</li>',
  ].join('\n');
}

/** `12 of 340 pages (4 %)`. */
function extentOf({ urls, count, population, share }: Issue): string {
  const hit = urls || count;
  if (population === 0) return `${formatCount(hit)} found`;
  const percent = share > 0 && share < 0.01 ? 'less than 1' : String(Math.round(share * 100));
  return `${formatCount(hit)} of ${formatCount(population)} (${percent} %)`;
}

/** @param added hits that a baseline does not have */
export function finding(issue: Issue, added: number, ignored: string | null): string[] {
  const { check, title, count, urls, templateWide, why, rule, fix, source, effort, points } = issue;
  const facts = [
    `${formatCount(count)} found on ${formatCount(urls)} URLs`,
    ...(added > 0 ? [`${added} new`] : changedOf(issue)),
    ...(templateWide ? ['one template has it on nearly all of its pages'] : []),
    ...(points > 0 ? [`${formatPoints(points)} points`] : []),
    `effort: ${effort}`,
    ...(issue.confidence === 'unverifiable' ? ['not all of it could be verified'] : []),
  ];
  return [
    `<h3 id="${escapeAttribute(check)}">${escapeText(title)}</h3>`,
    `<p>${escapeText(facts.join('; '))}. <code>${escapeText(check)}</code></p>`,
    ...(ignored === null ? [] : [`<p><strong>Ignored:</strong> ${escapeText(ignored)}</p>`]),
    `<p>${escapeText(why)}</p>`,
    `<p><strong>Fix:</strong> ${escapeText(fix)}</p>`,
    `<p class="soft"><strong>Rule:</strong> ${escapeText(rule)}${source ? ` Source: <a href="${escapeAttribute(source.url)}" rel="noreferrer">${escapeText(source.title)}</a>` : ''}</p>`,
    ...placesOf(issue.samples, count),
  ];
}

function changedOf({ change }: Issue): string[] {
  return [
    ...(change.new > 0 ? [`${formatCount(change.new)} new since the audit before`] : []),
    ...(change.fixed > 0 ? [`${formatCount(change.fixed)} fixed since`] : []),
  ];
}

function placesOf(samples: Issue['samples'], count: number): string[] {
  if (samples.length === 0) return [];
  const rest = count - samples.length;
  return [
    '<ul>',
    ...samples.map(
      ({ url, observed, sources, sourcePages }) =>
        `<li>${url === null ? 'the site' : pageLink(url)}: ${escapeText(observed)}${linkedFrom(sources, sourcePages)}</li>`,
    ),
    ...(rest > 0 ? [`<li>and ${formatCount(rest)} more</li>`] : []),
    '</ul>',
  ];
}

/** Where a broken link is to be corrected. */
function linkedFrom([source]: Issue['samples'][number]['sources'], pages: number): string {
  if (!source) return '';
  return `, linked from ${pageLink(source.url)}${pages > 1 ? ` and ${formatCount(pages - 1)} more` : ''}`;
}

export function formatPoints(points: number): string {
  return (Math.round(points * 10) / 10).toLocaleString('en');
}
