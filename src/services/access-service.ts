import type { Actor } from '../domain/access/actor.js';
import { hashToken, isWellFormedToken } from '../domain/access/key.js';
import { refuse } from '../domain/errors.js';
import type { KeyStore } from '../ports/key-store.js';

/** Who is calling: from a token to an actor, read anew for every request, so that a revocation holds at once. */
export class AccessService {
  constructor(private readonly stores: { readonly keys: KeyStore }) {}

  /**
   * @param token as it came, or null when none did
   * @throws {GalleyError} `invalid_key` for a missing, mistyped, unknown or revoked one; `account_closed`
   */
  async authenticate(token: string | null): Promise<Actor> {
    if (token === null) {
      throw refuse('invalid_key', 'An API key is needed: send it as "Authorization: Bearer <API_KEY>".');
    }
    const actor = isWellFormedToken(token) ? await this.stores.keys.findActor(hashToken(token)) : null;
    return admit(actor);
  }

  /**
   * The actor as of now, for what lasts longer than a request.
   * @throws {GalleyError} `invalid_key` once the key is revoked, `account_closed`
   */
  async refresh(actor: Actor): Promise<Actor> {
    return admit(await this.stores.keys.actorOfKey(actor.keyId));
  }
}

function admit(actor: Actor | null): Actor {
  if (!actor) throw refuse('invalid_key', 'This API key is not valid: it is unknown or was revoked.');
  if (!actor.accountOpen) throw refuse('account_closed', 'The account of this API key is closed.');
  return actor;
}
