import { instantOf } from '../../domain/instant.js';
import { notOwned, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import type { CheckedMethod } from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';
import { withDeadline } from '../concurrency/with-deadline.js';
import type { Look, VerificationRecord } from '../../ports/verification-store.js';

/** How domains are looked at, by the methods that are set up here. */
export type OwnershipChecks = Readonly<Partial<Record<CheckedMethod, OwnershipCheck>>>;

/** One look at a domain, waiting for its turn among other requests included, in ms. A caller may be waiting for it. */
const LOOK_MS = 30_000;

/** Longer than a look takes, so that it ends by itself unless its process did; then another may begin. */
const LOOK_IS_MINE_MS = 60_000;

/** @returns the right to one look from now on */
export function newProbe({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): Look {
  const now = clock.now();
  return {
    id: ids.uuid(),
    now: instantOf(now),
    until: instantOf(new Date(now.getTime() + LOOK_IS_MINE_MS)),
  };
}

/** Looks once by this method, in bounded time. @throws `stop`'s reason when it is aborted */
export async function probeDomain(
  checks: OwnershipChecks,
  { webAddress, token }: Pick<VerificationRecord, 'webAddress' | 'token'>,
  method: CheckedMethod,
  stop: AbortSignal,
): Promise<OwnershipFinding> {
  if (webAddress === null)
    return notOwned('not_configured', 'The domain has no web address saved against it.');
  const check = checks[method];
  if (!check) return notOwned('not_configured', `The method "${method}" is not set up on this Galley.`);
  return withDeadline(LOOK_MS, stop, async (enough) => {
    try {
      return await check.check({ webAddress, token }, enough);
    } catch (error) {
      stop.throwIfAborted();
      if (!enough.aborted) throw error;
      return notOwned('timed_out', `The domain could not be looked at within ${LOOK_MS / 1000} s.`);
    }
  });
}
