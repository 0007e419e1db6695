import type { PaidActionKind, Spending } from '../domain/access/limits.js';

/** Who pays for a start. */
export interface Spender {
  readonly accountId: string;
  readonly newsroomId: string;
  readonly keyId: string;
}

/**
 * The ledger of paid actions. Its first two methods belong into the transaction that starts the work: what is counted
 * holds until that ends, and what is rolled back was never spent.
 */
export interface LedgerStore {
  /**
   * Lets no other start of the account in until this transaction ends, and waits for those that are in.
   * @returns what has been spent as of now
   */
  open(spender: Spender): Promise<Spending>;
  /** @param subjects the job's ref, or the id of the report or audit; one paid action each */
  spend(spender: Spender, kind: PaidActionKind, subjects: readonly string[]): Promise<void>;
}
