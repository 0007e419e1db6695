import { z } from 'zod';

/** The closed list of kinds of background work: names of the queue's messages and of the outbox's entries. */
export const WORK_KINDS = ['write-article', 'work-on-audit', 'make-report'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * What a message of the queue carries: the id of a row. What is to be done stands in that row, which the handler reloads,
 * because a queue may hand a message over late, twice, or after the work has ended.
 */
export const workMessage = z.object({ ref: z.uuid() });

/** How a worker process informs its handlers that it is shutting down. */
export interface Departure {
  /** Aborts when the shutdown begins: running work may finish, and no new work starts. */
  readonly leaving: AbortSignal;
  /** Aborts when the grace period is over: work that still runs goes back to the queue. */
  readonly handBack: AbortSignal;
}

/** What a handler receives besides its payload. */
export interface WorkContext extends Departure {
  /** The process exits only after this promise has settled too, even if the handler has returned. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}
