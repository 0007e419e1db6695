import { instantOf, type Instant } from '../instant.js';
import { OWNERSHIP_FAILURES, type OwnershipFailure } from './ownership-finding.js';
import type { CheckedMethod, Verification } from './verification.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A domain may change hands, so what was shown is looked at again after this long. */
export const RE_CHECK_AFTER_MS = 30 * DAY_MS;

/** Pauses after a look that showed nothing; the last holds for all that follow. */
const PAUSES_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;

/**
 * A site may be down over a holiday, and our own line over a weekend. What could not be seen for a week, in at least so
 * many looks, is taken for gone: a Galley that was switched off meanwhile has not looked.
 */
const GRACE_MS = 7 * DAY_MS;
const LEAST_TRIES = 4;

/** After a look that showed it. The moment stays while the method does: it is the fact's, not the look's. */
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
 * After a look at a verified domain, by the method that verified it, that did not show it. What is definitely not there
 * ends the verification at once; what could not be seen does when that has lasted.
 */
export function notProven(before: Verification, failure: OwnershipFailure, now: Date): Verification {
  const tries = before.tries + 1;
  const failingSince = before.failingSince ?? instantOf(now);
  const failingForMs = now.getTime() - Date.parse(failingSince);
  const isLost =
    OWNERSHIP_FAILURES[failure.code].definite || (failingForMs >= GRACE_MS && tries >= LEAST_TRIES);
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? DAY_MS;
  // One who asks for a month of peace does not get the verification for that month.
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

/** After a probe that failed through a fault of ours, which says nothing of the domain: others have their turn first. */
export function postponed(before: Verification, now: Date): Verification {
  return { ...before, dueAt: after(now, HOUR_MS) };
}

function after(now: Date, ms: number): Instant {
  return instantOf(new Date(now.getTime() + ms));
}
