import Sequencer from '@jest/test-sequencer';

/**
 * Those that take long for their size, mostly by waiting, longest first: begun last, one of them runs alone at the end
 * while the other processor has nothing to do. Each is named by its lane's folder and its file.
 */
const LONG = [
  'e2e/jobs-cut-off',
  'e2e/jobs-storm',
  'e2e/audit-killed',
  'e2e/history',
  'e2e/jobs-killed',
  'e2e/report-killed',
  'e2e/admission',
  'e2e/jobs-stopped',
  'e2e/audit',
  'contract/job-queue',
  'unit/schedule-ticker',
  'e2e/demo',
  'browser/audit-pages',
  'integration/access-matrix',
  'integration/embedded-postgres',
  'integration/audit-crawl',
  'browser/audits',
  'integration/backup',
  'e2e/processes',
  'integration/llm-article',
  'e2e/stalls',
  'browser/screens',
  'e2e/second-serve',
  'unit/pathological-texts',
  'e2e/commands',
  'unit/title-card',
  'integration/audit-views',
  'integration/admission-model',
  'integration/migrations',
  'integration/reports',
  'unit/page-reader',
  'browser/jobs',
  'integration/audit-without-database',
  'integration/doctor',
  'browser/article',
  'integration/audit-answer-key',
  'browser/reports',
  'integration/audits',
  'browser/sign-in',
  'e2e/job-store',
  'e2e/api-examples',
  'e2e/client-package',
  'integration/database-faults',
  'unit/linear-expressions',
  'browser/reference',
  'e2e/evaluation',
  'integration/changes-example',
  'integration/graph-transports',
  'unit/jobs',
  'browser/home',
  'unit/ngram-tally',
  'browser/operations',
  'integration/hostile-requests',
  'integration/webhooks',
  'browser/new-article',
  'integration/audit-graph',
  'unit/hostile-texts',
  'browser/theft',
  'contract/crawl-pages',
  'integration/rude-clients',
  'integration/parity',
  'integration/tools',
  'integration/generated-clients',
  'e2e/tutorial',
  'browser/keys',
  'browser/batch',
  'browser/articles',
  'contract/crawl-store-postgres',
  'unit/outline',
  'integration/desk',
  'contract/model-providers',
  'integration/hostile-sources',
  'contract/site-page-store',
  'integration/edition-jobs',
  'contract/audit-store',
  'integration/operator-api',
  'integration/sessions',
  'integration/events',
  'integration/research-report',
  'integration/audit-settings',
  'integration/editing',
  'integration/ownership',
  'integration/bulkheads',
  'integration/web',
  'integration/job-safety',
  'browser/domains',
  'integration/changes',
  'integration/growth',
  'integration/slow-sources',
  'integration/spending',
  'unit/hostile-graph',
  'integration/client',
  'unit/answer-key',
  'contract/phrase-counter',
  'unit/sitemap-scanner',
];
const LANES = ['browser', 'e2e', 'integration', 'contract', 'unit'];

/** On a machine that has no times of its own to go by: the long ones, then lane by lane, the larger files first. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.every((test) => this.time(test) !== undefined)) return sorted;
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ path }) {
  const [, lane, name] = /[\\/]test[\\/](\w+)[\\/](?:.*[\\/])?([\w-]+)\.test\.ts$/.exec(path) ?? [];
  const place = LONG.indexOf(`${lane}/${name}`);
  return place === -1 ? LONG.length + LANES.indexOf(lane) : place;
}
