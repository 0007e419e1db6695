import type {
  AccountUsage,
  AllTenants,
  ListedAccount,
  ListedKey,
  ListedUser,
  ListedWork,
  Named,
  OperatorStatus,
  Reference,
  WorkFilter,
} from '../../domain/operator.js';

/** What an operator reads, over all accounts. Nothing of it is reached by a caller's key. */
export interface OperatorStore {
  /** Those of this name, ten at most; an edition also by its web address. */
  named(kind: Named, name: string): Promise<readonly Reference[]>;
  tenants(): Promise<AllTenants>;
  accounts(): Promise<readonly ListedAccount[]>;
  /** @param accountId null for the users of all accounts */
  users(accountId: string | null): Promise<readonly ListedUser[]>;
  /** @param userId null for the keys of all users */
  keys(userId: string | null): Promise<readonly ListedKey[]>;
  /** Newest first. */
  work(filter: WorkFilter): Promise<readonly ListedWork[]>;
  /** Work of this id, of any kind and account. */
  workOf(id: string): Promise<readonly ListedWork[]>;
  status(): Promise<OperatorStatus>;
  /**
   * By account, the most articles first.
   * @param month its first day, `2026-11-01`; @param accountId null for all
   */
  usage(month: string, accountId: string | null): Promise<readonly AccountUsage[]>;
}
