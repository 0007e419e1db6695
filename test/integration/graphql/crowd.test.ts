import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { gate } from '../../support/gate.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley } from '../../support/server/test-galley.js';

const reached = gate();
const released = gate();

let database: TestDatabase;
let galley: App;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  galley = await startGalley({
    databaseUrl: database.url,
    role: 'all',
    limits: { maxWaiting: 5, sweepEveryMs: 600_000 },
    writing: scriptedWriting({
      brief: async () => {
        reached.open();
        await released.opened;
      },
    }),
  });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
afterAll(async () => {
  released.open();
  await galley.close();
  await sql.end();
  await database.drop();
});

const value = async (expression: string): Promise<unknown> =>
  (await sql.query<{ value: unknown }>(`SELECT ${expression} AS value`)).rows[0]?.value;

async function until(condition: string): Promise<void> {
  while (!(await value(condition)));
}

it('callers that use every connection do not keep an article from being written', async () => {
  const tenant = await createTenant(galley);
  const path = `/v1/editions/${tenant.edition}/articles`;
  expect((await call(galley, tenant.full, 'POST', path, { input: 'Tides' })).status).toBe(202);
  await reached.opened;

  // No audit can be read while this lock is held. An account has four connections at most.
  const locker = new Client({ connectionString: database.url });
  await locker.connect();
  await locker.query('BEGIN; LOCK TABLE audits IN ACCESS EXCLUSIVE MODE');
  const crowd = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createTenant(galley)));
  const callers = Array.from({ length: 30 }, (_, n) => {
    const { read, edition } = crowd[n % crowd.length]!;
    return call(galley, read, 'GET', `/v1/editions/${edition}/audit/${randomUUID()}`);
  });
  const waiting = `(SELECT count(*)::integer FROM pg_stat_activity WHERE application_name = 'galley-all'
    AND datname = current_database() AND wait_event_type = 'Lock')`;
  await until(`${waiting} >= 10`);
  // Ten have a connection and five wait for one; six accounts with four each are more than that.
  await Promise.any(callers.map(async (caller) => expect((await caller).status).toBe(503)));
  released.open();
  await until(`EXISTS (SELECT 1 FROM jobs WHERE status = 'done')`);
  expect(await value(waiting)).toBe(10);
  await locker.query('COMMIT');
  await locker.end();
  const statuses = (await Promise.all(callers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
});
