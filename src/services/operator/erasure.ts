import { byCommandLine } from '../../domain/access/audit-log.js';
import { refuse } from '../../domain/errors.js';
import type { Erased } from '../../ports/erasure-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { OperatorService } from './operator-service.js';

/** Work that is cancelled in one go, before the next is looked for. */
const CANCELLED_AT_ONCE = 100;

export interface ErasureParts {
  readonly stores: Pick<Stores, 'erasure'>;
  readonly unitOfWork: UnitOfWork;
  readonly operator: Pick<OperatorService, 'work' | 'cancelFound'>;
}

/**
 * Deletes an edition or an account with all that is stored of it, in statements of some milliseconds. A process that dies
 * half-way leaves the rest, and the next call goes on with it. What was started meanwhile is deleted as well.
 */
export class Erasure {
  constructor(private readonly parts: ErasureParts) {}

  /** @throws {GalleyError} `not_found` */
  async measureEdition(editionId: string) {
    const found = await this.parts.stores.erasure.measureEdition(editionId);
    if (!found) throw refuse('not_found', 'There is no such edition.');
    return found;
  }

  /** @throws {GalleyError} `not_found` */
  async measureAccount(accountId: string) {
    const found = await this.parts.stores.erasure.measureAccount(accountId);
    if (!found) throw refuse('not_found', 'There is no such account.');
    return found;
  }

  /**
   * @param onErased called with how many rows went, after each statement
   * @returns what it held when it was begun
   * @throws {GalleyError} `not_found`
   */
  async eraseEdition(editionId: string, onErased: (rows: number) => void = () => undefined): Promise<Erased> {
    const { name: _name, accountId, ...held } = await this.measureEdition(editionId);
    do await this.emptyEdition(editionId, onErased);
    while (!(await this.lastOf('edition', accountId, editionId, held)));
    return held;
  }

  /**
   * Closes it first, so that none of its keys starts anything more.
   * @param onErased as above
   * @throws {GalleyError} `not_found`
   */
  async eraseAccount(
    accountId: string,
    onErased: (rows: number) => void = () => undefined,
  ): Promise<Erased & { readonly users: number; readonly editions: number }> {
    const { name: _name, editions, ...held } = await this.measureAccount(accountId);
    await this.parts.unitOfWork.run(async ({ auditLog, erasure }) => {
      if (!(await erasure.closeAccount(accountId))) return;
      const object = { kind: 'account', id: accountId } as const;
      const details = { fields: ['status'], status: 'closed' };
      await auditLog.add([{ ...byCommandLine(accountId), action: 'account_updated', object, details }]);
    });
    const all = { ...held, editions: editions.length };
    do {
      const { editions: left } = await this.measureAccount(accountId);
      for (const each of left) await this.eraseEdition(each, onErased);
      await untilNone(() => this.parts.stores.erasure.eraseLedger(accountId), onErased);
    } while (!(await this.lastOf('account', accountId, accountId, all)));
    return all;
  }

  private async emptyEdition(editionId: string, onErased: (rows: number) => void): Promise<void> {
    const { operator, stores } = this.parts;
    const open = {
      kind: null,
      status: 'open',
      accountId: null,
      editionId,
      limit: CANCELLED_AT_ONCE,
    } as const;
    let cancelled: number;
    do {
      cancelled = 0;
      for (const work of await operator.work(open)) if (await operator.cancelFound(work)) cancelled += 1;
    } while (cancelled > 0);
    await untilNone(() => stores.erasure.eraseSomeOf(editionId), onErased);
  }

  /** Deletes the row itself, with the entry of the audit log. @returns false when something refers to it again */
  private async lastOf(
    kind: 'edition' | 'account',
    accountId: string,
    id: string,
    held: Readonly<Record<string, number>>,
  ): Promise<boolean> {
    const { unitOfWork } = this.parts;
    try {
      await unitOfWork.run(async ({ auditLog, erasure }) => {
        const action = kind === 'edition' ? 'edition_deleted' : 'account_deleted';
        await auditLog.add([{ ...byCommandLine(accountId), action, object: { kind, id }, details: held }]);
        const isGone = await (kind === 'edition' ? erasure.eraseEdition(id) : erasure.eraseAccount(id));
        // What failed in it has ended the transaction.
        if (!isGone) throw new StillReferred();
      });
      return true;
    } catch (error) {
      if (error instanceof StillReferred) return false;
      throw error;
    }
  }
}

async function untilNone(erase: () => Promise<number>, onErased: (rows: number) => void): Promise<void> {
  let rows: number;
  do {
    rows = await erase();
    onErased(rows);
  } while (rows > 0);
}

class StillReferred extends Error {
  override readonly name = 'StillReferred';
}
