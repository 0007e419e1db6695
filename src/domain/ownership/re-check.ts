import { instantOf, type Instant } from '../instant.js';
import { OWNERSHIP_FAILURES, type OwnershipFailure } from './ownership-finding.js';
import type { CheckedMethod, Verification } from './verification.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A domain may change owners, so a verified domain is probed again after this time. */
export const RE_CHECK_AFTER_MS = 30 * DAY_MS;

/** Pauses after probes that did not find the proof; the last applies to all later ones. */
const PAUSES_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;

/**
 * A site may be down over a holiday, and Galley's network over a weekend. A proof that could not be seen for a week, in at
 * least this many probes, counts as gone; the count matters because Galley itself may have been off.
 */
const GRACE_MS = 7 * DAY_MS;
const LEAST_TRIES = 4;

/** The verification after a probe that found the proof. `verifiedAt` stays while the method does. */
export function proven(before: Verification, method: CheckedMethod, now: Date): Verification {
  const holds = before.verified && before.method === method;
  const at = instantOf(now);
  return {
    verified: true,
    method,
    verifiedAt: holds ? (before.verifiedAt ?? at) : at,
    checkedAt: at,
    failingSince: null,
    failure: null,
    tries: 0,
    dueAt: after(now, RE_CHECK_AFTER_MS),
  };
}

/**
 * The verification after a re-check, by its own method, that did not find the proof. A proof that is definitely missing
 * ends the verification at once; one that could not be seen ends it after the grace period.
 */
export function notProven(before: Verification, failure: OwnershipFailure, now: Date): Verification {
  const tries = before.tries + 1;
  const failingSince = before.failingSince ?? instantOf(now);
  const failingForMs = now.getTime() - Date.parse(failingSince);
  const isLost =
    OWNERSHIP_FAILURES[failure.code].definite || (failingForMs >= GRACE_MS && tries >= LEAST_TRIES);
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? DAY_MS;
  // A long `Retry-After` must not extend the verification by as much.
  const wanted = Math.min(failure.retryAfterMs ?? 0, DAY_MS);
  return {
    ...before,
    verified: !isLost,
    verifiedAt: isLost ? null : before.verifiedAt,
    checkedAt: instantOf(now),
    failingSince,
    failure: { code: failure.code, message: failure.message },
    tries,
    dueAt: isLost ? null : after(now, Math.max(pause, wanted)),
  };
}

/** The verification after a probe that failed through a fault of Galley, which says nothing about the domain: retried later. */
export function postponed(before: Verification, now: Date): Verification {
  return { ...before, dueAt: after(now, HOUR_MS) };
}

function after(now: Date, ms: number): Instant {
  return instantOf(new Date(now.getTime() + ms));
}
