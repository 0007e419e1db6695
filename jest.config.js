import { readdirSync, readFileSync } from 'node:fs';

// For Jest's workers, which inherit it: test files make many objects that die young. Saves a tenth of their time (decision 43).
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

/** @param {string} name a folder of `test/` @param {object} more options of that lane only */
export const lane = (name, more = {}) => ({
  displayName: name,
  // Where Jest looks for files: not in the packages.
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`],
  // Node imports the test files itself: decision 33.
  runtime: '<rootDir>/test/support/jest/runtime.cjs',
  testEnvironment: '<rootDir>/test/support/jest/environment.cjs',
  injectGlobals: false,
  transform: {},
  // For --watch and --findRelatedTests, which look for what a file imports.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/quiet-console.ts'],
  ...more,
});

/** The unit tests over many cases or of growth, by test/support: the unit lane tries a part of the cases, this one more. */
const sampled = readdirSync('test/unit', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(`test/unit/${file}`, 'utf8') }))
  .filter(({ text }) => /support\/(?:sample|expect-linear)\.js/.test(text));
/** Those of them that have no part in the unit lane: each of their tests is of `itOfMany`. */
const longOnly = sampled.filter(({ text }) => !/^\s*(?:it|test)(?:\.each)?\(/m.test(text));

/**
 * Whether the long tests try all that they can (test/support/sample.ts), as before a release (`npm run test:all`), or a part,
 * as after each change. What each takes stands in docs/adr/096-what-runs-after-each-change.md.
 */
export const isWhole = process.env.TEST_ALL !== undefined;
const whole = isWhole ? { galleyShare: 1 } : {};

export const database = {
  globalSetup: '<rootDir>/test/support/jest/database-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/database-teardown.mjs',
};

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

/**
 * A lane in which things are broken on purpose. Each store of the queue has one; the second one, which has all rows of the jobs
 * in PostgreSQL too, comes with `npm run test:all`.
 *
 * @param {string} name @param {'postgres' | 'mongo'} galleyJobStore where the queue is @param {string[]} ignored
 */
const chaos = (name, galleyJobStore, ignored = []) =>
  lane(name, {
    ...database,
    globalSetup: '<rootDir>/test/support/chaos/chaos-setup.mjs',
    testMatch: ['<rootDir>/test/e2e/chaos/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', MEASURED, ...ignored],
    globals: { galleyJobStore, galleyShare: isWhole ? 1 : 1 / 3 },
  });

export default {
  // Most of them, chaos too, wait for a server or a process more than they work; with six, some that bound a time fail (decision 73).
  maxWorkers: 4,
  // What a lane loads stays with its worker: two hundred suites grow to gigabytes.
  workerIdleMemoryLimit: '1500MB',
  // A test waits for events, so a slow machine makes it slow, not red.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/test/support/jest/slowest-first.mjs',
  reporters: ['default', '<rootDir>/test/support/jest/closing-line-reporter.mjs'],
  projects: [
    lane('unit', {
      testPathIgnorePatterns: [
        '/node_modules/',
        ...longOnly.map(({ file }) => `<rootDir>/test/unit/${file}$`),
      ],
    }),
    lane('generative', {
      testMatch: sampled.map(({ file }) => `<rootDir>/test/unit/${file}`),
      globals: { galleyShare: 1 / 5, ...whole },
    }),
    lane('contract', database),
    lane('integration', { ...database, globals: whole }),
    lane('browser', {
      globals: whole,
      globalSetup: '<rootDir>/test/support/jest/browser-setup.mjs',
      globalTeardown: '<rootDir>/test/support/jest/browser-teardown.mjs',
    }),
    lane('e2e', { ...database, globals: whole, testPathIgnorePatterns: ['/node_modules/', '/chaos/'] }),
    chaos('chaos', 'postgres'),
    ...(isWhole ? [chaos('chaos-mongo', 'mongo', ONCE)] : []),
    lane('measured', { ...database, testMatch: ['<rootDir>/test/e2e/chaos/isolation.test.ts'] }),
  ],
};
