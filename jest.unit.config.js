import config, { lane } from './jest.config.js';

/** All unit tests, with a part of the cases of those that try many: `npm run test:unit`. */
export default { ...config, projects: [lane('unit')] };
