import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installClient, type InstalledClient } from '../support/server/installed-client.js';

const run = promisify(execFile);
/** Of its users, some compile with the one and some with the other; the native one takes a fifth of the time. */
const TYPESCRIPT = {
  javascript: 'node_modules/typescript/bin/tsc',
  native: 'node_modules/typescript-7/bin/tsc',
};
/** The classes of the client, each by the name that its instances have in the docs. */
const CLASSES = {
  client: 'galley-client',
  articles: 'articles',
  audits: 'audits',
  research: 'research',
};
const NODE = ['--lib', 'ES2023', '--types', 'node'];

describe('the client, installed from its own package', () => {
  let client: InstalledClient;
  let example: string;
  beforeAll(async () => {
    client = await installClient();
    const { folder } = client;
    [, example] = /^```ts\n(.*?)^```$/ms.exec(await readFile('docs/api.md', 'utf8')) as unknown as [
      string,
      string,
    ];
    await writeFile(join(folder, 'example.ts'), example);
    await mkdir(join(folder, 'node_modules/@types'));
    await symlink(resolve('node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
    await symlink(resolve('node_modules/undici-types'), join(folder, 'node_modules/undici-types'));
  });
  afterAll(async () => {
    await client.remove();
  });

  it('brings what it needs and nothing of the server', async () => {
    expect([...client.packages].sort()).toEqual(['galley-client', 'graphql', 'graphql-ws', 'ws']);
    const files = await readdir(join(client.folder, 'node_modules/galley-client'), { recursive: true });
    expect(files.filter((name) => !/\.js$|\.d\.ts$/.test(name)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'generated',
      'package.json',
    ]);
  });

  it('says the version of Galley, and asks for the packages that Galley is tested with', async () => {
    const read = async (path: string) =>
      JSON.parse(await readFile(path, 'utf8')) as { version: string; dependencies: Record<string, string> };
    const galley = await read('package.json');
    expect(await read(join(client.folder, 'node_modules/galley-client/package.json'))).toMatchObject({
      version: galley.version,
      dependencies: {
        'graphql-ws': `^${galley.dependencies['graphql-ws']!}`,
        ws: `^${galley.dependencies['ws']!}`,
      },
    });
  });

  it('has a README that names every call, and no page that is not in the package', async () => {
    const readme = await readFile(join(client.folder, 'node_modules/galley-client/README.md'), 'utf8');
    expect(readme).toMatch(/^# galley-client\n\n[A-Z]/);
    expect(readme).toContain(example);
    expect(readme).not.toMatch(/\]\(/);
    const calls: string[] = [];
    for (const [name, file] of Object.entries(CLASSES)) {
      const types = await readFile(join(client.folder, `node_modules/galley-client/${file}.d.ts`), 'utf8');
      const [, members = ''] = /^export declare class \w+ \{\n(.*?)^\}/ms.exec(types) ?? [];
      for (const [, method] of members.matchAll(/^ {4}(?!constructor\b)(\w+)[<(]/gm))
        calls.push(`${name}.${method!}`);
    }
    expect(calls).toEqual(expect.arrayContaining(['articles.since', 'client.subscribe', 'research.wait']));
    expect(calls.filter((name) => !readme.includes(`\`${name}(`))).toEqual([]);
  });

  it.each([
    ['NodeNext, with the types of Node', 'javascript', ['--module', 'NodeNext', ...NODE]],
    [
      'Bundler, with the types of Node',
      'native',
      ['--module', 'ESNext', '--moduleResolution', 'Bundler', ...NODE],
    ],
  ] as const)(
    'types the example of the docs under %s, in the %s compiler',
    async (_name, compiler, options) => {
      await compile(compiler, 'example.ts', options);
    },
  );

  it('types a page of a browser under Bundler, without the types of Node', async () => {
    const page = `
      import { GalleyClient, type JobUpdate } from 'galley-client';
      const client = new GalleyClient({ baseUrl: location.origin, key: '', webSocket: WebSocket });
      const seen: JobUpdate[] = [];
      for await (const update of client.followJob('', { signal: AbortSignal.timeout(1) })) seen.push(update);
      // @ts-expect-error there is no such call
      await client.nothing();
      // @ts-expect-error the key is missing
      console.log(client.key);
      export {};
    `;
    await writeFile(join(client.folder, 'page.ts'), page);
    await compile('native', 'page.ts', [
      '--module',
      'ESNext',
      '--moduleResolution',
      'Bundler',
      '--lib',
      'ES2023,DOM',
    ]);
  });

  it('runs on this Node, and reports that no server answers', async () => {
    const program = `
      import { GalleyApiError, GalleyClient } from 'galley-client';
      const client = new GalleyClient({ baseUrl: 'http://127.0.0.1:1', key: 'gk_full_x', retries: 0 });
      const id = '0a000000-0000-4000-8000-000000000004';
      for (const asked of [client.job(id), client.subscribe('subscription { __typename }').next()]) {
        const error = await asked.catch((error) => error);
        console.log(error instanceof GalleyApiError, error.code);
      }
    `;
    await writeFile(join(client.folder, 'program.js'), program);
    const ran = await run(process.execPath, ['program.js'], { cwd: client.folder });
    expect(ran).toEqual({ stdout: 'true unreachable\ntrue unreachable\n', stderr: '' });
  });

  async function compile(
    compiler: keyof typeof TYPESCRIPT,
    file: string,
    options: readonly string[],
  ): Promise<void> {
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--target',
      'ES2023',
    ];
    const args = [
      resolve(TYPESCRIPT[compiler]),
      '--noEmit',
      '--pretty',
      'false',
      '--skipLibCheck',
      'false',
      ...strict,
      ...options,
      file,
    ];
    const said = await run(process.execPath, args, { cwd: client.folder }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stdout: string }).stdout,
    );
    expect(said).toBe('');
  }
});
