import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { StopReason } from '../../domain/audit/audit.js';
import { referencesOfFile } from '../../domain/audit/page-references.js';
import { silentSiteError } from '../../domain/audit/silent-site.js';
import { isUnavailable } from '../../domain/errors.js';
import type { Departure } from '../../domain/jobs.js';
import {
  familyOfType,
  type AnswerFacts,
  FetchFailure,
  type SiteFetcher,
  type SiteReply,
} from '../../libs/guarded-fetch/index.js';
import { normaliseUrl, PageTooCostly, type ResourceFacts } from '../../libs/page-reading/index.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { AuditWork, CrawlStore, Settled, ClaimedUrl } from '../../ports/audit/crawl-store.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import { askForUrl, loadsOthers, pageOf, type Send } from './asked-url.js';
import type { CrawlPace } from './crawl-pace.js';
import { CrawlResults } from './crawl-results.js';
import type { FairScheduler } from './fair-scheduler.js';
import type { PhrasesAhead } from './phrases-ahead.js';
import type { CrawlPoliteness } from './politeness.js';
import { UnansweredUrls } from './unanswered-urls.js';

export interface CrawlParts {
  readonly crawls: CrawlStore;
  readonly fetcher: SiteFetcher;
  readonly pages: CrawlPages;
  /** Counts the phrases of what was stored; absent: the analysis counts them all. */
  readonly phrases?: Pick<PhrasesAhead, 'expect' | 'add' | 'drop'>;
  readonly ids: Ids;
  readonly log: Log;
  readonly now: () => Date;
  /** Requests a second to one origin; 0 is flat out, where the address is of `FETCH_ALLOW`. */
  readonly ratePerSecond: number;
  /** How long a worker may be silent before what it took is given to another. */
  readonly leaseMs: number;
  /** A site that answered no worker for so long is given up. Default: a minute. */
  readonly silentMs?: number;
  /** Before the second and the third try of what did not answer, or answered with a fault of its own. Default: 1 and 4 s. */
  readonly retriesMs?: readonly number[];
  /** Default: so many ms go by; settles early, by whatever way, when the signal is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Requests that are under way at once, of one crawl in one process. Chosen; what a site sees is bounded by its rate, not by
 * this.
 */
const AT_ONCE = 12;
/** URLs that are taken together: each taking is a transaction. Chosen: four for each request that is under way. */
const URLS_PER_CLAIM = 48;
/**
 * Of the lease, what the URLs that were taken together may take. Chosen, so that other crawls of the same origin may slow
 * them down.
 */
const PART_OF_LEASE = 6;
/** See `CrawlParts`. Chosen. */
const RETRIES_MS: readonly number[] = [1000, 4000];
/** How long a server that says "slower" is left alone where it does not say how long. Chosen. */
const DEFAULT_RETRY_AFTER_MS = 5000;
const MAX_RETRY_AFTER_MS = 60_000;
/** Of what failed in our hands each time: tried for ever, one page would keep its crawl from ending. */
const UNREADABLE = {
  skipped: { reason: 'unreadable', detail: 'it could not be read' },
} as const;
/** Of what took too long twice: once it may be the processor that was busy, or stopped. */
const TOO_COSTLY = {
  skipped: { reason: 'unreadable', detail: 'reading it took too long' },
  tried: 'answered',
} as const;
/** Before such a page is read once more: longer than one run of a worker (`GO_ON_MS`), so that others come first. Chosen. */
const COSTLY_RETRY_MS = 12_000;
/** Before a crawl goes on whose store failed. Chosen. */
export const AFTER_FAULT_MS = 1000;
/**
 * A page that ends its worker each time, by its size, must not do so for an hour: others crawl in the same thread. Chosen:
 * three tries and as many workers that are stopped or killed.
 */
const MAX_CLAIMS = 12;
/** Of the lease, when what was not asked for yet is left to a later taking: another may have it soon. Chosen. */
const STALE_SHARE = 0.75;
/**
 * Probes of the start that must have failed before a crawl may end as silent: the worker may have run seldom, and one or
 * two requests that are lost say little. A minute with a backoff of 2 s has room for more, timeouts too.
 */
const LEAST_PROBES = 4;
/** How long a worker that nothing answers leaves a crawl to others before it asks again. Chosen. */
export const CUT_OFF_RETRY_MS = 2000;
/** A site that answered no worker for so long is given up; by then what a lost worker had taken is free again. */
export const SILENT_MS = 60_000;
/** How long a worker goes on with one crawl before work of other kinds may have its place. Chosen. */
const GO_ON_MS = 10_000;

/**
 * One run of one worker at a crawl: claims URLs of the frontier, fetches them, and stores their answers together with the
 * URLs found on them. Any number of workers may do it at once; one that dies leaves nothing but leases that expire.
 */
export class Crawl {
  private readonly token: string;
  private readonly pace: CrawlPace;
  private readonly results: CrawlResults;
  private readonly unanswered: UnansweredUrls;
  private readonly retriesMs: readonly number[];
  private hasRunOut = false;

  constructor(
    private readonly parts: CrawlParts,
    private readonly work: AuditWork,
    private readonly departure: Departure,
    private readonly politeness: CrawlPoliteness,
    /** Reading of pages, scheduled fairly among the crawls of this process. */
    private readonly reading: FairScheduler,
  ) {
    this.token = parts.ids.uuid();
    this.retriesMs = parts.retriesMs ?? RETRIES_MS;
    this.pace = politeness.pace;
    const results = new CrawlResults(parts.crawls, work, this.token, politeness, parts.phrases);
    this.results = results;
    const { fetcher, log } = parts;
    this.unanswered = new UnansweredUrls({ results, politeness, fetcher, log, signal: departure.releasing });
  }

  /** A fault of the store costs a moment, and not the leases of what was taken. @returns whether there is more to do */
  async run(): Promise<boolean> {
    const { crawls, log } = this.parts;
    const { id } = this.work;
    const underway = new Set<Promise<void>>();
    try {
      return await this.crawl(underway);
    } catch (error) {
      log.warn({ err: error, audit: id }, 'a crawl failed and is retried soon');
      await Promise.all(underway);
      this.parts.phrases?.drop(id);
      await crawls.requeue(id, this.token, isUnavailable(error)).catch((fault: unknown) => {
        log.warn({ err: fault, audit: id }, 'URLs that a crawl claimed wait until their leases expire');
      });
      await delay(AFTER_FAULT_MS, undefined, { signal: this.departure.leaving }).catch(() => undefined);
      return true;
    } finally {
      this.results.close();
    }
  }

  /** Why the crawl ends before everything was seen; null while it does not. */
  private get stopReason(): Extract<StopReason, 'max_time' | 'site_errors'> | null {
    if (this.hasRunOut) return 'max_time';
    return this.results.isFailing ? 'site_errors' : null;
  }

  private async crawl(underway: Set<Promise<void>>): Promise<boolean> {
    const { crawls } = this.parts;
    const { id, config, ageSeconds } = this.work;
    // Every request under way listens to it, and Node takes more than ten for a leak.
    setMaxListeners(0, this.departure.releasing, this.departure.leaving);
    const began = performance.now();
    const limit = pLimit(AT_ONCE);
    // A worker that was cut off in an earlier run asks once whether it still is.
    let hasAsked = false;
    const goesOn = () => !this.departure.leaving.aborted && performance.now() - began < GO_ON_MS;
    while (goesOn()) {
      if (ageSeconds + (performance.now() - began) / 1000 > config.maxSeconds) this.hasRunOut = true;
      if (this.results.fault !== null || this.stopReason !== null) break;
      if (this.politeness.cutOffAt !== null && (hasAsked || !(await this.unanswered.isAnswered()))) break;
      hasAsked = true;
      // Before the last of them are done, so that no place stands idle while the next are taken.
      const room = this.room();
      while (underway.size > Math.min(AT_ONCE, room)) await Promise.race(underway);
      // How long the site takes to answer is not known before the first visit.
      const count = Math.min(this.politeness.visitMs === 0 ? AT_ONCE : URLS_PER_CLAIM, room);
      const staleAt = performance.now() + this.parts.leaseMs * STALE_SHARE;
      const claimed = await crawls.claim(id, this.token, this.parts.leaseMs, count);
      this.parts.phrases?.expect(this.work, claimed);
      for (const url of claimed) {
        const visit = limit(() => this.visit(url, staleAt)).finally(() => underway.delete(visit));
        underway.add(visit);
      }
      if (claimed.length > 0) continue;
      // What those under way tell of may be more work.
      if (underway.size > 0) await Promise.race(underway);
      else if (this.unanswered.count > 0) {
        await this.unanswered.verify();
        await this.results.write();
        continue;
      }
      await this.results.write();
      if (underway.size > 0) continue;
      const ends = await this.end();
      if (ends === 'over') return false;
      if (ends > 0)
        await delay(Math.min(ends, 500), undefined, { signal: this.departure.leaving }).catch(
          () => undefined,
        );
    }
    await Promise.all(underway);
    await this.unanswered.verify();
    if (this.results.fault !== null) throw this.results.fault;
    await this.results.write();
    if (this.stopReason !== null) return (await this.end()) !== 'over';
    const { cutOffAt } = this.politeness;
    if (cutOffAt === null || this.departure.leaving.aborted) return true;
    return this.leaveToOthers(performance.now() - cutOffAt);
  }

  /** Nothing of the site answers here. Whether that ends its crawl is decided by what all workers were answered. */
  private async leaveToOthers(cutOffMs: number): Promise<boolean> {
    const { crawls, log, pause = delayed, silentMs = SILENT_MS } = this.parts;
    const { id } = this.work;
    const detail = `nothing answered any worker for ${silentMs / 1000} s: the site or our own network was down`;
    // Where no worker ran for a while, none was answered either.
    const isSilent =
      this.politeness.failedProbes >= LEAST_PROBES &&
      cutOffMs >= silentMs &&
      (await crawls.skipSilent(id, silentMs, detail)) > 0;
    if (isSilent) return (await this.end()) !== 'over';
    log.warn({ audit: id }, 'the site does not answer this worker; its crawl is left to others for a moment');
    await pause(CUT_OFF_RETRY_MS, this.departure.leaving).catch(() => undefined);
    return true;
  }

  /**
   * How many URLs can be asked for, at the pace there is and as quickly as they are answered, well before their lease runs
   * out: others may share the pace.
   */
  private room(): number {
    const eachMs = Math.max(this.pace.intervalMs, this.politeness.visitMs / AT_ONCE);
    return Math.max(1, Math.floor(this.parts.leaseMs / PART_OF_LEASE / eachMs));
  }

  /** @returns in how many ms there is more to do; 0 for at once */
  private async end(): Promise<'over' | number> {
    const { crawls } = this.parts;
    const { id, config, site, startUrl } = this.work;
    const { stopReason } = this;
    if (stopReason === 'max_time') await crawls.skipQueued(id, 'max_time', `${config.maxSeconds} s`);
    if (stopReason === 'site_errors') await crawls.skipQueued(id, 'site_errors', 'the site fails or refuses');
    let next = await crawls.finishCrawl(id);
    // Something is queued and due, and yet nothing was taken: there may be no room for more pages.
    if (next === 0 && (await crawls.skipBeyondLimit(id)) > 0) next = await crawls.finishCrawl(id);
    if (typeof next !== 'object') return next;
    await crawls.failSilent(id, silentSiteError(site?.home ?? startUrl, next.cause));
    return 'over';
  }

  private async visit(claimed: ClaimedUrl, staleAt: number): Promise<void> {
    const began = performance.now();
    if (began > staleAt) {
      this.results.settle({ id: claimed.id, retryInMs: 0 });
      return;
    }
    if (this.politeness.cutOffAt !== null) {
      this.results.settle({ id: claimed.id, retryInMs: 0, isUncounted: true });
      return;
    }
    if (claimed.attempts > MAX_CLAIMS) {
      this.results.settle({ id: claimed.id, ...UNREADABLE });
      return;
    }
    try {
      await this.ask(claimed);
    } catch (error) {
      if (error instanceof FetchFailure) {
        const skipped = { reason: 'unsupported_scheme', detail: error.message.slice(0, 300) } as const;
        this.results.settle({ id: claimed.id, skipped, tried: 'blocked' });
        return;
      }
      // Its lease is given back with those of the others: nothing is wrong with the page.
      if (isUnavailable(error)) {
        this.results.failWith(error);
        return;
      }
      if (this.departure.releasing.aborted) {
        // For the next worker, which would else have to wait for the end of the lease.
        this.results.settle({ id: claimed.id, retryInMs: 0 });
        return;
      }
      this.parts.log.warn({ err: error, url: claimed.url }, 'a page could not be crawled');
      if (error instanceof PageTooCostly) {
        const isLast = this.politeness.costly.has(claimed.id) || claimed.attempts > this.retriesMs.length;
        this.politeness.costly.add(claimed.id);
        this.results.settle({
          id: claimed.id,
          ...(isLast ? TOO_COSTLY : { retryInMs: COSTLY_RETRY_MS, tried: 'answered' }),
        });
        return;
      }
      const backoffMs = this.retriesMs[claimed.attempts - 1];
      this.results.settle({
        id: claimed.id,
        ...(backoffMs === undefined ? UNREADABLE : { retryInMs: backoffMs }),
      });
    }
    this.politeness.visitMs += (performance.now() - began - this.politeness.visitMs) / 4;
    if (this.results.isFull) await this.results.tryToWrite();
  }

  private async ask(claimed: ClaimedUrl): Promise<void> {
    const signal = this.departure.releasing;
    const send: Send = async (method, maxBytes, beyond) => {
      await (claimed.kind === 'external'
        ? this.pace.foreignSlot(claimed.url, signal)
        : this.pace.ownSlot(claimed.url, signal));
      this.results.countRequest();
      return this.parts.fetcher.ask(claimed.url, { method, maxBytes, signal, ...(beyond ? { beyond } : {}) });
    };
    const reply = await askForUrl(claimed.kind, send, claimed.foundVia === 'resource');
    const { answer } = reply;
    const isAnswered = answer.status !== null || answer.failure === 'too_large';
    if (isAnswered) this.unanswered.trust(claimed.kind !== 'external');
    this.watch(claimed, answer);
    const settled = await this.settledOf(claimed, reply);
    if (isAnswered) this.results.settle(settled);
    else await this.unanswered.hold(settled, claimed.kind !== 'external');
  }

  private async settledOf(claimed: ClaimedUrl, reply: SiteReply): Promise<Settled> {
    const { answer } = reply;
    const isFaulty = answer.status === null || answer.status >= 500 || answer.status === 429;
    const tries = claimed.kind === 'external' ? 1 : this.retriesMs.length;
    // What is too large now is too large later, and was fetched to its bound each time.
    const mayPass = isFaulty && answer.failure !== 'too_large';
    if (mayPass && claimed.attempts <= tries && !this.departure.releasing.aborted) {
      const backoffMs =
        answer.retryAfterMs ??
        (answer.status === 429 ? DEFAULT_RETRY_AFTER_MS : (this.retriesMs[claimed.attempts - 1] ?? 0));
      const tried = answer.status === null ? (answer.failure ?? 'reset') : 'answered';
      return { id: claimed.id, retryInMs: Math.min(backoffMs, MAX_RETRY_AFTER_MS), tried };
    }
    // A large file is there all the same; of a page it is stated that its end was not read.
    const page = claimed.kind === 'external' ? null : pageOf(reply);
    const isFine = answer.failure === 'too_large' && page === null;
    const final = { ...answer, attempts: claimed.attempts, failure: isFine ? null : answer.failure };
    if (answer.location !== null) {
      // Another site's chain of redirects might lead on for ever.
      const next = normaliseUrl(answer.location, claimed.url);
      if (next !== null && (claimed.kind !== 'external' || claimed.foundVia !== 'redirect'))
        this.results.discover(next.url, 'redirect', claimed, claimed.depth);
      return { id: claimed.id, answer: final, page: null };
    }
    if (page === null) {
      const loads = await this.loadedBy(claimed, reply);
      return { id: claimed.id, answer: loads.length === 0 ? final : { ...final, loads }, page: null };
    }
    const { packed, references } = await this.reading.schedule(this.work.accountId ?? this.work.id, () =>
      this.parts.pages.read(claimed.url, page, this.work.config.searches),
    );
    await this.results.discoverFrom(references, claimed);
    return { id: claimed.id, answer: final, page: packed };
  }

  /** What a style sheet, a script or a manifest loads, which is crawled too. */
  private async loadedBy(
    claimed: ClaimedUrl,
    { answer, body }: SiteReply,
  ): Promise<readonly ResourceFacts[]> {
    if (!loadsOthers(claimed, { answer, body })) return [];
    const { scripts, sheets } = this.politeness;
    const read = familyOfType(answer.contentType) === 'js' ? scripts : sheets;
    if (!read.mayRead(claimed.url)) return [];
    const loads = await this.reading.schedule(this.work.accountId ?? this.work.id, () =>
      this.parts.pages.loadedBy(claimed.url, { answer, body }),
    );
    for (const { kind, url } of loads) if (kind === 'style') sheets.noteImport(url, claimed.url);
    await this.results.discoverFrom(referencesOfFile(loads), claimed);
    return loads;
  }

  /** Other sites' faults say nothing about this one, and no answer says nothing about the site before others had one. */
  private watch({ kind }: ClaimedUrl, answer: AnswerFacts): void {
    if (kind === 'external') return;
    const { limitedRun, isRefusal } = this.politeness.watch(answer);
    if (answer.status !== null) this.results.noteRefusal(isRefusal);
    if (limitedRun > 0) this.results.noteLimit(limitedRun);
  }
}

function delayed(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal });
}
