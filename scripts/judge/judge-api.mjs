// Checks the description of REST with third-party tools: `npm run judge:api -- lint | prism [suites] | specmatic`. They are
// downloaded when they are run, in tested versions: together they are larger than Galley, and one needs Java. `prism` and
// `specmatic` need a build. See docs/adr/012.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const TOOLS = {
  redocly: '@redocly/cli@2.77.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  prism: '@stoplight/prism-cli@5.14.2',
  specmatic: 'specmatic@2.55.1',
};
const root = path.join(import.meta.dirname, '../..');
const description = path.join(root, 'schema', 'printed', 'openapi.json');

const npx = (tool, args) => ['--yes', `--package=${TOOLS[tool]}`, '--', tool, ...args];

/** @returns {number} its exit code */
function run(tool, ...args) {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
  return spawnSync('npx', npx(tool, args), { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

/** A process group of its own, so that the children of npx can be ended with it. */
function start(tool, args, options) {
  return spawn('npx', npx(tool, args), { ...options, detached: true });
}

const [command, ...more] = process.argv.slice(2);
if (command === 'lint') {
  process.exitCode = run('redocly', 'lint', description) || run('spectral', 'lint', description);
} else if (command === 'prism') {
  const { judgeWithPrism } = await import('./judge-with-prism.mjs');
  const startPrism = (upstream, port) => {
    const where = ['--host', '127.0.0.1', '--port', String(port), '--cors=false'];
    const args = ['proxy', description, upstream, ...where, '--verboseLevel', 'fatal'];
    return start('prism', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  process.exitCode = await judgeWithPrism({ root, startPrism, suites: more });
} else if (command === 'specmatic') {
  const { judgeWithSpecmatic } = await import('./judge-with-specmatic.mjs');
  const startSpecmatic = (args, options) => start('specmatic', args, options);
  process.exitCode = await judgeWithSpecmatic({ description, startSpecmatic });
} else {
  console.error('judge:api lint | prism [suites] | specmatic');
  process.exitCode = 2;
}
