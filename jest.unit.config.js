import config, { lane } from './jest.config.js';

/** All unit tests, with a part of the cases of those that try many: `npm run test:unit`. */
export default {
  ...config,
  // They compute and hardly wait: one for each of two processors, since each worker loads all modules for itself.
  maxWorkers: 2,
  projects: [lane('unit')],
};
