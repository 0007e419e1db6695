import type { Actor } from '../../domain/access/actor.js';
import type { Edition, Page } from '../../domain/edition.js';
import type { EditionStore } from '../../ports/edition-store.js';
import type { AdmissionService } from './admission-service.js';

export class EditionService {
  constructor(
    private readonly stores: { readonly editions: EditionStore },
    private readonly admission: AdmissionService,
  ) {}

  /** The editions of the caller's account, oldest first. @param readWindow parses `limit` and `offset` */
  list(
    actor: Actor,
    readWindow: () => { readonly limit: number; readonly offset: number },
  ): Promise<Page<Edition>> {
    const { limit, offset } = readWindow();
    return this.stores.editions.list(actor.accountId, limit, offset);
  }

  /** @throws {GalleyError} `not_found` */
  find(actor: Actor, slug: string): Promise<Edition> {
    return this.admission.openEdition(actor, slug);
  }
}
