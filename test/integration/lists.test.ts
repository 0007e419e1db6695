import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../src/main/build-app.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;
let base: string;
/** Of each list, oldest first. */
const ids: Record<string, string[]> = { jobs: [], research: [], audits: [] };

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
  stranger = await createTenant(gateway);
  base = `/v1/editions/${tenant.edition}`;
  for (let n = 0; n < 3; n += 1) {
    const job = await call(gateway, tenant.full, 'POST', `${base}/articles`, { input: 'Locks' });
    ids['jobs']!.push(job.body.id);
    // No worker runs here: one is failed by hand before the next may start.
    for (const [list, path, table] of [
      ['research', 'research', 'reports'],
      ['audits', 'audit', 'audits'],
    ] as const) {
      const { body } = await call(gateway, tenant.full, 'POST', `${base}/${path}`);
      ids[list]!.push(body.id);
      if (n < 2)
        await sql.query(
          `UPDATE ${table} SET status = 'failed', finished_at = clock_timestamp() WHERE id = $1`,
          [body.id],
        );
    }
  }
  await call(gateway, tenant.full, 'POST', `/v1/jobs/${ids['jobs']![1]}/cancel`);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

const LISTS = [
  ['jobs', 'jobs', 'cancelled', (all: string[]) => [all[1]]],
  ['research', 'reports', 'failed', (all: string[]) => [all[1], all[0]]],
  ['audits', 'audits', 'crawling', (all: string[]) => [all[2]]],
] as const;

describe.each(LISTS)('GET …/%s', (path, name, status, ofStatus) => {
  const list = (query = '', token = tenant.read) => call(gateway, token, 'GET', `${base}/${path}${query}`);
  const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
    (body[name] as { id: string }[]).map(({ id }) => id);

  it('answers all of an edition, newest first', async () => {
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([...ids[path]!].reverse());
    expect(answer.body).toMatchObject({ limit: 20, next: null });
  });

  it('goes on from page to page, by the cursor of the page before', async () => {
    const first = await list('?limit=2');
    expect(first.body).toMatchObject({ limit: 2, next: expect.any(String) });
    const second = await list(`?limit=2&cursor=${first.body.next}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual([...ids[path]!].reverse());
    expect(second.body.next).toBeNull();
  });

  it('answers those of one status alone', async () => {
    expect(idsOf(await list(`?status=${status}`))).toEqual(ofStatus(ids[path]!));
  });

  it('clamps its limit, and refuses what is no status or cursor', async () => {
    expect((await list('?limit=0')).body.limit).toBe(1);
    expect((await list('?limit=1e9')).body.limit).toBe(20);
    expect((await list('?limit=1000')).body.limit).toBe(100);
    for (const [query, at] of [
      ['?status=lost', '/status'],
      ['?status=failed&status=done', '/status'],
      ['?cursor=', '/cursor'],
      ['?cursor=x', '/cursor'],
      [`?cursor=${Buffer.from('{"at":"2026-02-30T00:00:00.000000Z"}').toString('base64url')}`, '/cursor'],
      ['?cursor=a&cursor=b', '/cursor'],
    ] as const) {
      const { status: refused, body } = await list(query);
      expect([query, refused, body.code, body.errors[0].path]).toEqual([query, 422, 'invalid_params', at]);
    }
  });

  it('is not found for another account', async () => {
    const { status: refused, body } = await list('?cursor=x', stranger.read);
    expect([refused, body.code]).toEqual([404, 'not_found']);
  });
});

it('a cursor of another list is refused by its name', async () => {
  const { body: jobs } = await call(gateway, tenant.read, 'GET', `${base}/jobs?limit=1`);
  const path = `${base}/audits?cursor=${jobs.next}`;
  const { status, body } = await call(gateway, tenant.read, 'GET', path);
  expect([status, body.code, body.errors[0]]).toEqual([
    422,
    'invalid_params',
    { path: '/cursor', message: 'is no cursor: send one that a page of this list answered' },
  ]);
});

it('a cursor that the release before answered is still read', async () => {
  const { body } = await call(gateway, tenant.read, 'GET', `${base}/jobs?limit=1`);
  const { at, id } = JSON.parse(Buffer.from(body.next, 'base64url').toString('utf8'));
  const before = Buffer.from(JSON.stringify({ at, id })).toString('base64url');
  const [by, now] = await Promise.all(
    [before, body.next].map((cursor) =>
      call(gateway, tenant.read, 'GET', `${base}/jobs?limit=1&cursor=${cursor}`),
    ),
  );
  expect(by).toMatchObject({ status: 200, body: now!.body });
});

it('a cursor with a moment that no calendar has is refused by its name', async () => {
  const id = ids['jobs']![0];
  for (const at of [
    '2026-02-30T00:00:00.000000Z',
    '0000-01-01T00:00:00.000000Z',
    '2026-01-01T25:00:00.000000Z',
  ]) {
    const cursor = Buffer.from(JSON.stringify({ list: 'jobs', field: 'createdAt', at, id })).toString(
      'base64url',
    );
    const { status, body } = await call(gateway, tenant.read, 'GET', `${base}/jobs?cursor=${cursor}`);
    expect([at, status, body.errors?.[0]?.path]).toEqual([at, 422, '/cursor']);
  }
});
