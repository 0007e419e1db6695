// Before the lanes that need a database: one throw-away PostgreSQL for the whole run, with the tables in a template
// that each test file clones. Runs once however many lanes ask for it.
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import tearDown from './database-teardown.mjs';

const built = new URL('../../../dist/', import.meta.url);
const silent = { debug() {}, info() {}, warn() {}, error() {} };

export default async function setUp() {
  if (process.env.GALLEY_TEST_POSTGRES) return;
  const { openEmbeddedPostgres } = await import(
    new URL('adapters/postgres/embedded/embedded.js', built).href
  ).catch((error) => {
    throw new Error('The program is not built: run "npm run build" first.', { cause: error });
  });
  const { Database } = await import(new URL('adapters/postgres/database/connection.js', built).href);
  const { migrate } = await import(new URL('adapters/postgres/database/migrations.js', built).href);

  const dataDir = await mkdtemp(path.join(await quickFolder(), 'galley-test-'));
  // The server may run as another user than the tests; mkdtemp shuts everyone else out.
  await chmod(dataDir, 0o755);
  const server = await openEmbeddedPostgres({ dataDir, log: silent, tuning: { durable: false } });
  globalThis.galleyTestServer = { server, dataDir };
  try {
    await makeTemplate(server, { Database, migrate });
  } catch (error) {
    // Jest calls no teardown after a setup that failed.
    await tearDown();
    throw error;
  }
  process.env.GALLEY_TEST_POSTGRES = server.adminUrl;
  process.env.GALLEY_TEST_ROLE_URL = server.url;
}

/** The database that each test file clones. */
async function makeTemplate(server, { Database, migrate }) {
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('CREATE DATABASE galley_template OWNER galley');
  await admin.end();

  const url = new URL(server.url);
  url.pathname = '/galley_template';
  const options = {
    acquireMs: 5000,
    statementMs: 30_000,
    poolSize: 2,
    maxWaiting: 10,
    applicationName: 'test-setup',
  };
  const database = Database.open({ url: url.href, ...options });
  await migrate(url.href, database, silent);
  await database.close();
}

/** Memory, where there is plenty: a disk that others use too makes clones three times slower. */
async function quickFolder() {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}
