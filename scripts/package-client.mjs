// Makes dist/client a package of its own, so that clients need not install the server: `npm pack dist/client`. Its package.json
// is generated, so that its version and those of its two packages are Galley's, and its README is a section of docs/api.md.
import { copyFile, readFile, writeFile } from 'node:fs/promises';

/** @type {{ version: string, license: string, engines: { node: string }, dependencies: Record<string, string> }} */
const galley = JSON.parse(await readFile('package.json', 'utf8'));
/** @param {string} name */
const atLeast = (name) => `^${galley.dependencies[name]}`;

const client = {
  name: 'galley-client',
  version: galley.version,
  description: 'Calls Galley over REST, and follows its jobs, audits and reports.',
  license: galley.license,
  private: true,
  type: 'module',
  sideEffects: false,
  engines: { node: galley.engines.node },
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './package.json': './package.json',
  },
  // Without the source maps: the package holds no sources.
  files: ['**/*.js', '**/*.d.ts'],
  dependencies: { 'graphql-ws': atLeast('graphql-ws'), ws: atLeast('ws') },
};

await writeFile('dist/client/package.json', `${JSON.stringify(client, null, 2)}\n`);
await copyFile('LICENSE', 'dist/client/LICENSE');

const docs = await readFile('docs/api.md', 'utf8');
const section = /^## In TypeScript\n(.*?)^## /ms.exec(docs)?.[1];
if (section === undefined) throw new Error('docs/api.md has no section "In TypeScript"');
// The other pages are not in the package.
const text = section.replaceAll(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, '$1');
await writeFile('dist/client/README.md', `# galley-client\n\n${client.description}\n${text.trimEnd()}\n`);
