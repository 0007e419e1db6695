import { randomBytes } from 'node:crypto';
import { Pool, type QueryResult } from 'pg';
import { until } from '../until.js';

/** A database of its own for a test file: a clone of the migrated template, or an empty one. */
export interface TestDatabase {
  /** As Galley's own role. */
  readonly url: string;
  /** As the superuser, for what only an operator may do. */
  readonly adminUrl: string;
  drop(): Promise<void>;
}

export async function createTestDatabase(from: 'template' | 'empty' = 'template'): Promise<TestDatabase> {
  const adminUrl = process.env['GALLEY_TEST_POSTGRES'];
  const roleUrl = process.env['GALLEY_TEST_ROLE_URL'];
  if (adminUrl === undefined || roleUrl === undefined) {
    throw new Error('this lane has no database: see database-setup.mjs in jest.config.js');
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the template's files takes a third of the time that writing them to the log of the server does.
  const clone = from === 'template' ? ' TEMPLATE galley_template STRATEGY FILE_COPY' : '';
  await runSql(adminUrl, `CREATE DATABASE ${name} OWNER galley${clone}`);
  const url = withDatabase(roleUrl, name);
  return {
    url,
    adminUrl: withDatabase(adminUrl, name),
    drop: async () => {
      await kept.get(url)?.end();
      kept.delete(url);
      await leavingAreGone(adminUrl, name);
      await runSql(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Connections that a test left open are ended by force after that. */
const LEAVING_MS = 500;

/**
 * The end of a pool resolves before its connections are closed. One that the server ends in that moment reports an
 * error to nobody, and whatever test runs then fails of it.
 */
async function leavingAreGone(adminUrl: string, name: string): Promise<void> {
  const end = performance.now() + LEAVING_MS;
  await until(async () => {
    const { rowCount } = await runSql(
      adminUrl,
      `SELECT FROM pg_stat_activity WHERE datname = '${name}' AND backend_type = 'client backend'`,
    );
    return rowCount === 0 || performance.now() > end;
  });
}

/** By address: to open a connection takes the two processes some 10 ms of a processor. */
const kept = new Map<string, Pool>();

/** Runs statements that have no part in what is tested, on a connection that is kept for the next ones. */
export async function runSql(url: string, sql: string): Promise<QueryResult> {
  let pool = kept.get(url);
  if (!pool) {
    pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    pool.on('error', () => undefined);
    kept.set(url, pool);
  }
  const run = () => pool.query(sql);
  // Tests end connections, and may have ended this one.
  return run().catch(run);
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
