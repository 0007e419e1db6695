import { PostgresJobRepository } from '@agendajs/postgres-backend';
import { Client, Pool } from 'pg';
import type { Log } from '../../ports/log.js';
import { endSoon, logFaults, type AgendaStore } from './agenda-store.js';
import { InsertChannel } from './insert-channel.js';
import { announceRow, listenForRows } from './postgres-feed.js';
import { QueueRepository } from './queue-repository.js';
import { StoreClock } from './store-time.js';
import { StoreWatch } from './store-watch.js';

export interface PostgresStoreOptions {
  readonly url: string;
  readonly log: Log;
  /** Whether the table is made here: on a PostgreSQL other than Galley's own, where our migrations do not run. */
  readonly makesTable: boolean;
}

const POOL_SIZE = 4;

/** Rows that one purge removes at most, so that it ends soon however many there are. */
const PURGED_AT_ONCE = 1000;

/** So that two processes that start together do not make the table at once; the number is any that nobody else uses. */
const TABLE_LOCK = 7_236_501_442;

/**
 * Agenda on PostgreSQL, on a pool of ours: one that Agenda makes from an address has no `error` listener, and the
 * first lost connection would end the process.
 */
export function openPostgresAgendaStore({ url, log, makesTable }: PostgresStoreOptions): AgendaStore {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'galley-agenda',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    // A server that stands still must not hold a caller's start, which waits for nothing here, or a worker for ever.
    query_timeout: 10_000,
    // A server that was made a standby answers on and refuses every write: no connection to it is kept for long.
    maxLifetimeSeconds: 60,
  });
  pool.on('error', (error) => {
    log.debug({ err: error }, 'an idle connection of the job queue was lost');
    watch.recheck();
  });
  pool.on('connect', (client) => {
    // A connection that is checked out when it is lost emits here, not on the pool.
    client.on('error', (error) => {
      log.debug({ err: error }, 'a connection of the job queue was lost');
      watch.recheck();
    });
  });
  const clock = new StoreClock();
  const rows = new PostgresJobRepository({ pool, ensureSchema: false });
  const repository = new QueueRepository(rows, clock, log);
  let prepared = false;
  const watch = new StoreWatch(async () => {
    await clock.read(() => readTime(pool));
    if (prepared) return;
    if (makesTable) await makeTable(pool);
    await repository.connect();
    prepared = true;
  }, log);
  const channel = new InsertChannel(
    () => listenForRows(pool),
    (notification) => announceRow(pool, notification),
  );
  logFaults(channel, watch, log);
  return {
    backend: {
      name: 'PostgreSQL',
      repository,
      notificationChannel: channel,
      ownsConnection: false,
      connect: () => watch.present,
      disconnect: () => Promise.resolve(),
    },
    repository,
    watch,
    waiting: async (name, most) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM (
           SELECT FROM agenda_jobs WHERE name = $1 AND next_run_at IS NOT NULL AND locked_at IS NULL AND NOT disabled
           LIMIT $2) AS q`,
        [name, most],
      );
      return rows[0]?.count ?? 0;
    },
    purgeEnded: async (olderThanMs) => {
      const { rowCount } = await pool.query(
        `DELETE FROM agenda_jobs WHERE id IN (
           SELECT id FROM agenda_jobs
           WHERE next_run_at IS NULL AND locked_at IS NULL AND repeat_interval IS NULL AND repeat_at IS NULL
             AND last_finished_at <= clock_timestamp() - $1::float8 * interval '1 millisecond'
           LIMIT ${PURGED_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
        [olderThanMs],
      );
      return rowCount ?? 0;
    },
    close: () =>
      endSoon(async () => {
        const watching = watch.stop();
        await channel.disconnect();
        await pool.end();
        await watching;
      }, log),
  };
}

/**
 * What stands at the address, for an operator; changes nothing.
 * @param describeClock given what asks for the server's clock, in ms since 1970
 * @throws when it does not answer, and what `describeClock` throws
 */
export async function describePostgresStore(
  url: string,
  describeClock: (ask: () => Promise<number>) => Promise<string>,
): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 });
  // What happens to it is said by the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const clock = await describeClock(() => readTime(client));
    return `PostgreSQL ${rows[0]?.server_version ?? 'of an unknown version'}: workers are notified; ${clock}`;
  } finally {
    await client.end();
  }
}

async function readTime(client: Pool | Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
  );
  return rows[0]?.ms ?? NaN;
}

/** Agenda's own set-up runs without a lock, so two processes that start together would fail. */
async function makeTable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TABLE_LOCK]);
    await new PostgresJobRepository({ pool, ensureSchema: true }).connect();
    await client.query('SELECT pg_advisory_unlock($1)', [TABLE_LOCK]);
  } catch (error) {
    // The lock is the connection's, and ends with it.
    broken = true;
    throw error;
  } finally {
    client.release(broken);
  }
}
