import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { QueryInterface, Sequelize, Transaction } from 'sequelize';
import type { MigrationMeta, Umzug } from 'umzug';
import { GalleyError } from '../../../domain/errors.js';
import type { Log } from '../../../ports/log.js';
import type { Database } from './connection.js';
import { sqlState, translate, unavailable } from './connection-pool.js';

/** The folder is at the root of the package, beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const UP = '.up.sql';

/** The names of the applied migrations. */
const TABLE = 'schema_migrations';

/** Any number will do; all processes must use the same. */
const LOCK = 7_165_001;
/** Chosen: how often the advisory lock is tried. */
const LOCK_POLL_MS = 200;

const APPLICATION_NAME = 'galley-migrate';
/** Chosen: a connection within ten seconds; a statement may build an index for an hour. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 3_600_000;

/**
 * The first line of a migration whose statements run one by one, as `CREATE INDEX CONCURRENTLY` needs it. After a crash some
 * of them are done, so each must be repeatable: an index is dropped before it is built, because an interrupted build
 * leaves an invalid one.
 */
const WITHOUT_TRANSACTION = '-- without a transaction\n';

/** How migrations wait for the locks of tables; tests use shorter times, and migrations of their own. */
export interface MigrationLimits {
  /**
   * How long a statement may wait for a table's lock, in ms. Later statements of other connections queue behind it, even
   * those that only read; their own wait ends after 5 s.
   */
  readonly lockMs: number;
  /** How long it is retried, in ms: a backup or a report of the operator may lock a table for minutes. */
  readonly retryMs: number;
  /** The first pause between two tries, in ms; it doubles up to `LONGEST_PAUSE_MS`. */
  readonly pauseMs: number;
  /** Where the migrations are, with a slash at its end. */
  readonly folder: string;
}

/** Chosen: callers wait a second at most behind a migration’s lock; it is retried for a quarter of an hour. */
const LIMITS: MigrationLimits = { lockMs: 1000, retryMs: 15 * 60_000, pauseMs: 1000, folder: FOLDER };
const LONGEST_PAUSE_MS = 10_000;

/** @returns the names of all migrations, in order. @param folder here and below: another one, for tests */
export async function migrationNames(folder = FOLDER): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(UP))
    .map((file) => file.slice(0, -UP.length))
    .sort();
}

/** @returns the migrations that this database still lacks; throws when it can't be read */
export async function pendingMigrations(database: Database, folder = FOLDER): Promise<string[]> {
  const applied = new Set(await appliedMigrations(database));
  return (await migrationNames(folder)).filter((name) => !applied.has(name));
}

/**
 * Applies the pending migrations. Two processes may call it at the same time on an empty database: one waits for an advisory
 * lock of the other's connection, which ends with that connection, even if the process crashes.
 *
 * @returns the names of the applied migrations
 * @throws {GalleyError} `unavailable` when another transaction locked a table for longer than the retries last
 */
export async function migrate(
  url: string,
  database: Database,
  log: Log,
  limits: MigrationLimits = LIMITS,
): Promise<string[]> {
  if ((await pendingMigrations(database, limits.folder)).length === 0) return [];
  const done = await underLock(url, log, limits, (umzug) => umzug.up());
  for (const { name } of done) log.info({ migration: name }, 'migration applied');
  return done.map(({ name }) => name);
}

/** @returns the statements of all migrations, in order */
export async function migrationTexts(): Promise<string[]> {
  const names = await migrationNames();
  return Promise.all(names.map((name) => readFile(`${FOLDER}${name}${UP}`, 'utf8')));
}

/**
 * Applies given migrations, has the tables filled, and applies the rest, while no other process migrates.
 *
 * @param first names of known migrations
 * @param signal ends the wait for another process that migrates
 * @returns what `fill` returns
 * @throws {GalleyError} `conflict` when the database has others than those; `unavailable` when the rest could not be applied
 */
export async function migrateAround<Result>(
  url: string,
  log: Log,
  first: readonly string[],
  signal: AbortSignal,
  fill: () => Promise<Result>,
): Promise<Result> {
  const filled: Result[] = [];
  const run = async (umzug: Umzug<QueryInterface>) => {
    const other = (await umzug.executed()).find(({ name }) => !first.includes(name));
    if (other)
      throw new GalleyError(
        'conflict',
        `This database has tables that the dump's had not (migration ${other.name}): name one that is empty.`,
      );
    const pending = (await umzug.pending()).map(({ name }) => name);
    const before = await umzug.up({ migrations: pending.filter((name) => first.includes(name)) });
    filled.push(await fill());
    try {
      return [...before, ...(await umzug.up())];
    } catch (cause) {
      throw new GalleyError(
        'unavailable',
        'The rows are loaded. Migrations that are left could not be applied: `galley migrate` does it.',
        [],
        { cause },
      );
    }
  };
  await underLock(url, log, LIMITS, run, signal);
  return filled[0] as Result;
}

/** Reverts the newest migration. For development. @returns its name, or null when there is none */
export async function migrateDown(url: string, log: Log): Promise<string | null> {
  const [undone] = await underLock(url, log, LIMITS, (umzug) => umzug.down());
  return undone?.name ?? null;
}

/** Runs migrations while no other process does. */
async function underLock(
  url: string,
  log: Log,
  limits: MigrationLimits,
  run: (umzug: Umzug<QueryInterface>) => Promise<MigrationMeta[]>,
  signal?: AbortSignal,
): Promise<MigrationMeta[]> {
  const lock = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    keepAlive: true,
  });
  lock.on('error', (error) => {
    log.error({ err: error }, 'the connection that holds the migration lock was lost');
  });
  const sequelize = await openSequelize(url);
  try {
    await lock.connect().catch((error: unknown) => {
      throw unavailable(error);
    });
    // It is idle while migrations run.
    await lock.query('SET idle_session_timeout = 0');
    await acquireLock(lock, log, signal);
    return await run(await openUmzug(sequelize, log, limits)).catch(throwCause);
  } finally {
    await lock.end();
    await sequelize.close();
  }
}

/**
 * Polls rather than waits in one statement: a waiting statement holds its snapshot, and an index that is built concurrently
 * waits for all older snapshots, including this one, for ever.
 */
async function acquireLock(client: pg.Client, log: Log, signal?: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (tries === 1) log.info({}, 'waiting for another process that migrates');
    await delay(LOCK_POLL_MS, undefined, { signal });
  }
}

/** Umzug and Sequelize wrap errors of `pg`; a `GalleyError` has the better message. */
function throwCause(error: unknown): never {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  let refusal = cause;
  if (cause instanceof Error && 'parent' in cause) {
    const isAway = cause.name.startsWith('SequelizeConnection');
    refusal = isAway ? unavailable(cause.parent) : translate(cause.parent);
  }
  throw refusal instanceof GalleyError ? refusal : error;
}

/**
 * For migrations alone, which do not use the pool of the request handlers. Loaded on demand, like umzug: otherwise every
 * start would wait for it.
 */
async function openSequelize(url: string): Promise<Sequelize> {
  const { Sequelize, Transaction } = await import('sequelize');
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging: false,
    isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED,
    pool: { max: 2, min: 0, acquire: CONNECT_MS },
    retry: { max: 0 },
    dialectOptions: {
      application_name: APPLICATION_NAME,
      // An index over a large table takes longer than any request.
      statement_timeout: STATEMENT_MS,
      lock_timeout: STATEMENT_MS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    },
  });
}

async function openUmzug(
  sequelize: Sequelize,
  log: Log,
  limits: MigrationLimits,
): Promise<Umzug<QueryInterface>> {
  const { Umzug } = await import('umzug');
  const { DataTypes, QueryTypes } = await import('sequelize');
  const tables = sequelize.getQueryInterface();
  return new Umzug({
    context: tables,
    logger: undefined,
    migrations: async () =>
      (await migrationNames(limits.folder)).map((name) => ({
        name,
        up: () => applyOne(tables, name, 'up', log, limits),
        down: () => applyOne(tables, name, 'down', log, limits),
      })),
    storage: {
      // Stored with the tables, in one transaction.
      logMigration: () => Promise.resolve(),
      unlogMigration: () => Promise.resolve(),
      executed: async () => {
        await tables.createTable(TABLE, {
          name: { type: DataTypes.TEXT, primaryKey: true },
          applied_at: { type: DataTypes.DATE, allowNull: false, defaultValue: sequelize.fn('now') },
        });
        const rows = await sequelize.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY name`, {
          type: QueryTypes.SELECT,
        });
        return rows.map(({ name }) => name);
      },
    },
  });
}

/** Retried while other transactions lock the tables: in the pauses the queue behind it drains. */
async function applyOne(
  tables: QueryInterface,
  name: string,
  direction: 'up' | 'down',
  log: Log,
  limits: MigrationLimits,
): Promise<void> {
  const sql = await readFile(`${limits.folder}${name}.${direction}.sql`, 'utf8');
  const note = (transaction: Transaction | null) =>
    direction === 'up'
      ? tables.bulkInsert(TABLE, [{ name }], { transaction })
      : tables.bulkDelete(TABLE, { name }, { transaction });
  const apply = sql.startsWith(WITHOUT_TRANSACTION) ? applyStatements : applyAtOnce;
  const deadline = performance.now() + limits.retryMs;
  for (let pause = limits.pauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await apply(tables, sql, note, limits);
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
      log.warn(
        { migration: name, retryInMs: pause },
        'a migration waits for tables that other transactions lock',
      );
      await delay(pause);
    }
  }
}

type Apply = (
  tables: QueryInterface,
  sql: string,
  note: (transaction: Transaction | null) => Promise<unknown>,
  limits: MigrationLimits,
) => Promise<void>;

/** The tables and the row that records them are one transaction: a crash leaves both or neither. */
const applyAtOnce: Apply = ({ sequelize }, sql, note, { lockMs }) =>
  sequelize.transaction(async (transaction) => {
    await sequelize.query(`SET LOCAL lock_timeout = ${lockMs}`, { transaction });
    await sequelize.query(sql, { transaction });
    await note(transaction);
  });

/** Such statements wait for other transactions and block none, so their wait is not bounded. */
const applyStatements: Apply = async ({ sequelize }, sql, note) => {
  for (const statement of sql.split(/;$/m)) if (statement.trim() !== '') await sequelize.query(statement);
  await note(null);
};

/** Whether it hit the lock time-out, or was the victim of a deadlock. */
function isInTheWay(error: unknown): boolean {
  const state = sqlState(error instanceof Error && 'parent' in error ? error.parent : error);
  return state === '55P03' || state === '40P01';
}

async function hasTable(database: Database): Promise<boolean> {
  const row = await database.row<{ found: boolean }>(`SELECT to_regclass('${TABLE}') IS NOT NULL AS found`);
  return row?.found ?? false;
}

async function appliedMigrations(database: Database): Promise<string[]> {
  if (!(await hasTable(database))) return [];
  const rows = await database.rows<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY name`);
  return rows.map(({ name }) => name);
}
