import { z } from 'zod';

/** The closed list of kinds of background work: names of the queue's messages and of the outbox's entries. */
export const WORK_KINDS = ['write-article', 'work-on-audit', 'make-report'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * What a message of the queue carries: the id of a row. What is to be done stands in that row, which the work reloads,
 * because a queue may hand a message over late, twice, or after the work has ended.
 */
export const workMessage = z.object({ ref: z.uuid() });

/** How a worker process informs its work that it is shutting down. */
export interface Departure {
  /** Aborts when the shutdown begins: running work may finish, and no new work starts. */
  readonly leaving: AbortSignal;
  /** Aborts when the grace period is over: work that still runs goes back to the queue. */
  readonly releasing: AbortSignal;
}

/** What work receives besides its row. */
export interface WorkContext extends Departure {
  /** The process exits only after this promise has settled too, even if the work itself has returned. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Work of one kind, as a message of the queue asks for it. */
export interface QueuedWork {
  readonly kind: WorkKind;
  /**
   * Does what a message asks for.
   * @param ref the id of the row that the message names
   * @throws when a store can't be reached: the message is delivered again
   */
  readonly run: (ref: string, context: WorkContext) => Promise<void>;
  /** Messages that a process handles at a time; as many as it works at of each kind unless given. */
  readonly concurrency?: number;
}
