import { createHash } from 'node:crypto';
import type { Instant } from '../instant.js';

/**
 * The id of the run of a schedule at a moment, and of the work that it starts: a UUID of version 5 in the schedule's
 * namespace, so each process that tries the start tries the same one.
 */
export function runIdOf(scheduleId: string, plannedAt: Instant): string {
  const hash = createHash('sha1')
    .update(Buffer.from(scheduleId.replaceAll('-', ''), 'hex'))
    .update(plannedAt);
  const bytes = hash.digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** By how much the start of a run is put off, in ms: below `jitterSeconds`, and the same each time. */
export function jitterOf(runId: string, jitterSeconds: number): number {
  return Math.floor((parseInt(runId.slice(0, 8), 16) / 2 ** 32) * jitterSeconds * 1000);
}
