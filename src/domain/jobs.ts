import { z } from 'zod';

/**
 * The closed list of background jobs. A payload holds ids only. The handler reloads the row that they name, because a
 * queue may deliver a job late, twice, or after it ended.
 */
export const JOBS = {
  'write-article': z.object({ ref: z.uuid() }),
  'work-on-audit': z.object({ id: z.uuid() }),
  'make-report': z.object({ id: z.uuid() }),
} as const;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;

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
