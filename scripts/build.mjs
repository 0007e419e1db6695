// Builds the program into dist, from scratch, and the console into dist/console beside it. What is up to date is not built
// again, so every script that needs the built program calls it. Types are not checked here: npm run check does that.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CONSOLE = 'src/console';
/** The inputs of dist, but of dist/console. The lock file represents the packages that are compiled against and copied. */
const INPUTS = [
  'src',
  'scripts/build.mjs',
  'scripts/build-graphiql.mjs',
  'scripts/bundle.mjs',
  'scripts/keep-compiled.mjs',
  'scripts/start-program.mjs',
  'scripts/package-client.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.client.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'docs/api.md',
];
const CONSOLE_INPUTS = [CONSOLE, 'package-lock.json'];
/** The native compiler: decision 36. */
const TSC = 'node_modules/typescript-7/bin/tsc';
/** Written last, so that an interrupted build is repeated. */
const STAMP = 'dist/.built-from';
const CONSOLE_STAMP = 'dist/.console-built-from';

const [stamp, consoleStamp] = await Promise.all([
  stampOf(INPUTS, (file) => !file.startsWith(`${CONSOLE}${path.sep}`)),
  stampOf(CONSOLE_INPUTS, (file) => !file.includes('node_modules')),
]);
const isConsoleBuilt = (await readFile(CONSOLE_STAMP, 'utf8').catch(() => null)) === consoleStamp;
const built = await readFile(STAMP, 'utf8').catch(() => null);
if (built !== stamp) {
  for (const name of await readdir('dist').catch(() => [])) {
    if (!['console', path.basename(CONSOLE_STAMP)].includes(name))
      await rm(path.join('dist', name), { recursive: true, force: true });
  }
}
const consoleBuild = isConsoleBuilt ? null : startConsole();
if (built !== stamp) {
  run(TSC, '-p', 'tsconfig.build.json');
  run(TSC, '-p', 'tsconfig.client.json');
  run('scripts/package-client.mjs');
  run('scripts/build-graphiql.mjs');
  await bundlePrograms();
  await chmod('dist/main/cli.js', 0o755);
  await writeFile(STAMP, stamp);
}
if (consoleBuild !== null) {
  if ((await consoleBuild) !== 0) process.exit(1);
  await writeFile(CONSOLE_STAMP, consoleStamp);
}

/** Builds the console in a process of its own. @returns {Promise<number | null>} its exit code */
async function startConsole() {
  await rm(CONSOLE_STAMP, { force: true });
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: CONSOLE,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code;
}

/** The file that is started stays where its source is, and imports its bundle. */
async function bundlePrograms() {
  const { bundle } = await import('./bundle.mjs');
  const programs = ['dist/main/cli.js', ...(await threadPrograms())];
  await bundle(programs, 'programs');
  for (const program of programs) {
    const started = path.relative(path.dirname(program), `dist/programs/${path.basename(program)}`);
    const first = program === 'dist/main/cli.js' ? '#!/usr/bin/env node\n' : '';
    await writeFile(program, `${first}import '${started.replaceAll(path.sep, '/')}';\n`);
    await rm(`${program}.map`);
  }
}

/** @returns {Promise<string[]>} the modules that serve a thread's methods, which are started by their names */
async function threadPrograms() {
  const programs = [];
  for (const name of await readdir('dist', { recursive: true })) {
    if (!name.endsWith('-thread.js') || name.startsWith('libs')) continue;
    const text = await readFile(path.join('dist', name), 'utf8');
    if (/\bserveThread\(/.test(text)) programs.push(path.join('dist', name));
  }
  return programs.sort();
}

/** Runs a program of this project; exits with its exit code when it fails. @param {string[]} args */
function run(...args) {
  try {
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  } catch {
    process.exit(1);
  }
}

/**
 * A hash of names and contents.
 *
 * @param {readonly string[]} inputs files and folders
 * @param {(file: string) => boolean} counts which of the files
 * @returns {Promise<string>}
 */
async function stampOf(inputs, counts) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const inside = await readdir(input, { recursive: true, withFileTypes: true }).catch(() => null);
    const files =
      inside === null
        ? [input]
        : inside
            .filter((each) => each.isFile())
            .map((each) => path.join(each.parentPath ?? each.path, each.name))
            .sort();
    for (const file of files.filter(counts)) hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
