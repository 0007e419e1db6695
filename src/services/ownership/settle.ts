import type { LogEntryBy, LoggedAction } from '../../domain/access/audit-log.js';
import type { Verification } from '../../domain/ownership/verification.js';
import type { VerificationRecord } from '../../ports/access/verification-store.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';

/**
 * Writes the result of a probe and ends it. What it changes stands in the audit log: that a domain was verified, or is no longer.
 *
 * @param by who had it probed; the account is the edition's
 * @param before the edition as the probe found it, which holds until then: the lease of the probe ends with a change of it
 * @returns false, with nothing written, when another probe holds the lease by now
 */
export function settleAs(
  unitOfWork: UnitOfWork,
  by: LogEntryBy,
  probeId: string,
  { editionId, accountId, verification }: VerificationRecord,
  seen: Verification,
): Promise<boolean> {
  return unitOfWork.run(async ({ auditLog, verifications }) => {
    if (!(await verifications.settle(editionId, probeId, seen))) return false;
    const action = changeOf(verification, seen);
    if (action !== null) {
      const object = { kind: 'edition', id: editionId } as const;
      const details = { method: seen.method, code: seen.failure?.code ?? null };
      await auditLog.add([{ ...by, accountId, action, object, details }]);
    }
    return true;
  });
}

/** A re-check that finds what was there before changes nothing. */
function changeOf(before: Verification, after: Verification): LoggedAction | null {
  if (after.verified && (!before.verified || before.method !== after.method)) return 'edition_verified';
  return before.verified && !after.verified ? 'verification_lost' : null;
}
