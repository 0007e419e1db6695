import { z } from 'zod';

/** The closed list of kinds of background work: names of the queue's messages and of the outbox's entries. */
export const WORK_KINDS = ['write-article', 'work-on-audit', 'make-report'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * What a message of the queue carries: the id of a row. What is to be done stands in that row, which the handler reloads,
 * because a queue may hand a message over late, twice, or after the work has ended.
 */
export const workMessage = z.object({ ref: z.uuid() });

/** How a worker process tells its handlers that it is about to go. */
export interface Departure {
  /** Aborts when it begins: what runs may end in peace, and nothing new is begun. */
  readonly leaving: AbortSignal;
  /** Aborts when there is no more time: what still runs goes back to the queue. */
  readonly handBack: AbortSignal;
}

/** What a handler is given beside its message. */
export interface WorkContext extends Departure {
  /** The process stays until this work has settled too, though the handler has returned. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}
