import type { Actor } from '../../domain/access/actor.js';
import { assertFullKey } from '../../domain/access/admission.js';
import { isUuid } from '../../domain/access/uuid.js';
import { MAX_ATTEMPTS } from '../../domain/article/job.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { REPORT_ENGINE, type ReportProgress, type ReportRecord } from '../../domain/report/report.js';
import type { EventBus } from '../../ports/event-bus.js';
import { readOrRefuse } from '../access/access-service.js';
import { findOwned } from '../access/find-owned.js';
import {
  DomainStarts,
  type DomainPermit,
  type DomainStart,
  type DomainStartParts,
} from '../access/domain-start.js';
import { StateWatch } from '../concurrency/state-watch.js';

export interface ReportServiceParts extends DomainStartParts {
  readonly events: EventBus;
}

const OF_ANOTHER_VERSION =
  'This report was stored by another version of Galley, and this one can’t read it. Start a new one.';

export type ReportStart = DomainStart<ReportProgress>;

/** Research reports as their account sees them. */
export class ReportService {
  private readonly watching: StateWatch<ReportProgress>;
  private readonly starts: DomainStarts<ReportProgress>;

  constructor(private readonly parts: ReportServiceParts) {
    this.watching = new StateWatch(parts, 'reports');
    this.starts = new DomainStarts(parts, {
      kind: 'research',
      noun: 'report',
      storeOf: ({ reports }) => reports,
      insert: async ({ reports, verifications }, { id, owner, edition, startUrl, trace }) => {
        const verification = (await verifications.find(edition.id))?.verification;
        const { name, languageCode, country } = edition;
        const task = {
          edition: { id: edition.id, name, languageCode, country },
          startUrl,
          verifiedAt: verification?.verifiedAt ?? null,
          method: verification?.method ?? null,
        };
        return reports.insert({ id, owner, task, engine: REPORT_ENGINE, maxAttempts: MAX_ATTEMPTS, trace });
      },
    });
  }

  /** The first step of the start of a report on the edition's domain; see `DomainStarts.admit`. */
  admit(actor: Actor, slug: string): Promise<DomainPermit<ReportProgress>> {
    return this.starts.admit(actor, slug);
  }

  /** How far a report is. @throws {GalleyError} `not_found` for what is no report of this edition */
  async poll(actor: Actor, slug: string, id: string): Promise<ReportProgress> {
    const { access, stores } = this.parts;
    const edition = await access.openEdition(actor, slug);
    const report = isUuid(id)
      ? await readOrRefuse(() => stores.reports.find(edition.id, id.toLowerCase()))
      : null;
    if (!report) throw refuse('not_found', 'There is no such report of this edition.');
    return report;
  }

  /** By its id alone. @throws {GalleyError} `not_found` for what is no report of the caller's account */
  findById(actor: Actor, id: string): Promise<ReportProgress> {
    return findOwned(this.parts.stores.lists.reports, actor, id, 'report');
  }

  /**
   * Ends a report before its time. What it cost stays spent, its worker stops at once, and the edition may start the next.
   *
   * @returns the report after
   * @throws {GalleyError} `not_found`, `key_read_only`, or `conflict` for a report that is final; `invalid_key` or
   *   `account_closed` for a caller who lost the right meanwhile
   */
  async cancel(actor: Actor, id: string): Promise<ReportProgress> {
    await this.findById(actor, id);
    assertFullKey(actor, 'cancelling a report');
    await this.parts.access.confirmFullKey(actor, 'cancelling a report');
    const cancelled = await readOrRefuse(() => this.parts.stores.reports.cancel(id.toLowerCase()));
    if (cancelled) return cancelled;
    const { status } = await this.findById(actor, id);
    throw refuse('conflict', `The report is ${status}; nothing is left to cancel.`);
  }

  /**
   * What came of a report that the caller was shown; null until it is done.
   * @throws {GalleyError} `conflict` for one that another version of Galley stored
   */
  async recordOf(report: ReportProgress): Promise<ReportRecord | null> {
    const [record = null] = await this.recordsOf([report]);
    if (record instanceof GalleyError) throw record;
    return record;
  }

  /** The same of several, in their order; for each the refusal where it is refused. */
  async recordsOf(
    reports: readonly ReportProgress[],
  ): Promise<readonly (ReportRecord | GalleyError | null)[]> {
    const ids = reports.flatMap(({ id, status }) => (status === 'done' ? [id] : []));
    if (ids.length === 0) return reports.map(() => null);
    const records = await readOrRefuse(() => this.parts.stores.reports.records(ids));
    return reports.map(({ id, status }) =>
      status === 'done' ? (records.get(id) ?? refuse('conflict', OF_ANOTHER_VERSION)) : null,
    );
  }

  /**
   * The present state first, then what it is after each change, to the final one.
   * @throws {GalleyError} `rate_limited`, `not_found`; later `invalid_key` or `account_closed` when the right is lost
   */
  watch(actor: Actor, id: string): AsyncIterableIterator<ReportProgress> {
    return this.watching.follow(actor, {
      read: () => this.findById(actor, id),
      topicOf: (report) => `report:${report.id}`,
      markOf: ({ version }) => String(version),
      isFinal: ({ status }) => status !== 'running',
    });
  }
}
