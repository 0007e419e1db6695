import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

/** So many characters, each of three bytes in UTF-8 and of six in ASCII. */
const han = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + ((from + n * 7) % 20_000))).join('');

/** Settings in every field, as long as 16 KiB allow. */
function fullSettings(): Record<string, unknown> {
  const settings: Record<string, unknown> = {
    title: han(200),
    tone: han(80),
    audience: han(300),
    keywords: Array.from({ length: 10 }, (_, n) => han(20, n)),
    sections: Array.from({ length: 10 }, (_, n) => ({ heading: han(20, n), notes: han(40, n) })),
    sources: [{ title: han(100), text: han(400) }],
    must_include: [han(50)],
    forbidden: Array.from({ length: 20 }, (_, n) => han(5, n)),
    instructions: han(500),
    image: { alt: han(100) },
    byline: { name: han(30) },
  };
  const left = 16 * 1024 - Buffer.byteLength(JSON.stringify({ ...settings, notes: '' }));
  return { ...settings, notes: han(Math.floor(left / 3)) };
}

/** As JSON encoders write that know ASCII alone. */
const inAscii = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('a batch of 100 rows of 2,000 Chinese characters with full settings', () => {
  it.each([
    ['UTF-8', (json: string) => json, 2.2],
    ['ASCII escapes', inAscii, 4.3],
  ])('passes in %s', async (_what, encode, fewestMegabytes) => {
    const settings = fullSettings();
    const jobs = Array.from({ length: 100 }, (_, n) => ({ id: randomUUID(), input: han(2000, n), settings }));
    const body = encode(JSON.stringify({ jobs }));
    expect(Buffer.byteLength(body)).toBeGreaterThan(fewestMegabytes * 1_000_000);
    const path = `/v1/editions/${tenant.edition}/articles/batch`;
    const answer = await call(gateway, tenant.full, 'POST', path, body);
    expect(answer.status).toBe(202);
    const ids = jobs.map(({ id }) => id);
    expect(answer.body).toMatchObject({ accepted: ids.slice(0, 20), ids: ids.slice(0, 20) });
    expect(answer.body.refused.map((row: { job_id: string }) => row.job_id)).toEqual(ids.slice(20));
    const { rows } = await sql.query<{ id: string; brief: object }>(
      'SELECT id, brief FROM jobs WHERE account_id = $1',
      [tenant.account],
    );
    const stored = new Map(rows.map(({ id, brief }) => [id, brief]));
    for (const { id, input } of jobs.slice(0, 20))
      expect(stored.get(id)).toEqual({ input, language: null, country: null, settings });
  });
});
