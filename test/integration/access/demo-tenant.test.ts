import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { makeDemoTenant } from '../../../src/main/demo/demo-tenant.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, startGalley } from '../../support/server/test-galley.js';

describe('the tenant of the demo', () => {
  let database: TestDatabase;
  let gateway: App;
  let sql: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
    sql = new Client({ connectionString: database.url });
    await sql.connect();
  });
  afterAll(async () => {
    await sql.end();
    await gateway.close();
    await database.drop();
  });

  const make = (address: string, isDocs: boolean) =>
    makeDemoTenant(gateway.services, { address, isDocs, language: 'en' });
  const editions = async () => (await sql.query('SELECT id, web_address FROM editions ORDER BY name')).rows;

  it('has one edition for our docs, with their current address, whatever the port', async () => {
    const first = await make('http://127.0.0.1:40001', true);
    const second = await make('http://127.0.0.1:40002', true);
    expect(second.edition).toBe(first.edition);
    expect(await editions()).toEqual([{ id: first.edition, web_address: 'http://127.0.0.1:40002' }]);
    const path = `/v1/editions/${first.edition}/articles`;
    expect((await call(gateway, second.token, 'GET', path)).status).toBe(200);
    // Each run has a key of its own, and the last run's is of no more use.
    expect((await call(gateway, first.token, 'GET', path)).status).toBe(401);
  });

  it('has an edition for each other site', async () => {
    const before = (await editions()).length;
    const one = await make('https://a.example/', false);
    const again = await make('https://a.example/', false);
    const other = await make('https://a.example/blog', false);
    expect(again.edition).toBe(one.edition);
    expect(other.edition).not.toBe(one.edition);
    expect(await editions()).toHaveLength(before + 2);
  });
});
