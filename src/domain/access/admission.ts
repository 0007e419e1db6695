import { GalleyError, refuse } from '../errors.js';
import type { Actor } from './actor.js';

/**
 * Step 1 of the order below, for a key that was looked up.
 * @param actor null when no key was found
 * @param refuseUnknown the refusal when there is none
 * @throws {GalleyError} `invalid_key` or `account_closed`
 */
export function assertKeyHolds(actor: Actor | null, refuseUnknown = refuseKey): Actor {
  if (!actor) throw refuseUnknown();
  if (!actor.accountOpen) throw refuse('account_closed', 'The account of this API key is closed.');
  return actor;
}

export function refuseKey(): GalleyError {
  return refuse('invalid_key', 'This API key is not valid: it is unknown or was revoked.');
}

/**
 * The order of the checks (decisions §2); the first that fails answers:
 *
 * 1. key: `invalid_key`, `account_closed`
 * 2. requests a minute
 * 3. path: a UUID, and an edition of the caller's own
 * 4. paid starts: the right to spend, below
 * 5. body or query
 * 6. paid starts: a repeat answers here
 * 7. research and audit: verified, web address saved
 * 8. the hour's room, the newsroom's ceiling, the plan's allowance
 *
 * A caller may lose rights while a slow body arrives, so the ledger's transaction repeats steps 1 and 4.
 *
 * Step 4: may this actor start paid work at all?
 *
 * @throws {GalleyError} `key_read_only`, `wrong_newsroom`, `plan_required` or `forbidden`, in this order
 */
export function assertMaySpend(actor: Actor): void {
  assertFullKey(actor, 'starting work');
  if (actor.keyNewsroomId !== actor.userNewsroomId) {
    throw refuse(
      'wrong_newsroom',
      'This key spends only in the newsroom in which it was created; its owner now acts in another.',
    );
  }
  if (!actor.plan.contentApi) {
    throw refuse('plan_required', `The plan "${actor.plan.name}" does not include the content API.`);
  }
  if (!actor.maySpend) {
    throw refuse('forbidden', 'The owner of this key may not spend in this account.');
  }
}

/**
 * For an operation that changes something and costs nothing.
 * @param what begins the sentence of the refusal: "cancelling a job"
 * @throws {GalleyError} `key_read_only`
 */
export function assertFullKey(actor: Actor, what: string): void {
  if (actor.permission === 'full') return;
  throw refuse('key_read_only', `This key was created Read only; ${what} needs a key with Full access.`);
}

/** As `assertMaySpend`, for answers that show a part only to callers who may spend. */
export function mayActorSpend(actor: Actor): boolean {
  try {
    assertMaySpend(actor);
    return true;
  } catch (error) {
    if (error instanceof GalleyError) return false;
    throw error;
  }
}
