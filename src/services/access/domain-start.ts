import type { Actor } from '../../domain/access/actor.js';
import {
  cutToRoom,
  PAID_ACTION_LIMIT,
  refuseForRoom,
  type PaidActionKind,
  type WindowReading,
} from '../../domain/access/limits.js';
import type { Edition } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import type { Ids } from '../../ports/ids.js';
import type { Spender } from '../../ports/ledger-store.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AdmissionService } from './admission-service.js';
import { verifiedAddressOf } from '../ownership/verified-address-of.js';

/** Work on a whole domain, one at a time: audits and reports. */
export interface DomainWork<Work> {
  readonly kind: Exclude<PaidActionKind, 'article'>;
  /** `audit`, `report`, for messages. */
  readonly noun: string;
  running(stores: Stores, editionId: string): Promise<Work | null>;
  find(stores: Stores, editionId: string, id: string): Promise<Work | null>;
  /** @returns false when the edition has one that is running */
  insert(stores: Stores, wanted: WantedWork): Promise<boolean>;
}

export interface WantedWork {
  readonly id: string;
  readonly edition: Edition;
  readonly owner: Spender & { readonly editionId: string; readonly userId: string };
  /** The edition's verified web address. */
  readonly startUrl: string;
}

export interface DomainStartParts {
  readonly stores: Stores;
  readonly admission: AdmissionService;
  readonly ids: Ids;
}

/** The answer to a start: new work, or work that was running already. */
export interface DomainStart<Work> {
  readonly created: boolean;
  readonly work: Work;
  readonly id: string;
  /** The key's hour after the start; null when nothing was spent. */
  readonly paidActions: WindowReading | null;
}

/**
 * Starts work on an edition's whole domain. One of a kind runs at a time: a further start answers the running one and spends
 * nothing. Ledger and work are written in one transaction.
 *
 * @throws {GalleyError} in the decided order: `not_found`, the right to spend, `forbidden` for a domain that is not
 *   verified or has no address, and `rate_limited` or `forbidden` for an exhausted limit
 */
export async function startOnDomain<Work extends { readonly id: string }>(
  { admission, ids, stores }: DomainStartParts,
  what: DomainWork<Work>,
  actor: Actor,
  slug: string,
): Promise<DomainStart<Work>> {
  const edition = await admission.openPaidStart(actor, slug);
  const running = await readOrRefuse(() => what.running(stores, edition.id));
  if (running) {
    await admission.confirm(actor);
    return { created: false, work: running, id: running.id, paidActions: null };
  }
  const startUrl = await verifiedAddressOf(edition, stores.verifications);
  const id = ids.uuid();
  const { work, created, used } = await admission.spend(
    actor,
    async (own, spender, spending) => {
      // Another start may have come first while this one waited for the lock of the ledger.
      const other = await what.running(own, edition.id);
      if (other) return { work: other, created: false, used: spending.key };
      const { limit } = cutToRoom(1, what.kind, spending);
      if (limit !== null) throw refuseForRoom(limit);
      const owner = { ...spender, editionId: edition.id, userId: actor.userId };
      if (!(await what.insert(own, { id, edition, owner, startUrl })))
        throw refuse('unavailable', `Another ${what.noun} of this domain was started at the same moment.`);
      await own.ledger.spend(spender, what.kind, [id]);
      const started = await what.find(own, edition.id, id);
      if (!started) throw new Error(`a new ${what.noun} was not found`);
      return { work: started, created: true, used: spending.key };
    },
    async (own, result) => !result.created || (await what.find(own, edition.id, id)) !== null,
  );
  const { used: before, freesInSeconds } = used;
  const hour = { used: before + 1, freesInSeconds: freesInSeconds ?? PAID_ACTION_LIMIT.seconds };
  return { created, work, id: work.id, paidActions: created ? hour : null };
}
