import type { WorkKind } from '../domain/jobs.js';

/**
 * Asks for work to be done soon by some worker process. At least once: a handler may be woken twice, so the
 * work's own row decides whether there is anything to do.
 */
export interface JobQueue {
  /** @param ref the id of the work's row */
  enqueue(kind: WorkKind, ref: string): Promise<void>;
  /** How many messages of this kind wait for a worker, counted up to `most`; not those that one has taken. */
  waiting(kind: WorkKind, most: number): Promise<number>;
}
