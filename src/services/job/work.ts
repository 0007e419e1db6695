import type { QueuedWork } from '../../domain/jobs.js';
import type { Swept } from '../../ports/run-store.js';

/**
 * A kind of background work, declared once. What takes messages from the queue, what looks for the work of lost workers and
 * for lost messages, and what deletes old records loops over the list of these.
 */
export interface Work extends QueuedWork {
  /** Puts the work of lost workers into the outbox again, or ends it. */
  readonly sweep: () => Promise<Swept>;
  readonly retention: readonly Expiry[];
}

/** What is deleted when it is past its time. */
export interface Expiry {
  /** As it stands in the log. */
  readonly what: string;
  /** Deletes some of it. @returns how much; 0 when nothing is left, or another process is at it */
  readonly expire: () => Promise<number>;
}
