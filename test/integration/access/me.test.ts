import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

const me = async (token = tenant.full) => (await call(gateway, token, 'GET', '/v1/me')).body;
const start = () =>
  call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, { input: 'Tides' });
const moment = (text: string) => Date.parse(`${text}Z`);

describe('GET /v1/me', () => {
  it('tells whose the key is and what it may', async () => {
    const { usage: _usage, ...rest } = await me(tenant.read);
    expect(rest).toEqual({
      key: { id: expect.any(String), name: 'read', permission: 'read', newsroom: tenant.newsroom },
      user: { id: tenant.user, name: 'Test user', newsroom: tenant.newsroom, may_spend: true },
      account: {
        id: tenant.account,
        name: 'Test account',
        plan: { id: `plan-${tenant.account}`, name: 'Test', content_api: true, articles_per_month: null },
      },
    });
  });

  it('counts what was used of each limit, and says when it is free again', async () => {
    expect((await me()).usage).toEqual({
      minute: { limit: 120, used: 1, remaining: 119, frees_at: expect.any(String) },
      hour: { limit: 20, used: 0, remaining: 20, frees_at: null },
      newsroom: { limit: null, used: 0, remaining: null, frees_at: null },
      month: { limit: null, used: 0, remaining: null, frees_at: null },
    });
    await sql.query('UPDATE plans SET articles_per_month = 2 WHERE id = $1', [`plan-${tenant.account}`]);
    await sql.query('UPDATE newsrooms SET hourly_ceiling = 5 WHERE id = $1', [tenant.newsroom]);
    const { body: started } = await start();
    await start();
    const { usage } = await me();
    expect(usage).toMatchObject({
      minute: { limit: 120, used: 4, remaining: 116 },
      hour: { limit: 20, used: 2, remaining: 18 },
      newsroom: { limit: 5, used: 2, remaining: 3 },
      month: { limit: 2, used: 2, remaining: 0 },
    });
    const { rows } = await sql.query<{ at: Date }>(
      'SELECT p.at FROM paid_actions p JOIN jobs j ON j.ref = p.subject WHERE j.id = $1',
      [started.id],
    );
    const hourLater = rows[0]!.at.getTime() + 3_600_000;
    for (const { frees_at: freesAt } of [usage.hour, usage.newsroom])
      expect(Math.abs(moment(freesAt) - hourLater)).toBeLessThan(2);
    expect(moment(usage.minute.frees_at) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(usage.month.frees_at).toMatch(/^\d{4}-\d\d-01T00:00:00\.000000$/);
    // What another key of the newsroom spent counts for the newsroom and the account alone.
    expect((await me(tenant.read)).usage).toMatchObject({
      hour: { used: 0, remaining: 20 },
      newsroom: { used: 2, remaining: 3 },
      month: { used: 2, remaining: 0 },
    });
    expect((await start()).body.code).toBe('payment_required');
  });

  it('tells the same as GraphQL', async () => {
    await start();
    const query = `{ me {
      key { id name permission newsroomId } user { id name newsroomId maySpend }
      account { id name plan { id name contentApi articlesPerMonth } }
      usage { minute { ...U } hour { ...U } newsroom { ...U } month { ...U } } } }
      fragment U on LimitUsage { limit used remaining freesAt }`;
    const { body } = await graph(gateway, tenant.full, query);
    const rest = await me();
    expect(body.errors).toBeUndefined();
    const { minute, ...usage } = body.data.me.usage;
    expect(minute.used).toBe(rest.usage.minute.used - 1);
    const inRest = ({ limit, used, remaining, freesAt }: typeof minute) => ({
      limit,
      used,
      remaining,
      frees_at: freesAt?.slice(0, -1) ?? null,
    });
    for (const name of ['hour', 'newsroom', 'month']) expect(inRest(usage[name])).toEqual(rest.usage[name]);
    const { newsroom: newsroomId, ...key } = rest.key;
    expect(body.data.me.key).toEqual({ ...key, newsroomId, permission: 'FULL' });
    const { may_spend: maySpend, newsroom: _newsroom, ...user } = rest.user;
    expect(body.data.me.user).toEqual({ ...user, newsroomId, maySpend });
    expect(body.data.me.account.plan).toMatchObject({ id: rest.account.plan.id, contentApi: true });
  });
});
