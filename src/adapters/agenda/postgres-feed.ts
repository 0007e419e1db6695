import { on, once } from 'node:events';
import type { JobNotification } from 'agenda';
import type { Notification, Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { InsertedRow, InsertFeed } from './insert-channel.js';

/** As Agenda's own channel has it, in its name and in what it sends: processes of two versions wake each other. */
const CHANNEL = 'agenda_jobs';

const payload = z.object({
  jobId: z.string(),
  jobName: z.string(),
  nextRunAt: z.coerce.date().nullable(),
  priority: z.number(),
});

/** Sends a row to all processes that listen. */
export function announceRow(pool: Pool, { timestamp, ...row }: JobNotification): Promise<unknown> {
  const text = JSON.stringify({ ...row, timestamp: timestamp.toISOString() });
  return pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
}

/** A `LISTEN` on a connection of its own from the pool. */
export function listenForRows(pool: Pool): InsertFeed {
  const closing = new AbortController();
  const { signal } = closing;
  let client: PoolClient | null = null;
  let notifications: AsyncIterator<unknown[]> | null = null;

  const listen = async (): Promise<null> => {
    const fresh = await pool.connect();
    if (signal.aborted) fresh.release(true);
    signal.throwIfAborted();
    client = fresh;
    // It fails when the connection is lost.
    notifications = on(fresh, 'notification', { signal });
    await fresh.query(`LISTEN "${CHANNEL}"`);
    return null;
  };
  return {
    next: async () => {
      if (notifications === null) {
        // A feed that is left does not wait for an answer.
        const closed = once(signal, 'abort').then(() => Promise.reject(new Error('the feed was closed')));
        return Promise.race([listen(), closed]);
      }
      const { value } = (await notifications.next()) as IteratorResult<[Notification], undefined>;
      return value === undefined ? null : rowOf(value[0]);
    },
    close: () => {
      closing.abort();
      // Without a goodbye: on a connection that has gone silent it would wait for an answer.
      client?.release(true);
      client = null;
      return Promise.resolve();
    },
  };
}

/** @returns null for what can't be read: somebody else's */
function rowOf({ payload: text }: Notification): InsertedRow | null {
  const read = payload.safeParse(parsed(text ?? ''));
  if (!read.success) return null;
  const { jobId: id, jobName: name, nextRunAt, priority } = read.data;
  return { id, name, nextRunAt, priority };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
