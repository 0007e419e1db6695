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
 * The one place that decides on admission, in the order of `domain/access/admission.ts`. Every service calls it before it
 * reads its input, so no transport can check less or in another order.
 */
export class AdmissionService {
  constructor(private readonly parts: AdmissionParts) {}

  /**
   * For a read.
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
   * For a start that costs a paid action.
   * @throws {GalleyError} as `openEdition`, then as `assertMaySpend`
   */
  async openPaidStart(actor: Actor, slug: string): Promise<Edition> {
    const edition = await this.openEdition(actor, slug);
    assertMaySpend(actor);
    return edition;
  }

  /**
   * For a paid start that is answered without spending: the key may have been revoked, or have lost its right, while the
   * body arrived.
   * @throws {GalleyError} as `spend`
   */
  async confirm(actor: Actor): Promise<void> {
    assertMaySpend(assertKeyHolds(await readOrRefuse(() => this.parts.stores.keys.actorOfKey(actor.keyId))));
  }

  /**
   * Runs a start in the transaction that also counts what it spends: other starts of the account wait. When the connection
   * breaks at the commit, it finds out whether the start was committed before it answers.
   *
   * @param start rolls everything back when it throws
   * @param wasKept whether the rows of `start` are there
   * @throws {GalleyError} also for rights that the caller has lost meanwhile: `invalid_key`, `account_closed`, then as
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
          // Waits for the end of the lost transaction.
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
 * Refuses when a check could not be made (decisions §2): whatever the error, nothing was started.
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
