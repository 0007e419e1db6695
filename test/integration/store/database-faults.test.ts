import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { StallingProxy } from '../../support/chaos/stalling-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

const OPTIONS = {
  poolSize: 1,
  acquireMs: 10_000,
  statementMs: 10_000,
  maxWaiting: 1,
  applicationName: 'faults',
};

let database: TestDatabase;
let proxy: StallingProxy;
let gateway: App;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await StallingProxy.open(database.url);
  gateway = await startGalley({
    databaseUrl: proxy.url,
    role: 'gateway',
    writing: scriptedWriting(),
    limits: { maxWaiting: 5 },
  });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  proxy.heal();
  await gateway.close();
  await proxy.close();
  await sql.end();
  await database.drop();
});

function start({ full, edition }: Tenant, body: object = {}): Promise<Answer> {
  return call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Tides', ...body });
}

async function startedBy({ account }: Pick<Tenant, 'account'>): Promise<{ jobs: string[]; paid: number }> {
  const jobs = await sql.query<{ id: string }>('SELECT id FROM jobs WHERE account_id = $1', [account]);
  const paid = await sql.query('SELECT 1 FROM paid_actions WHERE account_id = $1', [account]);
  return { jobs: jobs.rows.map(({ id }) => id), paid: paid.rows.length };
}

describe('a connection that breaks while a start is written', () => {
  it('answers the stored job when only the answer of the commit was lost', async () => {
    const tenant = await createTenant(gateway);
    proxy.loseReplyTo('COMMIT');
    const { status, body } = await start(tenant);
    expect(status).toBe(202);
    expect(await startedBy(tenant)).toEqual({ jobs: [body.id], paid: 1 });

    proxy.loseReplyTo('COMMIT');
    const batch = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles/batch`, {
      jobs: [{ input: 'a' }, { input: 'b', id: body.id }, { input: 'c' }],
    });
    expect(batch.status).toBe(202);
    expect((await startedBy(tenant)).jobs.sort()).toEqual([...batch.body.accepted].sort());
    expect((await startedBy(tenant)).paid).toBe(3);
  });

  it.each(['FOR NO KEY UPDATE', 'INSERT INTO jobs', 'INSERT INTO paid_actions'])(
    'starts nothing when it was at %s',
    async (words) => {
      const tenant = await createTenant(gateway);
      const id = randomUUID();
      proxy.loseReplyTo(words);
      expectProblem(await start(tenant, { id }), 503, 'unavailable');
      expect(await startedBy(tenant)).toEqual({ jobs: [], paid: 0 });
      // The same call may be made again, and is the first one then.
      expect((await start(tenant, { id })).status).toBe(202);
      expect(await startedBy(tenant)).toEqual({ jobs: [id], paid: 1 });
    },
  );
});

describe('a connection that breaks while an audit is started', () => {
  const DOMAIN = { webAddress: 'https://example.com/', verified: true };
  const startAudit = ({ full, edition }: Tenant) =>
    call(gateway, full, 'POST', `/v1/editions/${edition}/audit`);
  const audits = async ({ account }: Tenant) => {
    const { rows } = await sql.query<{ id: string }>('SELECT id FROM audits WHERE account_id = $1', [
      account,
    ]);
    return { audits: rows.map(({ id }) => id), paid: (await startedBy({ account })).paid };
  };

  it('answers the stored audit when only the answer of the commit was lost', async () => {
    const tenant = await createTenant(gateway, DOMAIN);
    proxy.loseReplyTo('COMMIT');
    const { status, body } = await startAudit(tenant);
    expect([status, body.status]).toEqual([202, 'crawling']);
    expect(await audits(tenant)).toEqual({ audits: [body.id], paid: 1 });
  });

  it.each(['FROM audits a', 'FOR NO KEY UPDATE', 'INSERT INTO audits', 'INSERT INTO paid_actions'])(
    'starts nothing when it was at %s',
    async (words) => {
      const tenant = await createTenant(gateway, DOMAIN);
      proxy.loseReplyTo(words);
      expectProblem(await startAudit(tenant), 503, 'unavailable');
      expect(await audits(tenant)).toEqual({ audits: [], paid: 0 });
      expect((await startAudit(tenant)).status).toBe(202);
    },
  );

  it('answers a poll that the store is away, and the next with the audit', async () => {
    const tenant = await createTenant(gateway, DOMAIN);
    const { id } = (await startAudit(tenant)).body as { id: string };
    const poll = () => call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}`);
    proxy.loseReplyTo('FROM audits a');
    expectProblem(await poll(), 503, 'unavailable');
    expect((await poll()).body).toMatchObject({ id, status: 'crawling' });
  });
});

describe('a database that hangs', () => {
  it('is given up, does not pile up requests, and is used again when it recovers', async () => {
    const tenant = await createTenant(gateway);
    proxy.stall();
    const asked = Array.from({ length: 60 }, () => call(gateway, tenant.read, 'GET', '/v1/editions'));
    // Those beyond what may wait are refused at once, while the first still wait.
    const first = await Promise.race(asked);
    expectProblem(first, 503, 'unavailable');
    expect(first.body.detail).toContain('overloaded');
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const overloaded = answers.filter(({ body }) => body.detail.includes('overloaded'));
    expect(overloaded.length).toBeGreaterThanOrEqual(40);
    const refused = await start(tenant);
    expectProblem(refused, 503, 'unavailable');
    expect((await call(gateway, null, 'GET', '/healthz')).status).toBe(200);
    expect((await call(gateway, null, 'GET', '/readyz')).status).toBe(503);

    proxy.heal();
    // A connection that was being opened all the while may still fail one caller, who then has started nothing.
    let healed = await start(tenant);
    for (let tries = 0; healed.status === 503 && tries < 20; tries += 1) healed = await start(tenant);
    expect(healed.status).toBe(202);
    expect(await startedBy(tenant)).toEqual({ jobs: [healed.body.id], paid: 1 });
    expect((await call(gateway, null, 'GET', '/readyz')).status).toBe(200);
  });
});

describe('a transaction', () => {
  it('is refused after an ignored failed statement, since PostgreSQL rolls it back without an error', async () => {
    const direct = Database.open({ ...OPTIONS, url: database.url });
    const lost = direct.inTransaction(async (inside) => {
      await inside.rows('CREATE TABLE passed_over ()');
      await inside.rows('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await direct.row("SELECT to_regclass('passed_over') AS found")).toEqual({ found: null });
    await direct.close();
  });
});

describe('the connections of a process that ends', () => {
  it('are closed although the server has gone silent', async () => {
    const silenced = Database.open({ ...OPTIONS, url: proxy.url });
    await silenced.rows('SELECT 1');
    proxy.stall();
    await silenced.close();
    proxy.heal();
  });
});
