import { z } from 'zod';

/**
 * The closed list of background jobs. A payload holds ids only: what the job is to do stands in its row,
 * which the handler reloads, because a queue may hand a job over late, twice, or after it ended.
 */
export const JOBS = {
  'write-article': z.object({ ref: z.uuid() }),
  'work-on-audit': z.object({ id: z.uuid() }),
  'make-report': z.object({ id: z.uuid() }),
} as const;

export type JobName = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;

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
