import { randomInt } from 'node:crypto';
import { setImmediate as yieldToEventLoop, setTimeout as delay } from 'node:timers/promises';
import { AUDIT_FAILURES } from '../../domain/audit/audit.js';
import { CrawlRules } from '../../domain/audit/crawl-rules.js';
import { isUnavailable } from '../../domain/errors.js';
import type { Departure } from '../../domain/jobs.js';
import type { AuditWork, FoundUrl } from '../../ports/audit/crawl-store.js';
import { UnreadableWork } from '../../ports/run-store.js';
import { RobotsRules } from '../../libs/guarded-fetch/index.js';
import { isInternal, type SitemapScanner } from '../../libs/page-reading/index.js';
import { Heartbeat, Lease } from '../job/lease.js';
import { AFTER_FAULT_MS, Crawl, type CrawlParts, CUT_OFF_RETRY_MS, SILENT_MS } from './crawl.js';
import { CrawlPace } from './crawl-pace.js';
import { foundUrl } from './crawl-results.js';
import { FairScheduler } from './fair-scheduler.js';
import { OwnedSiteFetcher } from './owned-site-fetcher.js';
import { KnownCrawls } from './politeness.js';
import type { Rendering } from './rendering/rendering.js';
import { AccessSeal, SealedByAnother } from './site-access.js';
import { SiteProbe, type SilentProbe } from './site-probe.js';

/** Makes the views of a finished crawl. */
export interface Analyst {
  /** Writes nothing that another can see until the end, which holds the lease's token. */
  analyse(auditId: string, token: string, signal: AbortSignal): Promise<void>;
}

export interface AuditWorkerParts extends CrawlParts {
  readonly sitemaps: SitemapScanner;
  readonly analyst: Analyst;
  /** Renders pages of a crawl that is over; absent: none are rendered. */
  readonly rendering?: Rendering;
  /** Opens what an audit sends to its site; absent: no audit has any. */
  readonly seal?: AccessSeal;
}

const SEALED =
  'What it was to send to the site was encrypted by another SECRET_KEY than the one that is set now. Start a new one.';
const UNREADABLE = 'Another version of Galley stored it, and this one can’t read it.';
/** Beginnings of it: one that kills its worker each time must end. Chosen, as for articles. */
const MAX_ATTEMPTS = 5;
/** How long to wait for another worker that probes the site. Chosen: ten seconds in all, one run of a worker. */
const POLL_MS = 500;
const MAX_POLLS = 20;
/** Addresses of sitemaps between two rounds of the event loop; chosen. */
const URLS_PER_YIELD = 500;
const CLOCK = { elapsedMs: () => performance.now() };

/** Does what an audit needs next, until it needs nothing, or for some seconds; the rows say what that is. */
export class AuditWorker {
  private readonly known: KnownCrawls;
  private readonly reading: FairScheduler;

  constructor(private readonly parts: AuditWorkerParts) {
    this.known = new KnownCrawls(parts);
    // One more waits where they are read: else a thread of pages is idle until this one comes round to give it the next.
    this.reading = new FairScheduler(parts.pages.atOnce + 1);
  }

  /** @returns whether there is more to do at once, for which the caller has work queued */
  async run(id: string, departure: Departure): Promise<boolean> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const work = await this.workAt(id);
      if (!work) this.forget(id);
      if (!work || departure.leaving.aborted) return work !== null;
      if (work.status === 'analysing') {
        const isOurs = await this.alone(work, departure, async (token, signal, attempt) => {
          if (!(await this.isRendered(work, departure, { token, signal, attempt }))) return;
          await this.parts.analyst.analyse(id, token, signal);
        });
        // One that was requeued or failed still has work left; another worker's is left to that worker, or to the sweep.
        return isOurs && (await this.parts.crawls.work(id)) !== null;
      }
      if (work.site !== null) {
        const parts = { ...this.parts, fetcher: this.fetcherFor(work) };
        if (await new Crawl(parts, work, departure, this.known.of(work), this.reading).run()) return true;
        this.known.forget(id);
        // The worker that ends a crawl analyses it.
        continue;
      }
      const first = { isAnswered: true };
      const began = await this.alone(work, departure, async (token, signal) => {
        first.isAnswered = await this.begin(work, token, signal);
      });
      if (!first.isAnswered) {
        await (this.parts.pause ?? delayed)(CUT_OFF_RETRY_MS, departure.leaving).catch(() => undefined);
        return true;
      }
      if (!began) await delay(POLL_MS, undefined, { signal: departure.leaving }).catch(() => undefined);
    }
    return true;
  }

  private forget(id: string): void {
    this.known.forget(id);
    this.parts.phrases?.drop(id);
  }

  /** Renders for some seconds. @returns whether nothing is left to render; else the lease is free again */
  private async isRendered(
    work: AuditWork,
    { leaving }: Departure,
    held: { readonly token: string; readonly signal: AbortSignal; readonly attempt: number },
  ): Promise<boolean> {
    const { rendering, crawls } = this.parts;
    if (rendering === undefined || work.config.renderPages === 0) return true;
    const fetcher = this.fetcherFor(work);
    const run = { work, fetcher, politeness: this.known.of(work), reading: this.reading, leaving, ...held };
    if (!(await rendering.run(run))) return true;
    await crawls.release(work.id, held.token);
    return false;
  }

  /** @throws {SealedByAnother} */
  private fetcherFor(work: AuditWork): OwnedSiteFetcher {
    const { fetcher, seal = new AccessSeal(null) } = this.parts;
    const access = work.secrets === null ? null : seal.open(work.secrets, work.id);
    return new OwnedSiteFetcher(fetcher, work, access);
  }

  /** What can't be read is failed: it would be tried for ever, and its edition could start no other. */
  private async workAt(id: string): Promise<AuditWork | null> {
    const { crawls, ids, leaseMs, log } = this.parts;
    try {
      const work = await crawls.work(id);
      if (work) this.fetcherFor(work);
      return work;
    } catch (error) {
      if (!(error instanceof UnreadableWork) && !(error instanceof SealedByAnother)) throw error;
      const token = ids.uuid();
      if ((await crawls.lease(id, token, leaseMs)) === null) return null;
      log.error({ err: error, audit: id }, 'an audit can’t be read; it is failed');
      const message = error instanceof SealedByAnother ? SEALED : UNREADABLE;
      await crawls.fail(id, token, { code: 'internal', message });
      return null;
    }
  }

  /** @returns false while another does it */
  private async alone(
    work: AuditWork,
    departure: Departure,
    act: (token: string, signal: AbortSignal, attempt: number) => Promise<void>,
  ): Promise<boolean> {
    const { crawls, ids, leaseMs, log } = this.parts;
    const token = ids.uuid();
    const attempt = await crawls.lease(work.id, token, leaseMs);
    if (attempt === null) return false;
    if (attempt > MAX_ATTEMPTS) {
      await crawls.fail(work.id, token, {
        code: 'worker_lost',
        message: 'It was started again and again and never finished.',
      });
      return true;
    }
    const stop = new AbortController();
    const onRelease = () => stop.abort(new Error('the worker is stopping'));
    departure.releasing.addEventListener('abort', onRelease, { once: true });
    const heartbeat = new Heartbeat(new Lease(CLOCK, leaseMs), {
      leaseMs,
      renew: () => crawls.renew(work.id, token, leaseMs),
      onLost: () => {
        stop.abort(new Error('the lease was lost'));
      },
      onFault: (error) => {
        log.warn({ err: error, audit: work.id }, 'a lease could not be renewed');
      },
    });
    try {
      await act(token, stop.signal, attempt);
    } catch (error) {
      if (!stop.signal.aborted && isUnavailable(error)) {
        log.warn({ err: error, audit: work.id }, 'work on an audit waits for its store');
        await this.releaseWhenStored(work.id, token, departure);
        return true;
      }
      if (!stop.signal.aborted) {
        log.error({ err: error, audit: work.id, attempt }, 'work on an audit failed');
        if (attempt === MAX_ATTEMPTS)
          await crawls.fail(work.id, token, { code: 'internal', message: AUDIT_FAILURES.internal });
        // The next attempt counts on, and need not wait for the lease.
        else await crawls.renew(work.id, token, 0);
        return true;
      }
      await crawls.release(work.id, token);
      log.info({ audit: work.id }, 'an audit was requeued');
    } finally {
      heartbeat.stop();
      departure.releasing.removeEventListener('abort', onRelease);
    }
    return true;
  }

  /** What the store could not do is no attempt: five minutes without a database must not end an audit. */
  private async releaseWhenStored(id: string, token: string, departure: Departure): Promise<void> {
    const { crawls, leaseMs } = this.parts;
    // By then others may have the lease.
    const end = performance.now() + leaseMs;
    for (;;) {
      await (this.parts.pause ?? delayed)(AFTER_FAULT_MS, departure.leaving).catch(() => undefined);
      try {
        await crawls.release(id, token);
        return;
      } catch (error) {
        if (!isUnavailable(error) || departure.leaving.aborted || performance.now() > end) throw error;
      }
    }
  }

  /** @returns false where the site did not answer: another worker may be answered */
  private async begin(work: AuditWork, token: string, signal: AbortSignal): Promise<boolean> {
    const { crawls, now, pages, sitemaps, ratePerSecond } = this.parts;
    const fetcher = this.fetcherFor(work);
    const paces = new Map<number | null, CrawlPace>();
    const paceAt = (crawlDelaySeconds: number | null) => {
      const pace =
        paces.get(crawlDelaySeconds) ?? new CrawlPace({ crawls, fetcher, ratePerSecond, crawlDelaySeconds });
      paces.set(crawlDelaySeconds, pace);
      return pace;
    };
    const pause = (ms: number) => (this.parts.pause ?? delayed)(ms, signal);
    const probe = new SiteProbe(
      { fetcher, pages, sitemaps, randomLetters, now, pause },
      work.config,
      (url, crawlDelaySeconds) => paceAt(crawlDelaySeconds).ownSlot(url, signal),
      signal,
    );
    const probed = await probe.run(work.startUrl);
    if ('silence' in probed) return this.leaveToOthers(work, token, probed);
    if ('code' in probed) {
      await crawls.fail(work.id, token, probed);
      return true;
    }
    const { site, robotsText, entries } = probed;
    if (work.config.settings !== null && !isInternal(site.home, work.startUrl)) {
      const message = `The web address leads to ${site.home}, which is another site; an audit with settings is of its own alone.`;
      await crawls.fail(work.id, token, { code: 'source_blocked', message });
      return true;
    }
    const robots = work.config.respectRobots && robotsText !== null ? RobotsRules.parse(robotsText) : null;
    const rules = new CrawlRules({ config: work.config, robots, month: now().toISOString().slice(0, 7) });
    const begun = { ...work, site };
    const found: FoundUrl[] = [{ url: site.home, kind: 'page', foundVia: 'start', foundOn: null, depth: 0 }];
    for (const url of await crawls.listedUrls(work.id)) {
      const one = foundUrl(url, 'start', null, 0, begun, rules);
      if (one !== null && url !== site.home) found.push(one);
    }
    // Of a list sitemaps are what checks hold pages against, and no further pages.
    for (const { entries: listed } of work.config.isList ? [] : entries) {
      for (const [place, { url }] of listed.entries()) {
        // The lease must be renewed meanwhile: there may be 200,000, each held against a long robots.txt.
        if (place % URLS_PER_YIELD === URLS_PER_YIELD - 1) await yieldToEventLoop();
        const one = foundUrl(url, 'sitemap', null, null, begun, rules);
        if (one !== null) found.push(one);
      }
    }
    signal.throwIfAborted();
    await crawls.begin(work.id, token, { site, robotsText }, found, entries);
    return true;
  }

  /** @returns whether the audit is over, since nobody was answered for long enough */
  private async leaveToOthers(
    { id, ageSeconds, config }: AuditWork,
    token: string,
    { silence, hadAnswer }: SilentProbe,
  ): Promise<boolean> {
    const { crawls, log, silentMs = SILENT_MS } = this.parts;
    const quietMs = await crawls.noteSilence(id, token, hadAnswer);
    if (quietMs !== null && (quietMs >= silentMs || ageSeconds > config.maxSeconds)) {
      await crawls.fail(id, token, silence);
      return true;
    }
    log.warn(
      { audit: id, quietMs },
      'the site does not answer this worker; its audit is left to others for a moment',
    );
    await crawls.release(id, token);
    return false;
  }
}

function delayed(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal });
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
