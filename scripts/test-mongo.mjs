// The tests of the queue on a real MongoDB: JOBS_URL=mongodb://127.0.0.1:27017/?replicaSet=rs0 npm run test:mongo
// They create a database of their own there, galley_test_…, and drop it.
import { spawnSync } from 'node:child_process';

const url = process.env.JOBS_URL ?? '';
if (!/^mongodb:\/\/[^,]+$/.test(url)) {
  console.error(
    url === ''
      ? 'JOBS_URL is not set: name the MongoDB to test on, such as JOBS_URL=mongodb://127.0.0.1:27017.'
      : 'JOBS_URL must be mongodb:// with one host: the tests put a proxy before it.',
  );
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'contract',
    '--testNamePattern',
    'on MongoDB',
    'test/contract/job/job-queue.test.ts',
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
