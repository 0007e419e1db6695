import Sequencer from '@jest/test-sequencer';

/**
 * Those that take long for their size, mostly by waiting, longest first: begun last, one of them runs alone at the end
 * while the other processor has nothing to do. Each is named by its lane's folder and its file.
 */
const LONG = [
  'e2e/jobs-storm',
  'e2e/history',
  'e2e/admission',
  'e2e/audit-killed',
  'e2e/jobs-cut-off',
  'e2e/report-killed',
  'e2e/jobs-killed',
  'browser/audits',
  'contract/job-queue',
  'browser/screens',
  'browser/article',
  'unit/linear-expressions',
  'e2e/audit',
  'integration/audits',
  'integration/audit-crawl',
  'unit/pathological-texts',
  'e2e/demo',
  'e2e/processes',
  'e2e/stalls',
  'e2e/commands',
  'e2e/job-store',
  'integration/embedded-postgres',
  'integration/access-matrix',
  'integration/migrations',
  'e2e/second-serve',
  'unit/jobs',
  'integration/hostile-requests',
  'integration/audit-without-database',
  'integration/audit-answer-key',
  'integration/admission-model',
  'integration/llm-article',
  'integration/audit-views',
  'integration/rude-clients',
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
