import { Database, type ConnectionOptions } from '../adapters/postgres/database/connection.js';
import { openEmbeddedPostgres } from '../adapters/postgres/embedded/embedded.js';
import { whenDatabaseAnswers, type DatabaseWait } from '../adapters/postgres/database/await-database.js';
import { migrate } from '../adapters/postgres/database/migrations.js';
import type { Log } from '../ports/log.js';
import type { Config } from './config.js';
import type { Closers } from './shutdown.js';

/**
 * Of each process; the queue and the events use six more. A PostgreSQL with default settings accepts 100 connections: enough
 * for six processes of Galley, or for five that both answer callers and write articles.
 */
const POOL_SIZE = 10;

/** For writing articles in a process that also answers callers: its short statements must never wait behind theirs. */
const WORKER_POOL_SIZE = 3;

/** For audits: they write sequentially, and read on one more connection. */
const AUDIT_POOL_SIZE = 3;

/** For large views and for edits, which are made sequentially. */
const REQUEST_POOL_SIZE = 1;

/** For the stages of articles and reports: they read a few rows, and reserve a rate-limit slot for each page. */
const STAGE_POOL_SIZE = 2;

/**
 * The most connections of one process: both pools of the role `all`, those of the audits, the requests and the stages, four of
 * the queue, the listening one and the one of a migration.
 */
export const MOST_CONNECTIONS =
  POOL_SIZE + WORKER_POOL_SIZE + AUDIT_POOL_SIZE + REQUEST_POOL_SIZE + STAGE_POOL_SIZE + 6;

/**
 * The share of one account in the pool that answers callers. Four, because a document of GraphQL runs four statements at
 * once: a single caller is not slowed, and only three accounts at their worst fill the pool. Somewhat more calls may wait
 * than a key may make in a minute; further calls of the account are refused.
 */
const OF_ACCOUNT = { connections: 4, maxWaiting: 200 };

/** A start holds its account's row for some ten milliseconds: after a wait a hundred times as long the holder is stuck. */
const LOCK_MS = 2000;

/** How long a call waits for the database before it fails with `unavailable`. */
const TIMEOUTS = { acquireMs: 3000, statementMs: 5000 };

/** How many calls of one process may wait for a connection. */
export const MAX_WAITING = 200;

export interface Migrated {
  readonly url: string;
  readonly database: Database;
  /** The names of the migrations that had been missing. */
  readonly applied: readonly string[];
}

/**
 * The database of the configuration, with its tables migrated. Also for commands that need nothing else.
 * @param wait for a database that does not answer; default: none
 */
export async function openMigrated(
  config: Config,
  log: Log,
  closers: Closers,
  applicationName: string,
  maxWaiting = MAX_WAITING,
  wait: DatabaseWait = { ms: 0 },
): Promise<Migrated> {
  const { url, database } = await openUnmigrated(config, log, closers, applicationName, maxWaiting);
  return { url, database, applied: await whenDatabaseAnswers(() => migrate(url, database, log), wait, log) };
}

export async function openUnmigrated(
  config: Config,
  log: Log,
  closers: Closers,
  applicationName: string,
  maxWaiting = MAX_WAITING,
): Promise<{ readonly url: string; readonly database: Database }> {
  let url: string;
  if (config.database.kind === 'embedded') {
    const embedded = await openEmbeddedPostgres({ dataDir: config.database.dataDir, log });
    closers.add('embedded PostgreSQL', () => embedded.close());
    url = embedded.url;
  } else {
    url = config.database.url;
  }
  const shares = { ...TIMEOUTS, lockMs: LOCK_MS, ofAccount: OF_ACCOUNT };
  return { url, database: openPool(url, closers, applicationName, POOL_SIZE, maxWaiting, shares) };
}

/** Connections of workers alone, to the database at `url`; they are opened on demand. */
export function openWorkerPool(url: string, closers: Closers, applicationName: string): Database {
  return openPool(url, closers, applicationName, WORKER_POOL_SIZE, MAX_WAITING);
}

/** For crawls and their analysis, some of whose statements read every row of a large site. */
export function openAuditPool(url: string, closers: Closers): Database {
  const timeouts = { acquireMs: 10_000, statementMs: 120_000 };
  return openPool(url, closers, 'galley-audits', AUDIT_POOL_SIZE, MAX_WAITING, timeouts);
}

/** For the deletion of an account: whether anything refers to it is looked for among the work of all of them. */
export function openErasurePool(url: string, closers: Closers): Database {
  const timeouts = { acquireMs: 10_000, statementMs: 120_000 };
  return openPool(url, closers, 'galley-cli', 1, MAX_WAITING, timeouts);
}

/** For large views, which a thread makes sequentially. */
export function openRequestPool(url: string, closers: Closers): Database {
  return openPool(url, closers, 'galley-requests', REQUEST_POOL_SIZE, MAX_WAITING);
}

/** For the thread of the stages. */
export function openStagePool(url: string, closers: Closers): Database {
  return openPool(url, closers, 'galley-stages', STAGE_POOL_SIZE, MAX_WAITING);
}

function openPool(
  url: string,
  closers: Closers,
  applicationName: string,
  poolSize: number,
  maxWaiting: number,
  timeouts: Pick<ConnectionOptions, 'acquireMs' | 'statementMs' | 'lockMs' | 'ofAccount'> = TIMEOUTS,
): Database {
  const database = Database.open({ url, poolSize, maxWaiting, applicationName, ...timeouts });
  closers.add('database pool', () => database.close());
  return database;
}
