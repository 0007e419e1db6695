import type { Actor } from '../../domain/access/actor.js';
import {
  cutToRoom,
  PAID_ACTION_LIMIT,
  refuseForRoom,
  type WindowReading,
} from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../domain/audit/audit.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Ids } from '../../ports/ids.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { AccessService } from '../access-service.js';
import { readOrRefuse, type AdmissionService } from '../admission-service.js';
import { followed, Waker } from '../followed.js';
import { verifiedAddressOf } from '../ownership/verified-address-of.js';
import { Seats } from '../seats.js';
import type { AuditDispatcher } from './audit-dispatcher.js';

export interface AuditServiceParts {
  readonly stores: Pick<Stores, 'audits' | 'verifications'>;
  readonly admission: AdmissionService;
  readonly access: AccessService;
  readonly events: EventBus;
  readonly dispatcher: AuditDispatcher;
  readonly ids: Ids;
  /** What the operator says of every crawl. */
  readonly crawl: Pick<CrawlConfig, 'maxPages' | 'ratePerSecond' | 'userAgent'>;
}

/** A start's answer: a new audit, or the one that runs already. */
export interface AuditStart {
  readonly created: boolean;
  readonly audit: Audit;
  /** The key's hour after it; null when nothing was spent. */
  readonly paidActions: WindowReading | null;
}

/** How long a poll waits for an analysis: the contract gives it 2 s. */
const POLL_WAITS_MS = 1500;
const LOOK_EVERY_MS = 2000;
/** Of one key in one process. */
const MAX_WATCHED = 20;

/** Audits as their account sees them. */
export class AuditService {
  private readonly seats = new Seats(MAX_WATCHED);

  constructor(private readonly parts: AuditServiceParts) {}

  /**
   * Starts an audit of the edition's whole domain. One audit of an edition runs at a time: a further start answers the
   * running one and spends nothing.
   *
   * @throws {GalleyError} in the decided order: `not_found`, the right to spend, `forbidden` for a domain that is not
   *   verified or has no address, and for want of room `rate_limited` or `forbidden`
   */
  async start(actor: Actor, slug: string): Promise<AuditStart> {
    const edition = await this.parts.admission.openPaidStart(actor, slug);
    const running = await readOrRefuse(() => this.parts.stores.audits.running(edition.id));
    if (running) {
      await this.parts.admission.confirm(actor);
      return { created: false, audit: running, paidActions: null };
    }
    const startUrl = await verifiedAddressOf(edition, this.parts.stores.verifications);
    const id = this.parts.ids.uuid();
    const started = await this.parts.admission.spend(
      actor,
      async ({ audits, ledger }, spender, spending) => {
        // Another start may have come first while this one waited for the ledger.
        const other = await audits.running(edition.id);
        if (other) return { audit: other, created: false, used: spending.key };
        const { limit } = cutToRoom(1, 'audit', spending);
        if (limit !== null) throw refuseForRoom(limit);
        const owner = { ...spender, editionId: edition.id, userId: actor.userId };
        const config = { ...DEFAULT_CRAWL, ...this.parts.crawl };
        if (!(await audits.insert({ id, owner, startUrl, config })))
          throw refuse('unavailable', 'Another audit of this domain was started at the same moment.');
        await ledger.spend(spender, 'audit', [id]);
        const audit = await audits.find(edition.id, id);
        if (!audit) throw new Error('an audit that was just made is not there');
        return { audit, created: true, used: spending.key };
      },
      async ({ audits }, result) => !result.created || (await audits.find(edition.id, id)) !== null,
    );
    if (started.created) this.parts.dispatcher.kick(id);
    const { used, freesInSeconds } = started.used;
    return {
      created: started.created,
      audit: started.audit,
      paidActions: started.created
        ? { used: used + 1, freesInSeconds: freesInSeconds ?? PAID_ACTION_LIMIT.seconds }
        : null,
    };
  }

  /**
   * Reads an audit, and sends a finished crawl on to its analysis: exactly once, however many read it together.
   * Waits a moment for an analysis that is nearly done.
   *
   * @param parse reads what is asked of the audit, once it is known to be there
   * @throws {GalleyError} `not_found`, then what `parse` throws
   */
  async poll<Asked>(
    actor: Actor,
    slug: string,
    id: string,
    parse: () => Asked,
  ): Promise<{ readonly audit: Audit; readonly asked: Asked }> {
    const audit = await this.open(actor, slug, id);
    const asked = parse();
    return { asked, audit: await this.advance(actor, slug, audit) };
  }

  private async advance(actor: Actor, slug: string, audit: Audit): Promise<Audit> {
    const { id } = audit;
    const isReady = audit.status === 'crawling' && audit.crawledAt !== null;
    if (!isReady && audit.status !== 'analysing') return audit;
    if (isReady && (await this.parts.stores.audits.beginAnalysis(id))) this.parts.dispatcher.kick(id);
    return this.whenDone(actor, slug, id);
  }

  /**
   * The present state first, then every change, to the final one. To watch is to poll.
   * @throws {GalleyError} `rate_limited`, `not_found`; later `invalid_key` or `account_closed` when the right is lost
   */
  watch(actor: Actor, slug: string, id: string): AsyncIterableIterator<Audit> {
    return followed((signal) => this.follow(actor, slug, id, signal));
  }

  /** @throws {GalleyError} `not_found` for what is no audit of this edition */
  async open(actor: Actor, slug: string, id: string): Promise<Audit> {
    const edition = await this.parts.admission.openEdition(actor, slug);
    const audit = isUuid(id) ? await this.parts.stores.audits.find(edition.id, id.toLowerCase()) : null;
    if (!audit) throw refuse('not_found', 'There is no such audit of this edition.');
    return audit;
  }

  private async whenDone(actor: Actor, slug: string, id: string): Promise<Audit> {
    const waker = new Waker();
    const stop = this.parts.events.listen(`audit:${id}`, waker.wake);
    const enough = AbortSignal.timeout(POLL_WAITS_MS);
    try {
      for (;;) {
        const audit = await this.open(actor, slug, id);
        if (audit.status !== 'analysing' || enough.aborted) return audit;
        await waker.wait(enough, POLL_WAITS_MS);
      }
    } finally {
      stop();
    }
  }

  private async *follow(
    actor: Actor,
    slug: string,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<Audit, void, void> {
    const leave = this.seats.take(actor.keyId);
    if (!leave) {
      throw refuse(
        'rate_limited',
        `This key watches ${MAX_WATCHED} audits already; stop watching one first.`,
      );
    }
    const waker = new Waker();
    const stops = [leave, this.parts.events.listen(`key:${actor.keyId}`, waker.wake)];
    try {
      let audit = await this.advance(actor, slug, await this.open(actor, slug, id));
      stops.push(this.parts.events.listen(`audit:${audit.id}`, waker.wake));
      let seen = '';
      for (;;) {
        // A crawl's counts change without a version of their own.
        const state = JSON.stringify([audit.version, audit.counts]);
        if (state !== seen) yield audit;
        seen = state;
        if (audit.status === 'done' || audit.status === 'failed') return;
        await waker.wait(signal, LOOK_EVERY_MS);
        if (signal.aborted) return;
        audit = (await this.look(actor, slug, id)) ?? audit;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** @returns null while the database is away; the next look finds what came */
  private async look(actor: Actor, slug: string, id: string): Promise<Audit | null> {
    try {
      await this.parts.access.refresh(actor);
      return await this.advance(actor, slug, await this.open(actor, slug, id));
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return null;
      throw error;
    }
  }
}
