import type { Actor } from '../../domain/access/actor.js';
import { assertKeyHolds, assertMaySpend, refuseKey } from '../../domain/access/admission.js';
import type { Spending } from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Edition } from '../../domain/edition.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { EditionStore } from '../../ports/edition-store.js';
import type { KeyStore } from '../../ports/key-store.js';
import type { OpenLedger, Spender } from '../../ports/ledger-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';

export interface AdmissionParts {
  readonly stores: { readonly editions: EditionStore; readonly keys: KeyStore };
  readonly unitOfWork: UnitOfWork;
}

/**
 * The one place that decides whether a call may go on, in the order that `domain/access/admission.ts` lists. Every
 * service asks here before it reads its input, so no door can check less or in another order.
 */
export class AdmissionService {
  constructor(private readonly parts: AdmissionParts) {}

  /**
   * For what only reads.
   * @throws {GalleyError} `not_found` when the slug is no UUID or names no edition of the caller's account
   */
  async openEdition(actor: Actor, slug: string): Promise<Edition> {
    const { editions } = this.parts.stores;
    const edition = isUuid(slug)
      ? await readOrRefuse(() => editions.find(actor.accountId, slug.toLowerCase()))
      : null;
    if (!edition) throw refuse('not_found', 'There is no such edition on this account.');
    return edition;
  }

  /**
   * For what costs a paid action.
   * @throws {GalleyError} as `openEdition`, then as `assertMaySpend`
   */
  async openPaidStart(actor: Actor, slug: string): Promise<Edition> {
    const edition = await this.openEdition(actor, slug);
    assertMaySpend(actor);
    return edition;
  }

  /**
   * For what answers a paid start without spending: the key may have been revoked, or its right been lost, while the
   * body was on its way.
   * @throws {GalleyError} as `spend`
   */
  async confirm(actor: Actor): Promise<void> {
    assertMaySpend(assertKeyHolds(await readOrRefuse(() => this.parts.stores.keys.actorOfKey(actor.keyId))));
  }

  /**
   * Runs what spends in the one transaction that also counts what is spent: no other start of the account comes
   * between. When the connection breaks at the very end, it finds out whether the start was kept before it answers.
   *
   * @param start throws to give everything back
   * @param wasKept whether what `start` wrote is there
   * @throws {GalleyError} also what the caller's rights as of now refuse: `invalid_key`, `account_closed`, then as
   *   `assertMaySpend`
   */
  spend<T>(
    actor: Actor,
    start: (stores: Stores, spender: Spender, spending: Spending) => Promise<T>,
    wasKept: (stores: Stores, result: T) => Promise<boolean>,
  ): Promise<T> {
    const spender = { accountId: actor.accountId, newsroomId: actor.keyNewsroomId, keyId: actor.keyId };
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async (stores) => start(stores, spender, spendingOf(await stores.ledger.open(spender))),
        async (stores, result) => {
          // Waits until the lost transaction is over.
          await stores.ledger.open(spender);
          return wasKept(stores, result);
        },
        spender.accountId,
      ),
    );
  }
}

function spendingOf(ledger: OpenLedger | null): Spending {
  if (!ledger) throw refuseKey();
  assertMaySpend(assertKeyHolds(ledger.actor));
  return ledger.spending;
}

/**
 * A check whose read fails refuses rather than guesses (decisions §2): whatever went wrong with it, nothing was started.
 * @throws {GalleyError} what `read` refused, or `unavailable`
 */
export async function readOrRefuse<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GalleyError) throw error;
    throw new GalleyError('unavailable', 'The data store could not be read. Nothing was started.', [], {
      cause: error,
    });
  }
}
