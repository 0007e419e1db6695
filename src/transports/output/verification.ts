import { z } from 'zod';
import { OWNERSHIP_FAILURES, type OwnershipFailureCode } from '../../domain/ownership/ownership-finding.js';
import {
  CHECKED_METHODS,
  VERIFICATION_METHODS,
  type Verification,
} from '../../domain/ownership/verification.js';
import type { ShownVerification } from '../../services/ownership/ownership-service.js';
import { instantShape, presentInstant, type Answer } from './shape.js';

const FAILURE_CODES = Object.keys(OWNERSHIP_FAILURES) as [OwnershipFailureCode];

const stateFields = {
  verified: z.boolean(),
  method: z
    .enum(VERIFICATION_METHODS)
    .nullable()
    .describe('By which it holds, or held until it was lost; null where the domain was never verified.'),
  verified_at: instantShape.nullable().describe('Since when it holds; null while it does not.'),
  checked_at: instantShape.nullable().describe('When the domain was last checked.'),
  failing_since: instantShape.nullable().describe('Since when checks of it have failed.'),
  failure: z
    .object({ code: z.enum(FAILURE_CODES), message: z.string() })
    .nullable()
    .describe('Why the last check failed, or why the verification was lost.'),
  next_check_at: instantShape.nullable().describe('When the domain is checked again; null for never.'),
};

/** Decisions §11. */
export const verificationShape = z
  .object({
    ...stateFields,
    instructions: z
      .object({
        token: z.string().describe('The edition’s own, and the same for its whole life.'),
        methods: z.array(
          z.object({
            method: z.enum(CHECKED_METHODS),
            place: z.string().describe('A page, a file’s address, a DNS name or a property of Google.'),
            value: z.string().describe('What is to be put there, letter by letter.'),
            text: z.string().describe('A sentence that says so.'),
          }),
        ),
      })
      .nullable()
      .describe(
        'How to show whose the domain is; null for a key that may not spend, and without a web address.',
      ),
  })
  .describe('Whether the domain of an edition is verified, and how to verify it.');

/** What is asked of a probe. */
export const probeShape = z
  .object({ method: z.enum(CHECKED_METHODS).describe('By which method to check.') })
  .describe('A check of a domain.');

/** As `galley edition … --json` prints it. */
export function presentVerification(
  verification: Verification,
): Omit<Answer<typeof verificationShape>, 'instructions'> {
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

export function presentInstructions(
  instructions: ShownVerification['instructions'],
): Answer<typeof verificationShape>['instructions'] {
  return (
    instructions && {
      token: instructions.token,
      methods: instructions.methods.map(({ method, place, value, text }) => ({ method, place, value, text })),
    }
  );
}

export function presentShownVerification(shown: ShownVerification): Answer<typeof verificationShape> {
  return {
    ...presentVerification(shown.verification),
    instructions: presentInstructions(shown.instructions),
  };
}
