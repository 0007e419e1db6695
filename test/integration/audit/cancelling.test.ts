import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { Analysis } from '../../../src/services/audit/analysis.js';
import { AuditWorker } from '../../../src/services/audit/audit-worker.js';
import { expectProblem } from '../../support/expect-problem.js';
import { gate } from '../../support/gate.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';
import { startTestWebsite, type Route } from '../../support/server/test-website.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
/** Callers meet one process, and another works. */
let gateway: App;
let worker: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  const options = {
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: '127.0.0.0/8' },
  };
  gateway = await startGalley({ ...options, role: 'gateway' });
  worker = await startGalley({ ...options, role: 'worker', limits: { pollMs: 250 } });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all([gateway.close(), worker.close()]);
  await sql.end();
  await database.drop();
});

const tenantOf = (webAddress: string) => createTenant(gateway, { webAddress, verified: true });
const pathOf = ({ edition }: Tenant, id: string) => `/v1/editions/${edition}/audit/${id}`;
const poll = (tenant: Tenant, id: string) => call(gateway, tenant.read, 'GET', pathOf(tenant, id));
const cancel = (tenant: Tenant, id: string, token = tenant.full) =>
  call(gateway, token, 'POST', `${pathOf(tenant, id)}/cancel`);

async function start({ full, edition }: Tenant): Promise<string> {
  const { status, body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/audit`);
  expect([status, body.status]).toEqual([202, 'crawling']);
  return body.id as string;
}

async function spentBy({ account }: Tenant): Promise<number> {
  const { rows } = await sql.query('SELECT 1 FROM paid_actions WHERE account_id = $1', [account]);
  return rows.length;
}

/** The turns of the worker at audits, as they begin. */
function allTurns(): Promise<unknown>[] {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to its own
  const own = AuditWorker.prototype.run;
  const runs: Promise<unknown>[] = [];
  jest.spyOn(AuditWorker.prototype, 'run').mockImplementation(function (this: AuditWorker, ...args) {
    const run = own.apply(this, args);
    runs.push(run);
    return run;
  });
  return runs;
}

/** A site, and a tenant whose edition has it. */
async function withSite(
  routes: Readonly<Record<string, Route>>,
  use: (tenant: Tenant) => Promise<void>,
): Promise<void> {
  const site = await startTestWebsite(routes);
  try {
    await use(await tenantOf(site.origin));
  } finally {
    await site.close();
  }
}

/** A page whose answer is begun and never ended. */
function endless(asked: ReturnType<typeof gate>, left: ReturnType<typeof gate>): Route {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Here</h1>');
    void once(response, 'close').then(() => left.open());
    asked.open();
  };
}

function expectCancelled({ status, body }: Answer, id: string): void {
  expect(status).toBe(202);
  expect(body).toMatchObject({
    id,
    status: 'failed',
    analysed_at: null,
    error: { code: 'cancelled', message: 'The audit was cancelled.' },
    views: null,
    crawl: { status: 'failed', stop_reason: 'user', coverage: { complete: false } },
  });
  expect(body.finished_at).not.toBeNull();
}

describe('cancelling an audit', () => {
  it('ends the request that is under way in another process at once, and leaves the edition free', async () => {
    const [asked, left] = [gate(), gate()];
    await withSite({ '/': endless(asked, left) }, async (tenant) => {
      const id = await start(tenant);
      await asked.opened;
      const began = performance.now();
      expectCancelled(await cancel(tenant, id), id);
      await left.opened;
      // By its news: the lease alone would take 5 s.
      expect(performance.now() - began).toBeLessThan(4000);
      const next = await start(tenant);
      expect(next).not.toBe(id);
      // What it cost stays spent.
      expect(await spentBy(tenant)).toBe(2);
      expect((await poll(tenant, id)).body).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
      await cancel(tenant, next);
    });
  });

  it('ends an audit that waits for the pace which the site asks for', async () => {
    const asked = gate();
    const routes: Record<string, Route> = {
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 10' },
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Home</h1>');
        asked.open();
      },
    };
    const runs = allTurns();
    await withSite(routes, async (tenant) => {
      const id = await start(tenant);
      await asked.opened;
      // The next request may be sent ten seconds after it.
      const began = performance.now();
      expectCancelled(await cancel(tenant, id), id);
      await Promise.all(runs);
      expect(runs).not.toHaveLength(0);
      expect(performance.now() - began).toBeLessThan(8000);
    });
  });

  it('ends an analysis, whose results nobody can read', async () => {
    const [begun, stopped] = [gate(), gate()];
    jest.spyOn(Analysis.prototype, 'analyse').mockImplementation(async (_id, _token, signal) => {
      begun.open();
      await once(signal, 'abort');
      stopped.open();
      throw signal.reason;
    });
    await withSite({ '/': '<h1>Home</h1>' }, async (tenant) => {
      const id = await start(tenant);
      await begun.opened;
      const crawled = (await sql.query('SELECT 1 FROM audits WHERE id = $1 AND crawled_at IS NOT NULL', [id]))
        .rows;
      expect(crawled).toHaveLength(1);
      expectCancelled(await cancel(tenant, id), id);
      await stopped.opened;
      const view = await call(gateway, tenant.read, 'GET', `${pathOf(tenant, id)}?view=overview`);
      expect(view.body).toMatchObject({ status: 'failed', view: 'overview', data: null });
    });
  });

  it('is the last state that its followers see', async () => {
    const [asked, left] = [gate(), gate()];
    await withSite({ '/': endless(asked, left) }, async (tenant) => {
      const id = await start(tenant);
      const actor = await gateway.services.access.authenticate(tenant.read);
      const seen = gateway.services.audits.watch(actor, id);
      await seen.next();
      await asked.opened;
      await cancel(tenant, id);
      const states: string[] = [];
      for await (const { status } of seen) states.push(status);
      expect(states.at(-1)).toBe('failed');
    });
  });

  it('needs an audit of the edition and a key with Full access, in this order, and one that is not final', async () => {
    const [asked, left] = [gate(), gate()];
    await withSite({ '/': endless(asked, left) }, async (tenant) => {
      const id = await start(tenant);
      const stranger = await tenantOf('https://example.com/');
      expectProblem(await cancel(tenant, randomUUID(), tenant.read), 404, 'not_found');
      expectProblem(await cancel(tenant, 'x', tenant.read), 404, 'not_found');
      expectProblem(await cancel(tenant, id, stranger.full), 404, 'not_found');
      expectProblem(await cancel(stranger, id), 404, 'not_found');
      expectProblem(await cancel(tenant, id, tenant.read), 403, 'key_read_only');
      expect((await poll(tenant, id)).body.status).toBe('crawling');
      expectCancelled(await cancel(tenant, id), id);
      const again = await cancel(tenant, id);
      expectProblem(again, 409, 'conflict');
      expect(again.body.detail).toContain('failed');
      expect(await spentBy(tenant)).toBe(1);
    });
  });
});
