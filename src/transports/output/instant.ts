import type { Instant } from '../../domain/instant.js';

/** Naive ISO 8601, UTC, six digits: how REST writes times (contract §2.1). */
export function presentInstant(instant: Instant): string;
export function presentInstant(instant: Instant | null): string | null;
export function presentInstant(instant: Instant | null): string | null {
  return instant === null ? null : instant.replace('Z', '');
}
