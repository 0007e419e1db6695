import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../src/main/build-app.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

const run = promisify(execFile);
const DESCRIPTION = path.resolve('schema/printed/openapi.json');
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    module: 'NodeNext',
    types: ['node'],
    rootDir: '.',
    outDir: 'out',
  },
};
/** What is compiled and not run: an audit and an image would have to be made first. */
const READING = `
  import createClient from 'openapi-fetch';
  import type { paths } from './galley.js';
  import { readArticleImage, readAudit } from './galley/index.js';
  const galley = createClient<paths>();
  const [slug, id] = ['', ''];
  const path = { slug, crawl_id: id };
  const AUDIT = '/v1/editions/{slug}/audit/{crawl_id}';
  const { data: one } = await galley.GET(AUDIT, { params: { path, query: { view: 'issues', severity: 'error' } } });
  if (typeof one === 'object' && 'view' in one && one.view === 'issues') console.log(one.data?.issues[0]?.title);
  const { data: csv } = await galley.GET(AUDIT, {
    params: { path, query: { view: 'issues', format: 'csv' } },
    parseAs: 'text',
  });
  csv satisfies string | undefined;
  const image = { path: { slug, article_id: id } };
  const { data: bytes } = await galley.GET('/v1/editions/{slug}/articles/{article_id}/image', {
    params: image,
    parseAs: 'blob',
  });
  bytes satisfies Blob | undefined;
  (await readArticleImage({ ...image, throwOnError: true })).data satisfies Blob;
  const { data: other } = await readAudit({ path, query: { view: 'graph', layout: 'tree' }, throwOnError: true });
  if ('view' in other && other.view === 'graph') console.log(other.data?.stats.nodes_total);
  // @ts-expect-error there is no such view
  await readAudit({ path, query: { view: 'map' } });
`;

let folder: string;
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-generated-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const docs = await readFile('docs/api.md', 'utf8');
  const example = (name: string) =>
    new RegExp(`^\`\`\`ts ${name}\n(.*?)^\`\`\`$`, 'ms').exec(docs)?.[1] ?? '';
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'openapi-fetch.ts': example('openapi-fetch'),
    'hey-api.ts': example('hey-api'),
    'reading.ts': READING,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  [database] = await Promise.all([
    createTestDatabase(),
    program('openapi-typescript/bin/cli.js', DESCRIPTION, '-o', 'galley.d.ts'),
    program('@hey-api/openapi-ts/bin/run.js', '-i', DESCRIPTION, '-o', 'galley', '--silent'),
  ]);
  app = await startGalley({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs a program of a package in the folder. */
function program(name: string, ...args: readonly string[]) {
  return run(process.execPath, [path.resolve('node_modules', name), ...args], { cwd: folder });
}

async function runExample(name: string, { full }: Tenant) {
  const env = { ...process.env, API: app.url!, KEY: full };
  return run(process.execPath, [`out/${name}.js`], { cwd: folder, env });
}

describe('clients that generators make of the description', () => {
  it('compile under strict with their examples in docs/api.md, without a hand', async () => {
    const said = await program('typescript-7/bin/tsc').then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stdout: string }).stdout,
    );
    expect(said).toBe('');
  });

  it.each(['openapi-fetch', 'hey-api'])(
    'list editions, start an article, poll its job, pull and publish it: %s',
    async (name) => {
      const ran = await runExample(name, await createTenant(app));
      expect(ran.stderr).toBe('');
      expect(ran.stdout).toMatch(/^published .*canal lock.*\n$/i);
    },
  );
});
