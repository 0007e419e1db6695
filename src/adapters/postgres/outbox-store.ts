import type { OutboxStore } from '../../ports/job-store.js';
import type { Database } from './connection.js';

/** Entries handed over in one transaction: few, because their rows are locked meanwhile. */
const AT_ONCE = 50;

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly database: Database) {}

  async deliver(deliver: (entry: { readonly ref: string }) => Promise<void>, ref?: string): Promise<number> {
    const { delivered, fault } = await this.database.inTransaction(async (database) => {
      const entries = await database.rows<{ ref: string }>(
        `SELECT job_ref AS ref FROM outbox
         WHERE due_at <= clock_timestamp() AND ($1::uuid IS NULL OR job_ref = $1::uuid)
         ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
        [ref ?? null],
      );
      const handed = await handOver(entries, deliver);
      await database.rows(`DELETE FROM outbox WHERE job_ref = ANY ($1::uuid[])`, [handed.delivered]);
      return handed;
    });
    // Not in the transaction above: a job's own writes lock its row first and its outbox entry second, and two
    // that lock in opposite order wait for each other.
    await this.database.rows(
      `UPDATE jobs SET dispatched_at = clock_timestamp() WHERE ref = ANY ($1::uuid[])`,
      [delivered],
    );
    if (fault !== null && delivered.length === 0) throw fault;
    return delivered.length;
  }
}

interface HandedOver {
  readonly delivered: string[];
  readonly fault: Error | null;
}

async function handOver(
  entries: readonly { readonly ref: string }[],
  deliver: (entry: { readonly ref: string }) => Promise<void>,
): Promise<HandedOver> {
  const delivered: string[] = [];
  for (const entry of entries) {
    try {
      await deliver(entry);
      delivered.push(entry.ref);
    } catch (error) {
      // The queue's store is away: what went through is kept, the rest waits for the next call.
      const fault = error instanceof Error ? error : new Error('the queue refused a job', { cause: error });
      return { delivered, fault };
    }
  }
  return { delivered, fault: null };
}
