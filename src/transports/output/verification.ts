import type { ShownVerification } from '../../services/ownership/ownership-service.js';
import type { Verification } from '../../domain/ownership/verification.js';
import { presentInstant } from './shape.js';

/** As `galley edition … --json` prints it. */
export function presentVerification(verification: Verification) {
  return {
    verified: verification.verified,
    method: verification.method,
    verified_at: presentInstant(verification.verifiedAt),
    checked_at: presentInstant(verification.checkedAt),
    failing_since: presentInstant(verification.failingSince),
    failure: verification.failure && {
      code: verification.failure.code,
      message: verification.failure.message,
    },
    next_check_at: presentInstant(verification.dueAt),
  };
}

export function presentInstructions(instructions: ShownVerification['instructions']) {
  return (
    instructions && {
      token: instructions.token,
      methods: instructions.methods.map(({ method, place, value, text }) => ({ method, place, value, text })),
    }
  );
}
