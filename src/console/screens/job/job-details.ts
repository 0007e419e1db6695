import type { JobQuery } from '../../data/generated/types.js';

/** A job as its screen reads it. */
export type JobDetails = NonNullable<JobQuery['job']>;
