import type { Instant } from '../instant.js';
import type { OwnershipFailure } from './ownership-finding.js';

/** The ways in which an owner can show that a domain is theirs. */
export const CHECKED_METHODS = ['meta', 'file', 'dns', 'google'] as const;

export type CheckedMethod = (typeof CHECKED_METHODS)[number];

/** `operator`: declared by the operator (`galley apply`); no check confirms it, and only the operator ends it. */
export const VERIFICATION_METHODS = [...CHECKED_METHODS, 'operator'] as const;
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

/** The state of an edition's verification. */
export interface Verification {
  readonly verified: boolean;
  /** The current method; of a lost verification, its last. null where there never was one. */
  readonly method: VerificationMethod | null;
  /** When the verification began; null while there is none. */
  readonly verifiedAt: Instant | null;
  /** When the domain was probed last. */
  readonly checkedAt: Instant | null;
  /** Since when probes fail, or failed until the loss; null while all is well. */
  readonly failingSince: Instant | null;
  /** Why the last probe failed, or why the verification was lost. */
  readonly failure: Pick<OwnershipFailure, 'code' | 'message'> | null;
  /** Probes that failed since `failingSince`. */
  readonly tries: number;
  /** When the next probe is due; null for never. */
  readonly dueAt: Instant | null;
}

/** The claim to be proved: the domain shows this edition's token, or Google confirms the ownership. */
export interface OwnershipClaim {
  readonly webAddress: string;
  readonly token: string;
}

/** How an owner proves it by one method. */
export interface OwnershipInstruction {
  readonly method: CheckedMethod;
  /** Where to publish it: a page, a file's address, a DNS name, a property of Google Search Console. */
  readonly place: string;
  /** What to publish there, letter by letter. */
  readonly value: string;
  /** A sentence with both. */
  readonly text: string;
}
