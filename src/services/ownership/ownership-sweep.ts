import { byService } from '../../domain/access/audit-log.js';
import { notProven, postponed, proven } from '../../domain/ownership/re-check.js';
import type { CheckedMethod, Verification } from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import type { VerificationRecord, VerificationStore } from '../../ports/access/verification-store.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { settleAs } from './settle.js';
import { probeDomain, newProbe, type OwnershipChecks } from './domain-probe.js';

export interface OwnershipSweepParts {
  readonly verifications: VerificationStore;
  readonly unitOfWork: UnitOfWork;
  readonly checks: OwnershipChecks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/** Of one round: the rest is due in the next, and other processes have rounds too. */
const MOST_A_ROUND = 20;

/** Re-checks the domains that were verified thirty days ago, or whose last probe failed. */
export class OwnershipSweep {
  constructor(private readonly parts: OwnershipSweepParts) {}

  /**
   * One round: probes each domain that is due, one after the other. Concurrent rounds of other processes claim other domains.
   * @param stop ends the round early; the running probe then has no result
   * @returns the number of probes
   */
  async reCheckDue(stop: AbortSignal): Promise<number> {
    let probed = 0;
    while (probed < MOST_A_ROUND && !stop.aborted) {
      const lease = newProbe(this.parts);
      const record = await this.parts.verifications.beginDue(lease);
      if (!record) break;
      probed += 1;
      await this.reCheck(record, lease.id, stop);
    }
    return probed;
  }

  private async reCheck(record: VerificationRecord, probeId: string, stop: AbortSignal): Promise<void> {
    const { verifications, log } = this.parts;
    const { editionId: edition } = record;
    try {
      const seen = await this.seenOf(record, stop);
      const settled = await settleAs(this.parts.unitOfWork, byService(null), probeId, record, seen);
      if (!settled || seen.failure === null) return;
      const fields = { edition, method: seen.method, code: seen.failure.code, since: seen.failingSince };
      log.warn(
        fields,
        seen.verified ? 'a domain could not be verified again' : 'a domain is no longer verified',
      );
    } catch (error) {
      // If the database fails here too, the lease of the probe expires within a minute.
      if (stop.aborted) return await verifications.leave(edition, probeId).catch(() => undefined);
      log.error({ err: error, edition }, 'a probe of a domain failed');
      const later = postponed(record.verification, this.parts.clock.now());
      await verifications.settle(edition, probeId, later).catch(() => false);
    }
  }

  private async seenOf(record: VerificationRecord, stop: AbortSignal): Promise<Verification> {
    const { checks, clock } = this.parts;
    const { verification } = record;
    const { method } = verification;
    if (!isChecked(method)) return { ...verification, dueAt: null };
    const finding = await probeDomain(checks, record, method, stop);
    const now = clock.now();
    return finding.owned ? proven(verification, method, now) : notProven(verification, finding.failure, now);
  }
}

/** An operator's declaration is never due for a re-check. */
function isChecked(method: Verification['method']): method is CheckedMethod {
  return method !== null && method !== 'operator';
}
