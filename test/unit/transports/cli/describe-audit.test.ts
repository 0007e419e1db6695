import { expect, it } from '@jest/globals';
import { DEFAULT_CRAWL, type Audit } from '../../../../src/domain/audit/audit.js';
import { issuesOf, NO_CHANGES } from '../../../../src/libs/site-audit/index.js';
import { OverviewTally } from '../../../../src/libs/site-audit/views/overview/overview.js';
import { describeAudit } from '../../../../src/transports/cli/audit.js';
import { HOME, pageOf, siteOf } from '../../../support/audit/audit-site.js';
import { checkOf, resultOf } from '../../../support/audit/check-result.js';

const audit: Audit = {
  id: '0a000000-0000-4000-8000-000000000009',
  editionId: null,
  startUrl: HOME,
  config: { ...DEFAULT_CRAWL, maxPages: 10, ratePerSecond: 0, userAgent: 'Test/1.0' },
  status: 'done',
  stopReason: 'done',
  crawlDelaySeconds: null,
  counts: { known: 1, fetched: 1, queued: 0, blockedByRobots: 0, failed: 0, skipped: 0, pages: 1 },
  error: null,
  createdAt: '2026-11-21T10:00:00.000000Z',
  finishedAt: '2026-11-21T10:00:01.000000Z',
  analysedAt: '2026-11-21T10:00:02.000000Z',
  version: 1,
};

it('the summary names each check by the id that `galley checks` accepts', () => {
  const results = [resultOf(checkOf({ id: 'title_missing', title: 'No title' }), 1, 1)];
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
  const text = describeAudit(
    audit,
    overview,
    issuesOf(results, [], new Map(), () => 0),
    new Date(),
  );
  expect(text).toMatch(/error +1 +No title +title_missing/);
});
