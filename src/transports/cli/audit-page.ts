import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';
import type { IssuesView, Severity } from '../../libs/site-audit/index.js';
import {
  auditFacts,
  describeCaps,
  describeNew,
  describeScore,
  NOTHING_FOUND,
  type AuditResult,
} from './audit-summary.js';
import { htmlPage, pageLink } from '../output/html-page.js';

type Issue = IssuesView['issues'][number];

const HEADINGS: readonly (readonly [severity: Severity, heading: string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['notice', 'Notices'],
];
/** First fixes that the page begins with. */
const MOST_FIRST = 5;

/** An audit as a page for readers that stands by itself: the score, the numbers, and the findings by their severity. */
export function auditPage(result: AuditResult): string {
  const { head, overview, issues } = result;
  const title = `Audit of ${head.domain}`;
  const first = issues.issues.filter(({ points }) => points > 0).slice(0, MOST_FIRST);
  const body = [
    `<h1>${escapeText(title)}</h1>`,
    `<p class="score">${escapeText(describeScore(overview))}</p>`,
    ...describeCaps(overview).map((sentence) => `<p>${escapeText(sentence)}</p>`),
    `<p>${pageLink(head.startUrl)}, ${escapeText((head.finishedAt ?? head.startedAt).slice(0, 10))}</p>`,
    '<table>',
    ...auditFacts(result).map(
      ([name, text]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(text)}</td></tr>`,
    ),
    '</table>',
    ...(first.length === 0 ? [] : ['<h2>Fix first</h2>', '<ol>', ...first.map(firstFix), '</ol>']),
    ...(issues.issues.length === 0 ? [`<p>${NOTHING_FOUND}</p>`] : []),
    ...HEADINGS.flatMap(([severity, heading]) => section(result, severity, heading)),
  ];
  return htmlPage('en', title, STYLE, body.join('\n'));
}

function firstFix({ check, title, points }: Issue): string {
  return `<li><a href="#${escapeAttribute(check)}">${escapeText(title)}</a>, ${points} points</li>`;
}

function section({ issues, changes }: AuditResult, severity: Severity, heading: string): string[] {
  const found = issues.issues.filter((issue) => issue.severity === severity);
  if (found.length === 0) return [];
  return [
    `<h2 class="${severity}">${heading}</h2>`,
    ...found.flatMap((issue) => finding(issue, changes?.byCheck.get(issue.check) ?? 0)),
  ];
}

function finding(
  { check, title, count, urls, templateWide, why, fix, source, effort, samples }: Issue,
  added: number,
): string[] {
  const facts = [
    `${count} found on ${urls} URLs`,
    ...(added > 0 ? [describeNew(added)] : []),
    ...(templateWide ? ['one template has it on nearly all of its pages'] : []),
    `effort: ${effort}`,
  ];
  const rest = count - samples.length;
  return [
    `<h3 id="${escapeAttribute(check)}">${escapeText(title)}</h3>`,
    `<p>${escapeText(facts.join('; '))}. <code>${escapeText(check)}</code></p>`,
    `<p>${escapeText(why)}</p>`,
    `<p><strong>Fix:</strong> ${escapeText(fix)}</p>`,
    ...(source
      ? [`<p>Source: <a href="${escapeAttribute(source.url)}">${escapeText(source.title)}</a></p>`]
      : []),
    '<ul>',
    ...samples.map(
      ({ url, observed, sources, sourcePages }) =>
        `<li>${url === null ? 'the site' : pageLink(url)}: ${escapeText(observed)}${linkedFrom(sources, sourcePages)}</li>`,
    ),
    ...(rest > 0 ? [`<li>and ${rest} more</li>`] : []),
    '</ul>',
  ];
}

/** Where a broken link is to be corrected. */
function linkedFrom([source]: Issue['samples'][number]['sources'], pages: number): string {
  if (!source) return '';
  return `, linked from ${pageLink(source.url)}${pages > 1 ? ` and ${pages - 1} more` : ''}`;
}

const STYLE = `body{max-width:50rem}
.score{font-size:2rem;font-weight:650;margin:0}
h2{border-bottom:.2rem solid var(--line-strong)}
h2.error{border-color:var(--fail)}
h2.warning{border-color:var(--warn)}
h3{margin-bottom:0}`;
