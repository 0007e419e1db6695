import { Database, type ConnectionOptions } from '../adapters/postgres/database/connection.js';
import { openEmbeddedPostgres } from '../adapters/postgres/embedded/embedded.js';
import { migrate } from '../adapters/postgres/database/migrations.js';
import type { Log } from '../ports/log.js';
import type { Config } from './config.js';
import type { Closers } from './shutdown.js';

/**
 * Of each process; the queue and the events take six more. A PostgreSQL as it is delivered takes 100 connections: enough
 * for six processes of Galley, or for five that answer callers and write articles both.
 */
const POOL_SIZE = 10;

/** For what writes articles beside callers: its statements are short, and it must never wait behind a crowd of them. */
const WORKER_POOL_SIZE = 3;

/** For audits: their writes come one after the other, and one connection more reads. */
const AUDIT_POOL_SIZE = 3;

/** For large views, which are made one after the other. */
const VIEW_POOL_SIZE = 1;

/** For the stages of articles and reports: they read a few rows, and reserve a turn for each page that they fetch. */
const STAGE_POOL_SIZE = 2;

/**
 * What one process takes at most: both pools of the role `all`, the audits', the views' and the stages' own, four connections of the
 * queue, the listening one and the one of a migration.
 */
export const MOST_CONNECTIONS =
  POOL_SIZE + WORKER_POOL_SIZE + AUDIT_POOL_SIZE + VIEW_POOL_SIZE + STAGE_POOL_SIZE + 6;

/**
 * What one account may have of the pool that answers callers. Four, since a document of GraphQL asks for four things at
 * once: a caller alone is not slowed, and it takes three accounts at their worst to fill the pool. As many may wait as
 * a key may ask for in a minute, and some; beyond that the account's calls are refused.
 */
const OF_ACCOUNT = { connections: 4, maxWaiting: 200 };

/** A start holds its account's row for some ten milliseconds: who waits a hundred times as long waits for what stands still. */
const LOCK_MS = 2000;

/** How long a call waits for the database before it answers `unavailable`. */
const PATIENCE = { acquireMs: 3000, statementMs: 5000 };

/** How many calls of one process may wait for a connection. */
export const MAX_WAITING = 200;

/** The database of the configuration, its tables up to date. Also for commands that need nothing else. */
export async function openMigrated(
  config: Config,
  log: Log,
  closers: Closers,
  applicationName: string,
  maxWaiting = MAX_WAITING,
): Promise<{ readonly url: string; readonly database: Database; readonly applied: readonly string[] }> {
  const { url, database } = await openUnmigrated(config, log, closers, applicationName, maxWaiting);
  return { url, database, applied: await migrate(url, database, log) };
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
  const shares = { ...PATIENCE, lockMs: LOCK_MS, ofAccount: OF_ACCOUNT };
  return { url, database: openPool(url, closers, applicationName, POOL_SIZE, maxWaiting, shares) };
}

/** Connections that callers have no part in, to the database at `url`; none is opened before it is used. */
export function openWorkerPool(url: string, closers: Closers, applicationName: string): Database {
  return openPool(url, closers, applicationName, WORKER_POOL_SIZE, MAX_WAITING);
}

/** For crawls and their analysis, some of whose statements go over every row of a large site. */
export function openAuditPool(url: string, closers: Closers): Database {
  const patience = { acquireMs: 10_000, statementMs: 120_000 };
  return openPool(url, closers, 'galley-audits', AUDIT_POOL_SIZE, MAX_WAITING, patience);
}

/** For views that a thread makes one after the other. */
export function openViewPool(url: string, closers: Closers): Database {
  return openPool(url, closers, 'galley-views', VIEW_POOL_SIZE, MAX_WAITING);
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
  patience: Pick<ConnectionOptions, 'acquireMs' | 'statementMs' | 'lockMs' | 'ofAccount'> = PATIENCE,
): Database {
  const database = Database.open({ url, poolSize, maxWaiting, applicationName, ...patience });
  closers.add('database pool', () => database.close());
  return database;
}
