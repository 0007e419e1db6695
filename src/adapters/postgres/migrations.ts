import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Umzug } from 'umzug';
import type { Log } from '../../ports/log.js';
import { Database } from './connection.js';

/** The folder stands at the root of the package, beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const UP = '.up.sql';

/** Any number will do; all processes must take the same. */
const LOCK = 7_165_001;

/** @returns the names of all migrations, in order */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(UP))
    .map((file) => file.slice(0, -UP.length))
    .sort();
}

/** @returns the migrations that this database still lacks; throws when it can't be read */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const applied = new Set(await appliedMigrations(database));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

/**
 * Brings the tables up to date. Two processes may call it together on an empty database: one waits on an advisory
 * lock of the other's connection, which ends with that connection, whatever becomes of the process.
 *
 * @returns the names of what was applied
 */
export async function migrate(url: string, database: Database, log: Log): Promise<string[]> {
  if ((await hasTable(database)) && (await pendingMigrations(database)).length === 0) return [];
  const lock = new Client({ connectionString: url, application_name: 'galley-migrate' });
  lock.on('error', (error) => {
    log.error({ err: error }, 'the connection that holds the migration lock was lost');
  });
  // An index over a large table takes longer than a caller would wait for anything.
  const patient = Database.open({
    url,
    poolSize: 2,
    acquireMs: 10_000,
    statementMs: 3_600_000,
    maxWaiting: 0,
    applicationName: 'galley-migrate',
  });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const done = await (await openUmzug(patient)).up();
    for (const { name } of done) log.info({ migration: name }, 'migration applied');
    return done.map(({ name }) => name);
  } finally {
    await lock.end();
    await patient.close();
  }
}

/** Takes the newest migration back. For development. @returns its name, or null when there is none */
export async function migrateDown(database: Database): Promise<string | null> {
  const [undone] = await (await openUmzug(database)).down();
  return undone?.name ?? null;
}

/** Loaded when there is something to migrate: it brings a command line of its own, which every start would wait for. */
async function openUmzug(database: Database): Promise<Umzug<Database>> {
  const { Umzug } = await import('umzug');
  return new Umzug({
    context: database,
    logger: undefined,
    migrations: async () =>
      (await migrationNames()).map((name) => ({
        name,
        up: () => applyOne(database, name, 'up'),
        down: () => applyOne(database, name, 'down'),
      })),
    storage: {
      logMigration: () => Promise.resolve(),
      unlogMigration: () => Promise.resolve(),
      executed: async () => {
        await database.script(
          `CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
        );
        return appliedMigrations(database);
      },
    },
  });
}

/** The tables and the note that they are there are one transaction: a crash leaves both or neither. */
async function applyOne(database: Database, name: string, direction: 'up' | 'down'): Promise<void> {
  const sql = await readFile(`${FOLDER}${name}.${direction}.sql`, 'utf8');
  await database.inTransaction(async (transaction) => {
    await transaction.script(sql);
    await transaction.rows(
      direction === 'up'
        ? 'INSERT INTO schema_migrations (name) VALUES ($1)'
        : 'DELETE FROM schema_migrations WHERE name = $1',
      [name],
    );
  });
}

async function hasTable(database: Database): Promise<boolean> {
  const row = await database.row<{ found: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS found`,
  );
  return row?.found ?? false;
}

async function appliedMigrations(database: Database): Promise<string[]> {
  if (!(await hasTable(database))) return [];
  const rows = await database.rows<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
  return rows.map(({ name }) => name);
}
