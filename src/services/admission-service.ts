import type { Actor } from '../domain/access/actor.js';
import { assertMaySpend } from '../domain/access/admission.js';
import { isUuid } from '../domain/access/uuid.js';
import type { Edition } from '../domain/edition.js';
import { refuse } from '../domain/errors.js';
import type { EditionStore } from '../ports/edition-store.js';

/**
 * The one place that decides whether a call may go on, in the order that `domain/access/admission.ts` lists. Every
 * service asks here before it reads its input, so no door can check less or in another order.
 */
export class AdmissionService {
  constructor(private readonly stores: { readonly editions: EditionStore }) {}

  /**
   * For what only reads.
   * @throws {GalleyError} `not_found` when the slug is no UUID or names no edition of the caller's account
   */
  async openEdition(actor: Actor, slug: string): Promise<Edition> {
    const edition = isUuid(slug)
      ? await this.stores.editions.find(actor.accountId, slug.toLowerCase())
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
}
