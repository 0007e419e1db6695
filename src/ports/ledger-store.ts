import type { Actor } from '../domain/access/actor.js';
import type { PaidActionKind, Spending } from '../domain/access/limits.js';

/** Who pays for a start. */
export interface Spender {
  readonly accountId: string;
  readonly newsroomId: string;
  readonly keyId: string;
}

/** As of now, and to stay so until the transaction ends, but for a revocation that comes at the same moment. */
export interface OpenLedger {
  /** Who spends; its rights may be others than they were at the door. */
  readonly actor: Actor;
  readonly spending: Spending;
}

/**
 * The ledger of paid actions. Its first two methods belong into the transaction that starts the work: what is counted
 * holds until that ends, and what is rolled back was never spent.
 */
export interface LedgerStore {
  /**
   * Lets no other start of the account in until this transaction ends, and waits for those that are in.
   * @returns null when the key was revoked meanwhile
   */
  open(spender: Spender): Promise<OpenLedger | null>;
  /** @param subjects the job's ref, or the id of the report or audit; one paid action each */
  spend(spender: Spender, kind: PaidActionKind, subjects: readonly string[]): Promise<void>;
}
