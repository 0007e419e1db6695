// Lets tools of others look at the description of REST: `npm run judge:api -- lint | prism URL | specmatic URL`.
// They are fetched when they are run, in versions that were tried: together they are larger than Galley, and one needs
// Java. See docs/adr/012.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const TOOLS = {
  redocly: '@redocly/cli@2.77.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  prism: '@stoplight/prism-cli@5.14.2',
  specmatic: 'specmatic@2.55.1',
};
const root = path.join(import.meta.dirname, '..');
const description = path.join('schema', 'printed', 'openapi.json');

/** @returns {number} its exit code */
function run(tool, ...args) {
  const { status } = spawnSync('npx', ['--yes', `--package=${TOOLS[tool]}`, '--', tool, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', SPECMATIC_GENERATIVE_TESTS: 'true' },
  });
  return status ?? 1;
}

const [command, url, ...more] = process.argv.slice(2);
const needsUrl = command === 'prism' || command === 'specmatic';
if (command === 'lint') {
  process.exitCode = run('redocly', 'lint', description) || run('spectral', 'lint', description);
} else if (command === 'prism' && url) {
  // Calls that go through it are answered 500 where Galley's answer is not as described.
  process.exitCode = run('prism', 'proxy', description, url, '--errors', '--port', '4010', ...more);
} else if (command === 'specmatic' && url) {
  // It takes the key of the scheme from a variable of the scheme's name.
  process.env.key = process.env.KEY;
  process.exitCode = run('specmatic', 'test', description, `--testBaseURL=${url}`, ...more);
} else {
  console.error(needsUrl ? 'Which Galley? Name its URL.' : 'judge:api lint | prism URL | specmatic URL');
  process.exitCode = 2;
}
