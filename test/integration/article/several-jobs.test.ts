import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

async function startJob({ edition, full }: Tenant): Promise<string> {
  return (await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Tides' })).body.id;
}
const ask = (ids: readonly string[], key = tenant.read) =>
  call(gateway, key, 'GET', `/v1/jobs?ids=${encodeURIComponent(ids.join(','))}`);

describe('GET /v1/jobs?ids=', () => {
  it('answers each job as a poll of it does, in the order asked', async () => {
    const ids = [await startJob(tenant), await startJob(tenant), await startJob(tenant)].reverse();
    const { status, body } = await ask([...ids, ids[0]!.toUpperCase()]);
    const polled = [];
    for (const id of ids) polled.push((await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body);
    expect([status, body]).toEqual([200, { jobs: polled }]);
  });

  it('leaves out what is none of the account’s jobs, without a word about it', async () => {
    const [own, theirs] = [await startJob(tenant), await startJob(await createTenant(gateway))];
    const { status, body } = await ask([theirs, own, randomUUID()]);
    expect([status, body.jobs.map(({ id }: { id: string }) => id)]).toEqual([200, [own]]);
  });

  it('takes a hundred ids and counts as one request', async () => {
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const { status, body, headers } = await ask(ids);
    expect([status, body]).toEqual([200, { jobs: [] }]);
    expect(headers.get('ratelimit')).toMatch(/^"requests";r=119;/);
  });

  it.each([
    ['no ids', '/v1/jobs', '/ids'],
    ['what is no UUID', `/v1/jobs?ids=${randomUUID()},x`, '/ids/1'],
    ['ids given twice', `/v1/jobs?ids=${randomUUID()}&ids=${randomUUID()}`, '/ids'],
    [
      'more than a hundred',
      `/v1/jobs?ids=${Array.from({ length: 101 }, () => randomUUID()).join(',')}`,
      '/ids',
    ],
  ])('refuses %s', async (_what, path, field) => {
    const { status, body } = await call(gateway, tenant.read, 'GET', path);
    expect([status, body.errors.map((fault: { path: string }) => fault.path)]).toEqual([422, [field]]);
  });
});
