import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CRAWL, type Audit } from '../../../../src/domain/audit/audit.js';
import { crawlHead } from '../../../../src/domain/audit/crawl-head.js';
import { type CheckResult, issuesOf, NO_CHANGES } from '../../../../src/libs/site-audit/index.js';
import { OverviewTally } from '../../../../src/libs/site-audit/views/overview/overview.js';
import { auditPage } from '../../../../src/transports/cli/audit-page.js';
import { describeAudit, type AuditResult } from '../../../../src/transports/cli/audit-summary.js';
import { textWidth } from '../../../../src/transports/cli/layout.js';
import { HOME, pageOf, siteOf } from '../../../support/audit/audit-site.js';
import { checkOf, resultOf } from '../../../support/audit/check-result.js';

const audit: Audit = {
  id: '0a000000-0000-4000-8000-000000000009',
  editionId: null,
  startUrl: HOME,
  config: { ...DEFAULT_CRAWL, maxPages: 10, ratePerSecond: 0, userAgent: 'Test/1.0' },
  status: 'done',
  stage: null,
  progress: 100,
  stopReason: 'done',
  crawlDelaySeconds: null,
  counts: { known: 1, fetched: 1, queued: 0, blockedByRobots: 0, failed: 0, skipped: 0, pages: 1 },
  error: null,
  createdAt: '2026-11-21T10:00:00.000000Z',
  finishedAt: '2026-11-21T10:00:01.000000Z',
  analysedAt: '2026-11-21T10:00:02.000000Z',
  version: 1,
};

/** An audit with these findings. @param more what else is known of them */
function resultWith(results: readonly CheckResult[], more: Partial<AuditResult> = {}): AuditResult {
  const home = pageOf(HOME, { id: 1 });
  const tally = new OverviewTally(siteOf([home]));
  tally.add(home);
  const overview = tally.finish({
    results,
    urlsHit: { error: 1, warning: 0, notice: 0 },
    changes: NO_CHANGES,
    previous: null,
    isComplete: true,
    sameTextGroups: [],
  });
  const issues = issuesOf(results, [], new Map(), () => 0);
  return { head: crawlHead(audit, new Date()), overview, issues, changes: null, ...more };
}

const PLAIN = { columns: null, paint: (_style: string, text: string) => text };
const untitled = resultOf(checkOf({ id: 'title_missing', title: 'No title' }), 1, 1);

describe('the summary of an audit', () => {
  it('names each check by the id that `galley checks` accepts', () => {
    expect(describeAudit(resultWith([untitled]), PLAIN)).toMatch(/error +1 +title_missing +No title/);
  });

  it('says how many hits of each check are new beside a baseline', () => {
    const changes = { errors: 2, warnings: 0, notices: 0, gone: 1, byCheck: new Map([['title_missing', 2]]) };
    const text = describeAudit(resultWith([untitled], { changes }), PLAIN);
    expect(text).toMatch(/New +2 errors, 0 warnings, 0 notices; 1 of the baseline were not found again/);
    expect(text).toMatch(/error +1 +2 new +title_missing/);
  });

  it.each([20, 40, 80])('has no line of more than %d columns on such a terminal', (columns) => {
    const wide = resultOf(checkOf({ id: 'title_missing', title: '題名がありません'.repeat(10) }), 1, 1);
    const lines = describeAudit(resultWith([wide]), { ...PLAIN, columns }).split('\n');
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(columns);
    expect(Math.max(...lines.map(textWidth))).toBeGreaterThan(columns - 3);
  });

  it('paints the score and the severities, and nothing else', () => {
    const paint = (style: string, text: string) => `<${style}>${text}</>`;
    const text = describeAudit(resultWith([untitled]), { columns: null, paint });
    expect(text).toMatch(/^\n\S+: <(green|yellow|red)>\d+ of 100, [A-F]<\/>\n/);
    expect(text).toMatch(/^<red>error<\/> +1 +title_missing/m);
    expect(text.match(/<\//g)).toHaveLength(2);
  });
});

describe('the page of an audit', () => {
  it('has the score, the numbers, and each finding under its severity', () => {
    const page = auditPage(resultWith([untitled]));
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toMatch(/<p class="score">\d+ of 100, [A-F]<\/p>/);
    expect(page).toContain('<tr><th scope="row">Found</th><td>1 errors, 0 warnings, 0 notices</td></tr>');
    expect(page).toMatch(/<h2 class="error">Errors<\/h2>\n<h3 id="title_missing">No title<\/h3>/);
    expect(page).not.toContain('<h2 class="warning">');
  });

  it('runs and fetches nothing, whatever stands on the audited pages', () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const check = checkOf({ id: 'title_missing', title: attack, why: attack, fix: attack });
    const result = resultWith([resultOf(check, 2, 2)]);
    const issue = result.issues.issues[0]!;
    const sample = {
      url: `javascript:alert(1)//${attack}`,
      observed: attack,
      ...{
        status: 200,
        depth: 0,
        inlinks: 0,
        pagerank: 0,
        detail: {},
        where: {},
        sources: [],
        sourcePages: 0,
      },
    };
    const samples = [sample, { ...sample, url: `https://a.example/${attack}` }];
    const page = auditPage({ ...result, issues: { ...result.issues, issues: [{ ...issue, samples }] } });
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
    expect(page).not.toMatch(/<script|<img|href="(?!#|https?:)/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('<li>javascript:alert(1)//');
  });
});
