import config, { database, lane, isWhole } from './jest.config.js';

/** What the queue's stores mean nothing to, and so is not run on each. */
const ONCE = [
  'admission',
  'audit-killed',
  'audits-and-reports-stopped',
  'changes-killed',
  'history',
  'report-killed',
  'schedules-killed',
].map((name) => `/chaos/${name}\\.`);
/** What measures has a machine to itself: it is a run of its own, after the others. */
const MEASURED = '/chaos/isolation\\.';

/** @param {'postgres' | 'mongo'} galleyJobStore where the queue is; each a lane, so that the two share the processors */
const chaos = (name, galleyJobStore, ignored = []) =>
  lane(name, {
    ...database,
    globalSetup: '<rootDir>/test/support/chaos/chaos-setup.mjs',
    testMatch: ['<rootDir>/test/e2e/chaos/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', MEASURED, ...ignored],
    globals: { galleyJobStore, galleyShare: isWhole ? 1 : 1 / 3 },
  });

/**
 * The long runs, in which things are broken on purpose: `npm run test:chaos`. The second store of the queue, which has all
 * rows of the jobs in PostgreSQL too, and what is measured come with `npm run test:all`.
 */
export default {
  ...config,
  // One less than elsewhere: their leases are short, and a process that waits for a processor loses them.
  maxWorkers: 3,
  testTimeout: 300_000,
  projects: [
    chaos('chaos', 'postgres'),
    ...(isWhole ? [chaos('chaos-mongo', 'mongo', ONCE)] : []),
    lane('measured', { ...database, testMatch: ['<rootDir>/test/e2e/chaos/isolation.test.ts'] }),
  ],
};
