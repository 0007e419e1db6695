import type { JobName, JobPayload } from '../domain/jobs.js';

/**
 * Enqueues work for worker processes. Delivery is at least once, so the handler decides by the job's own row whether there
 * is anything to do.
 */
export interface JobQueue {
  enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<void>;
  /** How many messages of this kind wait for a worker, counted up to `most`; claimed ones do not count. */
  waiting(name: JobName, most: number): Promise<number>;
}
