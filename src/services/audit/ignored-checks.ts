import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller } from '../../domain/access/audit-log.js';
import type { IgnoredCheck } from '../../domain/audit/ignored-check.js';
import type { Edition } from '../../domain/edition.js';
import type { Instant } from '../../domain/instant.js';
import type { IgnoredCheckStore } from '../../ports/audit/ignored-check-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';

/** A check of an edition's audits, as a caller names it. */
export interface NamedCheck {
  readonly check: string;
  readonly reason: string;
  /** From when on it counts again; null for as long as nobody says otherwise. */
  readonly until: Instant | null;
}

/** What an account has decided to live with in the audits of an edition. It changes no audit and no score, and no regression is raised for it. */
export class IgnoredChecks {
  constructor(
    private readonly parts: {
      readonly stores: { readonly ignoredChecks: IgnoredCheckStore };
      readonly unitOfWork: UnitOfWork;
      readonly access: AccessService;
    },
  ) {}

  /** Of editions of the caller's account, in their order; each by check. */
  of(editionIds: readonly string[]): Promise<readonly (readonly IgnoredCheck[])[]> {
    return readOrRefuse(async () => {
      const found = await this.parts.stores.ignoredChecks.of(editionIds);
      return editionIds.map((id) => found.get(id) ?? []);
    });
  }

  /**
   * Has a check ignored from now on; for one that is ignored reason and end are replaced.
   * @param read parses what is asked, for a caller who may
   * @throws {GalleyError} `not_found`, `key_read_only`, `invalid_key` for a caller who was revoked meanwhile, then what `read` throws
   */
  ignore(actor: Actor, slug: string, read: () => NamedCheck | Promise<NamedCheck>): Promise<Edition> {
    return this.change(actor, slug, 'check_ignored', read, async ({ ignoredChecks }, editionId, named) => {
      await ignoredChecks.put(editionId, { ...named, by: { id: actor.userId, name: actor.userName } });
      return named;
    });
  }

  /** Has a check ignored no longer; one that is not ignored stays so. @throws {GalleyError} as `ignore` */
  restore(actor: Actor, slug: string, read: () => string): Promise<Edition> {
    return this.change(actor, slug, 'check_restored', read, async ({ ignoredChecks }, editionId, check) => {
      return (await ignoredChecks.remove(editionId, check)) ? { check } : null;
    });
  }

  /** @param write returns what the audit log tells of the change, null where nothing was changed */
  private async change<Given>(
    actor: Actor,
    slug: string,
    action: 'check_ignored' | 'check_restored',
    read: () => Given | Promise<Given>,
    write: (
      stores: Stores,
      editionId: string,
      given: Given,
    ) => Promise<NamedCheck | { readonly check: string } | null>,
  ): Promise<Edition> {
    const { access, unitOfWork } = this.parts;
    const edition = await access.openEdition(actor, slug);
    assertFullKey(actor, 'ignoring a check');
    await access.confirmFullKey(actor, 'ignoring a check');
    const given = await read();
    await readOrRefuse(() =>
      unitOfWork.run(async (stores) => {
        const changed = await write(stores, edition.id, given);
        if (changed === null) return;
        const object = { kind: 'edition', id: edition.id } as const;
        await stores.auditLog.add([{ ...byCaller(actor), action, object, details: { ...changed } }]);
      }),
    );
    return edition;
  }
}
