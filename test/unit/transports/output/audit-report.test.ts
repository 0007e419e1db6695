import { describe, expect, it } from '@jest/globals';
import { CHECKS } from '../../../../src/libs/site-audit/index.js';
import type { AuditReportParts } from '../../../../src/transports/output/audit-report/audit-facts.js';
import { auditReport } from '../../../../src/transports/output/audit-report/audit-report.js';
import { resultWith } from '../../../support/audit/audit-result.js';
import { checkOf, resultOf } from '../../../support/audit/check-result.js';

const untitled = resultOf(checkOf({ id: 'title_missing', title: 'No title' }), 1, 1);
const counts = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, no_response: 0 };

type Folder = AuditReportParts['root'];

function folder(path: string, urls: number, children: readonly Folder[] = []): Folder {
  return {
    ...{ path, segment: path, level: 0, hasPage: true, url: null, urls, htmlPages: urls, ownUrls: urls },
    ...{ indexable: urls, nonIndexable: 0, statusClasses: counts, depthMin: 0, depthMax: 0, depthAvg: 0 },
    ...{ wordsAvg: 0, pagerankSum: 0, bytes: 0, langs: [], childrenTotal: children.length },
    issues: { error: 3, warning: 4, notice: 5 },
    childrenTruncated: false,
    children,
  };
}

function report(more: Partial<AuditReportParts> = {}, results = [untitled]): string {
  return auditReport({
    ...resultWith(results),
    root: folder('/', 2, [folder('/docs/', 1)]),
    ignored: new Map(),
    ...more,
  });
}

describe('the report of an audit', () => {
  it('has the score, what lost it, the fixes, the site in charts, and each finding under its severity', () => {
    const page = report();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toMatch(/<p class="score">\d+ of 100, [A-F]<\/p>/);
    expect(page).toMatch(/aria-label="Score \d+ of 100"/);
    expect(page).toContain('<tr><th scope="row">Found</th><td>1 errors, 0 warnings, 0 notices</td></tr>');
    expect(page).toMatch(
      /Points lost, by check<\/caption>\n<tr><th scope="row"><a href="#title_missing">No title/,
    );
    expect(page).toMatch(/<li><h3><a href="#title_missing">No title<\/a><\/h3>/);
    expect(page).toMatch(/<h2 id="error" class="error">Errors<\/h2>\n<h3 id="title_missing">No title<\/h3>/);
    expect(page).toMatch(/Addresses by their answer<\/caption>\n<tr><th scope="row">Success \(2xx\)/);
    expect(page).toMatch(
      /<th scope="row">\/docs\/<\/th><td>1<\/td><td>1<\/td><td>1<\/td><td>3<\/td><td>4<\/td>/,
    );
    expect(page).not.toContain('id="warning"');
    expect(page).not.toContain('id="changes"');
    // Every entry of the contents leads to a place.
    for (const [, id] of page.matchAll(/href="#([\w-]+)"/g)) expect(page).toContain(`id="${id}"`);
  });

  it('leaves ignored checks out of the fixes, and says why they are ignored', () => {
    const page = report({ ignored: new Map([['title_missing', 'They are drafts <b>.']]) });
    expect(page).not.toContain('<ol class="fixes">');
    expect(page).toContain('<p><strong>Ignored:</strong> They are drafts &lt;b&gt;.</p>');
  });

  it('tells what changed since the audit before, and what a baseline does not have', () => {
    const { overview, issues, head } = resultWith([untitled]);
    const changes = {
      since: head.id,
      pagesAdded: 0,
      pagesRemoved: 0,
      statusChanged: 0,
      issuesNew: 7,
      issuesFixed: 3,
    };
    const score = { ...overview.score, previous: 50, delta: -4 };
    const page = report({ overview: { ...overview, changes, score }, issues });
    expect(page).toMatch(/New findings<\/th>.*>7<\/td>/);
    expect(page).toContain('<p>50 of 100 in the audit before (-4).</p>');
    const byCheck = new Map([['title_missing', 2]]);
    expect(report({ changes: { errors: 2, warnings: 0, notices: 0, gone: 1, byCheck } })).toContain('2 new');
  });

  it('names the checks that found nothing, where all of them ran', () => {
    const results = CHECKS.map((check) => resultOf(check, 0, 1));
    expect(report(resultWith(results), results)).toContain(
      `${CHECKS.length} of ${CHECKS.length} checks found nothing`,
    );
    expect(report()).not.toContain('checks found nothing');
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
    const patterns = [{ folder: attack, count: 1 }];
    const page = report({
      ...result,
      root: folder('/', 1, [folder(attack, 1)]),
      issues: { ...result.issues, issues: [{ ...issue, samples, patterns }] },
    });
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
    expect(page).not.toMatch(/<script|<img|href="(?!#|https?:)/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('<li>javascript:alert(1)//');
  });
});
