import type { Instant } from '../instant.js';
import type { OwnershipFailure } from './ownership-finding.js';

/** The ways in which an owner can show that a domain is theirs. */
export const CHECKED_METHODS = ['meta', 'file', 'dns', 'google'] as const;

export type CheckedMethod = (typeof CHECKED_METHODS)[number];

/** `operator`: by the operator's word (`galley apply`), which nothing checks and nothing but the operator ends. */
export type VerificationMethod = CheckedMethod | 'operator';

/** Whether an edition's domain is verified, and what is known of it. */
export interface Verification {
  readonly verified: boolean;
  /** By which it holds; of one that was lost, by which it held. null where there never was one. */
  readonly method: VerificationMethod | null;
  /** Since when it holds; null while it does not. */
  readonly verifiedAt: Instant | null;
  /** When the domain was looked at last. */
  readonly checkedAt: Instant | null;
  /** Since when looks at it fail, or failed when it was lost; null while all is well. */
  readonly failingSince: Instant | null;
  /** Why the last look failed, or why it was lost. */
  readonly failure: Pick<OwnershipFailure, 'code' | 'message'> | null;
  /** Looks that failed since `failingSince`. */
  readonly tries: number;
  /** When it is looked at again; null where that is never. */
  readonly dueAt: Instant | null;
}

/** What has to be shown of a domain: that whoever has it knows this edition's token, or lets Google tell. */
export interface OwnershipClaim {
  readonly webAddress: string;
  readonly token: string;
}

/** How an owner shows it by one method. */
export interface OwnershipInstruction {
  readonly method: CheckedMethod;
  /** Where something is to be put: a page, a file's address, a DNS name, a property of Google Search Console. */
  readonly place: string;
  /** What is to be put there, letter by letter. */
  readonly value: string;
  /** A sentence that says so. */
  readonly text: string;
}
