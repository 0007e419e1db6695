import { setTimeout as delay } from 'node:timers/promises';
import { PostgresBackend } from '@agendajs/postgres-backend';
import type { AgendaBackend } from 'agenda';
import { Pool } from 'pg';
import type { Log } from '../../ports/log.js';

/** Where Agenda keeps its jobs. What opens it closes it. */
export interface AgendaStore {
  readonly backend: AgendaBackend;
  /**
   * Removes what is over: Agenda writes that a job has ended and removes it only then, so a process that dies in
   * between leaves a row that nobody looks at again. @returns how many
   */
  purge(): Promise<number>;
  close(): Promise<void>;
}

const POOL_SIZE = 4;

/** How long the last connections may take to end; one that broke at the wrong moment is never given back. */
const END_MS = 2000;

/**
 * Agenda on PostgreSQL, on a pool of ours: one that Agenda makes from an address has no `error` listener, and the
 * first lost connection would end the process. Its table is made by our migrations.
 */
export async function openPostgresAgendaStore(url: string, log: Log): Promise<AgendaStore> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'galley-agenda',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    // A server that stands still must not hold a caller's start, which waits for nothing here, or a worker for ever.
    query_timeout: 10_000,
  });
  pool.on('error', (error) => {
    log.warn({ err: error }, 'an idle connection of the job queue was lost');
  });
  pool.on('connect', (client) => {
    // A connection that is checked out when it is lost emits here, not on the pool.
    client.on('error', (error) => {
      log.warn({ err: error }, 'a connection of the job queue was lost');
    });
  });
  // Agenda never settles when its first connection fails, so make sure of one before.
  await pool.query('SELECT 1');
  const backend = new PostgresBackend({ pool, ensureSchema: false });
  const channel = backend.notificationChannel;
  // It reconnects by itself for ever, ten times a second; until then the workers poll.
  channel?.on('error', (error: unknown) => {
    log.warn({ err: error }, 'the notifications of the job queue faltered');
  });
  let leaving = false;
  // Its goodbye does not reach a reconnect that is just under way: that one would come back with a connection that
  // nobody ends, or go on trying, and the process would never be done.
  channel?.on('stateChange', () => {
    if (leaving && channel.state !== 'disconnected') setImmediate(() => void channel.disconnect());
  });
  return {
    backend,
    purge: async () => {
      const { rowCount } = await pool.query(
        'DELETE FROM agenda_jobs WHERE next_run_at IS NULL AND locked_at IS NULL',
      );
      return rowCount ?? 0;
    },
    close: async () => {
      leaving = true;
      const ended = (async () => {
        await channel?.disconnect();
        await pool.end();
        return true;
      })();
      const late = delay(END_MS, false, { ref: false });
      if (!(await Promise.race([ended, late]))) log.warn({}, 'a connection of the job queue did not end');
    },
  };
}
