import config, { database, lane } from './jest.config.js';

/** The long runs, in which things are broken on purpose: `npm run test:chaos`. */
export default {
  ...config,
  testTimeout: 300_000,
  // They wait more than they work.
  maxWorkers: 2,
  projects: [lane('chaos', { ...database, testMatch: ['<rootDir>/test/e2e/chaos/**/*.test.ts'] })],
};
