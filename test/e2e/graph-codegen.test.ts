import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';

const run = promisify(execFile);
const TSC = path.resolve('node_modules/typescript-7/bin/tsc');

/** A front end: the recipe of the docs, with its files where they say. */
let folder: string;
let component: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-front-end-'));
  await mkdir(path.join(folder, 'src'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const docs = await readFile('docs/graphql.md', 'utf8');
  [, component = ''] = /^```ts\n(\/\/ src\/dashboard\.ts\n.*?)^```$/ms.exec(docs) ?? [];
  await writeFile(path.join(folder, 'src/dashboard.ts'), component);
  await generate();
});
afterAll(() => rm(folder, { recursive: true }));

/** What the generator's command line does with the recipe. It does not install on every Node that Galley runs on. */
async function generate(): Promise<void> {
  const schemaAst = buildSchema(await readFile('schema/printed/schema.graphql', 'utf8'));
  const schema = parse(await readFile('schema/printed/schema.graphql', 'utf8'));
  const texts = [...component.matchAll(/graphql\(`(.*?)`\)/gs)].map(([, text = '']) => text);
  expect(texts).toHaveLength(3);
  const documents = texts.map((rawSDL) => ({
    location: path.join(folder, 'src/dashboard.ts'),
    rawSDL,
    document: parse(rawSDL),
  }));
  const files = await preset.buildGeneratesSection({
    baseOutputDir: `${path.join(folder, 'src/gql')}/`,
    schema,
    schemaAst,
    documents,
    config: {},
    presetConfig: {},
    plugins: [],
    pluginMap: {},
  });
  await mkdir(path.join(folder, 'src/gql'));
  for (const file of files) await writeFile(file.filename, await codegen(file));
}

async function compile(file: string): Promise<string> {
  const options = ['--strict', '--noEmit', '--pretty', 'false', '--target', 'ES2022'];
  const modules = ['--module', 'ESNext', '--moduleResolution', 'Bundler', '--lib', 'ES2023,DOM'];
  const args = [TSC, ...options, ...modules, '--skipLibCheck', file];
  try {
    return (await run(process.execPath, args, { cwd: folder })).stdout;
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

it('compiles a component that lists, starts and watches, with no list of scalars', async () => {
  expect(await compile('src/dashboard.ts')).toBe('');
});

it('types what the component reads', async () => {
  await writeFile(
    path.join(folder, 'src/misuse.ts'),
    `import { openDashboard } from './dashboard';
     const dashboard = openDashboard('', '', '');
     const [article] = await dashboard.list();
     const title: number | undefined = article?.title;
     const isOut: boolean = article?.status === 'PUBLISHED';
     const isGone: boolean = article?.status === 'DELETED';
     console.log(title, isOut, isGone, article?.headline);
     export {};`,
  );
  const faults = await compile('src/misuse.ts');
  expect([...faults.matchAll(/\((\d+),\d+\): error/g)].map(([, line]) => line)).toEqual(['4', '6', '7']);
});
