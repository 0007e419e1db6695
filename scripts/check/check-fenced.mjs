// Fails when a statement changes rows that workers hold under a lease without naming the lease's token once for each write,
// when it is concatenated from strings, and when a statement with a reason below no longer exists.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unfencedWrites } from './unfenced-writes.mjs';

const FOLDER = path.join(import.meta.dirname, '../../src/adapters/postgres');

/** File and name of each statement that needs no token, and why it is safe. */
const REASONS = {
  'article-store.ts delete':
    'an editor deletes an article; its job is final, and no worker has a lease of it',
  'regression-rules-store.ts change': 'only audits that are done, which no worker has',
  'audit-dropping.ts dropAudits': 'retention; audits with an owner only once they are final',
  'audit-dropping.ts clearAudit': 'rows of an audit that was deleted before, and that no worker can find',
  'audit-outbox.ts attendAudit': 'notes that a worker has come; takes no lease away',
  'crawl-counting.ts ADD': 'adds what the same transaction wrote of URLs under their leases',
  'crawl-counting.ts skipUrls': 'adds what the same statement left out',
  'frontier.ts requeue': 'takes off what the same statement gave back under its lease',
  'crawl-store.ts lease': 'takes the lease, which is free or has run out',
  'frontier.ts skipQueued': 'no worker holds queued URLs; the reason holds for every worker',
  'frontier.ts skipSilent': 'no worker holds queued URLs; decided by the answers to all workers',
  'frontier.ts skipBeyondLimit': 'no worker holds queued URLs; decided by the row of the audit',
  'crawl-store.ts finishCrawl': 'nothing is queued or claimed, so that no worker can change it any more',
  'crawl-store.ts failSilent':
    'nothing is queued or claimed and nothing answered, which no worker can change',
  'frontier.ts CLAIM': 'takes leases of what is queued or whose lease has run out',
  'erasure-store.ts eraseWork': 'an operator deletes an edition; a worker then finds that it has no lease',
  'erasure-store.ts eraseRows': 'an operator deletes an edition; a worker then finds that it has no lease',
  'erasure-store.ts eraseSomeOf': 'an operator deletes an edition; a worker then finds that it has no lease',
  'job-store.ts UPSERT_ARTIFACTS': 'only of what the same statement changed under its lease',
  'audit-store.ts cancel': 'a caller cancels; it takes the lease away',
  'job-store.ts cancel': 'a caller cancels; it takes the lease away',
  'job-store.ts claiming': 'takes the lease, which is free or has run out',
  'job-sweep.ts sweepJobs': 'only jobs whose lease has run out',
  'render-store.ts storeRendered': 'only of what the same statement holds under its lease',
  'report-store.ts CLEARED': 'only of what the same statement ended under its lease',
  'report-store.ts UPSERT_ARTIFACTS': 'only of what the same statement changed under its lease',
  'report-store.ts cancel': 'a caller cancels; it takes the lease away',
  'report-store.ts claiming': 'takes the lease, which is free or has run out',
  'report-store.ts sweep': 'only reports whose lease has run out',
  'retention-store.ts EXPIRE_JOBS': 'retention; only of jobs that are final',
  'retention-store.ts deleteOldest': 'retention; only of reports that are final',
  'tenant-store.ts write': 'tenants, whose rows no worker holds',
};

const files = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
const found = [];
for (const name of files)
  found.push(...unfencedWrites(path.basename(name), await readFile(path.join(FOLDER, name), 'utf8')));
const faults = [
  ...found
    .filter(({ place }) => !(place in REASONS))
    .map(
      ({ place, line }) =>
        `${place} (line ${line}): a worker's write names the token of its lease, or a reason`,
    ),
  ...Object.keys(REASONS)
    .filter((place) => !found.some((one) => one.place === place))
    .map((place) => `${place}: has a reason in scripts/check/check-fenced.mjs, but there is no such write`),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
