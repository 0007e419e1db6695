import config, { database, lane } from './jest.config.js';

/** The integration run with a validating proxy before its calls: `npm run judge:api -- prism`. */
export default {
  ...config,
  // A call takes three more hops.
  testTimeout: 120_000,
  projects: [
    lane('integration', {
      ...database,
      setupFilesAfterEnv: [
        '<rootDir>/test/support/jest/quiet-console.ts',
        '<rootDir>/test/support/through-prism.ts',
      ],
    }),
  ],
};
