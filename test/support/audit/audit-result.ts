import { DEFAULT_CRAWL, type Audit } from '../../../src/domain/audit/audit.js';
import { crawlHead } from '../../../src/domain/audit/crawl-head.js';
import { type CheckResult, issuesOf, NO_CHANGES } from '../../../src/libs/site-audit/index.js';
import { OverviewTally } from '../../../src/libs/site-audit/views/overview/overview.js';
import type { AuditResult } from '../../../src/transports/output/audit-report/audit-facts.js';
import { HOME, pageOf, siteOf } from './audit-site.js';

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
export function resultWith(results: readonly CheckResult[], more: Partial<AuditResult> = {}): AuditResult {
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
  const issues = issuesOf(results, overview.score.lost, new Map(), () => 0);
  return { head: crawlHead(audit, new Date()), overview, issues, changes: null, ...more };
}
