import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };

let database: TestDatabase;
let gateways: App[];
let gateway: App;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, role: 'gateway' as const, writing: scriptedWriting() };
  gateways = await Promise.all([startGalley(options), startGalley(options), startGalley(options)]);
  gateway = gateways[0]!;
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await Promise.all(gateways.map((each) => each.close()));
  await database.drop();
});

const any = (index: number) => gateways[index % gateways.length]!;

function start({ full, edition }: Tenant, body: object = {}, app = gateway): Promise<Answer> {
  return call(app, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Tides', ...body });
}

function startBatch({ full, edition }: Tenant, jobs: readonly object[], app = gateway): Promise<Answer> {
  return call(app, full, 'POST', `/v1/editions/${edition}/articles/batch`, { jobs });
}

const rows = (count: number) => Array.from({ length: count }, () => ({ input: 'Tides' }));

function limitNewsroom(tenant: Tenant, hourlyCeiling: number | null) {
  const newsroom = { id: tenant.newsroom, account: tenant.account, name: 'Test newsroom', hourlyCeiling };
  return gateway.services.tenants.apply({ ...NOTHING, newsrooms: [newsroom] });
}

function limitPlan(tenant: Tenant, articlesPerMonth: number | null, contentApi = true) {
  const plan = { id: `plan-${tenant.account}`, name: 'Test', contentApi, articlesPerMonth };
  return gateway.services.tenants.apply({ ...NOTHING, plans: [plan] });
}

/** The ids of the account's jobs, and of those the ledger has: they must be the same. */
async function spentBy({ account }: Tenant): Promise<string[]> {
  const jobs = await sql.query<{ id: string }>('SELECT id FROM jobs WHERE account_id = $1', [account]);
  const paid = await sql.query<{ id: string }>(
    'SELECT j.id FROM paid_actions p JOIN jobs j ON j.ref = p.subject WHERE p.account_id = $1',
    [account],
  );
  const ids = (result: { rows: { id: string }[] }) => result.rows.map(({ id }) => id).sort();
  expect(ids(paid)).toEqual(ids(jobs));
  return ids(jobs);
}

async function hoursPass(tenant: Tenant, interval: string): Promise<void> {
  await sql.query('UPDATE paid_actions SET at = at - $2::interval WHERE account_id = $1', [
    tenant.account,
    interval,
  ]);
}

const statuses = (answers: readonly Answer[]) => {
  const count: Record<number, number> = {};
  for (const { status } of answers) count[status] = (count[status] ?? 0) + 1;
  return count;
};

describe('the twenty paid actions of a key in an hour', () => {
  it('are twenty, however many starts over however many processes', async () => {
    const tenant = await createTenant(gateway);
    const answers = await Promise.all(Array.from({ length: 75 }, (_, n) => start(tenant, {}, any(n))));
    expect(statuses(answers)).toEqual({ 202: 20, 429: 55 });
    const accepted = answers.filter(({ status }) => status === 202).map(({ body }) => body.id as string);
    expect(await spentBy(tenant)).toEqual(accepted.sort());
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expectProblem(answer, 429, 'rate_limited');
    }
  });

  it('are twenty where batches race single starts', async () => {
    const tenant = await createTenant(gateway);
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, n) =>
        n % 3 === 0 ? startBatch(tenant, rows(7), any(n)) : start(tenant, {}, any(n)),
      ),
    );
    const ids = answers.flatMap(({ body }) => (body.accepted as string[] | undefined) ?? body.id ?? []);
    expect(ids).toHaveLength(20);
    expect(await spentBy(tenant)).toEqual(ids.sort());
  });

  it('are free again one by one, an hour after each', async () => {
    const tenant = await createTenant(gateway);
    await startBatch(tenant, rows(15));
    await hoursPass(tenant, '30 minutes');
    await startBatch(tenant, rows(5));
    expectProblem(await start(tenant), 429, 'rate_limited');
    await hoursPass(tenant, '29 minutes 50 seconds');
    expectProblem(await start(tenant), 429, 'rate_limited');
    await hoursPass(tenant, '11 seconds');
    const { body } = await startBatch(tenant, rows(16));
    expect(body.accepted).toHaveLength(15);
  });

  it('are counted for each key by itself', async () => {
    const tenant = await createTenant(gateway);
    await startBatch(tenant, rows(20));
    const { token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'second',
      permission: 'full',
    });
    expect((await start({ ...tenant, full: token })).status).toBe(202);
    expect((await start(tenant)).status).toBe(429);
  });

  it('count every alias of a GraphQL document', async () => {
    const tenant = await createTenant(gateway);
    await startBatch(tenant, rows(5));
    const aliases = Array.from(
      { length: 20 },
      (_, n) => `a${n}: startArticle(input: { edition: $slug, brief: { input: "Tides" } }) { job { id } }`,
    );
    const { body, headers } = await graph(
      gateway,
      tenant.full,
      `mutation ($slug: ID!) { ${aliases.join(' ')} }`,
      { slug: tenant.edition },
    );
    // The fifteen that were paid for have their ids, and each of the others says why it has none.
    const names = Array.from({ length: 20 }, (_, n) => `a${n}`);
    expect(body.errors).toMatchObject(
      names.slice(15).map((name) => ({ path: [name], extensions: { code: 'rate_limited', retryAfter: 60 } })),
    );
    expect(Object.keys(body.data).filter((name) => body.data[name] !== null)).toEqual(names.slice(0, 15));
    expect(await spentBy(tenant)).toHaveLength(20);
    expect(headers.get('ratelimit')).toMatch(/"paid-actions";r=0;t=\d+$/);
  });

  it('are shown with every answer to a paid start', async () => {
    const tenant = await createTenant(gateway);
    const first = await start(tenant);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=120;w=60, "paid-actions";q=20;w=3600');
    expect(first.headers.get('ratelimit')).toMatch(
      /^"requests";r=119;t=(59|60), "paid-actions";r=19;t=3600$/,
    );
    await hoursPass(tenant, '10 minutes');
    const batch = await startBatch(tenant, rows(30));
    expect(batch.headers.get('ratelimit')).toMatch(/"paid-actions";r=0;t=(2999|3000)$/);
    const refused = await start(tenant);
    expect(refused.headers.get('ratelimit')).toMatch(/"paid-actions";r=0;t=(2999|3000)$/);
    const invalid = await start(tenant, { input: '' });
    expect(invalid.headers.get('ratelimit')).toMatch(/^"requests";r=116;t=\d+, "paid-actions";r=0;/);
    const list = await call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles`);
    expect(list.headers.get('ratelimit')).toMatch(/^"requests";r=119;t=(59|60)$/);
    expect(list.headers.get('ratelimit-policy')).toBe('"requests";q=120;w=60');
  });
});

describe('the hundred and twenty requests of a key in a minute', () => {
  it('are exactly that over all processes, without the refused ones', async () => {
    const tenant = await createTenant(gateway);
    const ask = (n: number) => call(any(n), tenant.read, 'GET', '/v1/editions');
    const answers = await Promise.all(Array.from({ length: 150 }, (_, n) => ask(n)));
    expect(statuses(answers)).toEqual({ 200: 120, 429: 30 });
    const refused = answers.find(({ status }) => status === 429)!;
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+$/);
    // Another key of the same user has a minute of its own.
    expect((await call(gateway, tenant.full, 'GET', '/v1/editions')).status).toBe(200);

    const { rows: keys } = await sql.query<{ id: string }>(
      `SELECT id FROM api_keys WHERE user_id = $1 AND name = 'read'`,
      [tenant.user],
    );
    // Half of them become a minute old: as many more may follow, and no more.
    await sql.query(
      `UPDATE key_requests SET moments = (SELECT array_agg(CASE WHEN n <= 60 THEN m - interval '1 minute' ELSE m END ORDER BY n)
         FROM unnest(moments) WITH ORDINALITY AS u (m, n)) WHERE key_id = $1`,
      [keys[0]!.id],
    );
    const more = await Promise.all(Array.from({ length: 80 }, (_, n) => ask(n)));
    expect(statuses(more)).toEqual({ 200: 60, 429: 20 });
  });

  it('include calls that are refused by a later check, and nothing is started beyond them', async () => {
    const tenant = await createTenant(gateway);
    const answers = await Promise.all(
      Array.from({ length: 119 }, () => call(gateway, tenant.full, 'GET', `/v1/jobs/${randomUUID()}`)),
    );
    expect(statuses(answers)).toEqual({ 404: 119 });
    expect((await start(tenant)).status).toBe(202);
    const refused = await start(tenant);
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+, "paid-actions";r=19;t=\d+$/);
    const overGraph = await graph(gateway, tenant.full, '{ me { key { id } } }');
    expect(overGraph.status).toBe(429);
    expect(overGraph.headers.get('retry-after')).toBe('60');
    expect(overGraph.body.errors[0].extensions).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    expect(await spentBy(tenant)).toHaveLength(1);
  });
});

describe('an id that its caller sends', () => {
  it('starts one job, however many post it at once, and all get an answer', async () => {
    const tenant = await createTenant(gateway);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => start(tenant, { id }, any(n))));
    expect(statuses(answers)).toEqual({ 200: 49, 202: 1 });
    for (const { status, body } of answers) {
      expect(body).toMatchObject(
        status === 202 ? { id, status: 'queued' } : { id, kind: 'article', progress: 0 },
      );
    }
    expect(await spentBy(tenant)).toEqual([id]);
  });

  it('is a job of its own in another account, which learns nothing of the first', async () => {
    const [mine, theirs] = [await createTenant(gateway), await createTenant(gateway)];
    const id = randomUUID();
    expect((await start(mine, { id })).status).toBe(202);
    const answer = await start(theirs, { id });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 202,
      body: { id, status: 'queued' },
    });
    expect(await spentBy(mine)).toEqual([id]);
    expect(await spentBy(theirs)).toEqual([id]);
    expect((await call(gateway, theirs.full, 'GET', `/v1/jobs/${id}`)).body.edition).toBe(theirs.edition);
  });

  it('is answered again when no room is left at all', async () => {
    const tenant = await createTenant(gateway);
    const id = randomUUID();
    await start(tenant, { id });
    await startBatch(tenant, rows(19));
    await limitNewsroom(tenant, 0);
    await limitPlan(tenant, 0);
    const again = await start(tenant, { id: id.toUpperCase(), input: 'Something else' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id, status: 'queued' });
    const batch = await startBatch(tenant, [{ input: 'Tides' }, { input: 'Tides', id }]);
    expect(batch.body).toMatchObject({ accepted: [id], ids: [id], refused: [{ index: 0, job_id: null }] });
  });
});

describe('a single start without room', () => {
  it('is forbidden by the newsroom’s ceiling, over all its keys', async () => {
    const tenant = await createTenant(gateway);
    await limitNewsroom(tenant, 1);
    expect((await start(tenant)).status).toBe(202);
    const { token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'second',
      permission: 'full',
    });
    const answer = await start({ ...tenant, full: token });
    expectProblem(answer, 403, 'forbidden');
    expect(answer.body.detail).toContain('newsroom');
    await hoursPass(tenant, '1 hour 1 second');
    expect((await start(tenant)).status).toBe(202);
  });

  it('needs payment beyond the plan’s allowance of the calendar month', async () => {
    const tenant = await createTenant(gateway);
    await limitPlan(tenant, 2);
    await startBatch(tenant, rows(2));
    const answer = await start(tenant);
    expectProblem(answer, 402, 'payment_required');
    expect(answer.body.detail).toContain('allowance');
    await sql.query(
      `UPDATE paid_actions SET at = date_trunc('month', now(), 'UTC') - interval '1 microsecond' WHERE account_id = $1`,
      [tenant.account],
    );
    expect((await start(tenant)).status).toBe(202);
  });

  it('names the key’s hour before the newsroom’s, and that before the plan’s', async () => {
    const tenant = await createTenant(gateway);
    await startBatch(tenant, rows(20));
    await limitNewsroom(tenant, 20);
    await limitPlan(tenant, 20);
    expectProblem(await start(tenant), 429, 'rate_limited');
    const { token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'second',
      permission: 'full',
    });
    expectProblem(await start({ ...tenant, full: token }), 403, 'forbidden');
    await limitNewsroom(tenant, null);
    expectProblem(await start({ ...tenant, full: token }), 402, 'payment_required');
  });

  it('returns the article to the allowance when the job failed by our own fault, but not to the hour', async () => {
    const tenant = await createTenant(gateway);
    await limitPlan(tenant, 1);
    const fail = async (id: string, code: string) => {
      const { jobs } = gateway.services.stores;
      const token = randomUUID();
      const { ref, progress } = (await jobs.find(tenant.account, id))!;
      await jobs.claim(ref, token, 60_000);
      const error = { code, message: 'No.', stage: null, retryable: false };
      const { stages, warnings } = progress;
      const ended = {
        status: 'failed',
        stage: null,
        progress: 0,
        stages,
        warnings,
        error,
        fetches: 0,
        queries: 0,
        modelCalls: 0,
        modelTokens: 0,
        waitedMs: 0,
        artifacts: [],
      } as const;
      await jobs.advance(ref, token, ended);
    };
    await fail((await start(tenant)).body.id, 'internal');
    const second = await start(tenant);
    expect(second.status).toBe(202);
    expect(second.headers.get('ratelimit')).toContain('"paid-actions";r=18');
    await fail(second.body.id, 'sources_required');
    expectProblem(await start(tenant), 402, 'payment_required');
  });
});

describe('a batch', () => {
  const cut = async (tenant: Tenant, count: number) => {
    const { status, body } = await startBatch(tenant, rows(count));
    expect(status).toBe(202);
    expect(await spentBy(tenant)).toEqual(expect.arrayContaining(body.accepted));
    return body as { accepted: string[]; ids: string[]; refused: { index: number; detail: string }[] };
  };

  it('starts every row that the key has room for, and passes none of the others on', async () => {
    const tenant = await createTenant(gateway);
    const { accepted, ids, refused } = await cut(tenant, 23);
    expect(accepted).toHaveLength(20);
    expect(ids).toEqual(accepted);
    const detail = "The key's hourly limit of 20 paid actions leaves room for 20 rows.";
    expect(refused).toEqual([20, 21, 22].map((index) => ({ index, job_id: null, detail })));
    const sent = randomUUID().toUpperCase();
    const none = await startBatch(tenant, [{ input: 'Tides', id: sent }]);
    expect(none.status).toBe(202);
    expect(none.body).toEqual({
      accepted: [],
      ids: [],
      refused: [
        {
          index: 0,
          job_id: sent,
          detail: expect.stringContaining('0 rows'),
        },
      ],
    });
  });

  it('is cut at the first limit that it meets, which its refusals name with the room it left', async () => {
    const tenant = await createTenant(gateway);
    await limitNewsroom(tenant, 3);
    await limitPlan(tenant, 5);
    const byNewsroom = await cut(tenant, 8);
    expect(byNewsroom.accepted).toHaveLength(3);
    expect(byNewsroom.ids).toHaveLength(8);
    expect(byNewsroom.ids.slice(0, 3)).toEqual(byNewsroom.accepted);
    expect(byNewsroom.refused[0]?.detail).toBe("The newsroom's hourly ceiling leaves room for 3 rows.");
    await limitNewsroom(tenant, 5);
    await limitPlan(tenant, 4);
    const byPlan = await cut(tenant, 30);
    expect(byPlan.accepted).toHaveLength(1);
    expect(byPlan.ids).toHaveLength(30);
    expect(byPlan.refused).toHaveLength(29);
    expect(byPlan.refused[0]).toEqual({
      index: 1,
      job_id: null,
      detail: "The plan's allowance of articles for this month leaves room for 1 row.",
    });
  });

  it('accepts rows that are known already, without room, in their places', async () => {
    const tenant = await createTenant(gateway);
    const [known, fresh] = [randomUUID(), randomUUID()];
    await start(tenant, { id: known });
    await limitPlan(tenant, 2);
    const { body } = await startBatch(tenant, [
      { input: 'a', id: fresh },
      { input: 'b' },
      { input: 'c', id: known },
    ]);
    expect(body.accepted).toEqual([fresh, known]);
    expect(body.ids).toEqual([fresh, expect.any(String), known]);
    expect(body.refused).toMatchObject([{ index: 1, job_id: null }]);
  });

  it('is refused whole for a fault anywhere, with all faults by their paths', async () => {
    const tenant = await createTenant(gateway);
    const id = randomUUID();
    const answer = await startBatch(tenant, [
      { input: 'Tides', id },
      { input: ' ' },
      { input: 'Tides', id: 'nonsense', language: 'no such' },
      { input: 'Tides', id: id.toUpperCase() },
      { input: 'x'.repeat(2001), settings: { word_count: 1 } },
      { input: 'Tides', settings: { sources: [{ url: 'http://127.0.0.1/' }] } },
    ]);
    expectProblem(answer, 422, 'invalid_params');
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/jobs/1/input',
      '/jobs/2/id',
      '/jobs/2/language',
      '/jobs/3/id',
      '/jobs/4/input',
      '/jobs/4/settings/word_count',
    ]);
    const addresses = await startBatch(tenant, [
      { input: 'Tides' },
      {
        input: 'Tides',
        settings: { sources: [{ url: 'ftp://example.com/' }, { url: 'http://127.0.0.1/' }] },
      },
    ]);
    expectProblem(addresses, 422, 'invalid_params');
    expect(await spentBy(tenant)).toEqual([]);
  });

  it.each([
    ['no rows', { jobs: [] }, '/jobs'],
    ['101 rows', { jobs: rows(101) }, '/jobs'],
    ['no list', { jobs: { input: 'Tides' } }, '/jobs'],
    ['nothing', {}, '/jobs'],
    ['a row that is no object', { jobs: ['Tides'] }, '/jobs/0'],
    ['no object at all', [], ''],
  ])('is refused with %s', async (_what, body, path) => {
    const tenant = await createTenant(gateway);
    const answer = await call(
      gateway,
      tenant.full,
      'POST',
      `/v1/editions/${tenant.edition}/articles/batch`,
      body,
    );
    expectProblem(answer, 422, 'invalid_params');
    expect(answer.body.errors.map((fault: { path: string }) => fault.path)).toContain(path);
  });

  it('may hold a hundred rows of the longest input with full settings', async () => {
    const tenant = await createTenant(gateway);
    const settings = { notes: 'n'.repeat(10_000), of_the_caller: 'x'.repeat(6_000) };
    const { status, body } = await startBatch(
      tenant,
      Array.from({ length: 100 }, () => ({ input: '𝄞'.repeat(2000), settings })),
    );
    expect({ status, accepted: body.accepted.length, refused: body.refused.length }).toEqual({
      status: 202,
      accepted: 20,
      refused: 80,
    });
  });

  it('is one transaction: a failure at its end leaves no row of it', async () => {
    const tenant = await createTenant(gateway);
    await sql.query(
      `CREATE FUNCTION refuse_third() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF (SELECT count(*) FROM paid_actions WHERE account_id = NEW.account_id) >= 3 THEN RAISE 'the third'; END IF;
         RETURN NULL; END $$;
       CREATE CONSTRAINT TRIGGER refuse_third AFTER INSERT ON paid_actions DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION refuse_third()`,
    );
    try {
      expectProblem(await startBatch(tenant, rows(3)), 503, 'unavailable');
      expect(await spentBy(tenant)).toEqual([]);
      expect((await startBatch(tenant, rows(2))).body.accepted).toHaveLength(2);
    } finally {
      await sql.query('DROP TRIGGER refuse_third ON paid_actions; DROP FUNCTION refuse_third');
    }
    expect(await spentBy(tenant)).toHaveLength(2);
  });
});

describe('a plan that can’t be read', () => {
  it('refuses with 503 and starts nothing, and recovers afterwards', async () => {
    const tenant = await createTenant(gateway);
    await sql.query('ALTER TABLE newsrooms RENAME TO newsrooms_away');
    try {
      const answer = await start(tenant);
      expectProblem(answer, 503, 'unavailable');
      expectProblem(await startBatch(tenant, rows(2)), 503, 'unavailable');
      expect(await spentBy(tenant)).toEqual([]);
    } finally {
      await sql.query('ALTER TABLE newsrooms_away RENAME TO newsrooms');
    }
    expect((await start(tenant)).status).toBe(202);
  });
});
