import type { Instant } from '../domain/instant.js';
import type { OwnershipClaim, Verification } from '../domain/ownership/verification.js';

/** An edition as far as its ownership goes. */
export interface VerificationRecord {
  readonly editionId: string;
  readonly name: string;
  readonly webAddress: string | null;
  /** The edition's own, random, and the same for its whole life. */
  readonly token: OwnershipClaim['token'];
  readonly verification: Verification;
}

/** The right to look at a domain and to write down what was seen, until then; it ends with a change of the address. */
export interface Look {
  /** A UUID that only who looks knows. */
  readonly id: string;
  readonly now: Instant;
  readonly until: Instant;
}

export interface VerificationStore {
  find(editionId: string): Promise<VerificationRecord | null>;
  /** Those of these editions that there are, in any order. */
  findAll(editionIds: readonly string[]): Promise<readonly VerificationRecord[]>;
  /** Of all accounts, oldest first. */
  list(): Promise<readonly VerificationRecord[]>;
  /** @returns null while another looks at this edition's domain, and where there is no such edition */
  begin(editionId: string, look: Look): Promise<VerificationRecord | null>;
  /** The one that is due for the longest, of open accounts; no two callers get the same. @returns null when none is due */
  beginDue(look: Look): Promise<VerificationRecord | null>;
  /** Writes what was seen and ends the look. @returns false, with nothing written, when the look is another's by now */
  settle(editionId: string, probeId: string, seen: Verification): Promise<boolean>;
  /** Ends the look with nothing written. */
  leave(editionId: string, probeId: string): Promise<void>;
}
