import { byCommandLine } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import type {
  AccountUsage,
  AllTenants,
  ListedAccount,
  ListedKey,
  ListedUser,
  ListedWork,
  Named,
  OperatorStatus,
  WorkFilter,
} from '../../domain/operator.js';
import type { OperatorStore } from '../../ports/access/operator-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';

const NOUNS = { article: 'job', research: 'report', audit: 'audit' } as const satisfies Record<
  ListedWork['kind'],
  string
>;

/** For operators, across all accounts. */
export class OperatorService {
  constructor(
    private readonly parts: {
      readonly stores: {
        readonly operator: OperatorStore;
      };
      readonly unitOfWork: UnitOfWork;
    },
  ) {}

  /**
   * The id of what is named by its id or, where that is unique, by its name.
   * @throws {GalleyError} `not_found`, or `conflict` where several have the name
   */
  async idOf(kind: Named, idOrName: string): Promise<string> {
    if (isUuid(idOrName)) return idOrName.toLowerCase();
    const found = await this.parts.stores.operator.named(kind, idOrName);
    const [first, ...more] = found;
    if (!first) throw refuse('not_found', `There is no ${kind} called "${idOrName}".`);
    if (more.length === 0) return first.id;
    const ids = found.map(({ id }) => id).join(', ');
    throw refuse('conflict', `Several have the name "${idOrName}": say which ${kind} by its id (${ids}).`);
  }

  /** @returns null for an absent name, which stands for all */
  async idOrAll(kind: Named, idOrName: string | undefined): Promise<string | null> {
    return idOrName === undefined ? null : this.idOf(kind, idOrName);
  }

  tenants(): Promise<AllTenants> {
    return this.parts.stores.operator.tenants();
  }

  accounts(): Promise<readonly ListedAccount[]> {
    return this.parts.stores.operator.accounts();
  }

  users(accountId: string | null): Promise<readonly ListedUser[]> {
    return this.parts.stores.operator.users(accountId);
  }

  keys(userId: string | null): Promise<readonly ListedKey[]> {
    return this.parts.stores.operator.keys(userId);
  }

  status(): Promise<OperatorStatus> {
    return this.parts.stores.operator.status();
  }

  work(filter: WorkFilter): Promise<readonly ListedWork[]> {
    return this.parts.stores.operator.work(filter);
  }

  /** @param month its first day, `2026-11-01` */
  usage(month: string, accountId: string | null): Promise<readonly AccountUsage[]> {
    return this.parts.stores.operator.usage(month, accountId);
  }

  /**
   * Work of any account.
   * @param accountId whose it is, where several accounts have used one id; null where it is not said
   * @throws {GalleyError} `not_found`, or `conflict` for an id that several accounts have used
   */
  async find(id: string, accountId: string | null): Promise<ListedWork> {
    const found = await this.parts.stores.operator.workOf(id);
    const [first, ...more] = found.filter(({ account }) => accountId === null || account.id === accountId);
    if (!first) throw refuse('not_found', `There is no job, report or audit ${id}.`);
    if (more.length > 0) throw refuse('conflict', 'Several accounts have used this id: name the account.');
    return first;
  }

  /**
   * Ends work of any account before its time. What it cost stays spent.
   * @param accountId as `find` takes it
   * @param by who cancels it, for the audit log
   * @throws {GalleyError} as `find`, and `conflict` for work that is final
   */
  async cancel(id: string, accountId: string | null, by = byCommandLine(null)): Promise<ListedWork> {
    const found = await this.find(id, accountId);
    const isCancelled = await this.cancelFound(found, by);
    const after = await this.find(id, found.account.id);
    if (!isCancelled)
      throw refuse('conflict', `The ${NOUNS[found.kind]} is ${after.status}; nothing is left to cancel.`);
    return after;
  }

  /**
   * The same for work that was read before.
   * @returns false when it is final already
   */
  async cancelFound(found: ListedWork, by = byCommandLine(null)): Promise<boolean> {
    return this.parts.unitOfWork.run(async (stores) => {
      if (!(await cancelIn(stores, found))) return false;
      const { kind, account } = found;
      const object = { kind: 'work', id: found.id } as const;
      await stores.auditLog.add([
        { ...by, accountId: account.id, action: 'work_cancelled', object, details: { kind } },
      ]);
      return true;
    });
  }
}

/** @returns false when it is final already */
async function cancelIn({ audits, jobs, reports }: Stores, { kind, ref }: ListedWork): Promise<boolean> {
  switch (kind) {
    case 'article':
      return (await jobs.cancel(ref)) !== null;
    case 'research':
      return (await reports.cancel(ref)) !== null;
    case 'audit':
      return audits.cancel(ref);
  }
}
