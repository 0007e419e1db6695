import type { Actor } from '../../domain/access/actor.js';
import { namedUuid } from '../../domain/access/named-uuid.js';
import {
  cutToRoom,
  PAID_ACTION_LIMIT,
  refuseForRoom,
  type PaidActionKind,
  type Spending,
  type WindowReading,
} from '../../domain/access/limits.js';
import type { StartWarning } from '../../domain/audit/audit-settings.js';
import type { Edition } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import { ATTRIBUTES, SENT, SPANS } from '../../domain/spans.js';
import type { Ids } from '../../ports/ids.js';
import type { Spender } from '../../ports/access/ledger-store.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { verifiedAddressOf } from '../ownership/verified-address-of.js';
import { readOrRefuse, type AccessService } from './access-service.js';

/** Work on a whole domain, one at a time: audits and reports. */
export interface DomainWork<Work, Options> {
  readonly kind: Exclude<PaidActionKind, 'article'>;
  /** `audit`, `report`, for messages. */
  readonly noun: string;
  readonly storeOf: (stores: Stores) => DomainStore<Work>;
  /** @returns false when the edition has one running */
  insert(stores: Stores, wanted: NewWork & { readonly options: Options }): Promise<boolean>;
  /** @throws {GalleyError} for options that this domain can't be asked for */
  assertFits?(options: Options, startUrl: string): void;
  /** What the starter should know of the work that answers it, new or running. */
  warningsOf?(work: Work, options: Options): readonly StartWarning[];
}

export interface DomainStore<Work> {
  running(editionId: string): Promise<Work | null>;
  find(editionId: string, id: string): Promise<Work | null>;
}

export interface NewWork {
  readonly id: string;
  readonly edition: Edition;
  readonly owner: Spender & { readonly editionId: string; readonly userId: string };
  /** The edition's verified web address. */
  readonly startUrl: string;
  /** The `traceparent` of the start. */
  readonly trace: string | null;
}

/**
 * A start that a schedule planned: `record` runs in its transaction, so that what is started is recorded or neither is. Where
 * it throws, nothing is started.
 */
export interface PlannedStart {
  /** Of what is started. */
  readonly id: string;
  readonly record: (stores: Stores) => Promise<void>;
}

export interface DomainStartParts {
  readonly stores: Stores;
  readonly access: AccessService;
  readonly ids: Ids;
  /** Wakes a worker. */
  readonly dispatcher: { kick(id: string): void };
  /** Default: none. */
  readonly tracing?: Tracing;
}

/** The answer to a start: new work, or work that was running already. */
export interface DomainStart<Work> {
  readonly created: boolean;
  readonly work: Work;
  /** The key's hour after it; null when nothing was spent. */
  readonly paidActions: WindowReading | null;
  readonly warnings: readonly StartWarning[];
}

/**
 * The only way to an audit, and to a report.
 * @typeParam Options what the starter may ask for; null for nothing
 */
export class DomainStarts<Work extends { readonly id: string }, Options = null> {
  constructor(
    private readonly parts: DomainStartParts,
    private readonly what: DomainWork<Work, Options>,
  ) {}

  /**
   * The first step of a start.
   * @throws {GalleyError} in the decided order: `not_found`, then what the right to spend is refused with
   */
  async admit(actor: Actor, slug: string): Promise<DomainPermit<Work, Options>> {
    const edition = await this.parts.access.openPaidStart(actor, slug);
    return new DomainPermit(this.parts, this.what, actor, edition);
  }
}

export type { DomainPermit };

type Started<Work> = Omit<DomainStart<Work>, 'warnings'>;

/** An actor's right to start work on an edition's domain. What changed since it was given is checked again with the start. */
class DomainPermit<Work extends { readonly id: string }, Options = null> {
  constructor(
    private readonly parts: DomainStartParts,
    private readonly what: DomainWork<Work, Options>,
    private readonly actor: Actor,
    private readonly edition: Edition,
  ) {}

  /**
   * Starts it. One of a kind runs at a time: a further start answers the running one and spends nothing. What is spent and
   * what is started are one transaction; a worker is woken after.
   *
   * @throws {GalleyError} in the decided order: `forbidden` for a domain that is not verified or has no address, the right
   *   to spend, if it was lost meanwhile, and for want of room `rate_limited` or `forbidden`; and what the work itself refuses
   * @param planned by a schedule
   */
  async start(options: Options, planned?: PlannedStart): Promise<DomainStart<Work>> {
    const start = await this.startOrFind(options, planned);
    return { ...start, warnings: this.what.warningsOf?.(start.work, options) ?? [] };
  }

  /**
   * The same, once for each key of the caller's own: with a known one nothing is started, and what it started is answered.
   * @throws {GalleyError} as `start`, and `conflict` where what it started is deleted by now
   */
  async startOnce(options: Options, key: string): Promise<DomainStart<Work>> {
    const { access, stores } = this.parts;
    const id = namedUuid(this.edition.id, `${this.what.noun} ${key}`);
    const known = await readOrRefuse(() => this.find(stores, id));
    const isGone = known === null && (await readOrRefuse(() => stores.ledger.hasSpent(id)));
    if (known === null && !isGone) return this.start(options, { id, record: () => Promise.resolve() });
    await access.confirm(this.actor);
    if (known === null)
      throw refuse(
        'conflict',
        `The ${this.what.noun} that was started with this id is deleted. Use another id.`,
      );
    return { created: false, work: known, paidActions: null, warnings: [] };
  }

  private async startOrFind(options: Options, planned: PlannedStart | undefined): Promise<Started<Work>> {
    const { access, dispatcher, ids, stores } = this.parts;
    const running = await readOrRefuse(() => this.what.storeOf(stores).running(this.edition.id));
    if (running) {
      await access.confirm(this.actor);
      return { created: false, work: running, paidActions: null };
    }
    const startUrl = await verifiedAddressOf(this.edition, stores.verifications);
    this.what.assertFits?.(options, startUrl);
    const id = planned?.id ?? ids.uuid();
    const { tracing = NO_TRACING } = this.parts;
    const attributes = { ...SENT, [ATTRIBUTES.jobKind]: this.what.noun, [ATTRIBUTES.message]: id };
    const start = await tracing.span(SPANS.send, { kind: 'producer', attributes }, () => {
      const wanted = { id, startUrl, options, trace: tracing.context() };
      return access.spend(
        this.actor,
        (own, spender, spending) => this.insert(own, spender, spending, wanted, planned),
        async (own, { created }) => !created || (await this.find(own, id)) !== null,
      );
    });
    if (start.created) dispatcher.kick(id);
    return start;
  }

  private async insert(
    stores: Stores,
    spender: Spender,
    spending: Spending,
    wanted: Pick<NewWork, 'id' | 'startUrl' | 'trace'> & { readonly options: Options },
    planned: PlannedStart | undefined,
  ): Promise<Started<Work>> {
    const { actor, edition, what } = this;
    // Another start may have come first while this one waited for the ledger.
    const other = await what.storeOf(stores).running(edition.id);
    if (other) return { created: false, work: other, paidActions: null };
    const { limit } = cutToRoom(1, what.kind, spending);
    if (limit !== null) throw refuseForRoom(limit);
    const owner = { ...spender, editionId: edition.id, userId: actor.userId };
    if (!(await what.insert(stores, { ...wanted, edition, owner })))
      throw refuse('unavailable', `Another ${what.noun} of this domain was started at the same moment.`);
    await stores.ledger.spend(spender, what.kind, [wanted.id]);
    await planned?.record(stores);
    const work = await this.find(stores, wanted.id);
    if (!work) throw new Error(`a new ${what.noun} is not there`);
    const { used, freesInSeconds } = spending.key;
    const hour = { used: used + 1, freesInSeconds: freesInSeconds ?? PAID_ACTION_LIMIT.seconds };
    return { created: true, work, paidActions: hour };
  }

  private find(stores: Stores, id: string): Promise<Work | null> {
    return this.what.storeOf(stores).find(this.edition.id, id);
  }
}
