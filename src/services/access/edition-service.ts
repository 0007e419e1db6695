import type { Actor } from '../../domain/access/actor.js';
import type { Edition, Page } from '../../domain/edition.js';
import type { EditionStore } from '../../ports/access/edition-store.js';
import type { AccessService } from './access-service.js';

export class EditionService {
  constructor(
    private readonly stores: { readonly editions: EditionStore },
    private readonly access: AccessService,
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
    return this.access.openEdition(actor, slug);
  }
}
