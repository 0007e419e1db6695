import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { App } from '../../../src/main/build-app.js';
import { gate } from '../../support/gate.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { finishArticle } from '../../support/writing/finished-article.js';

const PROGRAM = path.resolve('docs/examples/pull_changes.py');
/** Without Python the suite is skipped, and reported as skipped. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

let database: TestDatabase;
let app: App;
let tenant: Tenant;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startGalley({ databaseUrl: database.url, role: 'gateway' });
});
beforeEach(async () => {
  tenant = await createTenant(app);
  folder = await mkdtemp(path.join(tmpdir(), 'galley-changes-'));
  file = path.join(folder, 'articles.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Starts the example. @param api where it finds Galley @param page how many changes it asks for at once */
function start(api = app.url!, page = 100) {
  const env = { ...process.env, API: api, KEY: tenant.read, EDITION: tenant.edition, PAGE: String(page) };
  const child = spawn('python3', [PROGRAM, file], { env });
  let err = '';
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, err }));
  return { child, ended };
}

async function pull(): Promise<void> {
  expect(await start().ended).toEqual({ code: 0, err: '' });
}

interface Line {
  readonly change: string;
  readonly id: string;
  readonly changed_at: string;
  readonly article: { readonly id: string; readonly status: string } | null;
}

async function lines(): Promise<Line[]> {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^(\{.*\}\n)*$/);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}
const reported = async () => (await lines()).map(({ change, id }) => [change, id]);

async function finish(count: number): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < count; n += 1) ids.push((await finishArticle(app, tenant)).id);
  return ids;
}
const act = (method: string, below: string) =>
  call(app, tenant.full, method, `/v1/editions/${tenant.edition}/articles/${below}`);

/** Galley, with a hook before each answer. */
async function openProxy(before: (request: number) => Promise<unknown> | undefined) {
  let requests = 0;
  const server = createServer((request, response) => {
    const { authorization = '' } = request.headers;
    void Promise.resolve(before((requests += 1)))
      .then(() => fetch(app.url! + request.url!, { headers: { authorization } }))
      .then(async (answer) => response.writeHead(answer.status).end(await answer.text()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

(hasPython ? describe : describe.skip)('docs/examples/pull_changes.py', () => {
  it('writes each change on a line, and later what has changed since', async () => {
    const [a, b] = await finish(2);
    await pull();
    expect(await reported()).toEqual([
      ['finished', a],
      ['finished', b],
    ]);
    expect((await lines())[0]).toMatchObject({ article: { id: a, title: 'Tides', status: 'draft' } });
    await pull();
    expect(await reported()).toHaveLength(2);
    await act('POST', `${a!}/publish`);
    await act('DELETE', b!);
    await pull();
    expect((await lines()).slice(2)).toEqual([
      expect.objectContaining({ change: 'published', id: a, article: expect.objectContaining({ id: a }) }),
      expect.objectContaining({ change: 'deleted', id: b, article: null }),
    ]);
  });

  it('repeats no line that a crash has left ahead of the cursor, and cuts half a line off', async () => {
    const ids = await finish(3);
    const first = await start(app.url!, 1).ended;
    expect(first.code).toBe(0);
    const [{ changed_at: oldest }] = (await lines()) as [Line];
    await writeFile(`${file}.cursor`, oldest);
    await pull();
    await rm(`${file}.cursor`);
    await appendFile(file, `{"change": "finished", "id": "${'x'.repeat(100_000)}`);
    await pull();
    expect((await lines()).map(({ id }) => id)).toEqual(ids);
    // Older lines may have been moved away: then the cursor says where to go on.
    await writeFile(file, '');
    const [more] = await finish(1);
    await pull();
    expect((await lines()).map(({ id }) => id)).toEqual([more]);
  });

  it('has every change once, in order, however often it is killed', async () => {
    const ids = await finish(8);
    let run: ReturnType<typeof start> | null = null;
    let kills = 0;
    // Killed before the answer to its second request, or as soon as it is sent: while lines or the cursor are written.
    const kill = (request: number) => {
      if (request % 2 === 1) return undefined;
      kills += 1;
      const { child } = run!;
      if (kills % 2 === 0) setImmediate(() => child.kill('SIGKILL'));
      else child.kill('SIGKILL');
      return undefined;
    };
    const proxy = await openProxy(kill);
    try {
      for (let code: number | null = null; code !== 0;) {
        run = start(proxy.url, 1);
        ({ code } = await run.ended);
        expect([null, 0]).toContain(code);
      }
    } finally {
      proxy.server.close();
    }
    expect(kills).toBeGreaterThan(5);
    expect((await lines()).map(({ id }) => id)).toEqual(ids);
  });

  it('runs once at a time on a file', async () => {
    const ids = await finish(2);
    const [answered, arrived] = [gate(), gate()];
    const proxy = await openProxy(() => {
      arrived.open();
      return answered.opened;
    });
    try {
      const slow = start(proxy.url);
      await arrived.opened;
      expect(await start().ended).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^Another run writes/),
      });
      answered.open();
      expect(await slow.ended).toMatchObject({ code: 0 });
    } finally {
      answered.open();
      proxy.server.close();
    }
    expect((await lines()).map(({ id }) => id)).toEqual(ids);
  });

  it('ends with the problem when it is refused', async () => {
    tenant = { ...tenant, read: 'gk_read_nobody' };
    const { code, err } = await start().ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^401: .*"code":\s*"invalid_key"/);
  });
});
