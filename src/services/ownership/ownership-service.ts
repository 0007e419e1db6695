import { assertFullKey, mayActorSpend } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller, byCommandLine, type LogEntryBy } from '../../domain/access/audit-log.js';
import type { Edition } from '../../domain/edition.js';
import { GalleyError, refuse, type ErrorCode } from '../../domain/errors.js';
import { notProven, proven } from '../../domain/ownership/re-check.js';
import type { OwnershipFailure, OwnershipFailureCode } from '../../domain/ownership/ownership-finding.js';
import {
  CHECKED_METHODS,
  type CheckedMethod,
  type OwnershipInstruction,
  type Verification,
} from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { Ids } from '../../ports/ids.js';
import type { VerificationRecord, VerificationStore } from '../../ports/access/verification-store.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { withoutAddress } from './verified-address-of.js';
import { settleAs } from './settle.js';
import { probeDomain, newProbe, type OwnershipChecks } from './domain-probe.js';

export interface OwnershipServiceParts {
  readonly stores: { readonly verifications: VerificationStore };
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly checks: OwnershipChecks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** An edition's verification, and how its owner can obtain one. */
export interface ShownVerification {
  readonly verification: Verification;
  /** null for callers who may not see them, and while there is no web address. */
  readonly instructions: {
    readonly token: string;
    readonly methods: readonly OwnershipInstruction[];
  } | null;
}

/** The ownership of domains: an owner proves it once, and Galley re-checks the proof every thirty days. */
export class OwnershipService {
  constructor(private readonly parts: OwnershipServiceParts) {}

  /**
   * The first step of a probe, before anything of a body is read.
   * @throws {GalleyError} `not_found` or `key_read_only`
   */
  async admit(actor: Actor, slug: string): Promise<{ verify(method: CheckedMethod): Promise<Edition> }> {
    const { access } = this.parts;
    const edition = await access.openEdition(actor, slug);
    assertFullKey(actor, 'verifying a domain');
    return {
      verify: async (method) => {
        await this.probe(edition.id, method, byCaller(actor), () =>
          access.confirmFullKey(actor, 'verifying a domain'),
        );
        return access.openEdition(actor, slug);
      },
    };
  }

  /** For a caller. @throws {GalleyError} `not_found` */
  async showTo(actor: Actor, slug: string): Promise<ShownVerification> {
    return this.show(actor, (await this.parts.access.openEdition(actor, slug)).id);
  }

  /**
   * Probes the edition's domain now. A failed probe does not end a verification by another method; one by the same method
   * counts as a re-check.
   *
   * @throws {GalleyError} `not_found`, `key_read_only`, then as `verifyAsOperator`; `invalid_key` or `account_closed` for a
   *   caller who lost the right while the domain was checked, and then nothing is changed
   */
  async verify(actor: Actor, slug: string, method: CheckedMethod): Promise<Edition> {
    return (await this.admit(actor, slug)).verify(method);
  }

  /**
   * For the operator at the command line, across all accounts.
   * @throws {GalleyError} `not_found`; `conflict` while another probe of the domain runs, or when the edition was changed
   *   meanwhile; with the failure's code as its reason `forbidden`, or `unavailable` where Google or the DNS could not be
   *   reached
   */
  async verifyAsOperator(editionId: string, method: CheckedMethod): Promise<VerificationRecord> {
    await this.probe(editionId, method, byCommandLine(null), () => Promise.resolve());
    return this.find(editionId);
  }

  /** @param actor null for the operator, who may see everything */
  async show(actor: Actor | null, editionId: string): Promise<ShownVerification> {
    return this.shown(actor, await this.find(editionId));
  }

  /**
   * Of several editions, in their order.
   * @throws {GalleyError} `not_found` when one of them was not found
   */
  async showAll(actor: Actor, editionIds: readonly string[]): Promise<readonly ShownVerification[]> {
    const records = await readOrRefuse(() => this.parts.stores.verifications.findAll(editionIds));
    const byId = new Map(records.map((record) => [record.editionId, record]));
    return editionIds.map((id) => {
      const record = byId.get(id);
      if (!record) throw refuse('not_found', `There is no edition ${id}.`);
      return this.shown(actor, record);
    });
  }

  private shown(
    actor: Actor | null,
    { verification, webAddress, token }: VerificationRecord,
  ): ShownVerification {
    const mayShow = (actor === null || mayActorSpend(actor)) && webAddress !== null;
    if (!mayShow) return { verification, instructions: null };
    const methods = CHECKED_METHODS.flatMap(
      (method) => this.parts.checks[method]?.instruct({ webAddress, token }) ?? [],
    );
    return { verification, instructions: { token, methods } };
  }

  /** For the operator: the editions of all accounts, oldest first. */
  list(): Promise<readonly VerificationRecord[]> {
    return this.parts.stores.verifications.list();
  }

  /** @throws {GalleyError} `not_found` */
  async find(editionId: string): Promise<VerificationRecord> {
    const record = await readOrRefuse(() => this.parts.stores.verifications.find(editionId));
    if (!record) throw refuse('not_found', `There is no edition ${editionId}.`);
    return record;
  }

  /** @param confirm throws where what was found must not be written, right before it is: a check takes half a minute */
  private async probe(
    editionId: string,
    method: CheckedMethod,
    by: LogEntryBy,
    confirm: () => Promise<void>,
  ): Promise<void> {
    const { checks, clock, stores, unitOfWork } = this.parts;
    const { verifications } = stores;
    const { webAddress } = await this.find(editionId);
    if (webAddress === null) throw withoutAddress();
    const lease = newProbe(this.parts);
    const record = await readOrRefuse(() => verifications.begin(editionId, lease));
    if (!record) throw refuse('conflict', 'The domain is being checked just now; try again in a minute.');
    let settled = false;
    try {
      const finding = await probeDomain(checks, record, method, new AbortController().signal);
      await confirm();
      const before = record.verification;
      const now = clock.now();
      const isReCheck = before.verified && before.method === method;
      if (finding.owned || isReCheck) {
        const seen = finding.owned ? proven(before, method, now) : notProven(before, finding.failure, now);
        settled = await readOrRefuse(() => settleAs(unitOfWork, by, lease.id, record, seen));
        if (!settled) throw refuse('conflict', 'The edition was changed meanwhile; verify its domain again.');
      }
      if (!finding.owned) throw refusalOf(finding.failure);
    } finally {
      // If the database fails here too, the lease of the probe expires within a minute.
      if (!settled) await verifications.leave(editionId, lease.id).catch(() => undefined);
    }
  }
}

/** Failures of other services that Galley asked: everything else is for the owner, or the operator, to fix. */
const ASKED: ReadonlySet<OwnershipFailureCode> = new Set([
  'dns_unavailable',
  'google_unavailable',
  'google_refused',
]);

function refusalOf({ code, message }: OwnershipFailure): GalleyError {
  const outer: ErrorCode = ASKED.has(code) ? 'unavailable' : 'forbidden';
  return new GalleyError(outer, `The domain is not verified by this: ${message}`, [], { reason: code });
}
