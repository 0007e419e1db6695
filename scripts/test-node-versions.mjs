// Runs the unit tests and the integration lane on each Node that Galley supports. The binaries come from npm as packages, so the first
// run needs the registry. npm run test:nodes -- [major version …] [arguments of Jest: paths, -t …]
import { spawnSync } from 'node:child_process';

const SUPPORTED = ['20', '22', '24'];

const args = process.argv.slice(2);
const firstOther = args.findIndex((arg) => !/^\d+$/.test(arg));
const count = firstOther === -1 ? args.length : firstOther;
const versions = count > 0 ? args.slice(0, count) : SUPPORTED;
const jest = [
  'node_modules/jest/bin/jest.js',
  // Before the names of the lanes, or Jest reads paths as more of them.
  ...args.slice(count),
  ...['--selectProjects', 'unit', 'generative', 'integration'],
];

const failed = versions.filter((version) => {
  const run = (...command) =>
    spawnSync('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...command], {
      encoding: 'utf8',
      stdio: ['ignore', command[0] === '--version' ? 'pipe' : 'inherit', 'inherit'],
    });
  const found = (run('--version').stdout ?? '').trim();
  console.log(`Node ${found || `${version}: not available`}`);
  // Without this check, the Node that runs this script would silently replace a missing one.
  return !found.startsWith(`v${version}.`) || run(...jest).status !== 0;
});
if (failed.length > 0) console.error(`Failed on Node ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
