import type { Actor } from '../../domain/access/actor.js';
import { assertFullKey } from '../../domain/access/admission.js';
import { isUuid } from '../../domain/access/uuid.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../domain/audit/audit.js';
import {
  type AuditSettings,
  crawlWith,
  settingsDigest,
  startWarnings,
} from '../../domain/audit/audit-settings.js';
import { refuse } from '../../domain/errors.js';
import { isInternal } from '../../libs/page-reading/index.js';
import type { EventBus } from '../../ports/event-bus.js';
import { readOrRefuse } from '../access/access-service.js';
import { findOwned } from '../access/find-owned.js';
import {
  DomainStarts,
  type DomainPermit,
  type DomainStart,
  type DomainStartParts,
} from '../access/domain-start.js';
import { AccessSeal } from './site-access.js';
import { WakeSignal } from '../concurrency/cancellable.js';
import { StateWatch } from '../concurrency/state-watch.js';

export interface AuditServiceParts extends DomainStartParts {
  readonly events: EventBus;
  /** What the operator says of every crawl. */
  readonly crawl: Pick<CrawlConfig, 'maxPages' | 'ratePerSecond' | 'userAgent'>;
  /** Encrypts headers and logins; absent: starts with any are refused. */
  readonly seal?: AccessSeal;
  /** Whether pages are rendered, and why there can be no browser where this process runs; absent: they are not. */
  readonly rendering?: { readonly browserFault: () => string | null } | null;
}

export type AuditStart = DomainStart<Audit>;

/** How long a poll waits for an analysis: the contract gives it 2 s. */
const POLL_WAITS_MS = 1500;
/**
 * An analysis, or the end of a crawl, that no worker has taken up for so long has lost its worker: to take it up is one
 * statement. Chosen.
 */
const UNATTENDED_MS = 2000;

/** @throws {GalleyError} `invalid_params` for listed addresses that are not of the site */
function assertOfSite({ urls }: AuditSettings, startUrl: string): void {
  const faults = (urls ?? []).flatMap((url, place) =>
    isInternal(url, startUrl)
      ? []
      : [
          {
            path: `/urls/${place}`,
            message: `is not of ${new URL(startUrl).host}, the domain of this edition`,
          },
        ],
  );
  const [first] = faults;
  if (first) throw refuse('invalid_params', `${first.path}: ${first.message}.`, faults.slice(0, MOST_FAULTS));
}

/** @throws {GalleyError} `invalid_params` for secrets where they can't be encrypted */
function assertSealable({ access }: AuditSettings, seal: AccessSeal): void {
  if (access === null || seal.isThere) return;
  const path = access.login === null ? '/headers' : '/login';
  const message = 'can’t be stored safely: this Galley was started without SECRET_KEY';
  throw refuse('invalid_params', `${path}: ${message}.`, [{ path, message }]);
}

/** @throws {GalleyError} `invalid_params` for pages to render where nobody has turned that on */
function assertRenders({ renderPages }: AuditSettings, isOn: boolean): void {
  if (renderPages === null || isOn) return;
  const path = '/render_pages';
  const message = 'is not possible: this Galley was started without RENDER=on';
  throw refuse('invalid_params', `${path}: ${message}.`, [{ path, message }]);
}

/** Faults of one list that are named. Chosen. */
const MOST_FAULTS = 100;

/** Audits as their account sees them. */
export class AuditService {
  private readonly watching: StateWatch<Audit>;
  private readonly starts: DomainStarts<Audit, AuditSettings>;
  private readonly seal: AccessSeal;

  constructor(private readonly parts: AuditServiceParts) {
    this.seal = parts.seal ?? new AccessSeal(null);
    const digestOf = (options: AuditSettings) =>
      settingsDigest(options, (access) => this.seal.fingerprint(access));
    this.watching = new StateWatch(parts, 'audits');
    this.starts = new DomainStarts(parts, {
      kind: 'audit',
      noun: 'audit',
      storeOf: ({ audits }) => audits,
      insert: ({ audits }, { id, owner, startUrl, options, trace }) =>
        audits.insert({
          id,
          owner,
          startUrl,
          trace,
          config: crawlWith({ ...DEFAULT_CRAWL, ...parts.crawl }, options, digestOf(options)),
          ...(options.urls && { listedUrls: options.urls }),
          ...(options.access && { secrets: this.seal.seal(options.access, id) }),
        }),
      assertFits: (options, startUrl) => {
        assertOfSite(options, startUrl);
        assertSealable(options, this.seal);
        assertRenders(options, Boolean(parts.rendering));
      },
      warningsOf: (audit, options) =>
        startWarnings(
          audit,
          options,
          digestOf(options),
          options.renderPages === null ? null : (parts.rendering?.browserFault() ?? null),
        ),
    });
  }

  /** The first step of the start of an audit of the edition's whole domain; see `DomainStarts.admit`. */
  admit(actor: Actor, slug: string): Promise<DomainPermit<Audit, AuditSettings>> {
    return this.starts.admit(actor, slug);
  }

  /**
   * Reads an audit, and waits a moment for an analysis that is nearly done. The worker that ends a crawl analyses it;
   * where that worker was lost, the first poll enqueues the analysis anew.
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
    const read = () => this.open(actor, slug, id);
    const audit = await read();
    const asked = parse();
    return { asked, audit: await this.advance(audit, read) };
  }

  /** The same by its id alone. @throws {GalleyError} `not_found` */
  async pollById(actor: Actor, id: string): Promise<Audit> {
    const read = () => this.findById(actor, id);
    return this.advance(await read(), read);
  }

  /** @param read the same audit anew */
  private async advance(audit: Audit, read: () => Promise<Audit>): Promise<Audit> {
    const { id, status, counts } = audit;
    const isCrawled = status === 'crawling' && counts.known > 0 && counts.queued === 0;
    if (status !== 'analysing' && !isCrawled) return audit;
    if (await this.parts.stores.audits.postUnattended(id, UNATTENDED_MS)) this.parts.dispatcher.kick(id);
    return this.whenDone(id, read);
  }

  /**
   * The present state first, then every change, to the final one. To watch is to poll.
   * @throws {GalleyError} `rate_limited`, `not_found`; later `invalid_key` or `account_closed` when the right is lost
   */
  watch(actor: Actor, id: string): AsyncIterableIterator<Audit> {
    const read = () => this.findById(actor, id);
    return this.watching.follow(actor, {
      read: async () => this.advance(await read(), read),
      topicOf: (audit) => `audit:${audit.id}`,
      // The counts of a crawl and the percent change without a version of their own.
      markOf: ({ version, counts, progress }) => JSON.stringify([version, counts, progress]),
      isFinal: ({ status }) => status === 'done' || status === 'failed',
    });
  }

  /**
   * Ends an audit before its time. What it cost stays spent, its workers stop at once, and the edition may start the next.
   *
   * @returns the audit after
   * @throws {GalleyError} `not_found`, `key_read_only`, or `conflict` for an audit that is final; `invalid_key` or
   *   `account_closed` for a caller who lost the right meanwhile
   */
  async cancel(actor: Actor, id: string): Promise<Audit> {
    await this.findById(actor, id);
    assertFullKey(actor, 'cancelling an audit');
    await this.parts.access.confirmFullKey(actor, 'cancelling an audit');
    const isCancelled = await readOrRefuse(() => this.parts.stores.audits.cancel(id.toLowerCase()));
    const audit = await this.findById(actor, id);
    if (!isCancelled) throw refuse('conflict', `The audit is ${audit.status}; nothing is left to cancel.`);
    return audit;
  }

  /** By its id alone. @throws {GalleyError} `not_found` for what is no audit of the caller's account */
  findById(actor: Actor, id: string): Promise<Audit> {
    return findOwned(this.parts.stores.lists.audits, actor, id, 'audit');
  }

  /** @throws {GalleyError} `not_found` for what is no audit of this edition */
  async open(actor: Actor, slug: string, id: string): Promise<Audit> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const audit = isUuid(id) ? await this.parts.stores.audits.find(edition.id, id.toLowerCase()) : null;
    if (!audit) throw refuse('not_found', 'There is no such audit of this edition.');
    return audit;
  }

  private async whenDone(id: string, read: () => Promise<Audit>): Promise<Audit> {
    const wakeSignal = new WakeSignal();
    const stop = this.parts.events.listen(`audit:${id}`, wakeSignal.wake);
    const enough = setTimeout(wakeSignal.end, POLL_WAITS_MS);
    try {
      for (;;) {
        const audit = await read();
        if (audit.status !== 'analysing' || wakeSignal.isEnded) return audit;
        await wakeSignal.wait(POLL_WAITS_MS);
      }
    } finally {
      clearTimeout(enough);
      wakeSignal.end();
      stop();
    }
  }
}
