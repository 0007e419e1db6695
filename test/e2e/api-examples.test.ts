import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { openFlakyProxy } from '../support/chaos/flaky-proxy.js';
import { GalleyProcess } from '../support/server/galley-process.js';
import { installClient, type InstalledClient } from '../support/server/installed-client.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';

const EDITION = '0a000000-0000-4000-8000-000000000004';
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const where = (isThere: boolean) => (isThere ? it : it.skip);

describe('the examples of docs/api.md and docs/graphql.md', () => {
  let database: TestDatabase;
  let galley: GalleyProcess;
  let client: InstalledClient;
  let env: Record<string, string>;
  const blocks = new Map<string, string>();

  beforeAll(async () => {
    client = await installClient();
    database = await createTestDatabase();
    const own = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error' };
    const applied = await runHere(['apply', 'docs/tenants.example.yaml', '--json'], own);
    const { keys } = JSON.parse(applied.out) as { keys: { permission: string; token: string }[] };
    galley = GalleyProcess.start(['serve'], own);
    const [, url] = await galley.waitFor(/ready at (\S+)/);
    env = { API: url!, KEY: keys.find(({ permission }) => permission === 'full')!.token, EDITION };
    const text = await readFile('docs/api.md', 'utf8');
    for (const [, language, code] of text.matchAll(/^```(\w+)\n(.*?)^```$/gms))
      blocks.set(
        code!.includes('If-Match') ? 'edit' : code!.includes('/v1/events') ? 'events' : language!,
        code!,
      );
    const graph = await readFile('docs/graphql.md', 'utf8');
    blocks.set('dashboard', /^```ts\n(import \{ GalleyClient.*?)^```$/ms.exec(graph)![1]!);
  });
  afterAll(async () => {
    galley.signal('SIGTERM');
    await galley.end();
    await database.drop();
    await client.remove();
  });

  /** Runs a program on what it reads from its standard input. */
  async function run(
    program: string,
    args: readonly string[],
    input: string,
    more: Record<string, string> = {},
  ) {
    const child = spawn(program, args, { cwd: client.folder, env: { ...process.env, ...env, ...more } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out, err };
  }

  where(has('curl'))('run in a shell, with curl', async () => {
    const ran = await run('sh', ['-eu'], blocks.get('sh')!);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('"status":"queued"');
    expect(ran.out).toContain('"kind":"article"');
    expect(ran.out).toContain('"articles":[');
  });

  async function runTypeScript(block: string) {
    const { code } = await transform(blocks.get(block)!, {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    return run(process.execPath, ['--input-type=module', '-'], code);
  }

  it('run in TypeScript, with the built client, while a dashboard shows what becomes of it', async () => {
    const dashboard = runTypeScript('dashboard');
    const ran = await runTypeScript('ts');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('100\n');
    expect(ran.out).toMatch(/canal locks?/i);
    expect(ran.out).toMatch(/^409 conflict [\da-f-]{36}$/m);
    // The dashboard may have come after the end; then it is shown the next job.
    const next = await fetch(`${env['API']}/v1/editions/${EDITION}/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env['KEY']}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: 'Towpaths',
        settings: {
          source_policy: 'only_given',
          notes:
            'A towpath is a path beside a canal. Horses walked on the towpath and drew the boats along the canal.',
        },
      }),
    });
    expect(next.status).toBe(202);
    const shown = await dashboard;
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toMatch(/^[\da-f-]{36} Canal locks DONE {2}100 %$/m);
  });

  where(has('curl'))('edit in a shell the article that is there by now', async () => {
    const ran = await run('sh', ['-eu'], blocks.get('edit')!);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('"title":"How canal locks lift boats"');
  });

  where(has('curl'))('tell in a shell what happened', async () => {
    const ran = await run('sh', ['-eu'], blocks.get('events')!);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('"type":"article.finished"');
  });

  where(has('python3'))('run in Python, with its standard library', async () => {
    const ran = await run('python3', ['-'], blocks.get('python')!);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^done [\da-f-]{36}$/m);
    expect(ran.out).toMatch(/canal locks?/i);
  });

  where(has('python3'))(
    'goes on in Python over calls that are cut, and over the pages of a proxy',
    async () => {
      const proxy = await openFlakyProxy(env['API']!);
      const ran = await run('python3', ['-'], blocks.get('python')!, { API: proxy.url }).finally(proxy.close);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toMatch(/^done [\da-f-]{36}$/m);
      expect(proxy.failed).toEqual(['cut', 'page', 'half']);
    },
  );

  where(has('python3'))('reports a refusal in Python, of Galley and of a proxy', async () => {
    const refused = await run('python3', ['-'], blocks.get('python')!, { KEY: 'gk_full_nobody' });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/RuntimeError: 401: .*"code":\s*"invalid_key"/);
  });
});
