import { notProven, postponed, proven } from '../../domain/ownership/re-check.js';
import type { CheckedMethod, Verification } from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import type { VerificationRecord, VerificationStore } from '../../ports/verification-store.js';
import { probeDomain, newProbe, type OwnershipChecks } from './domain-probe.js';

export interface OwnershipSweepParts {
  readonly verifications: VerificationStore;
  readonly checks: OwnershipChecks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/** Of one round: what is left is due in the next, and other processes have rounds too. */
const MOST_A_ROUND = 20;

/** Looks again at the domains that were verified thirty days ago, or whose last look failed. */
export class OwnershipSweep {
  constructor(private readonly parts: OwnershipSweepParts) {}

  /**
   * One round: each domain that is due, one after the other. Another process that has its round meanwhile takes others.
   * @param stop ends the round early; the look under way is then no look
   * @returns how many were looked at
   */
  async reCheckDue(stop: AbortSignal): Promise<number> {
    let looked = 0;
    while (looked < MOST_A_ROUND && !stop.aborted) {
      const look = newProbe(this.parts);
      const record = await this.parts.verifications.beginDue(look);
      if (!record) break;
      looked += 1;
      await this.reCheck(record, look.id, stop);
    }
    return looked;
  }

  private async reCheck(record: VerificationRecord, probeId: string, stop: AbortSignal): Promise<void> {
    const { verifications, log } = this.parts;
    const { editionId: edition } = record;
    try {
      const seen = await this.seenOf(record, stop);
      if (!(await verifications.settle(edition, probeId, seen)) || seen.failure === null) return;
      const fields = { edition, method: seen.method, code: seen.failure.code, since: seen.failingSince };
      log.warn(
        fields,
        seen.verified ? 'a domain could not be verified again' : 'a domain is verified no more',
      );
    } catch (error) {
      // A database that is away by now needs no telling: the look ends by itself within a minute.
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

/** The operator's word is never due; were it, it would not become so again. */
function isChecked(method: Verification['method']): method is CheckedMethod {
  return method !== null && method !== 'operator';
}
