import { Readable } from 'node:stream';
import type { FetchAllow } from '../urls/index.js';
import { FetchFailure } from './fetch-failure.js';
import { parseRetryAfter } from './retry-after.js';
import type { FetchedPage, FetchOptions, PageFetcher, ProbedPage } from './fetched-page.js';
import { AddressGuard, type Destination, type Resolve } from './address-guard.js';
import { readBody } from './body.js';
import { decodeText, UnknownEncoding, type TextKind } from './charset.js';
import { connectTcp, type Connect } from './connect.js';
import { Exchange, unreadable, type Ask, type Reply } from './exchange.js';
import { Pace, type Reserve, type Sleep } from './pace.js';
import { NO_ROBOTS, readRobots, RobotsCache, type RobotsVerdict } from './robots.js';
import { ROBOTS_BYTES } from './robots-rules.js';
import { interruptible, TimeBudget, TimeUsedUp } from './time-budget.js';

export interface GuardedPageFetcherOptions {
  /** What may be reached although it is private: the parsed `FETCH_ALLOW`. */
  readonly allow: FetchAllow;
  /** Requests a second to one origin. 0 is flat out, to destinations of `allow` only; for others it is 10. */
  readonly ratePerSecond: number;
  /** Says honestly who asks; its first word, up to the slash, is the name in robots.txt. */
  readonly userAgent: string;
  readonly clock?: { now(): Date };
  readonly resolve?: Resolve;
  readonly connect?: Connect;
  readonly sleep?: Sleep;
  /** Whoever keeps an origin's turns for all processes; absent means that this one asks alone. */
  readonly reserveSlot?: Reserve;
  /** Bound of one fetch in milliseconds, waiting for the origin's turn not counted. Default 15 s. */
  readonly timeoutMs?: number;
}

/** 15 s and 2 MiB a page, at most 5 redirects: the budget of a job's fetch. */
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 5;

const DEFAULT_RATE = 10;

/** A site that asks for minutes between pages would have a job stand still until its time is up. */
const MAX_CRAWL_DELAY_S = 5;

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const XML = /^((text|application)\/xml|application\/[\w.-]+\+xml)$/;
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/;
/** Sitemaps come under these too: as plain text from careless servers, gzipped from careful ones. */
const LOOSE_XML = /^(text\/plain|application\/(x-)?gzip|application\/octet-stream)$/;

const ASKS: Readonly<Record<NonNullable<FetchOptions['accept']>, Ask>> = {
  html: {
    accept: 'text/html,application/xhtml+xml;q=0.9',
    // No stated type: the page's first letters decide, once they are there.
    reads: (type) => type === '' || HTML.test(mediaType(type)),
    limit: { bytes: MAX_BYTES, beyond: 'refuse' },
  },
  xml: {
    accept: 'application/xml,text/xml;q=0.9,*/*;q=0.1',
    reads: (type) => XML.test(mediaType(type)) || LOOSE_XML.test(mediaType(type)),
    limit: { bytes: MAX_BYTES, beyond: 'refuse' },
  },
  text: {
    accept: 'text/plain,text/*;q=0.5',
    reads: (type) => mediaType(type).startsWith('text/'),
    limit: { bytes: MAX_BYTES, beyond: 'refuse' },
  },
  feed: {
    accept: 'application/rss+xml,application/atom+xml,application/feed+json;q=0.9,*/*;q=0.1',
    reads: (type) =>
      JSON_TYPE.test(mediaType(type)) || XML.test(mediaType(type)) || LOOSE_XML.test(mediaType(type)),
    limit: { bytes: MAX_BYTES, beyond: 'refuse' },
  },
};

/** robots.txt is read whatever its server calls it. */
const ROBOTS: Ask = {
  accept: 'text/plain,*/*;q=0.1',
  reads: () => true,
  limit: { bytes: ROBOTS_BYTES, beyond: 'cut' },
};

/** Reads pages of the open web, and nothing else: `AddressGuard` has what that excludes. */
export class GuardedPageFetcher implements PageFetcher {
  private readonly guard: AddressGuard;
  private readonly exchange: Exchange;
  private readonly robots: RobotsCache;
  private readonly pace: Pace;
  private readonly now: () => Date;
  private readonly ratePerSecond: number;
  private readonly userAgent: string;
  private readonly timeoutMs: number;

  constructor(options: GuardedPageFetcherOptions) {
    const { clock } = options;
    this.now = clock ? () => clock.now() : () => new Date();
    this.guard = new AddressGuard(options.allow, options.resolve);
    this.exchange = new Exchange(this.guard, options.connect ?? connectTcp, options.userAgent);
    this.robots = new RobotsCache(() => this.now().getTime());
    this.pace = new Pace(() => this.now().getTime(), options.sleep, options.reserveSlot);
    this.ratePerSecond = options.ratePerSecond;
    this.userAgent = options.userAgent;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  }

  checkAddress(url: string): void {
    this.guard.check(url);
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<FetchedPage> {
    const kind = options.accept ?? 'html';
    const budget = new TimeBudget(this.timeoutMs, options.signal);
    const reply = await this.follow(url, ASKS[kind], budget, (destination) =>
      this.askRobots(destination, options.signal),
    );
    if (reply.status < 200 || reply.status > 299) throw this.badStatus(reply);
    const bytes = kind === 'xml' ? await ungzipped(reply) : reply.bytes;
    const body = decoded(reply, bytes, textKind(kind, reply.contentType));
    if (reply.contentType === '' && !/^\s*</.test(body)) throw unreadable(reply.url, '', reply.status);
    return {
      url,
      finalUrl: reply.url,
      status: reply.status,
      contentType: mediaType(reply.contentType) || 'text/html',
      body,
      fetchedAt: this.now().toISOString().replace('Z', '000Z'),
    };
  }

  async probe(url: string, method: 'HEAD' | 'GET', signal?: AbortSignal): Promise<ProbedPage> {
    const budget = new TimeBudget(this.timeoutMs, signal);
    const ask: Ask = { ...ASKS.html, accept: '*/*', method, bodyless: true };
    const reply = await this.follow(url, ask, budget, (destination) => this.askRobots(destination, signal));
    return { status: reply.status, finalUrl: reply.url, retryAfterMs: this.restOf(reply) };
  }

  async sitemapsOf(url: string, signal?: AbortSignal): Promise<readonly string[]> {
    const budget = new TimeBudget(this.timeoutMs, signal);
    const destination = await this.locate(url, budget);
    const verdict = await interruptible(() => this.robotsOf(destination), signal);
    return verdict.kind === 'rules' ? verdict.sitemaps : [];
  }

  /** Closes the kept connections; requests under way end first. */
  async close(): Promise<void> {
    await this.exchange.close();
  }

  /** @param permit asked before each request; answers the pause in seconds that the site wants, or throws. */
  private async follow(
    url: string,
    ask: Ask,
    budget: TimeBudget,
    permit: (destination: Destination) => Promise<number>,
    located?: Destination,
  ): Promise<Reply> {
    const seen = new Set<string>();
    let destination = located ?? (await this.locate(url, budget));
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { pathname, search, origin, href } = destination.url;
      if (seen.has(origin + pathname + search)) {
        throw new FetchFailure('too_many_redirects', url, `${url} redirects in a circle`);
      }
      seen.add(origin + pathname + search);
      const pause = await permit(destination);
      await this.pace.waitForSlot(origin, this.intervalMs(destination, pause), budget.outer);
      const asked = destination;
      const answer = await inTime(href, budget, (signal) => this.exchange.get(asked, ask, signal));
      if (!('redirect' in answer)) return answer;
      destination = await this.locate(answer.redirect, budget);
    }
    throw new FetchFailure('too_many_redirects', url, `${url} redirects more than ${MAX_REDIRECTS} times`);
  }

  private locate(url: string, budget: TimeBudget): Promise<Destination> {
    return inTime(url, budget, () => this.guard.locate(url));
  }

  /** A site's Crawl-delay is heeded within bounds; its own rate limit is ours where it wants none. */
  private intervalMs(destination: Destination, crawlDelay: number): number {
    if (this.ratePerSecond <= 0 && destination.allowListed) return 0;
    const own = 1000 / (this.ratePerSecond > 0 ? this.ratePerSecond : DEFAULT_RATE);
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

  private badStatus(reply: Reply): FetchFailure {
    const { url, status } = reply;
    return new FetchFailure('bad_status', url, `${url} answered with status ${status}`, status, {
      retryAfterMs: this.restOf(reply),
    });
  }

  /** How long the site asks to be left alone, in ms. */
  private restOf({ retryAfter }: Reply): number | null {
    return parseRetryAfter(retryAfter, this.now().getTime());
  }

  /** Bound to no caller's signal: others may be waiting for the same file. */
  private async loadRobots(page: Destination): Promise<RobotsVerdict> {
    const url = new URL('/robots.txt', page.url);
    const budget = new TimeBudget(this.timeoutMs, undefined);
    try {
      // Of the same origin as the page, so at the addresses already checked: no second look-up to be lied to.
      const reply = await this.follow(url.href, ROBOTS, budget, () => Promise.resolve(0), { ...page, url });
      if (reply.status >= 400 && reply.status <= 499) return NO_ROBOTS;
      if (reply.status < 200 || reply.status > 299) throw this.badStatus(reply);
      return readRobots(decodeText(reply.bytes, 'charset=utf-8', 'text'), this.userAgent);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      // RFC 9309 (2.3.1.2): behind more than five redirects the file may be taken for missing.
      return error.code === 'too_many_redirects' ? NO_ROBOTS : { kind: 'failed', failure: error };
    }
  }
}

function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function textKind(kind: NonNullable<FetchOptions['accept']>, contentType: string): TextKind {
  if (kind !== 'feed') return kind;
  return JSON_TYPE.test(mediaType(contentType)) ? 'text' : 'xml';
}

function decoded({ url, contentType, status }: Reply, bytes: Uint8Array, kind: TextKind): string {
  try {
    return decodeText(bytes, contentType, kind);
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error;
    const message = `${url} can’t be read: nothing says what it is encoded in`;
    throw new FetchFailure('unsupported_type', url, message, status, { cause: error });
  }
}

/** RFC 9309 (2.3.1.4): a robots.txt that can't be had for the server's fault forbids everything. */
function withoutRobots(url: string, failure: FetchFailure): FetchFailure {
  // The page stands where its robots.txt does: what keeps us from one keeps us from the other.
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

/** Sitemaps named `.xml.gz` are gzip files: their compression is the content's own, not the transfer's. */
async function ungzipped(reply: Reply): Promise<Uint8Array> {
  if (reply.bytes[0] !== 0x1f || reply.bytes[1] !== 0x8b) return reply.bytes;
  try {
    return await readBody(Readable.from([reply.bytes]), 'gzip', ASKS.xml.limit);
  } catch (error) {
    throw new FetchFailure('too_large', reply.url, `${reply.url} can’t be unpacked`, reply.status, {
      cause: error,
    });
  }
}
