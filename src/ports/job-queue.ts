import type { WorkKind } from '../domain/jobs.js';

/**
 * Wakes some worker process to do work soon. At least once: a handler may be called twice, so the
 * work's own row decides whether there is anything to do.
 */
export interface JobQueue {
  /** @param ref the id of the work's row */
  enqueue(kind: WorkKind, ref: string): Promise<void>;
  /** How many messages of this kind wait for a worker, counted up to `most`; claimed ones are not counted. */
  waiting(kind: WorkKind, most: number): Promise<number>;
}
