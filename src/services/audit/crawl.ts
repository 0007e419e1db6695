import { setMaxListeners } from 'node:events';
import { setImmediate as yieldToEventLoop, setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import {
  type AnswerFacts,
  familyOfType,
  FetchFailure,
  type SiteFetcher,
  type SiteReply,
} from '../../libs/guarded-fetch/index.js';
import type { StopReason } from '../../domain/audit/audit.js';
import { KNOWN_URLS_A_PAGE, MOST_KNOWN_URLS, type CrawlRules } from '../../domain/audit/crawl-rules.js';
import { type FoundVia, wideHash } from '../../libs/site-audit/index.js';
import {
  type PageFacts,
  normaliseUrl,
  packPage,
  PageTooCostly,
  type PageScanner,
} from '../../libs/page-reading/index.js';
import { silentSiteError } from '../../domain/audit/silent-site.js';
import { discoveredUrls } from '../../domain/audit/discovered-urls.js';
import { isUnavailable } from '../../domain/errors.js';
import type { Departure } from '../../domain/jobs.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import type { AuditWork, CrawlStore, FoundUrl, Settled, TakenUrl } from '../../ports/audit/crawl-store.js';
import { askForUrl } from './ask-for-url.js';
import type { FairScheduler } from './fair-scheduler.js';
import type { CrawlPoliteness } from './politeness.js';
import { foundUrl } from './found-url.js';
import type { CrawlPace } from './crawl-pace.js';

export interface CrawlerParts {
  readonly crawls: CrawlStore;
  readonly fetcher: SiteFetcher;
  readonly scanner: PageScanner;
  readonly ids: Ids;
  readonly log: Log;
  readonly now: () => Date;
  /** Requests a second to one origin; 0 is flat out, where the address is of `FETCH_ALLOW`. */
  readonly ratePerSecond: number;
  /** How long a worker may be silent before what it took is given to another. */
  readonly leaseMs: number;
  /** A site that answered no worker for so long is given up. Default: a minute. */
  readonly silentMs?: number;
  /** Default: so many ms go by; settles early, by whatever way, when the signal is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Requests that are under way at once, of one crawl in one process. */
const AT_ONCE = 12;
/** URLs that are taken together: each taking is a transaction. */
const TAKEN_AT_ONCE = 48;
/** Of the lease, what the URLs that were taken together may take. */
const PART_OF_LEASE = 6;
/** What is done is written when so many are, or so long after the first. */
const SETTLE_COUNT = 32;
const SETTLE_MS = 300;

/** Before the second and the third try of what did not answer, or answered with a fault of its own. */
const RETRIES_MS = [1000, 4000];
/** How long a server that says "slower" is left alone where it does not say how long. */
const REST_MS = 5000;
const LONGEST_REST_MS = 60_000;
const DISCOVERED_A_BATCH = 200;
/** Of what failed in our hands each time: tried for ever, one page would keep its crawl from ending. */
const UNREADABLE = {
  skipped: { reason: 'unreadable', detail: 'it could not be read' },
} as const;
/** Of what took too long twice: once it may be the processor that was busy, or stopped. */
const TOO_COSTLY = {
  skipped: { reason: 'unreadable', detail: 'reading it took too long' },
  tried: 'answered',
} as const;
/** Before such a page is read once more: longer than the turn of a worker, so that others come first. */
const COSTLY_REST_MS = 12_000;
/** Before a crawl goes on whose store failed. */
export const AFTER_FAULT_MS = 1000;
/** A page that ends its worker each time, by its size, must not do so for an hour: others crawl in the same thread. */
const MOST_TAKINGS = 12;
/** Of the lease, when what was not asked for yet is left to a later taking: another may have it soon. */
const STALE_SHARE = 0.75;
/**
 * Failures without an answer that are held back at most before it is asked whether the site answers at all: they are
 * those URLs' own only where it does.
 */
const MOST_DOUBTS = 8;
/**
 * Probes of the start that must have failed before a crawl may end as silent: the worker may have waited long for its
 * turns, and one or two requests that are lost say little. A minute with a rest of 2 s has room for more, timeouts too.
 */
const LEAST_PROBES = 4;
/** How long a worker that nothing answers leaves a crawl to others before it asks again. */
export const CUT_OFF_REST_MS = 2000;
/** A site that answered no worker for so long is given up; by then what a lost worker had taken is free again. */
export const SILENT_MS = 60_000;
/** How long a worker goes on with one crawl before work of other kinds may have its place. */
const GO_ON_MS = 10_000;

/** One turn of one worker at a crawl. */
export class Crawl {
  private readonly token: string;
  private readonly rules: CrawlRules;
  private readonly pace: CrawlPace;
  private readonly limited = { count: 0, longestRun: 0 };
  private requests = 0;
  private refusals: boolean[] = [];
  private hasAnswer = false;
  /** What came to no answer since the last answer; it waits for the next, or for the proof that there is none. */
  private readonly doubts: { readonly settled: Settled; readonly isOwn: boolean }[] = [];
  private verifying: Promise<void> | null = null;
  /** URLs of the audit, at the most: those found twice count twice until the next turn. */
  private known: number;
  private readonly mostKnown: number;
  private settled: Settled[] = [];
  private found: FoundUrl[] = [];
  private writing: Promise<void> = Promise.resolve();
  private writer: NodeJS.Timeout | null = null;
  private isStopped: Extract<StopReason, 'max_time' | 'site_errors'> | null = null;
  /** Of a write: what is not written by then is left to whoever comes after. */
  private fault: Error | null = null;

  constructor(
    private readonly parts: CrawlerParts,
    private readonly work: AuditWork,
    private readonly departure: Departure,
    private readonly politeness: CrawlPoliteness,
    /** Reading of pages, in which crawls that share a thread take turns. */
    private readonly reading: FairScheduler,
  ) {
    this.token = parts.ids.uuid();
    this.known = work.known;
    this.mostKnown = Math.max(MOST_KNOWN_URLS, KNOWN_URLS_A_PAGE * work.config.maxPages);
    this.rules = politeness.rules;
    this.pace = politeness.pace;
  }

  /** A fault of the store costs a moment, and not the leases of what was taken. */
  async run(): Promise<boolean> {
    const { crawls, log } = this.parts;
    const { id } = this.work;
    const underway = new Set<Promise<void>>();
    try {
      return await this.crawl(underway);
    } catch (error) {
      log.warn({ err: error, audit: id }, 'a crawl failed and is retried soon');
      await Promise.all(underway);
      // What they told of may not be written.
      this.politeness.met.clear();
      await crawls.giveBack(id, this.token, isUnavailable(error)).catch((fault: unknown) => {
        log.warn({ err: fault, audit: id }, 'URLs that a crawl claimed wait until their leases expire');
      });
      await delay(AFTER_FAULT_MS, undefined, { signal: this.departure.leaving }).catch(() => undefined);
      return true;
    } finally {
      if (this.writer) clearTimeout(this.writer);
    }
  }

  private async crawl(underway: Set<Promise<void>>): Promise<boolean> {
    const { crawls } = this.parts;
    const { id, config, ageSeconds } = this.work;
    // Every request under way listens to it, and Node takes more than ten for a leak.
    setMaxListeners(0, this.departure.handBack, this.departure.leaving);
    const began = performance.now();
    const limit = pLimit(AT_ONCE);
    // A worker that was cut off in an earlier turn asks once whether it still is.
    let hasAsked = false;
    const goesOn = () => !this.departure.leaving.aborted && performance.now() - began < GO_ON_MS;
    while (goesOn()) {
      if (ageSeconds + (performance.now() - began) / 1000 > config.maxSeconds) this.isStopped = 'max_time';
      if (this.fault !== null) break;
      if (this.isStopped !== null) break;
      if (this.politeness.cutOffAt !== null && (hasAsked || !(await this.isAnswered()))) break;
      hasAsked = true;
      // Before the last of them are done, so that no place stands idle while the next are taken.
      const room = this.room();
      while (underway.size > Math.min(AT_ONCE, room)) await Promise.race(underway);
      // How long the site takes to answer is not known before the first visit.
      const count = Math.min(this.politeness.visitMs === 0 ? AT_ONCE : TAKEN_AT_ONCE, room);
      const staleAt = performance.now() + this.parts.leaseMs * STALE_SHARE;
      const taken = await crawls.take(id, this.token, this.parts.leaseMs, count);
      for (const url of taken) {
        const visit = limit(() => this.visit(url, staleAt)).finally(() => underway.delete(visit));
        underway.add(visit);
      }
      if (taken.length > 0) continue;
      // What those under way tell of may be more work.
      if (underway.size > 0) await Promise.race(underway);
      else if (this.doubts.length > 0) {
        await this.verify();
        await this.write();
        continue;
      }
      await this.write();
      if (underway.size > 0) continue;
      const ends = await this.end();
      if (ends === 'over') return false;
      if (ends > 0)
        await delay(Math.min(ends, 500), undefined, { signal: this.departure.leaving }).catch(
          () => undefined,
        );
    }
    await Promise.all(underway);
    await this.verify();
    if (this.fault !== null) throw this.fault;
    await this.write();
    if (this.isStopped !== null) return (await this.end()) !== 'over';
    const { cutOffAt } = this.politeness;
    if (cutOffAt === null || this.departure.leaving.aborted) return true;
    return this.leaveToOthers(performance.now() - cutOffAt);
  }

  /** Nothing of the site answers here. Whether that ends its crawl is decided by what all workers were answered. */
  private async leaveToOthers(cutOffMs: number): Promise<boolean> {
    const { crawls, log, pause = delayed, silentMs = SILENT_MS } = this.parts;
    const { id } = this.work;
    const detail = `nothing answered any worker for ${silentMs / 1000} s: the site or our own network was down`;
    // Where nobody had a turn for a while, nobody was answered either.
    const isSilent =
      this.politeness.failedProbes >= LEAST_PROBES &&
      cutOffMs >= silentMs &&
      (await crawls.skipSilent(id, silentMs, detail)) > 0;
    if (isSilent) return (await this.end()) !== 'over';
    log.warn({ audit: id }, 'the site does not answer this worker; its crawl is left to others for a moment');
    await pause(CUT_OFF_REST_MS, this.departure.leaving).catch(() => undefined);
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
    if (this.isStopped === 'max_time') await crawls.skipQueued(id, 'max_time', `${config.maxSeconds} s`);
    if (this.isStopped === 'site_errors')
      await crawls.skipQueued(id, 'site_errors', 'the site fails or refuses');
    let next = await crawls.finishCrawl(id);
    // Something is queued and due, and yet nothing was taken: there may be no room for more pages.
    if (next === 0 && (await crawls.skipBeyondLimit(id)) > 0) next = await crawls.finishCrawl(id);
    if (typeof next !== 'object') return next;
    await crawls.failSilent(id, silentSiteError(site?.home ?? startUrl, next.cause));
    return 'over';
  }

  private async visit(taken: TakenUrl, staleAt: number): Promise<void> {
    const began = performance.now();
    if (began > staleAt) {
      this.keep({ id: taken.id, retryInMs: 0 });
      return;
    }
    if (this.politeness.cutOffAt !== null) {
      this.keep({ id: taken.id, retryInMs: 0, isUncounted: true });
      return;
    }
    if (taken.attempts > MOST_TAKINGS) {
      this.keep({ id: taken.id, ...UNREADABLE });
      return;
    }
    try {
      await this.ask(taken);
    } catch (error) {
      if (error instanceof FetchFailure) {
        const skipped = { reason: 'unsupported_scheme', detail: error.message.slice(0, 300) } as const;
        this.keep({ id: taken.id, skipped, tried: 'blocked' });
        return;
      }
      // Its lease is given back with those of the others: nothing is wrong with the page.
      if (isUnavailable(error)) {
        this.failWith(error);
        return;
      }
      if (this.departure.handBack.aborted) {
        // For whoever comes next, who would else have to wait for the end of the lease.
        this.keep({ id: taken.id, retryInMs: 0 });
        return;
      }
      this.parts.log.warn({ err: error, url: taken.url }, 'a page could not be crawled');
      if (error instanceof PageTooCostly) {
        const isLast = this.politeness.costly.has(taken.id) || taken.attempts > RETRIES_MS.length;
        this.politeness.costly.add(taken.id);
        this.keep({
          id: taken.id,
          ...(isLast ? TOO_COSTLY : { retryInMs: COSTLY_REST_MS, tried: 'answered' }),
        });
        return;
      }
      const rest = RETRIES_MS[taken.attempts - 1];
      this.keep({ id: taken.id, ...(rest === undefined ? UNREADABLE : { retryInMs: rest }) });
    }
    this.politeness.visitMs += (performance.now() - began - this.politeness.visitMs) / 4;
    if (this.settled.length >= SETTLE_COUNT) await this.tryToWrite();
  }

  /** What is done is seen soon, though those that are asked beside it may take long. */
  private writeSoon(): void {
    this.writer ??= setTimeout(() => {
      this.writer = null;
      void this.tryToWrite();
    }, SETTLE_MS);
  }

  private async tryToWrite(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      // Thrown from here it would end the process, for nobody may be waiting for it just now.
      this.failWith(error);
    }
  }

  private failWith(error: unknown): void {
    this.fault ??= error instanceof Error ? error : new Error('a crawl failed', { cause: error });
  }

  private async ask(taken: TakenUrl): Promise<void> {
    const signal = this.departure.handBack;
    const reply = await askForUrl(taken, async (method, maxBytes) => {
      await (taken.kind === 'external'
        ? this.pace.foreignSlot(taken.url, signal)
        : this.pace.turn(taken.url, signal));
      this.requests += 1;
      return this.parts.fetcher.ask(taken.url, { method, maxBytes, signal });
    });
    const { answer } = reply;
    const isAnswered = answer.status !== null || answer.failure === 'too_large';
    if (isAnswered) this.trust(taken.kind !== 'external');
    this.watch(taken, answer);
    const settled = await this.settledOf(taken, reply);
    if (isAnswered) this.keep(settled);
    else await this.doubt(settled, taken.kind !== 'external');
  }

  private async settledOf(taken: TakenUrl, reply: SiteReply): Promise<Settled> {
    const { answer } = reply;
    const isFaulty = answer.status === null || answer.status >= 500 || answer.status === 429;
    const tries = taken.kind === 'external' ? 1 : RETRIES_MS.length;
    // What is too large now is too large later, and was fetched to its bound each time.
    const mayPass = isFaulty && answer.failure !== 'too_large';
    if (mayPass && taken.attempts <= tries && !this.departure.handBack.aborted) {
      const rest =
        answer.retryAfterMs ?? (answer.status === 429 ? REST_MS : (RETRIES_MS[taken.attempts - 1] ?? 0));
      const tried = answer.status === null ? (answer.failure ?? 'reset') : 'answered';
      return { id: taken.id, retryInMs: Math.min(rest, LONGEST_REST_MS), tried };
    }
    // A large file of another kind is there for whoever wants it; only a page that can't be read says nothing.
    const isFine = answer.failure === 'too_large' && !isHtml(answer);
    const final = { ...answer, attempts: taken.attempts, failure: isFine ? null : answer.failure };
    if (answer.location !== null) {
      // Another site's chain of redirects might lead on for ever.
      const next = normaliseUrl(answer.location, taken.url);
      if (next !== null && (taken.kind !== 'external' || taken.foundVia !== 'redirect'))
        this.addDiscovered(next.url, 'redirect', taken, taken.depth);
      return { id: taken.id, answer: final, page: null };
    }
    const isPage = answer.status === 200 && taken.kind === 'page' && reply.body.length > 0 && isHtml(answer);
    if (!isPage) return { id: taken.id, answer: final, page: null };
    const { url } = taken;
    const page = {
      url,
      finalUrl: url,
      bytes: reply.body,
      contentType: answer.contentType,
      linkHeaders: answer.link,
    };
    const { facts, mainText } = await this.reading.take(this.work.accountId ?? this.work.id, () =>
      this.parts.scanner.scan(page),
    );
    await this.tellOf(facts, taken);
    return { id: taken.id, answer: final, page: packPage(facts, mainText) };
  }

  /** Other sites' faults say nothing about this one, and no answer says nothing about the site before others had one. */
  private watch({ kind }: TakenUrl, answer: AnswerFacts): void {
    if (kind === 'external') return;
    const { limitedRun, isRefusal } = this.politeness.watch(answer);
    if (answer.status !== null) this.refusals.push(isRefusal);
    if (limitedRun > 0) {
      this.limited.count += 1;
      this.limited.longestRun = Math.max(this.limited.longestRun, limitedRun);
    }
  }

  /**
   * Something answered: what did not is to blame for it. That another site answers says nothing of this one, which may
   * have shut out this worker alone.
   */
  private trust(isOwnSite: boolean): void {
    this.hasAnswer = true;
    if (isOwnSite) this.politeness.answered();
    for (const doubt of this.doubts.splice(0)) {
      if (doubt.isOwn && !isOwnSite) {
        this.doubts.push(doubt);
        continue;
      }
      if (doubt.isOwn) this.refusals.push(true);
      this.keep(doubt.settled);
    }
  }

  private async doubt(settled: Settled, isOwn: boolean): Promise<void> {
    this.doubts.push({ settled, isOwn });
    if (this.doubts.length < MOST_DOUBTS) return;
    try {
      await (this.verifying ??= this.verify());
    } catch (error) {
      this.failWith(error);
    }
  }

  /** Asks whether the site answers at all. Where it does not, what came to no answer goes back as if it had not been tried. */
  private async verify(): Promise<void> {
    if (this.doubts.length === 0) return;
    const isAnswered = await this.isAnswered().finally(() => {
      this.verifying = null;
    });
    if (isAnswered) return;
    for (const { settled } of this.doubts.splice(0)) {
      const tried = 'answer' in settled ? settled.answer.failure : settled.tried;
      this.keep({ id: settled.id, retryInMs: 0, isUncounted: true, ...(tried ? { tried } : {}) });
    }
  }

  /** Whether the site's start, which answered once, answers this worker now, whatever it says. */
  private async isAnswered(): Promise<boolean> {
    const { home } = this.politeness;
    const signal = this.departure.handBack;
    try {
      await this.pace.turn(home, signal);
      this.requests += 1;
      const { answer } = await this.parts.fetcher.ask(home, { maxBytes: 0, signal });
      if (answer.status !== null) {
        this.trust(true);
        return true;
      }
    } catch (error) {
      if (signal.aborted) return false;
      // A fault of the store says nothing about the site.
      if (!(error instanceof FetchFailure)) throw error;
      this.parts.log.debug({ err: error, url: home }, 'the site could not be asked');
    }
    this.politeness.unanswered();
    return false;
  }

  private async tellOf(page: PageFacts, taken: TakenUrl): Promise<void> {
    let place = 0;
    for (const { address, foundVia, depth } of discoveredUrls(page, taken.depth)) {
      this.addDiscovered(address, foundVia, taken, depth);
      place += 1;
      // Held against a long robots.txt, the links of one page may take seconds.
      if (place % DISCOVERED_A_BATCH === 0) await yieldToEventLoop();
    }
  }

  private addDiscovered(address: string, foundVia: FoundVia, from: TakenUrl, depth: number | null): void {
    const url = normaliseUrl(address)?.url ?? null;
    if (url === null || this.known >= this.mostKnown) return;
    const { met } = this.politeness;
    const hash = wideHash(url);
    if (met.has(hash)) return;
    // What was forgotten is met again, and passed over where its row is.
    if (met.size >= this.mostKnown) met.clear();
    met.add(hash);
    const found = foundUrl(url, foundVia, from.id, depth, this.work, this.rules);
    if (found === null) return;
    this.found.push(found);
    this.known += 1;
  }

  private keep(settled: Settled): void {
    if (this.settled.length === 0) this.writeSoon();
    this.settled.push(settled);
  }

  /** One write at a time, in order. */
  private write(): Promise<void> {
    if (this.writer) clearTimeout(this.writer);
    this.writer = null;
    const { settled, found } = this;
    [this.settled, this.found] = [[], []];
    if (settled.length === 0 && found.length === 0) return this.writing;
    const { requests, refusals, hasAnswer } = this;
    const limited = { ...this.limited };
    this.requests = 0;
    this.refusals = [];
    this.hasAnswer = false;
    Object.assign(this.limited, { count: 0, longestRun: 0 });
    this.writing = this.writing.then(async () => {
      const seen = { requests, limited, refusals, hasAnswer };
      const { isLost, isUnwell } = await this.parts.crawls.settle(
        this.work.id,
        this.token,
        settled,
        found,
        seen,
      );
      // Whoever holds the pages now tells of what they lead to, and that may be this worker again.
      if (isLost) this.politeness.met.clear();
      if (isUnwell) this.isStopped ??= 'site_errors';
    });
    return this.writing;
  }
}

function delayed(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal });
}

function isHtml({ contentType, sniffed }: AnswerFacts): boolean {
  const declared = familyOfType(contentType);
  return declared === 'html' || (contentType === '' && sniffed === 'html');
}
