import { z } from 'zod';

/**
 * A moment in UTC with microseconds, always written `2026-11-20T08:15:30.123456Z`. A JavaScript `Date` holds
 * milliseconds only; clients page by `created_at` (contract §4.5), so no digit may be lost on the way.
 */
export type Instant = string;

/** @returns the moment of a `Date`, its microseconds zero. */
export function instantOf(date: Date): Instant {
  return date.toISOString().replace('Z', '000Z');
}

export const instantShape = z.string().meta({ format: 'date-time' });
