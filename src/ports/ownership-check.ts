import type { OwnershipFinding } from '../domain/ownership/ownership-finding.js';
import type {
  CheckedMethod,
  OwnershipClaim,
  OwnershipInstruction,
} from '../domain/ownership/verification.js';

/** One way to see whether a domain is its edition's. */
export interface OwnershipCheck {
  readonly method: CheckedMethod;
  /** What the owner has to do before `check` can see it; null where nothing of the kind can be done for this address. */
  instruct(claim: OwnershipClaim): OwnershipInstruction | null;
  /** Looks once. Whatever the domain answers, or does not, is a finding. @throws the signal's reason when it is aborted */
  check(claim: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding>;
}
