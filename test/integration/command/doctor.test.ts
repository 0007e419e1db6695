import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Finding } from '../../../src/transports/cli/doctor.js';
import { runHere } from '../../support/server/run-here.js';
import { startMongoStandIn } from '../../support/server/mongo-stand-in.js';
import { call, createTenant, startGalley } from '../../support/server/test-galley.js';
import { startTestWebsite } from '../../support/server/test-website.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { TransactionPooler } from '../../support/server/transaction-pooler.js';

let database: TestDatabase;
let pooler: TransactionPooler;

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await TransactionPooler.open(database.url);
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

/** What the doctor finds of the database, and by which code the command ends. */
async function examine(url: string, env: Readonly<Record<string, string>> = {}) {
  const { code, out, err } = await runHere(['doctor', '--json'], { DATABASE_URL: url, ...env });
  const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
  const of = (check: string) => findings.find((finding) => finding.check === check);
  return { code, of, said: out + err, wrong: findings.filter(({ ok }) => !ok).map(({ check }) => check) };
}

describe('galley doctor', () => {
  it('finds nothing wrong with a database as PostgreSQL makes it', async () => {
    const { code, of, wrong } = await examine(database.url);
    expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
    expect(of('connection pooler')?.detail).toBe('none');
    expect(of('isolation level')?.detail).toBe('read committed');
    expect(of('clock')?.detail).toMatch(/^PostgreSQL's clock is this machine's, within \d+ ms$/);
    expect(of('connections')?.detail).toMatch(/^\d+ in all, \d+ in use; a process of Galley uses up to 25$/);
  });

  it('names work that waits where no worker lives, and says how to start one', async () => {
    expect((await examine(database.url)).of('workers')?.detail).toBe(
      'none live; 0 of articles, reports and audits wait',
    );
    const gateway = await startGalley({ databaseUrl: database.url, role: 'gateway' });
    try {
      const { full, edition } = await createTenant(gateway);
      await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Anything' });
      const { code, of, wrong } = await examine(database.url);
      expect({ code, wrong }).toEqual({ code: 1, wrong: ['workers'] });
      expect(of('workers')?.detail).toBe(
        '1 of articles, reports and audits wait, and no worker lives: start one, `galley serve --role worker`',
      );
      const client = new Client({ connectionString: database.url });
      await client.connect();
      await client.query(`INSERT INTO workers (name, version, slots, busy) VALUES ('one', '0.1.0', 4, 0)`);
      await client.end();
      expect((await examine(database.url)).of('workers')?.detail).toBe(
        'one lives; 1 of articles, reports and audits wait',
      );
    } finally {
      await gateway.close();
    }
  });

  it('asks sites of editions, and names names and connections as the fault when none answers', async () => {
    const own = await createTestDatabase();
    const gateway = await startGalley({ databaseUrl: own.url, role: 'gateway' });
    const site = await startTestWebsite({ '/': { status: 404 } });
    const gone = await startTestWebsite({});
    await gone.close();
    try {
      expect((await examine(own.url)).of('web')?.detail).toBe('not asked; no edition has a web address');
      const allowed = { FETCH_ALLOW: '127.0.0.0/8' };
      await createTenant(gateway, { webAddress: gone.origin });
      expect((await examine(own.url)).of('web')?.detail).toBe(
        'not asked; the sites of editions are private, and FETCH_ALLOW names none',
      );
      const none = await examine(own.url, allowed);
      expect({ code: none.code, wrong: none.wrong }).toEqual({ code: 1, wrong: ['web'] });
      expect(none.of('web')?.detail).toMatch(/ECONNREFUSED.*: see that this machine resolves names/);
      await createTenant(gateway, { webAddress: site.origin });
      const some = await examine(own.url, allowed);
      expect({ code: some.code, wrong: some.wrong }).toEqual({ code: 0, wrong: [] });
      expect(some.of('web')?.detail).toMatch(/^1 of 2 sites of editions answer; http.* could not be read/);
    } finally {
      await gateway.close();
      await site.close();
      await own.drop();
    }
  });

  it('names a machine with too little memory', async () => {
    const bound = jest.spyOn(process, 'constrainedMemory').mockReturnValue(512 * 1024 ** 2);
    const { code, of, wrong } = await examine(database.url).finally(() => bound.mockRestore());
    expect({ code, wrong }).toEqual({ code: 1, wrong: ['memory'] });
    expect(of('memory')?.detail).toMatch(/^0\.5 GiB; writing and auditing need 1 GiB:/);
  });

  it('names a pooler in transaction mode as the fault', async () => {
    const { code, of, wrong } = await examine(pooler.url);
    expect({ code, wrong }).toEqual({ code: 1, wrong: ['connection pooler'] });
    expect(of('connection pooler')?.detail).toMatch(
      /^one in transaction mode: .* PgBouncer to pool_mode = session$/,
    );
  });

  it('names a clock that is an hour behind', async () => {
    const { now } = Date;
    const late = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    const { code, of, wrong } = await examine(database.url).finally(() => late.mockRestore());
    expect({ code, wrong }).toEqual({ code: 1, wrong: ['clock'] });
    expect(of('clock')?.detail).toMatch(/^PostgreSQL's clock is 3[56]\d\d\.\d s ahead of this machine's;/);
  });

  it('names another isolation level, and a server that refuses to be written to', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const admin = new Client({ connectionString: database.adminUrl });
    await admin.connect();
    try {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_isolation TO 'repeatable read'`);
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only TO on`);
      const { code, of, wrong } = await examine(database.url);
      expect({ code, wrong }).toEqual({ code: 1, wrong: ['writing'] });
      expect(of('isolation level')?.detail).toMatch(/^repeatable read by default;/);
    } finally {
      await admin.query(`ALTER DATABASE ${name} RESET ALL`);
      await admin.end();
    }
  });

  it('finds nothing wrong where nothing is yet, and makes nothing', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-doctor-'));
    try {
      const nowhere = path.join(folder, 'not-yet');
      const { code, out } = await runHere(['doctor', '--json'], { GALLEY_DATA_DIR: nowhere });
      const { ok, findings } = JSON.parse(out) as { ok: boolean; findings: readonly Finding[] };
      expect(findings).toContainEqual({
        check: 'database',
        ok: true,
        detail: `none yet; the first start makes an embedded PostgreSQL in ${nowhere}`,
      });
      expect({ code, ok }).toEqual({ code: 0, ok: true });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('takes migrations that a start will apply for no fault', async () => {
    const empty = await createTestDatabase('empty');
    try {
      const { code, of } = await examine(empty.url);
      expect(of('tables')).toEqual({
        check: 'tables',
        ok: true,
        detail: expect.stringMatching(/ will be applied at the next start$/),
      });
      expect(code).toBe(0);
    } finally {
      await empty.drop();
    }
  });

  it('asks a SearXNG, and spends no query on trying the key of another', async () => {
    const own = { SEARCH: 'searxng', SEARCH_BASE_URL: 'http://me:hush-hush@127.0.0.1:1' };
    const away = await examine(database.url, own);
    expect(away.code).toBe(1);
    expect(away.of('web search')?.detail).toContain('The web search (searxng) could not be reached.');
    const other = { SEARCH: 'brave', SEARCH_BASE_URL: 'http://127.0.0.1:1', SEARCH_API_KEY: 'hush-hush' };
    const there = await examine(database.url, other);
    expect(there.of('web search')).toMatchObject({
      ok: true,
      detail: 'brave; no query is spent on testing its key',
    });
    expect(away.said + there.said).not.toContain('hush-hush');
  });

  it('says how the job store stands', async () => {
    const standIn = await startMongoStandIn();
    try {
      const found = async (jobsUrl: string) => {
        const { code, of, said } = await examine(database.url, { JOBS_URL: jobsUrl });
        return { code, said, finding: of('job store') };
      };
      const there = await found(standIn.url);
      expect(there.finding).toEqual({
        check: 'job store',
        ok: true,
        detail: expect.stringMatching(
          /^MongoDB 7\.0\.0, not a replica set: workers look for work once a second; the queue's clock is this machine's, within \d+ ms$/,
        ),
      });
      const away = await found('mongodb://galley:hush-hush@127.0.0.1:1/');
      expect(away.finding?.ok).toBe(false);
      expect(away.code).toBe(1);
      expect(away.said).not.toContain('hush');
      const same = await found('');
      expect(same.finding?.detail).toBe('in the database: workers are notified');
      const other = await found(database.url);
      expect(other.finding?.detail).toMatch(/^PostgreSQL \d+.*: workers are notified; the queue/);
    } finally {
      await standIn.close();
    }
  });
});
