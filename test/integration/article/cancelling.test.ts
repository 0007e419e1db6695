import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { gate } from '../../support/gate.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

async function start(of = tenant): Promise<string> {
  const { status, body } = await call(gateway, of.full, 'POST', `/v1/editions/${of.edition}/articles`, {
    input: 'Anything',
  });
  expect(status).toBe(202);
  return body.id as string;
}

const cancel = (id: string) => call(gateway, tenant.full, 'POST', `/v1/jobs/${id}/cancel`);
const worker = (writing = scriptedWriting(), env: Readonly<Record<string, string>> = {}) =>
  startGalley({ databaseUrl: database.url, role: 'worker', writing, env });
const articlesOf = async (id: string) =>
  (await sql.query('SELECT 1 FROM articles a JOIN jobs j ON j.ref = a.job_ref WHERE j.id = $1', [id])).rows;

describe('cancelling a job', () => {
  it('ends a waiting one with 202 and its progress; no worker ever claims it', async () => {
    const id = await start();
    const { status, body } = await cancel(id);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      id,
      status: 'cancelled',
      progress: 0,
      attempt: 0,
      article_id: null,
      error: null,
    });
    expect(body.finished_at).not.toBeNull();
    const writing = scriptedWriting();
    const other = await worker(writing);
    try {
      // What was started later is through: so the cancelled one has had its turn.
      await waitForJob(gateway, tenant.full, await start());
    } finally {
      await other.close();
    }
    expect(writing.ran.filter((stage) => stage === 'brief')).toHaveLength(1);
    expect((await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body).toEqual(body);
  });

  it('stops one in another process in the middle of a stage, at once', async () => {
    const [begun, stopped] = [gate(), gate()];
    const other = await worker(
      scriptedWriting({
        research: async (_job, signal) => {
          begun.open();
          await once(signal, 'abort');
          stopped.open();
        },
      }),
    );
    try {
      const id = await start();
      await begun.opened;
      const began = performance.now();
      const { status, body } = await cancel(id);
      expect(status).toBe(202);
      expect(body).toMatchObject({ status: 'cancelled', stage: 'research' });
      await stopped.opened;
      // By its news: the heartbeat alone would take a third of the lease, 5 s.
      expect(performance.now() - began).toBeLessThan(4000);
      expect(await articlesOf(id)).toHaveLength(0);
      expect((await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body).toEqual(body);
    } finally {
      await other.close();
    }
  });

  it('is the last change that its followers see', async () => {
    const id = await start();
    const actor = await gateway.services.access.authenticate(tenant.full);
    const seen = gateway.services.jobs.watch(actor, id);
    await seen.next();
    const last = seen.next();
    await cancel(id);
    expect(await last).toMatchObject({ value: { status: 'cancelled', version: 2 } });
    expect(await seen.next()).toMatchObject({ done: true });
  });

  it('costs no paid action and returns none', async () => {
    const own = await createTenant(gateway);
    const id = await start(own);
    const answer = await call(gateway, own.full, 'POST', `/v1/jobs/${id}/cancel`);
    expect(answer.status).toBe(202);
    const { rows } = await sql.query(
      'SELECT p.returned_at FROM paid_actions p JOIN jobs j ON j.ref = p.subject WHERE j.id = $1',
      [id],
    );
    expect(rows).toEqual([{ returned_at: null }]);
    // A repeat answers what became of it, and starts nothing.
    const again = await call(gateway, own.full, 'POST', `/v1/editions/${own.edition}/articles`, {
      id,
      input: 'Anything',
    });
    expect([again.status, again.body.status]).toEqual([200, 'cancelled']);
  });

  it.each([
    ['done', 'done'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ])('is refused with its state when it is %s', async (_what, state) => {
    const id = await start();
    if (state === 'cancelled') await cancel(id);
    else {
      await sql.query('UPDATE jobs SET max_attempts = 1 WHERE id = $1', [id]);
      const script = state === 'failed' ? { draft: () => Promise.reject(new Error('inside')) } : {};
      const other = await worker(scriptedWriting(script));
      try {
        await waitForJob(gateway, tenant.full, id);
      } finally {
        await other.close();
      }
    }
    const answer = await cancel(id);
    expectProblem(answer, 409, 'conflict');
    expect(answer.body.detail).toContain(state);
  });

  it('needs a job of the account and a key with Full access, in this order', async () => {
    const id = await start();
    const stranger = await createTenant(gateway);
    const by = (token: string, job: string) => call(gateway, token, 'POST', `/v1/jobs/${job}/cancel`);
    expectProblem(await by(tenant.read, randomUUID()), 404, 'not_found');
    expectProblem(await by(stranger.full, id), 404, 'not_found');
    expectProblem(await by(tenant.read, id), 403, 'key_read_only');
    expectProblem(
      await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}/cancel`),
      405,
      'method_not_allowed',
    );
    expect((await call(gateway, tenant.read, 'GET', `/v1/jobs/${id}`)).body.status).toBe('queued');
  });
});

describe('one newsroom’s batch', () => {
  it('does not delay another’s single start: it comes within the next starts of the worker', async () => {
    const [many, single] = [await createTenant(gateway), await createTenant(gateway)];
    await sql.query(`DELETE FROM outbox`);
    await sql.query(`UPDATE jobs SET status = 'cancelled', finished_at = updated_at WHERE status = 'queued'`);
    const order: string[] = [];
    const [go, full] = [gate(), gate()];
    const concurrency = 2;
    const other = await worker(
      scriptedWriting({
        brief: async ({ accountId }) => {
          order.push(accountId);
          if (order.length === concurrency) full.open();
          await go.opened;
        },
      }),
      { WORKER_CONCURRENCY: String(concurrency) },
    );
    try {
      const jobs = Array.from({ length: 20 }, () => ({ input: 'Anything' }));
      const path = `/v1/editions/${many.edition}/articles/batch`;
      const { body } = await call(gateway, many.full, 'POST', path, { jobs });
      expect(body.accepted).toHaveLength(20);
      await full.opened;
      const id = await start(single);
      go.open();
      await waitForJob(gateway, single.full, id);
      const place = order.indexOf(single.account);
      expect(place).toBeGreaterThanOrEqual(concurrency);
      expect(place).toBeLessThan(2 * concurrency);
    } finally {
      go.open();
      await other.close();
    }
  });
});
