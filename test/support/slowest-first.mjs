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
  'e2e/admission',
  'browser/audit-pages',
  'contract/job-queue',
  'browser/audits',
  'e2e/demo',
  'browser/screens',
  'integration/audits',
  'integration/audit-crawl',
  'browser/article',
  'e2e/stalls',
  'e2e/audit',
  'integration/embedded-postgres',
  'e2e/api-examples',
  'e2e/processes',
  'unit/linear-expressions',
  'e2e/commands',
  'e2e/jobs-stopped',
  'e2e/report-killed',
  'integration/access-matrix',
  'browser/jobs',
  'e2e/job-store',
  'e2e/second-serve',
  'integration/audit-without-database',
  'unit/pathological-texts',
  'integration/audit-views',
  'integration/llm-article',
  'integration/audit-answer-key',
  'integration/admission-model',
  'integration/reports',
  'e2e/client-package',
  'unit/page-reader',
  'unit/jobs',
  'integration/hostile-requests',
  'contract/crawl-pages',
  'integration/database-faults',
  'integration/rude-clients',
  'unit/ngram-tally',
  'integration/audit-graph',
  'integration/migrations',
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
