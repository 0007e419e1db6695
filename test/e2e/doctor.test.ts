import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Finding } from '../../src/transports/cli/doctor.js';
import { runGalley } from '../support/server/galley-process.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { TransactionPooler } from '../support/server/transaction-pooler.js';

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
  const { code, out } = await runGalley(['doctor', '--json'], { DATABASE_URL: url, ...env });
  const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
  const of = (check: string) => findings.find((finding) => finding.check === check);
  return { code, of, wrong: findings.filter(({ ok }) => !ok).map(({ check }) => check) };
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

  it('names a pooler in transaction mode as the fault', async () => {
    const { code, of, wrong } = await examine(pooler.url);
    expect({ code, wrong }).toEqual({ code: 1, wrong: ['connection pooler'] });
    expect(of('connection pooler')?.detail).toMatch(
      /^one in transaction mode: .* PgBouncer to pool_mode = session$/,
    );
  });

  it('names a clock that is an hour behind', async () => {
    const late = 'const now = Date.now; Date.now = () => now() - 3_600_000;';
    const { code, of, wrong } = await examine(database.url, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(late)}`,
    });
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
});
