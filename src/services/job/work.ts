import type { WorkContext, WorkKind } from '../../domain/jobs.js';
import type { Swept } from '../../ports/run-store.js';

/**
 * A kind of background work, declared once. What takes messages from the queue, what looks for the work of lost workers and
 * for lost messages, and what deletes old records loops over the list of these.
 */
export interface Work {
  readonly kind: WorkKind;
  /**
   * Does what a message of the queue asks for.
   * @param ref the id of the row that the message names
   * @throws when a store can't be reached: the message is handed out again
   */
  readonly run: (ref: string, context: WorkContext) => Promise<void>;
  /** Messages that a process handles at a time; as many as it works at of each kind unless given. */
  readonly concurrency?: number;
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
