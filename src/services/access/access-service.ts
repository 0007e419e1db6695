import type { Actor, Arrival } from '../../domain/access/actor.js';
import { assertKeyHolds, refuseKey } from '../../domain/access/admission.js';
import { hashToken, isWellFormedToken } from '../../domain/access/key.js';
import { refuseForRequests } from '../../domain/access/limits.js';
import { refuse } from '../../domain/errors.js';
import type { AccountScope } from '../../ports/account-scope.js';
import type { KeyStore } from '../../ports/key-store.js';
import { readOrRefuse } from './admission-service.js';
import { RefusalPace } from './refusal-pace.js';
import { SingleFlight } from '../concurrency/single-flight.js';

/** Reports how full the windows of the caller's key are, also for a refused request. */
type ShowLimits = (arrival: Arrival) => void;

/**
 * Authentication: from a token to an actor, read anew for every request, so that a revocation takes effect at once. The
 * same statement counts the request. Checks 1 and 2 of `domain/access/admission.ts`.
 */
export class AccessService {
  private readonly refreshed = new SingleFlight<Actor | null>();
  private readonly pace = new RefusalPace();

  constructor(
    private readonly stores: { readonly keys: KeyStore },
    private readonly scope: AccountScope,
  ) {}

  /**
   * One request of a caller.
   *
   * @param token of the request, or null when it has none
   * @throws {GalleyError} `invalid_key` for a missing, mistyped, unknown or revoked one; `account_closed`;
   *   `rate_limited`
   */
  async authenticate(token: string | null, showLimits?: ShowLimits): Promise<Actor> {
    if (token === null) {
      throw refuse('invalid_key', 'An API key is needed: send it as "Authorization: Bearer <API_KEY>".');
    }
    const { keys } = this.stores;
    if (!isWellFormedToken(token)) throw refuseKey();
    const tokenHash = hashToken(token);
    const arrival = await readOrRefuse(() => keys.takeRequest({ tokenHash }));
    return this.admit(arrival, () => Buffer.from(tokenHash).toString('hex'), showLimits);
  }

  /**
   * One more request on an authenticated connection.
   * @throws {GalleyError} as `authenticate`
   */
  async authenticateAgain(actor: Actor): Promise<Actor> {
    const { keyId } = actor;
    return this.admit(await readOrRefuse(() => this.stores.keys.takeRequest({ keyId })), () => keyId);
  }

  /**
   * The current actor, for a connection that outlives a request; counts no request. Concurrent calls are batched.
   * @throws {GalleyError} `invalid_key` once the key is revoked, `account_closed`
   */
  async refresh(actor: Actor): Promise<Actor> {
    const { keyId } = actor;
    return assertKeyHolds(
      await readOrRefuse(() => this.refreshed.read(keyId, () => this.stores.keys.actorOfKey(keyId))),
    );
  }

  /** Runs work of an admitted caller on behalf of its account, so that the account's share of common resources bounds it. */
  onBehalfOf<T>(actor: Actor, work: () => T): T {
    return this.scope.run(actor.accountId, work);
  }

  /** @param nameOf the caller when its account is unknown, as for a revoked key */
  private async admit(
    arrival: Arrival | null,
    nameOf: () => string,
    showLimits?: ShowLimits,
  ): Promise<Actor> {
    if (!arrival?.accepted) await this.pace.wait(arrival?.actor.accountId ?? nameOf());
    const actor = assertKeyHolds(arrival?.actor ?? null);
    if (!arrival) throw refuseKey();
    showLimits?.(arrival);
    if (!arrival.accepted) throw refuseForRequests();
    return actor;
  }
}
