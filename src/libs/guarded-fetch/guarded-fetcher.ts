import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { canParseUrl, type FetchAllow } from '../urls/index.js';
import { AddressGuard, type Destination, type Resolve } from './address-guard.js';
import { NO_ANSWER } from './answer-facts.js';
import { badStatus, decoded, ungzipped, unreadable } from './answer-text.js';
import { decodeText } from './charset.js';
import { connectTcp, type Connect } from './connect.js';
import { mediaTypeOf } from './content-family.js';
import { Exchange, type Ask, type Reply, type Timing } from './exchange.js';
import { answerFailureOf, fetchFailureOf, isHungUp } from './explain-failure.js';
import { FetchFailure, type FetchFailureCode } from './fetch-failure.js';
import type { FetchedPage, FetchOptions, PageFetcher, ProbedPage } from './fetched-page.js';
import { Pace, type Reserve, type Sleep } from './pace.js';
import { ASK_FOR_ROBOTS, askForPage, isOk, isReadable, textKindOf } from './page-kinds.js';
import { readCertificate } from './read-certificate.js';
import { NO_ROBOTS, readRobots, RobotsCache, type RobotsVerdict } from './robots/robots.js';
import type { CertificateFacts, SiteAsk, SiteFetcher, SiteReply } from './site-answer.js';
import { interruptible, TimeBudget, TimeUsedUp } from './time-budget.js';

export interface GuardedFetcherOptions {
  /** The private addresses that may be reached: the parsed `FETCH_ALLOW`. */
  readonly allow: FetchAllow;
  /** Names Galley honestly; the first word, up to the slash, is its name in robots.txt. */
  readonly userAgent: string;
  /**
   * Pages a second from one origin; `ask` leaves the rate to its caller. 0 means no limit, for destinations of `allow`
   * only; others then get 10, which is also the default.
   */
  readonly ratePerSecond?: number;
  /** Reserves an origin's slots for all processes together; absent when only this process fetches. */
  readonly reserveSlot?: Reserve;
  /** Bound of one fetch or request in milliseconds, without the wait for the origin's slot. Default 15 s. */
  readonly timeoutMs?: number;
  readonly clock?: { now(): Date };
  readonly resolve?: Resolve;
  readonly connect?: Connect;
  readonly sleep?: Sleep;
  /** Called with the end of each fetch and request, so that they can be counted. */
  readonly onEnd?: (end: FetchEnd) => void;
  /** Called with how long a fetch waited for its site's slot, in ms. */
  readonly onWait?: (milliseconds: number) => void;
  /** Certificates (PEM) to trust in place of the system's, for tests. */
  readonly trusted?: string;
}

/** How a page was fetched, or why not; and how a site answered a request, by its status, or 0 for no answer. */
type FetchEnd =
  | { readonly of: 'fetch'; readonly outcome: 'ok' | FetchFailureCode }
  | { readonly of: 'request'; readonly status: number; readonly milliseconds: number };

/** Chosen: as long as connecting to the three addresses that are tried of a host may take. */
const TIMEOUT_MS = 15_000;
/** RFC 9309 (2.3.1.2): a crawler should follow at least so many redirects to a robots.txt. */
const MAX_REDIRECTS = 5;

/** The default of `CRAWL_RATE`. */
const DEFAULT_RATE = 10;

/** Chosen: with a `Crawl-delay` of minutes a job would only wait until its time is up. */
const MAX_CRAWL_DELAY_S = 5;

/** Chosen: how long `ask` reuses the addresses of a host, which a crawl asks thousands of times. */
const ADDRESS_TTL_MS = 30_000;
/** Chosen: a name that did not resolve for a moment must be resolved again by the last attempt at a URL, 4 s later. */
const FAILURE_TTL_MS = 3000;
const MAX_CACHED = 1000;

/** Fetches from the public web only; `AddressGuard` decides what that excludes. */
export class GuardedFetcher implements PageFetcher, SiteFetcher {
  private readonly guard: AddressGuard;
  private readonly exchange: Exchange;
  private readonly robots: RobotsCache;
  private readonly pace: Pace;
  private readonly now: () => Date;
  private readonly connect: Connect;
  private readonly timeoutMs: number;
  /** What `ask` knows of a host: its addresses, or that its name does not resolve. */
  private readonly located: LRUCache<string, Destination | FetchFailure>;

  constructor(private readonly options: GuardedFetcherOptions) {
    const { clock, connect = connectTcp, userAgent, trusted } = options;
    this.now = clock ? () => clock.now() : () => new Date();
    const now = () => this.now().getTime();
    this.connect = connect;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.guard = new AddressGuard(options.allow, options.resolve);
    this.exchange = new Exchange(this.guard, connect, userAgent, now, trusted);
    this.robots = new RobotsCache(now);
    this.pace = new Pace(now, options.sleep, options.reserveSlot);
    this.located = new LRUCache({ max: MAX_CACHED, ttl: ADDRESS_TTL_MS, ttlResolution: 0, perf: { now } });
  }

  checkAddress(url: string): void {
    this.guard.check(url);
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<FetchedPage> {
    try {
      const page = await this.fetchPage(url, options);
      this.options.onEnd?.({ of: 'fetch', outcome: 'ok' });
      return page;
    } catch (error) {
      if (error instanceof FetchFailure) this.options.onEnd?.({ of: 'fetch', outcome: error.code });
      throw error;
    }
  }

  private async fetchPage(
    url: string,
    { accept: kind = 'html', signal }: FetchOptions,
  ): Promise<FetchedPage> {
    const reply = await this.followPermitted(url, askForPage(kind), signal);
    const { answer, body, url: finalUrl } = reply;
    const { status, contentType } = answer;
    if (!isOk(status)) throw badStatus(finalUrl, answer);
    if (!isReadable(kind, contentType)) throw unreadable(finalUrl, answer);
    const bytes = kind === 'xml' ? await ungzipped(finalUrl, body, status) : body;
    const text = decoded(finalUrl, answer, bytes, textKindOf(kind, contentType));
    if (mediaTypeOf(contentType) === '' && !/^\s*</.test(text)) throw unreadable(finalUrl, answer);
    return {
      url,
      finalUrl,
      status,
      contentType: mediaTypeOf(contentType) || 'text/html',
      body: text,
      fetchedAt: this.now(),
    };
  }

  async probe(url: string, method: 'HEAD' | 'GET', signal?: AbortSignal): Promise<ProbedPage> {
    const ask = { ...askForPage('html'), accept: '*/*', method, maxBytes: 0 };
    const { answer, url: finalUrl } = await this.followPermitted(url, ask, signal);
    return { status: answer.status, finalUrl, retryAfterMs: answer.retryAfterMs };
  }

  async sitemapsOf(url: string, signal?: AbortSignal): Promise<readonly string[]> {
    const budget = new TimeBudget(this.timeoutMs, signal);
    const destination = await this.locate(url, budget);
    const verdict = await interruptible(() => this.robotsOf(destination), signal);
    return verdict.kind === 'rules' ? verdict.sitemaps : [];
  }

  async ask(
    url: string,
    { method = 'GET', maxBytes, beyond = 'refuse', headers, signal }: SiteAsk,
  ): Promise<SiteReply> {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const ask: Ask = {
      method,
      accept,
      maxBytes,
      beyond,
      reads: () => true,
      ...(headers && { headers }),
    };
    const timing = { began: performance.now(), ttfbMs: 0 };
    try {
      const reply = await interruptible(
        async (inner) => this.exchange.send(await this.locateOnce(url), ask, inner, timing),
        signal,
        this.timeoutMs,
      );
      this.endRequest(reply.answer.status, timing.began);
      return reply;
    } catch (error) {
      signal?.throwIfAborted();
      const failure = answerFailureOf(error);
      if (failure === null) throw fetchFailureOf(error, url);
      const totalMs = performance.now() - timing.began;
      this.endRequest(0, timing.began);
      return {
        answer: { ...NO_ANSWER, failure, ttfbMs: timing.ttfbMs || totalMs, totalMs },
        body: new Uint8Array(),
      };
    }
  }

  private endRequest(status: number, began: number): void {
    this.options.onEnd?.({ of: 'request', status, milliseconds: performance.now() - began });
  }

  async isAllowListed(url: string): Promise<boolean> {
    try {
      return (await this.locateOnce(url)).allowListed;
    } catch (error) {
      // A name that does not resolve is reported by the request itself.
      if (error instanceof FetchFailure && error.code === 'unreachable') return false;
      throw error;
    }
  }

  async certificateOf(url: string, signal?: AbortSignal): Promise<CertificateFacts | null> {
    try {
      const destination = await this.locateOnce(url);
      return await interruptible(
        (inner) => readCertificate(destination, this.guard, this.connect, this.now(), inner),
        signal,
        this.timeoutMs,
      );
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  }

  /** Closes the open connections after the requests that are under way. */
  close(): Promise<void> {
    return this.exchange.close();
  }

  private followPermitted(url: string, ask: Ask, signal: AbortSignal | undefined) {
    const budget = new TimeBudget(this.timeoutMs, signal);
    return this.follow(url, ask, budget, (destination) => this.askRobots(destination, signal));
  }

  /** @param permit called before each request; returns the site's `Crawl-delay` in seconds, or throws */
  private async follow(
    url: string,
    ask: Ask,
    budget: TimeBudget,
    permit: (destination: Destination) => Promise<number>,
    located?: Destination,
  ): Promise<Reply & { readonly url: string }> {
    const seen = new Set<string>();
    let destination = located ?? (await this.locate(url, budget));
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { pathname, search, origin, href } = destination.url;
      if (seen.has(origin + pathname + search)) {
        throw new FetchFailure('too_many_redirects', url, `${url} redirects in a circle`);
      }
      seen.add(origin + pathname + search);
      const pause = await permit(destination);
      const reply = await this.sendInSlot(destination, ask, this.intervalMs(destination, pause), budget);
      const { location, failure } = reply.answer;
      if (failure === 'too_large' && ask.beyond === 'refuse')
        throw new FetchFailure('too_large', href, `${href} is larger than a page may be`);
      if (location === null) return { ...reply, url: href };
      if (!canParseUrl(location))
        throw new FetchFailure('unsupported_address', href, `${href} redirects to what is no web address`);
      destination = await this.locate(location, budget);
    }
    throw new FetchFailure('too_many_redirects', url, `${url} redirects more than ${MAX_REDIRECTS} times`);
  }

  /**
   * A site may close an idle connection at the moment when a request is sent on it. Then the request is sent again, once
   * (RFC 9112, 9.3.1), and takes a slot of its site as each request does.
   */
  private async sendInSlot(
    destination: Destination,
    ask: Ask,
    intervalMs: number,
    budget: TimeBudget,
  ): Promise<Reply> {
    const { origin, href } = destination.url;
    for (let isFirst = true; ; isFirst = false) {
      const waited = performance.now();
      await this.pace.waitForSlot(origin, intervalMs, budget.outer);
      this.options.onWait?.(performance.now() - waited);
      const timing = { began: performance.now(), ttfbMs: 0 };
      try {
        return await inTime(href, budget, (signal) => this.send(destination, ask, signal, timing));
      } catch (error) {
        const hasBegun = timing.ttfbMs > 0;
        if (!isFirst || hasBegun || !(error instanceof FetchFailure) || !isHungUp(error.cause)) throw error;
      }
      // What else the system has to tell of this site's idle connections comes first: the next one must not be closed too.
      await yieldToEventLoop();
    }
  }

  private async send(
    destination: Destination,
    ask: Ask,
    signal: AbortSignal,
    timing: Timing,
  ): Promise<Reply> {
    try {
      return await this.exchange.send(destination, ask, signal, timing);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw fetchFailureOf(error, destination.url.href);
    }
  }

  private locate(url: string, budget: TimeBudget): Promise<Destination> {
    return inTime(url, budget, () => this.guard.locate(url));
  }

  private async locateOnce(url: string): Promise<Destination> {
    // The guard's other conditions concern the origin, which is checked when it is looked up.
    const parsed = this.guard.check(url);
    const found = this.located.get(parsed.origin) ?? (await this.lookUp(parsed.origin, url));
    if (found instanceof FetchFailure) throw found;
    return { ...found, url: parsed };
  }

  private async lookUp(origin: string, url: string): Promise<Destination | FetchFailure> {
    const found = await this.guard.locate(url).catch((error: unknown) => {
      if (error instanceof FetchFailure && error.code === 'unreachable') return error;
      throw error;
    });
    this.located.set(origin, found, found instanceof FetchFailure ? { ttl: FAILURE_TTL_MS } : {});
    return found;
  }

  /** The site's `Crawl-delay` within its bound; without one, our own rate. */
  private intervalMs(destination: Destination, crawlDelay: number): number {
    const { ratePerSecond = DEFAULT_RATE } = this.options;
    if (ratePerSecond <= 0 && destination.allowListed) return 0;
    const own = 1000 / (ratePerSecond > 0 ? ratePerSecond : DEFAULT_RATE);
    return Math.max(own, Math.min(crawlDelay, MAX_CRAWL_DELAY_S) * 1000);
  }

  private async askRobots(destination: Destination, signal: AbortSignal | undefined): Promise<number> {
    const { href } = destination.url;
    const verdict = await interruptible(() => this.robotsOf(destination), signal);
    if (verdict.kind === 'failed') throw withoutRobots(href, verdict.failure);
    if (verdict.allows(href)) return verdict.crawlDelay;
    throw new FetchFailure('robots_forbidden', href, `${href} is not read: its site’s robots.txt forbids it`);
  }

  private robotsOf(destination: Destination): Promise<RobotsVerdict> {
    return this.robots.get(destination.url.origin, () => this.loadRobots(destination));
  }

  /** Takes no caller's signal, because others may wait for the same file. */
  private async loadRobots(page: Destination): Promise<RobotsVerdict> {
    const url = new URL('/robots.txt', page.url);
    const budget = new TimeBudget(this.timeoutMs, undefined);
    try {
      // It has the page's origin, so the checked addresses serve; a second look-up could be answered differently.
      const located = { ...page, url };
      const reply = await this.follow(url.href, ASK_FOR_ROBOTS, budget, () => Promise.resolve(0), located);
      const { status } = reply.answer;
      if (status >= 400 && status <= 499) return NO_ROBOTS;
      if (!isOk(status)) throw badStatus(reply.url, reply.answer);
      return readRobots(decodeText(reply.body, 'charset=utf-8', 'text'), this.options.userAgent);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      // RFC 9309 (2.3.1.2): after more than five redirects the file may be treated as missing.
      return error.code === 'too_many_redirects' ? NO_ROBOTS : { kind: 'failed', failure: error };
    }
  }
}

/** RFC 9309 (2.3.1.4): a robots.txt that the server fails to deliver forbids everything. */
function withoutRobots(url: string, failure: FetchFailure): FetchFailure {
  // The page is on the same host as its robots.txt, so the same failure concerns both.
  const itself = failure.url === new URL('/robots.txt', url).href && failure.code === 'source_blocked';
  const passing = failure.code === 'unreachable' || failure.code === 'fetch_timeout';
  return new FetchFailure(
    passing || itself ? failure.code : 'robots_forbidden',
    url,
    `${url} is not read, because its site’s robots.txt can’t be: ${failure.message}`,
    failure.status,
    { cause: failure },
  );
}

async function inTime<T>(
  url: string,
  budget: TimeBudget,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await budget.run(task);
  } catch (error) {
    if (!(error instanceof TimeUsedUp)) throw error;
    throw new FetchFailure('fetch_timeout', url, `${url} took too long to answer`, null, { cause: error });
  }
}
