// Builds the program into dist, from scratch. When dist is up to date, it does nothing, so every script that needs the built
// program calls it. Types are not checked here: npm run check does that.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The inputs of dist. The lock file represents the packages that are compiled against and copied. */
const INPUTS = [
  'src',
  'scripts/build.mjs',
  'scripts/build-graphiql.mjs',
  'scripts/bundle.mjs',
  'scripts/package-client.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.client.json',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'docs/api.md',
];
/** The native compiler: decision 36. */
const TSC = 'node_modules/typescript-7/bin/tsc';
/** Written last, so that an interrupted build is repeated. */
const STAMP = 'dist/.built-from';

const stamp = await stampOf(INPUTS);
const built = await readFile(STAMP, 'utf8').catch(() => null);
if (built !== stamp) {
  await rm('dist', { recursive: true, force: true });
  run(TSC, '-p', 'tsconfig.build.json');
  run(TSC, '-p', 'tsconfig.client.json');
  run('scripts/package-client.mjs');
  run('scripts/build-graphiql.mjs');
  await bundlePrograms();
  await chmod('dist/main/cli.js', 0o755);
  await writeFile(STAMP, stamp);
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

/** A hash of names and contents. @param {readonly string[]} inputs files and folders @returns {Promise<string>} */
async function stampOf(inputs) {
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
    for (const file of files) hash.update(`\0${file}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
