import type { OutboxStore } from '../../ports/job-store.js';
import type { Database } from './connection.js';

/** Entries handed over in one transaction: few, because their rows are locked meanwhile. */
const AT_ONCE = 50;

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly database: Database) {}

  deliver(deliver: (entry: { readonly ref: string }) => Promise<void>, ref?: string): Promise<number> {
    return this.database.inTransaction(async (database) => {
      const entries = await database.rows<{ ref: string }>(
        `SELECT job_ref AS ref FROM outbox
         WHERE due_at <= clock_timestamp() AND ($1::uuid IS NULL OR job_ref = $1::uuid)
         ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
        [ref ?? null],
      );
      const delivered: string[] = [];
      let fault: Error | null = null;
      for (const entry of entries) {
        try {
          await deliver(entry);
          delivered.push(entry.ref);
        } catch (error) {
          // The queue's store is away: what went through is kept, the rest waits for the next call.
          fault = error instanceof Error ? error : new Error('the queue refused a job', { cause: error });
          break;
        }
      }
      await database.rows(
        `WITH gone AS (DELETE FROM outbox WHERE job_ref = ANY ($1::uuid[]))
         UPDATE jobs SET dispatched_at = clock_timestamp() WHERE ref = ANY ($1::uuid[])`,
        [delivered],
      );
      if (fault !== null && delivered.length === 0) throw fault;
      return delivered.length;
    });
  }
}
