import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { ask, OURS, signIn } from '../../support/browser/console.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, graph, startGalley } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

/** @returns details of the uses of a key of its own by what `use` does */
const detailsOf = async (use: (token: string, key: { readonly id: string }) => Promise<unknown>) => {
  const made = await gateway.services.operatorKeys.create(randomUUID());
  await use(made.token, made.key);
  const { rows } = await sql.query<{ details: object }>(
    `SELECT details FROM audit_log WHERE action = 'operator_key_used' AND actor ->> 'keyId' = $1 ORDER BY at`,
    [made.key.id],
  );
  return rows.map(({ details }) => details);
};

it('has each use that is refused, once a minute', async () => {
  const forbidden = { asked: [], refused: 'forbidden' };
  const twice = async (use: () => Promise<unknown>) => {
    await use();
    await use();
  };
  expect(await detailsOf((key) => twice(() => call(gateway, key, 'GET', '/v1/me')))).toEqual([forbidden]);
  expect(
    await detailsOf((key) => twice(() => call(gateway, key, 'POST', '/graphql/stream', { query: '{' }))),
  ).toEqual([forbidden]);
  expect(await detailsOf((key) => openGraphClient(gateway, key).closed)).toEqual([forbidden]);
  const fields = '{ operator { key { id } } editions { totalCount } __schema { description } }';
  expect(await detailsOf((key) => twice(() => graph(gateway, key, fields)))).toEqual([
    { asked: ['__schema', 'editions', 'key'] },
  ]);
  for (const faulty of ['{', '{ nothing }'])
    expect(await detailsOf((key) => twice(() => graph(gateway, key, faulty)))).toEqual([
      { asked: [], refused: 'invalid_params' },
    ]);
  expect(
    await detailsOf(async (key, { id }) => {
      await sql.query(
        'UPDATE operator_keys SET moments = array_fill(clock_timestamp(), ARRAY[120]) WHERE id = $1',
        [id],
      );
      await twice(() => graph(gateway, key, '{ operator { key { id } } }'));
    }),
  ).toEqual([{ asked: [], refused: 'rate_limited' }]);
});

it('has the console’s look at its session', async () => {
  const look = async (key: string) => {
    const cookie = await signIn(gateway, key);
    await ask(gateway, 'GET', '/console/session', { headers: { ...OURS, cookie } });
  };
  expect(await detailsOf(look)).toEqual([{ asked: ['sign-in'] }, { asked: ['session'] }]);
});

it('names the accounts that were asked for', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const LOG = 'query ($id: ID = "x") { operator { auditLog(account: $id) { nodes { id } } } }';
  const WORK = `{ operator { work(filter: { account: "${other.toUpperCase()}" }) { nodes { id } } } }`;
  const details = await detailsOf(async (key) => {
    await graph(gateway, key, LOG, { id: one });
    await graph(gateway, key, LOG, { id: other });
    await graph(gateway, key, WORK);
    await graph(gateway, key, LOG);
  });
  expect(details).toEqual([
    { asked: ['auditLog'], accounts: [one] },
    { asked: ['auditLog'], accounts: [other] },
    { asked: ['work'], accounts: [other] },
    { asked: ['auditLog'] },
  ]);
});

it('has one entry for what is read at the same time, and one for a document, whatever its aliases', async () => {
  const READ = '{ a: operator { key { id } } b: operator { workers { name } } }';
  expect(
    await detailsOf((key) => Promise.all(Array.from({ length: 20 }, () => graph(gateway, key, READ)))),
  ).toEqual([{ asked: ['key', 'workers'] }]);
  const id = randomUUID();
  const cancel = (alias: string) => `${alias}: operatorCancel(input: { id: "${id}" }) { work { id } }`;
  const many = `mutation { ${cancel('a')} ${cancel('b')} }`;
  const details = await detailsOf(async (key) => {
    const { body } = await graph(gateway, key, many);
    expect(body.errors[0].message).toMatch(/^The document costs 2\d+; 20000 is allowed/);
  });
  expect(details).toEqual([{ asked: ['operatorCancel'] }]);
});
