import type { Actor } from '../../domain/access/actor.js';
import type { PaidActionKind, Spending } from '../../domain/access/limits.js';
import type { KeyUsage, UsageCount } from '../../domain/access/usage.js';

/** Who pays for a start. */
export interface Spender {
  readonly accountId: string;
  readonly newsroomId: string;
  readonly keyId: string;
}

/** The state of a spender now. Until the transaction ends only a revocation can change it. */
export interface OpenLedger {
  /** The spender; its rights may have changed since its arrival. */
  readonly actor: Actor;
  readonly spending: Spending;
}

/**
 * The ledger of paid actions. Its first two methods belong into the transaction that starts the work: its counts are exact
 * until that ends, and a rollback also undoes the spending.
 */
export interface LedgerStore {
  /**
   * Locks out other starts of the account until this transaction ends; waits for running ones first.
   * @returns null when the key was revoked meanwhile
   */
  open(spender: Spender): Promise<OpenLedger | null>;
  /** The same for a caller who only looks: nothing is locked, so others may spend meanwhile. */
  usage(spender: Spender): Promise<Readonly<Record<keyof KeyUsage, UsageCount>> | null>;
  /** Whether something was spent for it; for as long as the ledger is retained, which is longer than what it was spent for. */
  hasSpent(subject: string): Promise<boolean>;
  /** @param subjects the job's ref, or the id of the report or audit; one paid action each */
  spend(spender: Spender, kind: PaidActionKind, subjects: readonly string[]): Promise<void>;
}
