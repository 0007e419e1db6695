import { PostgresBackend } from '@agendajs/postgres-backend';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Pool } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import {
  migrate,
  migrateDown,
  migrationNames,
  pendingMigrations,
} from '../../../src/adapters/postgres/database/migrations.js';
import type { App } from '../../../src/main/build-app.js';
// Loaded before a gateway starts: on a busy machine that takes longer than a connection is waited for.
import '../../../src/main/open-gateway.js';
import { recordingLog } from '../../support/recording-log.js';
import { until } from '../../support/until.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, waitForJob } from '../../support/server/test-galley.js';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Undone after each test, last first. */
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function database(from: 'template' | 'empty'): Promise<TestDatabase> {
  const made = await createTestDatabase(from);
  undo.push(() => made.drop());
  return made;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

function open(url: string): Database {
  const opened = Database.open({
    url,
    poolSize: 2,
    acquireMs: 5000,
    statementMs: 10_000,
    maxWaiting: 10,
    applicationName: 'test-migrations',
  });
  undo.push(() => opened.close());
  return opened;
}

/** Everything that makes tables what they are, as text that can be compared. */
async function shapeOf(client: Client, tables: string): Promise<Record<string, unknown[]>> {
  const ask = async (sql: string): Promise<unknown[]> => (await client.query(sql, [tables])).rows;
  return {
    columns: await ask(
      `SELECT table_name, column_name, ordinal_position, data_type, character_maximum_length, is_nullable,
         column_default
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name LIKE $1
       ORDER BY table_name, ordinal_position`,
    ),
    indexes: await ask(
      `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename LIKE $1 ORDER BY indexname`,
    ),
    constraints: await ask(
      `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text LIKE $1
       ORDER BY 1, 2`,
    ),
    triggers: await ask(
      `SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
       WHERE NOT tgisinternal AND tgrelid::regclass::text LIKE $1 ORDER BY tgname`,
    ),
    functions: await ask(
      `SELECT proname, lower(regexp_replace(trim(prosrc), '\\s+', ' ', 'g')) AS body FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND proname LIKE '%' || $1 || '%' ORDER BY proname`,
    ),
  };
}

describe('the tables of the database', () => {
  it('are created once by processes that start together on an empty database, and all of them work', async () => {
    const { url } = await database('empty');
    const starting = (['gateway', 'gateway', 'worker'] as const).map((role) =>
      startGalley({ databaseUrl: url, role, writing: scriptedWriting() }),
    );
    const [one, two, worker] = (await Promise.all(starting)) as [App, App, App];
    undo.push(() => Promise.all([one.close(), two.close(), worker.close()]));
    const { full, edition } = await createTenant(one);
    const { body } = await call(two, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Anything' });
    expect(await waitForJob(one, full, body.id)).toMatchObject({ status: 'done' });
    const client = await connect(url);
    const { rows } = await client.query('SELECT name FROM schema_migrations ORDER BY name');
    expect(rows.map((row: { name: string }) => row.name)).toEqual(await migrationNames());
  });

  it('are created, dropped without a trace, and created again the same', async () => {
    const { url } = await database('empty');
    const opened = open(url);
    const client = await connect(url);
    const names = await migrationNames();
    const log = recordingLog();
    expect(await pendingMigrations(opened)).toEqual(names);
    expect(await migrate(url, opened, log)).toEqual(names);
    expect(log.entries.map(({ fields }) => fields)).toEqual(names.map((migration) => ({ migration })));
    expect(await migrate(url, opened, log)).toEqual([]);
    const first = await shapeOf(client, '%');
    for (const name of [...names].reverse()) {
      expect(await migrateDown(url, log)).toBe(name);
      expect(await pendingMigrations(opened)).toContain(name);
    }
    expect(await migrateDown(url, log)).toBeNull();
    const bare = await shapeOf(client, '%');
    expect(new Set(bare['columns']!.map((row) => (row as { table_name: string }).table_name))).toEqual(
      new Set(['schema_migrations']),
    );
    expect(bare).toMatchObject({ triggers: [], functions: [] });
    expect(await migrate(url, opened, log)).toEqual(names);
    expect(await shapeOf(client, '%')).toEqual(first);
  });

  it('are not dropped while another process migrates', async () => {
    const { url } = await database('empty');
    const opened = open(url);
    const names = await migrationNames();
    await migrate(url, opened, recordingLog());
    const other = await connect(url);
    await other.query('SELECT pg_advisory_lock(7165001)');
    const down = migrateDown(url, recordingLog());
    await until(async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'galley-migrate'
           AND query LIKE '%pg_try_advisory_lock%' AND state = 'idle'`,
      );
      return rowCount === 1;
    });
    expect(await pendingMigrations(opened)).toEqual([]);
    await other.query('SELECT pg_advisory_unlock(7165001)');
    expect(await down).toBe(names.at(-1));
  });

  it('are changed together with the record of the migration: one that fails leaves neither', async () => {
    const { url } = await database('empty');
    const opened = open(url);
    const client = await connect(url);
    // In the way of the second migration.
    await client.query('CREATE TABLE sign_in_tickets (stranger integer)');
    await expect(migrate(url, opened, recordingLog())).rejects.toThrow();
    const rest = (await migrationNames()).slice(1);
    expect(await pendingMigrations(opened)).toEqual(rest);
    const { rows } = await client.query(
      `SELECT to_regclass('sessions') AS sessions, to_regclass('plans') AS plans`,
    );
    expect(rows).toEqual([{ sessions: null, plans: 'plans' }]);
    await client.query('DROP TABLE sign_in_tickets');
    expect(await migrate(url, opened, recordingLog())).toEqual(rest);
  });

  it('equal, for the job queue, those that Agenda would create', async () => {
    const ours = await connect((await database('template')).url);
    const { url } = await database('empty');
    const pool = new Pool({ connectionString: url });
    undo.push(() => pool.end());
    await new PostgresBackend({ pool, ensureSchema: true }).connect();
    const theirs = await connect(url);
    const expected = await shapeOf(theirs, 'agenda\\_jobs');
    expect(expected['columns']!.length).toBeGreaterThan(20);
    expect(expected['indexes']!.length).toBeGreaterThan(4);
    expect(expected['triggers']).toHaveLength(1);
    expect(expected['functions']).toHaveLength(1);
    expect(await shapeOf(ours, 'agenda\\_jobs')).toEqual(expected);
  });
});

describe('a migration of a table that others use', () => {
  const LOCKING = '30000101T000000-changes-the-ledger';
  const INDEXING = '30000101T000100-indexes-reports';

  /**
   * A database to which those two are to be applied, beside a writer who has not ended.
   * @param lock the table that is being written
   * @param before what is done before that
   */
  async function held(lock: string, before = '') {
    const { url } = await database('template');
    const folder = `${await mkdtemp(path.join(tmpdir(), 'galley-migrations-'))}/`;
    undo.push(() => rm(folder, { recursive: true }));
    await cp(MIGRATIONS, folder, { recursive: true });
    await writeFile(`${folder}${LOCKING}.up.sql`, 'ALTER TABLE paid_actions ADD COLUMN note text;\n');
    await writeFile(
      `${folder}${INDEXING}.up.sql`,
      '-- without a transaction\nDROP INDEX CONCURRENTLY IF EXISTS reports_noted;\n' +
        'CREATE INDEX CONCURRENTLY reports_noted ON reports (created_at);\n',
    );
    const opened = open(url);
    const log = recordingLog();
    const holder = await connect(url);
    await holder.query(before);
    await holder.query(`BEGIN; LOCK TABLE ${lock} IN ROW EXCLUSIVE MODE`);
    const pending = () => pendingMigrations(opened, folder);
    const start = (limits: { lockMs: number; pauseMs: number; retryMs: number }) =>
      migrate(url, opened, log, { ...limits, folder });
    return { url, log, pending, holder, start };
  }

  it('waits for them without delaying those that come later, and runs when they have ended', async () => {
    const { url, log, pending, holder, start } = await held('paid_actions');
    const migrating = start({ lockMs: 300, pauseMs: 100, retryMs: 60_000 });
    const writer = await connect(url);
    await writer.query(`SET lock_timeout = '5s'`);
    await until(() => log.entries.some(({ message }) => message.startsWith('a migration waits')));
    // Each of them may come while the migration waits.
    for (let n = 0; n < 30; n += 1) await writer.query('DELETE FROM paid_actions WHERE false');
    expect(await pending()).toEqual([LOCKING, INDEXING]);
    await holder.query('COMMIT');
    expect(await migrating).toEqual([LOCKING, INDEXING]);
  });

  it('is given up in the end, with nothing changed, and named', async () => {
    const { pending, start } = await held('paid_actions');
    await expect(start({ lockMs: 50, pauseMs: 50, retryMs: 200 })).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining(LOCKING),
    });
    expect(await pending()).toEqual([LOCKING, INDEXING]);
  });

  it('builds its indexes concurrently, and again where a crash left one half-built', async () => {
    const { url, pending, holder, start } = await held(
      'reports',
      'CREATE INDEX reports_noted ON reports (id)',
    );
    const client = await connect(url);
    const migrating = start({ lockMs: 300, pauseMs: 100, retryMs: 60_000 });
    // It waits for this one, and this one can go on.
    await until(async () => {
      const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%CONCURRENTLY%'`;
      return (await client.query(waits)).rowCount === 1;
    });
    expect(await pending()).toEqual([INDEXING]);
    await holder.query('DELETE FROM reports WHERE false; COMMIT');
    expect(await migrating).toEqual([LOCKING, INDEXING]);
    const { rows } = await client.query(`SELECT indexdef FROM pg_indexes WHERE indexname = 'reports_noted'`);
    expect(rows).toEqual([{ indexdef: expect.stringContaining('(created_at)') }]);
  });

  it('builds no index of a table with rows under a lock', async () => {
    for (const name of await migrationNames()) {
      const sql = await readFile(`${MIGRATIONS}${name}.up.sql`, 'utf8');
      const locking = [
        ...sql.matchAll(/^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(\w+)\s+ON (\w+)/gm),
      ].filter(([, , table]) => !sql.includes(`CREATE TABLE ${table} (`));
      expect([name, locking.map(([statement]) => statement)]).toEqual([name, []]);
    }
  });
});

describe('a process', () => {
  it('is not ready while a migration is pending', async () => {
    const { url } = await database('template');
    const log = recordingLog();
    const gateway = await startGalley({
      databaseUrl: url,
      role: 'gateway',
      writing: scriptedWriting(),
      log,
    });
    undo.push(() => gateway.close());
    const client = await connect(url);
    const ready = async () => (await call(gateway, null, 'GET', '/readyz')).status;
    expect(await ready()).toBe(200);
    const newest = (await migrationNames()).at(-1)!;
    await client.query('DELETE FROM schema_migrations WHERE name = $1', [newest]);
    expect(await ready()).toBe(503);
    const said = log.entries.find(({ message }) => message === 'not ready');
    expect(said?.fields).toEqual({ missing: [`migrations are pending: ${newest}`] });
    await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [newest]);
    expect(await ready()).toBe(200);
  });
});
