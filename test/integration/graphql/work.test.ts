import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
  stranger = await createTenant(gateway);
  await finishArticle(gateway, tenant);
  for (const path of ['research', 'audit'])
    await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/${path}`);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

async function read(token: string, query: string, variables?: object) {
  const { body } = await graph(gateway, token, query, variables as never);
  expect(body.errors).toBeUndefined();
  return body.data;
}

const WORK = `query ($filter: WorkFilter) { work(filter: $filter) { totalCount pageInfo { hasNextPage } nodes {
  id kind status title stage progress edition { id } startedBy { name } startedWith { name } error { code }
  job { id } report { id } audit { id } } } }`;

it('shows the work of an account, each with what it is', async () => {
  const { work } = await read(tenant.read, WORK);
  expect(work.totalCount).toBe(3);
  expect(work.nodes).toMatchObject([
    { kind: 'AUDIT', status: 'RUNNING', stage: 'SITE', job: null, report: null },
    { kind: 'RESEARCH', status: 'RUNNING', job: null, audit: null },
    { kind: 'ARTICLE', status: 'DONE', title: expect.any(String), report: null, audit: null },
  ]);
  for (const { id, job, report, audit, edition, startedBy, startedWith } of work.nodes) {
    expect((job ?? report ?? audit).id).toBe(id);
    expect(edition.id).toBe(tenant.edition);
    expect([startedBy.name, startedWith.name]).toEqual(['Test user', 'full']);
  }
});

it('filters it, and names every fault of a filter', async () => {
  const { work } = await read(tenant.read, WORK, { filter: { kind: ['ARTICLE'], status: ['DONE'] } });
  expect(work.nodes).toMatchObject([{ kind: 'ARTICLE' }]);
  const { body } = await graph(gateway, tenant.read, WORK, {
    filter: { edition: 'x', key: 'y', since: 'z', code: '' },
  });
  expect(body.errors[0].extensions.code).toBe('invalid_params');
  expect(body.errors[0].extensions.errors.map(({ path }: { path: string }) => path)).toEqual([
    '/filter/edition',
    '/filter/code',
    '/filter/key',
    '/filter/since',
  ]);
});

it('shows another account nothing of it, whatever it asks for', async () => {
  const key = (await read(tenant.read, '{ me { key { id } } }')).me.key.id as string;
  for (const filter of [
    {},
    { edition: tenant.edition },
    { edition: randomUUID() },
    { key },
    { key: randomUUID() },
  ])
    expect((await read(stranger.full, WORK, { filter })).work).toMatchObject({ totalCount: 0, nodes: [] });
  expect(await read(stranger.full, '{ failures { code } }')).toEqual({ failures: [] });
});

it('counts what failed within a day', async () => {
  const started = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
    input: 'Locks',
  });
  await sql.query(
    `UPDATE jobs SET status = 'failed', finished_at = clock_timestamp(),
       error = '{"code":"no_usable_sources","message":"No.","stage":"research","retryable":false}' WHERE id = $1`,
    [started.body.id],
  );
  const { failures } = await read(tenant.read, '{ failures { kind code count lastAt } }');
  expect(failures).toEqual([
    { kind: 'ARTICLE', code: 'no_usable_sources', count: 1, lastAt: expect.any(String) },
  ]);
});

it('tells of the attempts at a job, and what its stages have left', async () => {
  const started = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
    input: 'Weirs',
  });
  const { id } = started.body;
  const error = { code: 'source_away', message: 'No.', stage: 'research', retryable: true };
  const event = (version: number, attempt: number, status: string, more: object = {}) =>
    sql.query(
      `INSERT INTO job_events (job_ref, version, progress) SELECT ref, $2::integer,
         $3::jsonb || jsonb_build_object('updatedAt', '2026-11-23T00:00:0' || $2::integer || '.000000Z')
       FROM jobs WHERE id = $1`,
      [id, version, JSON.stringify({ attempt, status, error: null, ...more })],
    );
  await event(2, 1, 'running');
  await event(3, 1, 'running');
  await event(4, 1, 'queued', { error });
  await event(5, 2, 'running');
  await sql.query(
    `UPDATE jobs SET status = 'running', attempt = 2, version = 5, lease_token = gen_random_uuid(),
       lease_until = now() + interval '1 hour' WHERE id = $1`,
    [id],
  );
  await sql.query(
    `INSERT INTO job_artifacts (job_ref, stage, attempt, content, made_at)
     SELECT ref, 'brief', 1, '{"a":1}', '2026-11-23T00:00:03Z' FROM jobs WHERE id = $1`,
    [id],
  );
  const asked = `query ($id: ID!) { job(id: $id) { attempts { number startedAt endedAt error { code stage } }
    artifacts { stage attempt bytes madeAt } } }`;
  const { job } = await read(tenant.read, asked, { id });
  expect(job.attempts).toEqual([
    {
      number: 1,
      startedAt: '2026-11-23T00:00:02.000000Z',
      endedAt: '2026-11-23T00:00:04.000000Z',
      error: { code: 'source_away', stage: 'RESEARCH' },
    },
    { number: 2, startedAt: '2026-11-23T00:00:05.000000Z', endedAt: null, error: null },
  ]);
  expect(job.artifacts).toEqual([
    { stage: 'BRIEF', attempt: 1, bytes: expect.any(Number), madeAt: '2026-11-23T00:00:03.000000Z' },
  ]);
  const { body } = await graph(gateway, stranger.full, asked, { id });
  expect(body.errors[0].extensions.code).toBe('not_found');
});
