import type { JobName, JobPayload } from '../domain/jobs.js';

/**
 * Asks for work to be done soon by some worker process. At least once: a handler may be woken twice, so the
 * job's own row decides whether there is anything to do.
 */
export interface JobQueue {
  enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<void>;
  /** How many messages of this kind wait for a worker, counted up to `most`; not those that one has taken. */
  waiting(name: JobName, most: number): Promise<number>;
}
