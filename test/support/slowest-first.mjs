import Sequencer from '@jest/test-sequencer';

/**
 * Those that take long for their size, mostly by waiting, longest first: begun last, one of them runs alone at the end
 * while the other processor has nothing to do. Each is named by its lane's folder and its file.
 */
const LONG = [
  'e2e/audit-killed',
  'e2e/jobs-cut-off',
  'e2e/jobs-storm',
  'e2e/history',
  'e2e/jobs-killed',
  'e2e/report-killed',
  'e2e/admission',
  'e2e/demo',
  'browser/audit-pages',
  'contract/job-queue',
  'e2e/audit',
  'e2e/processes',
  'e2e/stalls',
  'e2e/commands',
  'e2e/second-serve',
  'integration/embedded-postgres',
  'browser/audits',
  'integration/backup',
  'unit/pathological-texts',
  'e2e/job-store',
  'integration/audit-crawl',
  'unit/linear-expressions',
  'browser/screens',
  'integration/llm-article',
  'integration/access-matrix',
  'e2e/jobs-stopped',
  'e2e/api-examples',
  'e2e/tutorial',
  'integration/audits',
  'browser/article',
  'integration/reports',
  'integration/audit-settings',
  'integration/audit-answer-key',
  'integration/hostile-requests',
  'unit/jobs',
  'integration/rude-clients',
  'integration/migrations',
  'unit/hostile-texts',
  'integration/admission-model',
  'browser/new-article',
  'integration/graph-transports',
  'integration/sessions',
  'integration/audit-graph',
  'integration/audit-views',
  'e2e/client-package',
  'browser/reference',
  'unit/page-reader',
  'browser/jobs',
  'integration/audit-without-database',
  'integration/database-faults',
  'integration/slow-sources',
  'integration/changes-example',
  'integration/desk',
  'unit/layouts',
  'integration/doctor',
  'contract/crawl-pages',
  'browser/operations',
  'contract/audit-store',
  'unit/title-card',
  'unit/ngram-tally',
  'e2e/evaluation',
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
