import { instantOf } from '../../domain/instant.js';
import { notOwned, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import type { CheckedMethod } from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';
import type { ProbeLease, VerificationRecord } from '../../ports/access/verification-store.js';
import { withDeadline } from '../concurrency/with-deadline.js';

/** The probes of the configured methods. */
export type OwnershipChecks = Readonly<Partial<Record<CheckedMethod, OwnershipCheck>>>;

/** The time-out of one probe, its wait for a rate-limit slot included, in ms. A caller may be waiting for it. */
const PROBE_MS = 30_000;

/** The lease of a probe: longer than its time-out, so that only a crashed process leaves it; then another may begin. */
const PROBE_LEASE_MS = 60_000;

/** @returns the lease of one probe that begins now */
export function newProbe({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): ProbeLease {
  const now = clock.now();
  return {
    id: ids.uuid(),
    now: instantOf(now),
    until: instantOf(new Date(now.getTime() + PROBE_LEASE_MS)),
  };
}

/** One probe by this method, in bounded time. @throws `stop`'s reason when it is aborted */
export async function probeDomain(
  checks: OwnershipChecks,
  { webAddress, token }: Pick<VerificationRecord, 'webAddress' | 'token'>,
  method: CheckedMethod,
  stop: AbortSignal,
): Promise<OwnershipFinding> {
  if (webAddress === null)
    return notOwned('not_configured', 'The domain has no web address saved against it.');
  const check = checks[method];
  if (!check) return notOwned('not_configured', `The method "${method}" is not configured on this Galley.`);
  return withDeadline(PROBE_MS, stop, async (enough) => {
    try {
      return await check.check({ webAddress, token }, enough);
    } catch (error) {
      stop.throwIfAborted();
      if (!enough.aborted) throw error;
      return notOwned('timed_out', `The probe of the domain took longer than ${PROBE_MS / 1000} s.`);
    }
  });
}
