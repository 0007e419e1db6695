import type { Actor, Arrival } from '../domain/access/actor.js';
import { assertKeyHolds, refuseKey } from '../domain/access/admission.js';
import { hashToken, isWellFormedToken } from '../domain/access/key.js';
import { refuseForRequests } from '../domain/access/limits.js';
import { refuse } from '../domain/errors.js';
import type { KeyStore } from '../ports/key-store.js';
import { readOrRefuse } from './admission-service.js';
import { SharedReads } from './shared-reads.js';

/** Tells the caller, refused or not, how full the windows of its key are. */
type ShowLimits = (arrival: Arrival) => void;

/**
 * Who is calling: from a token to an actor, read anew for every request, so that a revocation holds at once; and the
 * request counted in the same breath. Checks 1 and 2 of `domain/access/admission.ts`.
 */
export class AccessService {
  private readonly refreshed = new SharedReads<Actor | null>();

  constructor(private readonly stores: { readonly keys: KeyStore }) {}

  /**
   * One request of a caller.
   *
   * @param token as it came, or null when none did
   * @throws {GalleyError} `invalid_key` for a missing, mistyped, unknown or revoked one; `account_closed`;
   *   `rate_limited`
   */
  async authenticate(token: string | null, showLimits?: ShowLimits): Promise<Actor> {
    if (token === null) {
      throw refuse('invalid_key', 'An API key is needed: send it as "Authorization: Bearer <API_KEY>".');
    }
    const { keys } = this.stores;
    if (!isWellFormedToken(token)) throw refuseKey();
    return admit(await readOrRefuse(() => keys.takeRequest({ tokenHash: hashToken(token) })), showLimits);
  }

  /**
   * One more request of a caller who is connected already.
   * @throws {GalleyError} as `authenticate`
   */
  async authenticateAgain(actor: Actor): Promise<Actor> {
    return admit(await readOrRefuse(() => this.stores.keys.takeRequest({ keyId: actor.keyId })));
  }

  /**
   * The actor as of now, for what lasts longer than a request; counts none. Those asked for together are read together.
   * @throws {GalleyError} `invalid_key` once the key is revoked, `account_closed`
   */
  async refresh(actor: Actor): Promise<Actor> {
    const { keyId } = actor;
    return assertKeyHolds(
      await readOrRefuse(() => this.refreshed.read(keyId, () => this.stores.keys.actorOfKey(keyId))),
    );
  }
}

function admit(arrival: Arrival | null, showLimits?: ShowLimits): Actor {
  const actor = assertKeyHolds(arrival?.actor ?? null);
  if (!arrival) throw refuseKey();
  showLimits?.(arrival);
  if (!arrival.accepted) throw refuseForRequests();
  return actor;
}
