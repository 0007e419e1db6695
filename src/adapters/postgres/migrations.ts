import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Umzug } from 'umzug';
import { GalleyError } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import { Database, sqlState } from './connection.js';

/** The folder stands at the root of the package, beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const UP = '.up.sql';

/** Any number will do; all processes must take the same. */
const LOCK = 7_165_001;
const LOCK_POLL_MS = 200;

/**
 * The first line of a migration whose statements run one by one, as `CREATE INDEX CONCURRENTLY` needs it. A crash leaves
 * some of them done, so each must be able to run again: an index is dropped before it is built, for one whose building
 * was cut short is there and of no use.
 */
const WITHOUT_TRANSACTION = '-- without a transaction\n';

/** How migrations wait for the locks of tables; other than the product's own for tests. */
export interface MigrationLimits {
  /**
   * How long a statement may wait for a table's lock, in ms. All who come after it wait as long, even those who only
   * read; their own patience ends after 5 s.
   */
  readonly lockMs: number;
  /** How long it is tried again, in ms: a backup or a report of the operator's may hold a table for minutes. */
  readonly retryMs: number;
  /** The first pause between two tries, in ms, which doubles up to `LONGEST_PAUSE_MS`. */
  readonly pauseMs: number;
}

const LIMITS: MigrationLimits = { lockMs: 1000, retryMs: 15 * 60_000, pauseMs: 1000 };
const LONGEST_PAUSE_MS = 10_000;

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
 * Brings the tables up to date. Two processes may call it together on an empty database: one waits for an advisory
 * lock of the other's connection, which ends with that connection, whatever becomes of the process.
 *
 * @returns the names of what was applied
 * @throws {GalleyError} `unavailable` when another transaction held a table for longer than is waited
 */
export async function migrate(
  url: string,
  database: Database,
  log: Log,
  limits: MigrationLimits = LIMITS,
): Promise<string[]> {
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
    await takeLock(lock);
    const done = await (await openUmzug(patient, log, limits)).up().catch(throwCause);
    for (const { name } of done) log.info({ migration: name }, 'migration applied');
    return done.map(({ name }) => name);
  } finally {
    await lock.end();
    await patient.close();
  }
}

/** Takes the newest migration back. For development. @returns its name, or null when there is none */
export async function migrateDown(database: Database, log: Log): Promise<string | null> {
  const [undone] = await (await openUmzug(database, log, LIMITS)).down();
  return undone?.name ?? null;
}

/**
 * Asks again and again rather than wait in one statement: a statement that waits keeps its view of the data, and an index
 * that is built concurrently waits for all older views, this one's too, for ever.
 */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await delay(LOCK_POLL_MS);
  }
}

/** Umzug wraps what a migration throws in an error of its own; a refusal of ours has the better words. */
function throwCause(error: unknown): never {
  throw error instanceof Error && error.cause instanceof GalleyError ? error.cause : error;
}

/** Loaded when there is something to migrate: it brings a command line of its own, which every start would wait for. */
async function openUmzug(database: Database, log: Log, limits: MigrationLimits): Promise<Umzug<Database>> {
  const { Umzug } = await import('umzug');
  return new Umzug({
    context: database,
    logger: undefined,
    migrations: async () =>
      (await migrationNames()).map((name) => ({
        name,
        up: () => applyOne(database, name, 'up', log, limits),
        down: () => applyOne(database, name, 'down', log, limits),
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

/** Tried again while others hold the tables: in between, those who waited behind it go on. */
async function applyOne(
  database: Database,
  name: string,
  direction: 'up' | 'down',
  log: Log,
  limits: MigrationLimits,
): Promise<void> {
  const sql = await readFile(`${FOLDER}${name}.${direction}.sql`, 'utf8');
  const note =
    direction === 'up'
      ? 'INSERT INTO schema_migrations (name) VALUES ($1)'
      : 'DELETE FROM schema_migrations WHERE name = $1';
  const apply = sql.startsWith(WITHOUT_TRANSACTION) ? applyStatements : applyAtOnce;
  const deadline = performance.now() + limits.retryMs;
  for (let pause = limits.pauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await apply(database, sql, (noting) => noting.rows(note, [name]), limits);
      return;
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (performance.now() + pause > deadline)
        throw new GalleyError(
          'unavailable',
          `The migration ${name} needs tables that other transactions hold (pg_stat_activity shows them). ` +
            'It changed nothing; end them, or start it again later.',
          [],
          { cause: error },
        );
      log.warn({ migration: name, retryInMs: pause }, 'a migration waits for tables that others hold');
      await delay(pause);
    }
  }
}

type Apply = (
  database: Database,
  sql: string,
  note: (database: Database) => Promise<unknown>,
  limits: MigrationLimits,
) => Promise<void>;

/** The tables and the note that they are there are one transaction: a crash leaves both or neither. */
const applyAtOnce: Apply = (database, sql, note, { lockMs }) =>
  database.inTransaction(async (transaction) => {
    await transaction.script(`SET LOCAL lock_timeout = ${lockMs}`);
    await transaction.script(sql);
    await note(transaction);
  });

/** Such statements wait for other transactions and block none, so they wait as long as it takes. */
const applyStatements: Apply = async (database, sql, note) => {
  for (const statement of sql.split(/;$/m)) if (statement.trim() !== '') await database.script(statement);
  await note(database);
};

/** Whether it waited too long for a lock, or was the one to go of two that waited for each other. */
function isInTheWay(error: unknown): boolean {
  const state = sqlState(error instanceof GalleyError ? error.cause : error);
  return state === '55P03' || state === '40P01';
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
