import type { OwnershipFinding } from '../domain/ownership/ownership-finding.js';
import type {
  CheckedMethod,
  OwnershipClaim,
  OwnershipInstruction,
} from '../domain/ownership/verification.js';

/** One method to prove that a domain is its edition's. */
export interface OwnershipCheck {
  readonly method: CheckedMethod;
  /** What the owner has to do before `check` can succeed; null where the method does not fit this address. */
  instruct(claim: OwnershipClaim): OwnershipInstruction | null;
  /** Probes once. Any answer of the domain, or none, is a finding. @throws the signal's reason when it is aborted */
  check(claim: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding>;
}
