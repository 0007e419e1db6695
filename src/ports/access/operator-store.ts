import type {
  AccountUsage,
  AllTenants,
  ListedAccount,
  ListedKey,
  ListedUser,
  ListedWork,
  ListedWorker,
  Named,
  OperatorStatus,
  Reference,
  WorkerState,
  WorkFilter,
  WorkLoad,
} from '../../domain/operator.js';

/** What an operator reads, over all accounts. Nothing of it is reached by a key of an account. */
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
  /** The key that started an article job. @returns null for an unknown one */
  keyOf(jobRef: string): Promise<string | null>;
  status(): Promise<OperatorStatus>;
  /** Some milliseconds of the database, however much has ended. */
  load(): Promise<WorkLoad>;
  /** What a worker process tells of itself. Those that were silent for a day are forgotten. */
  beat(worker: WorkerState): Promise<void>;
  /** A worker that ends is forgotten at once. */
  endWorker(name: string): Promise<void>;
  /** Those that live first, oldest first. */
  workers(limit: number): Promise<readonly ListedWorker[]>;
  /**
   * By account, the most articles first.
   * @param month its first day, `2026-11-01`; @param accountId null for all
   */
  usage(month: string, accountId: string | null): Promise<readonly AccountUsage[]>;
}
