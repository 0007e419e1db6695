import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import {
  call,
  createTenant,
  startGalley,
  waitForJob,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };
const BRIEF = { input: 'Tides', language: 'en', settings: { title: 'How tides work', seed: 7 } };

let database: TestDatabase;
let sql: Client;
let gateway: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

async function start({ full, edition }: Tenant, body: object = BRIEF): Promise<string> {
  const answer = await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, body);
  expect(answer.status).toBe(202);
  return answer.body.id as string;
}

/** As a worker would end it. */
async function fail(id: string, code = 'no_sources'): Promise<void> {
  const error = { code, message: 'No source was found.', stage: 'research', retryable: false };
  await sql.query(
    `UPDATE jobs SET status = 'failed', finished_at = updated_at, error = $2, version = version + 1 WHERE id = $1`,
    [id, error],
  );
}

async function failed(tenant: Tenant, body: object = BRIEF): Promise<string> {
  const id = await start(tenant, body);
  await fail(id);
  return id;
}

const retry = (token: string | null, id: string, app = gateway): Promise<Answer> =>
  call(app, token, 'POST', `/v1/jobs/${id}/retry`);

/** The jobs of the account and the rows of its ledger. */
async function countsOf({ account }: Tenant): Promise<{ jobs: number; spent: number; entries: number }> {
  const { rows } = await sql.query<{ jobs: number; spent: number; entries: number }>(
    `SELECT (SELECT count(*)::integer FROM jobs WHERE account_id = $1) AS jobs,
       (SELECT count(*)::integer FROM paid_actions WHERE account_id = $1) AS spent,
       (SELECT count(*)::integer FROM outbox o JOIN jobs j ON j.ref = o.ref WHERE j.account_id = $1) AS entries`,
    [account],
  );
  return rows[0]!;
}

describe('retrying a job', () => {
  it('starts a new one with the brief of the failed one, which stays as it is', async () => {
    const tenant = await createTenant(gateway);
    const id = await failed(tenant);
    const before = (await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body;
    const { status, body, headers } = await retry(tenant.full, id.toUpperCase());
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'queued', edition: tenant.edition, attempt: 0, error: null });
    expect(body.id).not.toBe(id);
    expect(headers.get('ratelimit')).toContain('"paid-actions";r=18');
    const { rows } = await sql.query(
      'SELECT brief, title, retry_of FROM jobs WHERE id = ANY ($1) ORDER BY retry_of',
      [[id, body.id]],
    );
    expect(rows).toEqual([
      { brief: rows[1].brief, title: 'How tides work', retry_of: id },
      {
        brief: { input: 'Tides', language: 'en', country: null, settings: BRIEF.settings },
        title: 'How tides work',
        retry_of: null,
      },
    ]);
    expect((await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body).toEqual(before);
    const actor = await gateway.services.access.authenticate(tenant.read);
    expect(await gateway.services.jobs.progress(actor, body.id as string)).toMatchObject({ retryOf: id });
  });

  it('is written like any other', async () => {
    const tenant = await createTenant(gateway);
    const { body } = await retry(tenant.full, await failed(tenant));
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
    });
    try {
      expect(await waitForJob(gateway, tenant.full, body.id as string)).toMatchObject({ status: 'done' });
    } finally {
      await worker.close();
    }
  });

  it('has the failed job’s texts erased with the article that came of it', async () => {
    const tenant = await createTenant(gateway);
    const id = await failed(tenant);
    const { body } = await retry(tenant.full, id);
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
    });
    try {
      await waitForJob(gateway, tenant.full, body.id as string);
    } finally {
      await worker.close();
    }
    const [{ article_id: article }] = (
      await sql.query<{ article_id: string }>('SELECT article_id FROM jobs WHERE id = $1', [body.id])
    ).rows as [{ article_id: string }];
    const gone = await call(
      gateway,
      tenant.full,
      'DELETE',
      `/v1/editions/${tenant.edition}/articles/${article}`,
    );
    expect(gone.status).toBe(204);
    const { rows } = await sql.query(
      `SELECT title, brief ->> 'input' AS input, brief -> 'settings' AS settings,
         (SELECT count(*)::integer FROM job_artifacts a WHERE a.job_ref = j.ref) AS artifacts,
         (SELECT count(*)::integer FROM job_events e WHERE e.job_ref = j.ref) AS events
       FROM jobs j WHERE id = ANY ($1)`,
      [[id, body.id]],
    );
    const erased = { title: null, input: '', settings: {}, artifacts: 0, events: 0 };
    expect(rows).toEqual([erased, erased]);
  });

  it('answers the first retry’s job when it comes again, and spends nothing', async () => {
    const tenant = await createTenant(gateway);
    const id = await failed(tenant);
    const first = await retry(tenant.full, id);
    const again = await retry(tenant.full, id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    // Whatever became of it.
    await fail(first.body.id as string);
    const third = await retry(tenant.full, id);
    expect([third.status, third.body.id, third.body.status]).toEqual([200, first.body.id, 'failed']);
    expect(await countsOf(tenant)).toMatchObject({ jobs: 2, spent: 2 });
    // The retry is retried by its own id.
    const next = await retry(tenant.full, first.body.id as string);
    expect([next.status, next.body.status]).toEqual([202, 'queued']);
    expect(await countsOf(tenant)).toMatchObject({ jobs: 3, spent: 3 });
  });

  it('makes one job and one row of the ledger however many processes ask together', async () => {
    const tenant = await createTenant(gateway);
    const options = { databaseUrl: database.url, role: 'gateway' as const, writing: scriptedWriting() };
    const gateways = await Promise.all(Array.from({ length: 8 }, () => startGalley(options)));
    try {
      const id = await failed(tenant);
      const before = await countsOf(tenant);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => retry(tenant.full, id, gateways[n % gateways.length])),
      );
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(39);
      expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
      expect(await countsOf(tenant)).toEqual({
        jobs: before.jobs + 1,
        spent: before.spent + 1,
        entries: before.entries + 1,
      });
    } finally {
      await Promise.all(gateways.map((app) => app.close()));
    }
  });

  it.each(['queued', 'running', 'done', 'cancelled'])('is refused for one that is %s', async (state) => {
    const tenant = await createTenant(gateway);
    const id = await start(tenant);
    if (state === 'cancelled') await call(gateway, tenant.full, 'POST', `/v1/jobs/${id}/cancel`);
    if (state === 'running')
      await sql.query(
        `UPDATE jobs SET status = 'running', lease_token = $2, lease_until = now() + interval '1 hour' WHERE id = $1`,
        [id, randomUUID()],
      );
    if (state === 'done') {
      const worker = await startGalley({
        databaseUrl: database.url,
        role: 'worker',
        writing: scriptedWriting(),
      });
      try {
        await waitForJob(gateway, tenant.full, id);
      } finally {
        await worker.close();
      }
    }
    const answer = await retry(tenant.full, id);
    expectProblem(answer, 409, 'conflict');
    expect(answer.body.detail).toContain(state);
    expect(await countsOf(tenant)).toMatchObject({ jobs: 1, spent: 1 });
  });

  it('is refused in the decided order', async () => {
    const tenant = await createTenant(gateway);
    const { account, newsroom } = tenant;
    const id = await failed(tenant);
    const open = await start(tenant);
    const stranger = await createTenant(gateway);
    const [elsewhere, mover, miser] = [randomUUID(), randomUUID(), randomUUID()];
    const user = (whose: string, inside: string, maySpend: boolean) => ({
      id: whose,
      account,
      name: 'Someone',
      newsroom: inside,
      maySpend,
    });
    const key = (owner: string) => ({
      name: 'key',
      user: owner,
      permission: 'full' as const,
      revoked: false,
    });
    const { tenants } = gateway.services;
    const { keys } = await tenants.apply({
      ...NOTHING,
      newsrooms: [{ id: elsewhere, account, name: 'Elsewhere', hourlyCeiling: null }],
      users: [user(mover, elsewhere, true), user(miser, newsroom, false)],
      keys: [key(mover), key(miser)],
    });
    await tenants.apply({ ...NOTHING, users: [user(mover, newsroom, true)] });
    const [movers, misers] = keys.map(({ token }) => token);
    expectProblem(await retry(null, id), 401, 'invalid_key');
    for (const none of [randomUUID(), 'x', '%00'])
      expectProblem(await retry(tenant.read, none), 404, 'not_found');
    expectProblem(await retry(stranger.full, id), 404, 'not_found');
    // The right to spend comes before what is said of the job.
    for (const job of [id, open]) {
      expectProblem(await retry(tenant.read, job), 403, 'key_read_only');
      expectProblem(await retry(movers!, job), 403, 'wrong_newsroom');
      expectProblem(await retry(misers!, job), 403, 'forbidden');
    }
    const other = await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}/retry`);
    expectProblem(other, 405, 'method_not_allowed');
    expect(await countsOf(tenant)).toMatchObject({ jobs: 2, spent: 2 });
  });

  it('is refused for want of room, but never a repeat', async () => {
    const tenant = await createTenant(gateway);
    const [one, other] = [await failed(tenant), await failed(tenant)];
    const first = await retry(tenant.full, one);
    const limit = (hourlyCeiling: number | null) =>
      gateway.services.tenants.apply({
        ...NOTHING,
        newsrooms: [{ id: tenant.newsroom, account: tenant.account, name: 'Test newsroom', hourlyCeiling }],
      });
    await limit(0);
    expectProblem(await retry(tenant.full, other), 403, 'forbidden');
    expect((await retry(tenant.full, one)).body.id).toBe(first.body.id);
    await limit(null);
    await sql.query(
      `INSERT INTO paid_actions (account_id, newsroom_id, key_id, kind, subject, at)
       SELECT p.account_id, p.newsroom_id, p.key_id, p.kind, gen_random_uuid(), p.at
       FROM (SELECT * FROM paid_actions WHERE account_id = $1 LIMIT 1) p, generate_series(1, 17)`,
      [tenant.account],
    );
    expectProblem(await retry(tenant.full, other), 429, 'rate_limited');
    expect((await retry(tenant.full, one)).body.id).toBe(first.body.id);
    expect((await countsOf(tenant)).jobs).toBe(3);
  });

  it('is refused where another version stored the brief in another shape', async () => {
    const tenant = await createTenant(gateway);
    const id = await failed(tenant);
    await sql.query(`UPDATE jobs SET brief = '{"topic": "Tides"}' WHERE id = $1`, [id]);
    expectProblem(await retry(tenant.full, id), 409, 'conflict');
    expect(await countsOf(tenant)).toMatchObject({ jobs: 1, spent: 1 });
  });
});
