import { z } from 'zod';

/**
 * The closed list of background jobs. A payload holds ids only: what the job is to do stands in its row,
 * which the handler reloads, because a queue may hand a job over late, twice, or after it ended.
 */
export const JOBS = {
  'write-article': z.object({ ref: z.uuid() }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;
