import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { ErrorCode } from '../../../src/domain/errors.js';
import type { App } from '../../../src/main/build-app.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

const apply = (part: Partial<Tenants>) =>
  gateway.services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    editions: [],
    keys: [],
    ...part,
  });

async function keyOf({ user }: Tenant): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM api_keys WHERE user_id = $1 AND name = 'full'`,
    [user],
  );
  return rows[0]!.id;
}

/** Waits for what another connection does, looking at nothing but the database. */
async function until(condition: string, values: readonly unknown[] = []): Promise<void> {
  for (;;) {
    const { rows } = await sql.query<{ met: boolean }>(`SELECT ${condition} AS met`, [...values]);
    if (rows[0]?.met) return;
  }
}

const started = async ({ account }: Tenant) => {
  const jobs = await sql.query('SELECT 1 FROM jobs WHERE account_id = $1', [account]);
  const paid = await sql.query('SELECT 1 FROM paid_actions WHERE account_id = $1', [account]);
  return { jobs: jobs.rows.length, paid: paid.rows.length };
};

/** Sends the head and half of the body, lets something happen once the request has been let in, then sends the rest. */
async function sendSlowly(tenant: Tenant, path: string, body: object, meanwhile: () => Promise<unknown>) {
  const text = Buffer.from(JSON.stringify(body));
  const half = Math.floor(text.length / 2);
  const key = await keyOf(tenant);
  const letIn = `(SELECT count(*)::integer FROM key_requests, unnest(moments) AS m WHERE key_id = $1 AND m > '-infinity')`;
  const { rows } = await sql.query<{ before: number }>(`SELECT ${letIn} AS before`, [key]);
  const call = request(gateway.url! + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.full}`,
      'content-type': 'application/json',
      'content-length': text.length,
    },
  });
  const answer = new Promise<{ status: number | undefined; body: Record<string, unknown> }>(
    (resolve, reject) => {
      call.once('error', reject);
      call.once('response', (response) => {
        json(response).then(
          (read) => resolve({ status: response.statusCode, body: read as Record<string, unknown> }),
          reject,
        );
      });
    },
  );
  call.write(text.subarray(0, half));
  await until(`${letIn} > $2`, [key, rows[0]?.before]);
  await meanwhile();
  call.end(text.subarray(half));
  return answer;
}

const articlesOf = ({ edition }: Tenant) => `/v1/editions/${edition}/articles`;
const START = `mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id } } }`;

const START_AUDIT = 'mutation ($slug: ID!) { startAudit(input: { edition: $slug }) { audit { id } } }';

const userOf = ({ user, account, newsroom }: Tenant) => ({
  id: user,
  account,
  name: 'Test user',
  newsroom,
  maySpend: true,
});

describe.each<[string, number, ErrorCode, (tenant: Tenant) => Promise<unknown>]>([
  [
    'whose key is revoked',
    401,
    'invalid_key',
    async (tenant) => gateway.services.keys.revoke(await keyOf(tenant)),
  ],
  [
    'whose account is closed',
    401,
    'account_closed',
    ({ account }) =>
      apply({ accounts: [{ id: account, name: 'Test account', plan: `plan-${account}`, status: 'closed' }] }),
  ],
  [
    'whose owner moves to another newsroom',
    403,
    'wrong_newsroom',
    (tenant) => {
      const newsroom = randomUUID();
      return apply({
        newsrooms: [{ id: newsroom, account: tenant.account, name: 'Other', hourlyCeiling: null }],
        users: [{ ...userOf(tenant), newsroom }],
      });
    },
  ],
  [
    'whose plan loses the content API',
    402,
    'plan_required',
    ({ account }) =>
      apply({
        plans: [{ id: `plan-${account}`, name: 'Test', contentApi: false, articlesPerMonth: null }],
      }),
  ],
  [
    'whose owner may spend no longer',
    403,
    'forbidden',
    (tenant) => apply({ users: [{ ...userOf(tenant), maySpend: false }] }),
  ],
])('a caller %s while its body arrives', (_what, status, code, lose) => {
  it('starts nothing by REST, and gets the reason', async () => {
    const tenant = await createTenant(gateway);
    const answer = await sendSlowly(tenant, articlesOf(tenant), { input: 'Tides' }, () => lose(tenant));
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await started(tenant)).toEqual({ jobs: 0, paid: 0 });
  });

  it('starts nothing by a batch, and gets the reason', async () => {
    const tenant = await createTenant(gateway);
    const body = { jobs: [{ input: 'Tides' }, { input: 'Weirs' }] };
    const answer = await sendSlowly(tenant, `${articlesOf(tenant)}/batch`, body, () => lose(tenant));
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await started(tenant)).toEqual({ jobs: 0, paid: 0 });
  });

  it('starts nothing by GraphQL, and gets the reason', async () => {
    const tenant = await createTenant(gateway);
    const body = { query: START, variables: { slug: tenant.edition, brief: { input: 'Tides' } } };
    const answer = await sendSlowly(tenant, '/graphql', body, () => lose(tenant));
    expect(answer.body['errors']).toMatchObject([{ extensions: { code } }]);
    expect(await started(tenant)).toEqual({ jobs: 0, paid: 0 });
  });

  it('starts no audit, and does not see the running one', async () => {
    const tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
    const running = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
    const first = await graph(gateway, running.full, START_AUDIT, { slug: running.edition });
    expect(first.body.errors).toBeUndefined();
    for (const [owner, paid] of [
      [tenant, 0],
      [running, 1],
    ] as const) {
      const variables = { slug: owner.edition };
      const answer = await sendSlowly(owner, '/graphql', { query: START_AUDIT, variables }, () =>
        lose(owner),
      );
      expect(answer.body['errors']).toMatchObject([{ extensions: { code } }]);
      expect(await started(owner)).toEqual({ jobs: 0, paid });
    }
  });

  it('does not see the job of an id that was used before', async () => {
    const tenant = await createTenant(gateway);
    const brief = { input: 'Tides', id: randomUUID() };
    expect((await call(gateway, tenant.full, 'POST', articlesOf(tenant), brief)).status).toBe(202);
    const answer = await sendSlowly(tenant, articlesOf(tenant), brief, () => lose(tenant));
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

describe('a key that is revoked while its starts wait', () => {
  it('starts none of them, nor those that come later in the document', async () => {
    const tenant = await createTenant(gateway);
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [tenant.account]);
    const aliases = ['a', 'b', 'c'].map(
      (name) => `${name}: startArticle(input: { edition: $slug, brief: { input: "Tides" } }) { job { id } }`,
    );
    const answer = graph(gateway, tenant.full, `mutation ($slug: ID!) { ${aliases.join(' ')} }`, {
      slug: tenant.edition,
    });
    await until(
      `EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')`,
    );
    await gateway.services.keys.revoke(await keyOf(tenant));
    await other.query('COMMIT');
    await other.end();
    const { body } = await answer;
    expect(body.errors[0]).toMatchObject({ path: ['a'], extensions: { code: 'invalid_key' } });
    expect(await started(tenant)).toEqual({ jobs: 0, paid: 0 });
  });
});

describe('a key that is revoked right before a change that costs nothing', () => {
  const startIn = async (tenant: Tenant, path: string, brief: object) =>
    String(
      (await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/${path}`, brief)).body.id,
    );

  it.each([
    ['a job', 'jobs', 'articles'],
    ['a report', 'reports', 'research'],
    ['an audit', 'audits', 'audit'],
  ] as const)('does not cancel %s', async (_what, work, path) => {
    const tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
    const id = await startIn(tenant, path, path === 'articles' ? { input: 'Tides' } : {});
    const { access, keys } = gateway.services;
    const actor = await access.authenticate(tenant.full);
    await keys.revoke(actor.keyId);
    await expect(gateway.services[work].cancel(actor, id)).rejects.toMatchObject({ code: 'invalid_key' });
    const { rows } = await sql.query(`SELECT finished_at FROM ${work} WHERE id = $1`, [id]);
    expect(rows).toEqual([{ finished_at: null }]);
  });

  it('ends no session', async () => {
    const tenant = await createTenant(gateway);
    const { access, keys, sessions } = gateway.services;
    const { session } = await sessions.signIn(tenant.read, { from: '127.0.0.1', userAgent: 'A browser' });
    const actor = await access.authenticate(tenant.full);
    await keys.revoke(actor.keyId);
    await expect(sessions.end(actor, session.id)).rejects.toMatchObject({ code: 'invalid_key' });
    expect(await sessions.list(await access.authenticate(tenant.read))).toMatchObject([{ id: session.id }]);
  });
});
