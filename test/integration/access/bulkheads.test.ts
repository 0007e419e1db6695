import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { collect, openGraphClient } from '../../support/graph/graph-client.js';
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
import { until } from '../../support/until.js';

/** As in `open-database.ts`. */
const CONNECTIONS_OF_ACCOUNT = 4;
const WAITING_OF_ACCOUNT = 200;

let database: TestDatabase;
let gateway: App;
let sql: Client;
let holder: Client;
let [bad, good]: Tenant[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    // Nothing but callers asks for what is locked here.
    limits: { sweepEveryMs: 600_000 },
  });
  [sql, holder] = [
    new Client({ connectionString: database.url }),
    new Client({ connectionString: database.url }),
  ];
  await sql.connect();
  await holder.connect();
});
beforeEach(async () => {
  [bad, good] = [await createTenant(gateway), await createTenant(gateway)];
});
afterAll(async () => {
  await Promise.all([sql.end(), holder.end()]);
  await gateway.close();
  await database.drop();
});

/** Connections of Galley's that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::integer FROM pg_stat_activity WHERE application_name = 'galley-gateway'
       AND datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

const start = ({ full, edition }: Tenant) =>
  call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Tides' });
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];

/** All kinds of reads, and a start. */
async function askAll(tenant: Tenant): Promise<Answer[]> {
  const articles = `/v1/editions/${tenant.edition}/articles`;
  const reads = ['/v1/editions', articles, `${articles}?limit=1`, '/v1/editions?limit=1'];
  return Promise.all([
    ...Array.from({ length: 32 }, (_, n) => call(gateway, tenant.read, 'GET', reads[n % reads.length]!)),
    graph(gateway, tenant.read, '{ editions { nodes { id articles { totalCount } } } }'),
    start(tenant),
  ]);
}

describe('an account whose row is locked', () => {
  it('keeps its starts waiting on one connection, and no call of another account, nor another call of its own', async () => {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [bad!.account]);
    const starts = Array.from({ length: 12 }, () => start(bad!));
    await until(async () => (await waiting()) > 0);
    expect(statuses(await askAll(good!))).toEqual([200, 202]);
    expect((await call(gateway, bad!.read, 'GET', '/v1/editions')).status).toBe(200);
    expect(await waiting()).toBe(1);
    await holder.query('COMMIT');
    // On a machine that is busy enough the row was held for longer than a start waits.
    for (const { status } of await Promise.all(starts)) expect([202, 503]).toContain(status);
    expect((await start(bad!)).status).toBe(202);
  });

  it('has its starts refused with 503 when it stays locked, and nothing is started', async () => {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [bad!.account]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => start(bad!)));
    for (const answer of answers) expectProblem(answer, 503, 'unavailable');
    await holder.query('COMMIT');
    expect((await start(bad!)).headers.get('ratelimit')).toContain('"paid-actions";r=19');
  });
});

describe('an account whose statements hang', () => {
  it('uses four connections of the pool, then waits in a queue of its own, and is refused beyond that', async () => {
    await holder.query('BEGIN; LOCK TABLE audits IN ACCESS EXCLUSIVE MODE');
    const path = `/v1/editions/${bad!.edition}/audit/${randomUUID()}`;
    const count = CONNECTIONS_OF_ACCOUNT + WAITING_OF_ACCOUNT + 6;
    const polls = Array.from({ length: count }, (_, n) =>
      call(gateway, n % 2 === 0 ? bad!.read : bad!.full, 'GET', path),
    );
    for (const poll of polls) poll.catch(() => undefined);
    expectProblem(await Promise.race(polls), 503, 'unavailable');
    await until(async () => (await waiting()) === CONNECTIONS_OF_ACCOUNT);
    expect(statuses(await askAll(good!))).toEqual([200, 202]);
    // On a machine that is busy enough they have waited for as long as a statement may.
    expect(await waiting()).toBeLessThanOrEqual(CONNECTIONS_OF_ACCOUNT);
    await holder.query('COMMIT');
    const answers = await Promise.all(polls);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(6);
    for (const { status } of answers) expect([404, 503]).toContain(status);
    expect((await call(gateway, bad!.read, 'GET', '/v1/editions')).status).toBe(200);
  });

  it('uses no more connections through subscriptions on a WebSocket', async () => {
    await holder.query('BEGIN; LOCK TABLE audits IN ACCESS EXCLUSIVE MODE');
    const client = openGraphClient(gateway, bad!.read);
    const query = 'subscription ($id: ID!) { auditProgress(id: $id) { id } }';
    const asked = Promise.allSettled(
      Array.from({ length: CONNECTIONS_OF_ACCOUNT + 4 }, () =>
        collect(client.follow(query, { id: randomUUID() })),
      ),
    );
    await until(async () => (await waiting()) >= CONNECTIONS_OF_ACCOUNT);
    expect(statuses(await askAll(good!))).toEqual([200, 202]);
    expect(await waiting()).toBe(CONNECTIONS_OF_ACCOUNT);
    await holder.query('COMMIT');
    for (const { status } of await asked) expect(status).toBe('rejected');
    client.close();
  });
});

describe('a connection', () => {
  it('has the isolation level that conditional writes rely on, whatever the role’s default, and a bounded lock timeout', async () => {
    await sql.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${sql.database} SET default_transaction_isolation TO 'serializable'`,
    );
    const opened = Database.open({
      url: database.url,
      poolSize: 1,
      acquireMs: 3000,
      statementMs: 5000,
      lockMs: 50,
      maxWaiting: 10,
      applicationName: 'isolated',
    });
    try {
      const level = await opened.inTransaction((within) =>
        within.row<{ transaction_isolation: string }>('SHOW transaction_isolation'),
      );
      expect(level).toEqual({ transaction_isolation: 'read committed' });
      await holder.query('BEGIN');
      await holder.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [good!.account]);
      const locking = opened.rows('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [good!.account]);
      await expect(locking).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await holder.query('ROLLBACK');
      await opened.close();
    }
  });
});
