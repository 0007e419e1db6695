import type { Instant } from '../../domain/instant.js';
import type { OwnershipClaim, Verification } from '../../domain/ownership/verification.js';

/** An edition with the fields of its verification. */
export interface VerificationRecord {
  readonly editionId: string;
  readonly accountId: string;
  readonly name: string;
  readonly webAddress: string | null;
  /** The edition's own token, random, and constant for its life. */
  readonly token: OwnershipClaim['token'];
  readonly verification: Verification;
}

/** The lease of one probe of a domain; it ends with a change of the address. */
export interface ProbeLease {
  /** A UUID, the token of the lease. */
  readonly id: string;
  readonly now: Instant;
  readonly until: Instant;
}

export interface VerificationStore {
  find(editionId: string): Promise<VerificationRecord | null>;
  /** The existing ones of these editions, in any order. */
  findAll(editionIds: readonly string[]): Promise<readonly VerificationRecord[]>;
  /** Of all accounts, oldest first. */
  list(): Promise<readonly VerificationRecord[]>;
  /** @returns null while another probe of this edition's domain runs, and where there is no such edition */
  begin(editionId: string, lease: ProbeLease): Promise<VerificationRecord | null>;
  /** The longest due one, of open accounts; concurrent callers get different ones. @returns null when none is due */
  beginDue(lease: ProbeLease): Promise<VerificationRecord | null>;
  /** Writes the result and ends the probe. @returns false, with nothing written, when another probe holds the lease by now */
  settle(editionId: string, probeId: string, seen: Verification): Promise<boolean>;
  /** Ends the probe without a result. */
  leave(editionId: string, probeId: string): Promise<void>;
}
