import { namedUuid } from '../access/named-uuid.js';
import type { Instant } from '../instant.js';

/**
 * The id of the run of a schedule at a moment, and of the work that it starts: a UUID of version 5 in the schedule's
 * namespace, so each process that tries the start tries the same one.
 */
export function runIdOf(scheduleId: string, plannedAt: Instant): string {
  return namedUuid(scheduleId, plannedAt);
}

/** By how much the start of a run is put off, in ms: below `jitterSeconds`, and the same each time. */
export function jitterOf(runId: string, jitterSeconds: number): number {
  return Math.floor((parseInt(runId.slice(0, 8), 16) / 2 ** 32) * jitterSeconds * 1000);
}
