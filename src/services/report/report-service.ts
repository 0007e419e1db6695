import type { Actor } from '../../domain/access/actor.js';
import type { WindowReading } from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Engine } from '../../domain/article/draft.js';
import { MAX_ATTEMPTS } from '../../domain/article/job.js';
import { refuse } from '../../domain/errors.js';
import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { AccessService } from '../access/access-service.js';
import { readOrRefuse } from '../access/admission-service.js';
import {
  startOnDomain,
  type DomainStartParts,
  type DomainWork,
  type WantedWork,
} from '../access/domain-start.js';
import { StateWatch } from '../concurrency/state-watch.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { ReportDispatcher } from './report-dispatcher.js';

export interface ReportServiceParts extends DomainStartParts {
  readonly access: AccessService;
  readonly events: EventBus;
  readonly dispatcher: Pick<ReportDispatcher, 'kick'>;
  /** What composes, as each report records it. */
  readonly engine: Engine;
}

/** A start's answer: a new report, or the one that runs already. */
export interface ReportStart {
  readonly created: boolean;
  readonly report: ReportProgress;
  /** The key's hour after it; null when nothing was spent. */
  readonly paidActions: WindowReading | null;
}

/** Research reports as their account sees them. */
export class ReportService {
  private readonly watching: StateWatch<ReportProgress>;
  private readonly work: DomainWork<ReportProgress>;

  constructor(private readonly parts: ReportServiceParts) {
    this.watching = new StateWatch(parts, 'reports');
    this.work = {
      kind: 'research',
      noun: 'report',
      running: ({ reports }, editionId) => reports.running(editionId),
      find: ({ reports }, editionId, id) => reports.find(editionId, id),
      insert: (stores, wanted) => this.insert(stores, wanted),
    };
  }

  /**
   * Starts a report on the edition's domain. One report of an edition runs at a time: a further start answers the
   * running one and spends nothing.
   *
   * @throws {GalleyError} in the decided order: `not_found`, the right to spend, `forbidden` for a domain that is not
   *   verified or has no address, and for want of room `rate_limited` or `forbidden`
   */
  async start(actor: Actor, slug: string): Promise<ReportStart> {
    const start = await startOnDomain(this.parts, this.work, actor, slug);
    if (start.created) this.parts.dispatcher.kick(start.id);
    return { created: start.created, report: start.work, paidActions: start.paidActions };
  }

  /** How far a report is. @throws {GalleyError} `not_found` for what is no report of this edition */
  async poll(actor: Actor, slug: string, id: string): Promise<ReportProgress> {
    const { admission, stores } = this.parts;
    const edition = await admission.openEdition(actor, slug);
    const report = isUuid(id)
      ? await readOrRefuse(() => stores.reports.find(edition.id, id.toLowerCase()))
      : null;
    if (!report) throw refuse('not_found', 'There is no such report of this edition.');
    return report;
  }

  /** What came of a report that the caller was shown; null until it is done. */
  async recordOf({ id, status }: ReportProgress): Promise<ReportRecord | null> {
    return status === 'done' ? readOrRefuse(() => this.parts.stores.reports.record(id)) : null;
  }

  /**
   * The present state first, then what it is after each change, to the final one.
   * @throws {GalleyError} `rate_limited`, `not_found`; later `invalid_key` or `account_closed` when the right is lost
   */
  watch(actor: Actor, slug: string, id: string): AsyncIterableIterator<ReportProgress> {
    return this.watching.follow(actor, {
      read: () => this.poll(actor, slug, id),
      topicOf: (report) => `report:${report.id}`,
      markOf: ({ version }) => String(version),
      isFinal: ({ status }) => status !== 'running',
    });
  }

  private async insert(
    { reports, verifications }: Stores,
    { id, owner, edition, startUrl }: WantedWork,
  ): Promise<boolean> {
    const verification = (await verifications.find(edition.id))?.verification;
    const { name, languageCode, country } = edition;
    const task = {
      edition: { id: edition.id, name, languageCode, country },
      startUrl,
      verifiedAt: verification?.verifiedAt ?? null,
      method: verification?.method ?? null,
    };
    return reports.insert({ id, owner, task, engine: this.parts.engine, maxAttempts: MAX_ATTEMPTS });
  }
}
