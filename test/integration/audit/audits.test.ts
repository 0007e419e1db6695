import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { App } from '../../../src/main/build-app.js';
import { Analysis } from '../../../src/services/audit/analysis.js';
import { AddressGuard } from '../../../src/libs/guarded-fetch/address-guard.js';
import { FetchFailure } from '../../../src/libs/guarded-fetch/index.js';
import { startAuditedSite } from '../../support/audit/audited-site.js';
import { expectProblem } from '../../support/expect-problem.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { gate } from '../../support/gate.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';
import { until } from '../../support/until.js';

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };

// oxlint-disable-next-line typescript/unbound-method -- applied to its own
const unspied = Analysis.prototype.analyse;

let database: TestDatabase;
let sql: Client;
let site: TestWebsite;
/** Callers meet two processes, as it were, and a third works. */
let gateways: App[];
let worker: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  site = await startAuditedSite();
  const options = {
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: '127.0.0.0/8', WORKER_CONCURRENCY: '16' },
  };
  gateways = await Promise.all([1, 2].map(() => startGalley({ ...options, role: 'gateway' })));
  worker = await startGalley({ ...options, role: 'worker', limits: { pollMs: 250, expireEveryMs: 500 } });
});
beforeEach(() => freshLimits(database));
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all([...gateways, worker].map((app) => app.close()));
  await site.close();
  await sql.end();
  await database.drop();
});

function ask(token: string | null, method: string, path: string, by = 0): Promise<Answer> {
  return call(gateways[by % gateways.length]!, token, method, path);
}

function newTenant(webAddress: string | null, more: Parameters<typeof createTenant>[1] = {}) {
  return createTenant(gateways[0]!, { webAddress, verified: true, ...more });
}

function start({ full, edition }: Tenant, by = 0): Promise<Answer> {
  return ask(full, 'POST', `/v1/editions/${edition}/audit`, by);
}

function poll({ read, edition }: Tenant, id: string, query = '', by = 0): Promise<Answer> {
  return ask(read, 'GET', `/v1/editions/${edition}/audit/${id}${query}`, by);
}

async function startedId(tenant: Tenant): Promise<string> {
  const { status, body } = await start(tenant);
  expect([status, body]).toEqual([202, { id: expect.any(String), status: 'crawling' }]);
  return body.id as string;
}

/** The poll's answer once it is over; it is followed by its events, so that no limit is used up meanwhile. */
async function ended(tenant: Tenant, id: string): Promise<Answer['body']> {
  const { access, audits } = gateways[0]!.services;
  const actor = await access.authenticate(tenant.read);
  for await (const { status } of audits.watch(actor, id)) if (status === 'done' || status === 'failed') break;
  return (await poll(tenant, id)).body;
}

async function rowsOf<Row extends object>(query: string, values: readonly unknown[]): Promise<Row[]> {
  return (await sql.query<Row>(query, [...values])).rows;
}

async function spent({ account }: Tenant): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    'SELECT count(*)::integer AS n FROM paid_actions WHERE account_id = $1',
    [account],
  );
  return row!.n;
}

const isCrawled = async (id: string) =>
  (await rowsOf('SELECT 1 FROM audits WHERE id = $1 AND crawled_at IS NOT NULL', [id])).length === 1;

/** A site of one page that is not answered before the gate is open. */
async function startGatedSite() {
  const blockage = gate();
  const website = await startTestWebsite({
    '/': (_request, response) => {
      void blockage.opened.then(() =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Here</h1>'),
      );
    },
  });
  return { origin: website.origin, open: () => blockage.open(), close: () => website.close() };
}

describe('the start of an audit', () => {
  it('answers 202 with the id and spends one paid action; another one while it runs spends nothing', async () => {
    const slow = await startGatedSite();
    try {
      const tenant = await newTenant(slow.origin);
      const first = await start(tenant);
      expect([first.status, first.body]).toEqual([202, { id: expect.any(String), status: 'crawling' }]);
      expect(first.headers.get('ratelimit')).toContain('"paid-actions";r=19');
      const again = await start(tenant, 1);
      expect([again.status, again.body]).toEqual([202, first.body]);
      expect(await spent(tenant)).toBe(1);
      slow.open();
      await ended(tenant, first.body.id as string);
      expect((await start(tenant)).body.id).not.toBe(first.body.id);
      expect(await spent(tenant)).toBe(2);
    } finally {
      slow.open();
      await slow.close();
    }
  });

  it('makes one audit and spends once when twenty come together', async () => {
    const slow = await startGatedSite();
    try {
      const tenant = await newTenant(slow.origin);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => start(tenant, n)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
      expect(await spent(tenant)).toBe(1);
      expect(await rowsOf('SELECT 1 FROM audits WHERE edition_id = $1', [tenant.edition])).toHaveLength(1);
    } finally {
      slow.open();
      await slow.close();
    }
  });

  it('is refused in the decided order', async () => {
    const tenant = await newTenant(null, { verified: false });
    const { account, newsroom } = tenant;
    const own = `/v1/editions/${tenant.edition}/audit`;
    const stranger = await newTenant(site.origin);
    const poor = await newTenant(null, { contentApi: false, verified: false });
    const [elsewhere, mover, miser] = [randomUUID(), randomUUID(), randomUUID()];
    const user = (id: string, inside: string, maySpend: boolean) => ({
      id,
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
    const { tenants } = gateways[0]!.services;
    const { keys } = await tenants.apply({
      ...NOTHING,
      newsrooms: [{ id: elsewhere, account, name: 'Elsewhere', hourlyCeiling: null }],
      users: [user(mover, elsewhere, true), user(miser, newsroom, false)],
      keys: [key(mover), key(miser)],
    });
    await tenants.apply({ ...NOTHING, users: [user(mover, newsroom, true)] });
    const [movers, misers] = keys.map(({ token }) => token);

    expectProblem(await ask(null, 'POST', own), 401, 'invalid_key');
    // What is not there comes before the right to spend, and that before all that is said of the domain.
    for (const path of [`/v1/editions/${stranger.edition}/audit`, '/v1/editions/x/audit'])
      expectProblem(await ask(tenant.read, 'POST', path), 404, 'not_found');
    expectProblem(await ask(tenant.read, 'POST', own), 403, 'key_read_only');
    expectProblem(await ask(movers!, 'POST', own), 403, 'wrong_newsroom');
    expectProblem(await start(poor), 402, 'plan_required');
    const notAllowed = await ask(misers!, 'POST', own);
    expectProblem(notAllowed, 403, 'forbidden');
    const noAddress = await start(tenant);
    expectProblem(noAddress, 403, 'forbidden');
    expect(noAddress.body.detail).toMatch(/no web address/);
    expect(notAllowed.body.detail).not.toEqual(noAddress.body.detail);
    const unverified = await start(await newTenant(site.origin, { verified: false }));
    expectProblem(unverified, 403, 'forbidden');
    expect(unverified.body.detail).toMatch(/not verified/);
    const other = await ask(tenant.full, 'PUT', own);
    expectProblem(other, 405, 'method_not_allowed');
    expect(other.headers.get('allow')).toBe('POST');
    expect(await spent(tenant)).toBe(0);
  });

  it('is refused when the key’s hour is used up, but not while one runs, nor before the domain’s own faults', async () => {
    const slow = await startGatedSite();
    try {
      const tenant = await newTenant(slow.origin);
      const useUp = () =>
        sql.query(
          `INSERT INTO paid_actions (account_id, newsroom_id, key_id, kind, subject, at)
           SELECT p.account_id, p.newsroom_id, p.key_id, p.kind, gen_random_uuid(), p.at
           FROM (SELECT * FROM paid_actions WHERE account_id = $1 LIMIT 1) p, generate_series(1, 19)`,
          [tenant.account],
        );
      const id = await startedId(tenant);
      await useUp();
      expect((await start(tenant)).body).toEqual({ id, status: 'crawling' });
      slow.open();
      await ended(tenant, id);
      const refused = await start(tenant);
      expectProblem(refused, 429, 'rate_limited');
      await gateways[0]!.services.tenants.apply({
        ...NOTHING,
        editions: [
          {
            id: tenant.edition,
            account: tenant.account,
            name: 'Test edition',
            webAddress: slow.origin,
            language: 'en',
            country: null,
            editorOfRecord: null,
            verified: false,
          },
        ],
      });
      expectProblem(await start(tenant), 403, 'forbidden');
      expect(await rowsOf('SELECT 1 FROM audits WHERE edition_id = $1', [tenant.edition])).toHaveLength(1);
    } finally {
      slow.open();
      await slow.close();
    }
  });
});

describe('the poll of an audit', () => {
  it('shows an audit that crawls, that is analysed, and that is done', async () => {
    const slow = await startGatedSite();
    const analyse = gate();
    const held = jest.spyOn(Analysis.prototype, 'analyse').mockImplementation(async function (
      this: Analysis,
      ...args: Parameters<typeof unspied>
    ) {
      await analyse.opened;
      await unspied.apply(this, args);
    });
    try {
      const tenant = await newTenant(slow.origin);
      const id = await startedId(tenant);
      const crawling = (await poll(tenant, id)).body;
      expect(crawling).toMatchObject({
        id,
        status: 'crawling',
        edition: tenant.edition,
        page_count: 0,
        finished_at: null,
        analysed_at: null,
        error: null,
        views: null,
        crawl: {
          id,
          domain: new URL(slow.origin).host,
          status: 'crawling',
          stop_reason: null,
          finished_at: null,
          coverage: { complete: false, fetched: 0 },
          schema_version: '1.0',
        },
      });
      expect((await poll(tenant, id, '?view=graph')).body).toMatchObject({ view: 'graph', data: null });
      expectProblem(await poll(tenant, id, '?view=map'), 422, 'invalid_params');
      slow.open();
      await until(() => isCrawled(id));
      const before = performance.now();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => poll(tenant, id, '', n)));
      // One after the other they would wait for half a minute.
      expect(performance.now() - before).toBeLessThan(15_000);
      expect(new Set(answers.map(({ body }) => body.status as string))).toEqual(new Set(['analysing']));
      const crawledAt = answers[0]!.body.finished_at as string;
      expect(crawledAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
      expect(answers[0]!.body).toMatchObject({ views: null, analysed_at: null, error: null });
      expect((await poll(tenant, id)).body.status).toBe('analysing');
      analyse.open();
      const done = await ended(tenant, id);
      expect(held).toHaveBeenCalledTimes(1);
      expect(done).toMatchObject({ id, status: 'done', page_count: 1, error: null });
      expect(done.finished_at).toBe(crawledAt);
      expect(done.analysed_at! > crawledAt).toBe(true);
      expect(Object.keys(done.views as object)).toEqual([
        'overview',
        'issues',
        'filters',
        'structure',
        'ngrams',
        'graph',
      ]);
      expect(Object.values(done.views as object)).not.toContain(null);
      expect(await spent(tenant)).toBe(1);
    } finally {
      slow.open();
      analyse.open();
      await slow.close();
    }
  });

  it('is not what an analysis waits for: the worker that ends a crawl makes it', async () => {
    const tenant = await newTenant(site.origin);
    const id = await startedId(tenant);
    await until(async () => {
      const rows = await rowsOf<{ status: string }>('SELECT status FROM audits WHERE id = $1', [id]);
      return rows[0]?.status === 'done';
    });
    expect((await poll(tenant, id)).body).toMatchObject({ status: 'done', page_count: expect.any(Number) });
  });

  it('resumes at once an analysis whose worker was lost', async () => {
    // Once: five beginnings that fail end an audit, and a worker that need not wait for anybody makes them at once.
    const lost = jest.spyOn(Analysis.prototype, 'analyse').mockRejectedValueOnce(new Error('lost'));
    const tenant = await newTenant(site.origin);
    const id = await startedId(tenant);
    await until(() => lost.mock.calls.length > 0);
    // As if it had been lost a moment ago, and no message of the queue were left.
    let status: unknown = 'analysing';
    await until(async () => {
      const { rowCount } = await sql.query(
        `UPDATE audits SET attended_at = attended_at - interval '5 seconds'
         WHERE id = $1 AND lease_until < clock_timestamp()`,
        [id],
      );
      if (rowCount === 1) await sql.query('DELETE FROM outbox WHERE ref = $1', [id]);
      // Its own worker may have come back to it first, and has no lease when it is through.
      status = (await poll(tenant, id)).body.status;
      return rowCount === 1 || status === 'done' || status === 'failed';
    });
    if (status !== 'done') status = (await ended(tenant, id)).status;
    expect(status).toBe('done');
  });

  it('is open to everybody of the account and to no other account, and of this edition alone', async () => {
    const tenant = await newTenant(site.origin);
    const stranger = await newTenant(site.origin);
    const other = randomUUID();
    await gateways[0]!.services.tenants.apply({
      ...NOTHING,
      editions: [
        {
          id: other,
          account: tenant.account,
          name: 'Another',
          webAddress: null,
          language: 'en',
          country: null,
          editorOfRecord: null,
          verified: false,
        },
      ],
    });
    const id = await startedId(tenant);
    expect(
      (await ask(tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id.toUpperCase()}`)).status,
    ).toBe(200);
    expectProblem(
      await ask(stranger.full, 'GET', `/v1/editions/${tenant.edition}/audit/${id}`),
      404,
      'not_found',
    );
    expectProblem(await poll(stranger, id), 404, 'not_found');
    expectProblem(await poll({ ...tenant, edition: other }, id), 404, 'not_found');
    for (const none of [randomUUID(), 'x', '%00', `${id}0`])
      // What is not there comes before what is asked of it.
      expectProblem(await poll(tenant, none, '?view=map'), 404, 'not_found');
    expectProblem(await ask(tenant.read, 'GET', `/v1/jobs/${id}`), 404, 'not_found');
    expectProblem(
      await ask(tenant.full, 'DELETE', `/v1/editions/${tenant.edition}/audit/${id}`),
      405,
      'method_not_allowed',
    );
    expect(await ended(tenant, id)).toMatchObject({ status: 'done' });
  });
});

describe('an audit that another version stored', () => {
  it('is failed by its worker, and leaves its edition free', async () => {
    const slow = await startGatedSite();
    try {
      const tenant = await newTenant(slow.origin);
      const id = await startedId(tenant);
      await sql.query(`UPDATE audits SET config = '{"pages": 5}' WHERE id = $1`, [id]);
      slow.open();
      const failed = () =>
        rowsOf<object>(`SELECT error FROM audits WHERE id = $1 AND status = 'failed'`, [id]);
      await until(async () => (await failed()).length > 0);
      expect(await failed()).toEqual([{ error: { code: 'internal', message: expect.any(String) } }]);
      expect(await startedId(tenant)).not.toBe(id);
    } finally {
      slow.open();
      await slow.close();
    }
  });
});

describe('an expired audit', () => {
  it('is not found any more, and its rows are deleted', async () => {
    const tenant = await newTenant(site.origin);
    const old = await startedId(tenant);
    await ended(tenant, old);
    const kept = await startedId(tenant);
    await ended(tenant, kept);
    await sql.query(
      `UPDATE audits SET created_at = created_at - interval '91 days', status = 'failed', progress = 99, error = '{"code":"internal","message":"Old."}'
       WHERE id = $1`,
      [old],
    );
    await until(async () => (await poll(tenant, old)).status === 404);
    expectProblem(await poll(tenant, old), 404, 'not_found');
    await sql.query(`UPDATE audits SET dropped_at = dropped_at - interval '11 minutes' WHERE id = $1`, [old]);
    await until(async () => (await rowsOf('SELECT 1 FROM audits WHERE id = $1', [old])).length === 0);
    expect(await rowsOf('SELECT 1 FROM audit_urls WHERE audit_id = $1', [old])).toEqual([]);
    expect((await poll(tenant, kept)).body).toMatchObject({ status: 'done' });
  });
});

describe('the bound of pages', () => {
  it('is kept to the page; a page that failed before it was reached is still retried', async () => {
    const links = Array.from({ length: 9 }, (_, n) => `<a href="/${n}">${n}</a>`).join('');
    let tries = 0;
    const website = await startTestWebsite({
      '/': `<h1>Home</h1>${links}`,
      ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`/${n}`, `<h1>${n}</h1>`])),
      '/0': (_request, response) => {
        tries += 1;
        response.writeHead(tries === 1 ? 500 : 200, { 'content-type': 'text/html' }).end('<h1>0</h1>');
      },
    });
    const bounded = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      writing: scriptedWriting(),
      env: { CRAWL_MAX_PAGES: '4' },
    });
    try {
      const tenant = await newTenant(website.origin);
      const { body } = await call(bounded, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`);
      expect(await ended(tenant, body.id as string)).toMatchObject({
        status: 'done',
        page_count: 4,
        crawl: { stop_reason: 'max_pages', coverage: { complete: false, limit: 4, fetched: 4, skipped: 6 } },
      });
      expect(tries).toBe(2);
      expect(new Set(website.asked.filter((path) => /^\/\d$/.test(path))).size).toBe(3);
    } finally {
      await bounded.close();
      await website.close();
    }
  });
});

describe('an audit that fails', () => {
  async function failureOf(address: string): Promise<unknown> {
    const tenant = await newTenant(address);
    const body = await ended(tenant, await startedId(tenant));
    expect(body).toMatchObject({ status: 'failed', views: null, page_count: 0 });
    expect(body.finished_at).not.toBeNull();
    expect((await poll(tenant, body.id as string, '?view=issues&format=csv')).body).toMatchObject({
      status: 'failed',
      view: 'issues',
      data: null,
    });
    // Nothing runs any more, so the next start is a new one.
    expect((await start(tenant)).body.id).not.toBe(body.id);
    expect(await spent(tenant)).toBe(2);
    return body.error;
  }
  const said = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });

  it('says that robots.txt forbids it, and in which line', async () => {
    const website = await startTestWebsite({
      '/': '<h1>Here</h1>',
      '/robots.txt': 'User-agent: *\nDisallow: /',
    });
    try {
      expect(await failureOf(website.origin)).toEqual(said('robots_forbidden', /line 2: Disallow: \//));
      website.set('/robots.txt', { status: 503 });
      expect(await failureOf(website.origin)).toEqual(said('robots_forbidden', /can’t be read/));
      expect(website.asked.every((path) => ['/', '/robots.txt'].includes(path))).toBe(true);
    } finally {
      await website.close();
    }
  });

  it('says that the site does not answer', async () => {
    const website = await startTestWebsite();
    await website.close();
    expect(await failureOf(website.origin)).toEqual(said('unreachable', /does not answer/));
  });

  it('says that the name is not known', async () => {
    jest
      .spyOn(AddressGuard.prototype, 'locate')
      .mockRejectedValue(new FetchFailure('unreachable', 'http://nobody.invalid/', 'It is not known.'));
    expect(await failureOf('http://nobody.invalid/')).toEqual(said('unknown_host', /nobody\.invalid/));
  });

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/latest/', 'http://[::1]/', 'http://0x7f.1:81/x'])(
    'says that %s may not be fetched, and requests nothing of it',
    async (address) => {
      const expected = address.includes('0x7f') ? 'unreachable' : 'source_blocked';
      expect(await failureOf(address)).toEqual(said(expected, /./));
    },
  );
});
