import { escapeText } from '../../../domain/article/markup/escape-html.js';
import { CHECKS } from '../../../libs/site-audit/index.js';
import { pageLink } from '../html-page.js';
import type { AuditReportParts } from './audit-facts.js';
import { formatCount } from './report-charts.js';

/** How the audit was made, what it read of the site's files for robots, what is ignored, and what found nothing. */
export function appendix(parts: AuditReportParts): string[] {
  return [
    ...crawl(parts),
    ...robots(parts),
    ...sitemaps(parts),
    ...ignoredChecks(parts),
    ...passed(parts),
    ...SCORE,
  ];
}

function crawl({ head, overview }: AuditReportParts): string[] {
  const { config, coverage } = head;
  const { duplicates } = overview;
  return [
    '<h3>How it was made</h3>',
    ...facts([
      ['Audit', head.id],
      ['Began', `${head.startedAt.slice(0, 19).replace('T', ' ')} UTC`],
      ['User agent', config.userAgent],
      ['robots.txt', config.respectRobots ? 'heeded' : 'not heeded'],
      ['Pages at most', formatCount(config.maxPages)],
      ['Clicks at most', config.maxDepth === null ? 'any' : formatCount(config.maxDepth)],
      ['Pause between requests', `${formatCount(head.effectiveDelayMs)} ms`],
      [
        'Addresses',
        `${formatCount(coverage.fetched)} requested, ${formatCount(coverage.failed)} without an answer, ${formatCount(coverage.blockedByRobots)} forbidden by robots.txt, ${formatCount(coverage.skipped)} left out`,
      ],
      [
        'Same and similar texts',
        `${formatCount(duplicates.exactPages)} pages with the same text as another, ${formatCount(duplicates.nearPages)} nearly the same`,
      ],
    ]),
  ];
}

function robots({ overview: { robotsTxt } }: AuditReportParts): string[] {
  return [
    '<h3>robots.txt</h3>',
    ...facts([
      ['Status', robotsTxt.status === null ? 'no answer' : String(robotsTxt.status)],
      ['Lines with Disallow', formatCount(robotsTxt.disallowLines)],
      ['Crawl-delay', robotsTxt.crawlDelaySeconds === null ? 'none' : `${robotsTxt.crawlDelaySeconds} s`],
      ['Sitemaps named', formatCount(robotsTxt.sitemaps.length)],
    ]),
  ];
}

function sitemaps({ overview }: AuditReportParts): string[] {
  if (overview.sitemaps.length === 0) return [];
  return [
    '<h3>Sitemaps</h3>',
    '<ul>',
    ...overview.sitemaps.map(
      ({ url, status, urls, errors, isIndex }) =>
        `<li>${pageLink(url)}: ${status ?? 'no answer'}, ${formatCount(urls)} ${isIndex ? 'sitemaps' : 'addresses'}${errors > 0 ? `, ${formatCount(errors)} faults` : ''}</li>`,
    ),
    '</ul>',
  ];
}

function ignoredChecks({ ignored }: AuditReportParts): string[] {
  if (ignored.size === 0) return [];
  return [
    '<h3>Ignored</h3>',
    '<p>These checks are not among the first fixes. The score counts them all the same.</p>',
    '<ul>',
    ...[...ignored].map(
      ([check, reason]) =>
        `<li>${escapeText(CHECKS.find(({ id }) => id === check)?.title ?? check)}: ${escapeText(reason)}</li>`,
    ),
    '</ul>',
  ];
}

function passed({ issues }: AuditReportParts): string[] {
  // An audit of an earlier version did not run the checks that came since.
  if (issues.summary.checksRun !== CHECKS.length) return [];
  const hit = new Set(issues.issues.filter(({ count }) => count > 0).map(({ check }) => check));
  const rest = CHECKS.filter(({ id }) => !hit.has(id));
  return [
    `<h3>${rest.length} of ${CHECKS.length} checks found nothing</h3>`,
    `<p class="soft">${rest.map(({ title }) => escapeText(title)).join(' · ')}</p>`,
  ];
}

/** docs/audit.md, in short. */
const SCORE: readonly string[] = [
  '<h3>The score</h3>',
  '<p>For each check that is an error (weight 10) or a warning (weight 3), the square root of the share of what it hit is multiplied by the weight; the sum of these is the penalty P, and the score is 100 · e<sup>−P/30</sup>. Notices cost nothing, and neither does what could not be verified.</p>',
];

function facts(rows: readonly (readonly [name: string, text: string])[]): string[] {
  return [
    '<table>',
    ...rows.map(
      ([name, text]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(text)}</td></tr>`,
    ),
    '</table>',
  ];
}
