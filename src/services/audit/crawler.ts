import { setMaxListeners } from 'node:events';
import { setImmediate as turnOfLoop, setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { AnswerFacts } from '../../domain/audit/answer-facts.js';
import type { StopReason } from '../../domain/audit/audit.js';
import { CrawlRules, KNOWN_URLS_A_PAGE, MOST_KNOWN_URLS } from '../../domain/audit/crawl-rules.js';
import type { FoundVia } from '../../domain/audit/crawled-url.js';
import { familyOfType } from '../../domain/audit/content-family.js';
import type { PageFacts } from '../../domain/audit/page-facts.js';
import { RobotsRules } from '../../domain/audit/robots-rules.js';
import { silentSiteError } from '../../domain/audit/silent-site.js';
import { isInternal, normaliseUrl } from '../../domain/audit/url-identity.js';
import { FetchFailure } from '../../domain/research/fetch-failure.js';
import type { Departure } from '../../domain/jobs.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import type { AuditWork, CrawlStore, FoundUrl, Settled, TakenUrl } from '../../ports/crawl-store.js';
import type { PageScanner } from '../../ports/page-scanner.js';
import type { SiteFetcher, SiteReply } from '../../ports/site-fetcher.js';
import { Pace } from './origin-pace.js';

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

const PAGE_BYTES = 5 * 1024 * 1024;
const RESOURCE_BYTES = 2 * 1024 * 1024;
/** Before the second and the third try of what did not answer, or answered with a fault of its own. */
const RETRIES_MS = [1000, 4000];
const SLOW_MS = 800;
/** How long a server that says "slower" is left alone where it does not say how long. */
const REST_MS = 5000;
const LONGEST_REST_MS = 60_000;
/** Of the last answers; when nearly all of them are refusals or faults, the site is not well, and we make it no worse. */
const GUARD_WINDOW = 50;
const GUARD_SHARE = 0.8;
/** URLs remembered as told already, so that what every page links to is not written again with every page. */
const MOST_TOLD = 100_000;
/** Links of one page that are followed. */
const MOST_LINKS = 20_000;
const LINKS_A_TURN = 200;
/** Of what failed in our hands each time: tried for ever, one page would keep its crawl from ending. */
const UNREADABLE = {
  skipped: { reason: 'unsupported_scheme', detail: 'it could not be read' },
} as const;
/** Before a crawl goes on whose store failed. */
const AFTER_FAULT_MS = 1000;
/** A page that ends its worker each time, by its size, must not do so for an hour: others crawl in the same thread. */
const MOST_TAKINGS = 12;
/** Of the lease, when what was not asked for yet is left to a later taking: another may have it soon. */
const STALE_SHARE = 0.75;
/** Crawls whose pace and answers are remembered from one turn to the next. */
const MOST_REMEMBERED = 100;
/** How long a worker goes on with one crawl before work of other kinds may have its place. */
const GO_ON_MS = 10_000;

/**
 * Crawls a site: takes URLs from the frontier, asks for them, and writes what they answered together with what they tell
 * of. Any number of workers may do it at once; one that dies leaves nothing but leases that run out.
 */
export class Crawler {
  private readonly manners = new Map<string, Manners>();

  constructor(private readonly parts: CrawlerParts) {}

  /** @returns whether there is more to do */
  async run(work: AuditWork, departure: Departure): Promise<boolean> {
    const hasMore = await new Crawl(this.parts, work, departure, this.mannersOf(work)).run();
    if (!hasMore) this.manners.delete(work.id);
    return hasMore;
  }

  private mannersOf(work: AuditWork): Manners {
    const known = this.manners.get(work.id) ?? new Manners(this.parts, work);
    this.manners.delete(work.id);
    this.manners.set(work.id, known);
    for (const oldest of this.manners.keys()) {
      if (this.manners.size <= MOST_REMEMBERED) break;
      this.manners.delete(oldest);
    }
    return known;
  }
}

/**
 * What a site's answers so far ask of a crawl, and what is known of its traps. It outlives the turns of a worker: one of ten seconds is too short to see
 * that a site is not well, above all when it is asked slowly for that very reason.
 */
class Manners {
  readonly rules: CrawlRules;
  readonly pace: Pace;
  /** Of the last ones, whether each was a refusal. */
  readonly answers: boolean[] = [];
  limitedRun = 0;
  /** What a visit takes of late; 0 before the first. */
  visitMs = 0;

  constructor({ crawls, fetcher, ratePerSecond, now }: CrawlerParts, { config, robotsText }: AuditWork) {
    const robots = config.respectRobots && robotsText !== null ? RobotsRules.parse(robotsText) : null;
    this.rules = new CrawlRules({ config, robots, month: now().toISOString().slice(0, 7) });
    const crawlDelaySeconds = robots?.crawlDelaySeconds(config.userAgent) ?? null;
    this.pace = new Pace({ crawls, fetcher, ratePerSecond, crawlDelaySeconds });
  }
}

class Crawl {
  private readonly token: string;
  private readonly rules: CrawlRules;
  private readonly pace: Pace;
  private readonly told = new Set<string>();
  private readonly limited = { count: 0, longestRun: 0 };
  private requests = 0;
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
    private readonly manners: Manners,
  ) {
    this.token = parts.ids.uuid();
    this.known = work.known;
    this.mostKnown = Math.max(MOST_KNOWN_URLS, KNOWN_URLS_A_PAGE * work.config.maxPages);
    this.rules = manners.rules;
    this.pace = manners.pace;
  }

  /** A fault of the store costs a moment, and not the leases of what was taken. */
  async run(): Promise<boolean> {
    const { crawls, log } = this.parts;
    const { id } = this.work;
    const underway = new Set<Promise<void>>();
    try {
      return await this.crawl(underway);
    } catch (error) {
      log.warn({ err: error, audit: id }, 'a crawl met a fault and goes on soon');
      await Promise.all(underway);
      await crawls.giveBack(id, this.token).catch((fault: unknown) => {
        log.warn({ err: fault, audit: id }, 'what a crawl had taken waits until its leases run out');
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
    const goesOn = () => !this.departure.leaving.aborted && performance.now() - began < GO_ON_MS;
    while (goesOn()) {
      if (ageSeconds + (performance.now() - began) / 1000 > config.maxSeconds) this.isStopped = 'max_time';
      if (this.fault !== null) break;
      if (this.isStopped !== null) break;
      // Before the last of them are done, so that no place stands idle while the next are taken.
      const room = this.room();
      while (underway.size > Math.min(AT_ONCE, room)) await Promise.race(underway);
      // How long the site takes to answer is not known before the first visit.
      const count = Math.min(this.manners.visitMs === 0 ? AT_ONCE : TAKEN_AT_ONCE, room);
      const staleAt = performance.now() + this.parts.leaseMs * STALE_SHARE;
      const taken = await crawls.take(id, this.token, this.parts.leaseMs, count);
      for (const url of taken) {
        const visit = limit(() => this.visit(url, staleAt)).finally(() => underway.delete(visit));
        underway.add(visit);
      }
      if (taken.length > 0) continue;
      // What those under way tell of may be more work.
      if (underway.size > 0) await Promise.race(underway);
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
    if (this.fault !== null) throw this.fault;
    await this.write();
    if (this.isStopped === null) return true;
    return (await this.end()) !== 'over';
  }

  /**
   * How many URLs can be asked for, at the pace there is and as quickly as they are answered, well before their lease runs
   * out: others may share the pace.
   */
  private room(): number {
    const eachMs = Math.max(this.pace.intervalMs, this.manners.visitMs / AT_ONCE);
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
    await crawls.fail(id, silentSiteError(site?.home ?? startUrl, next.cause));
    return 'over';
  }

  private async visit(taken: TakenUrl, staleAt: number): Promise<void> {
    const began = performance.now();
    if (began > staleAt) {
      this.keep({ id: taken.id, retryInMs: 0 });
      return;
    }
    if (taken.attempts > MOST_TAKINGS) {
      this.keep({ id: taken.id, ...UNREADABLE });
      return;
    }
    try {
      this.keep(await this.ask(taken));
    } catch (error) {
      if (error instanceof FetchFailure) {
        const skipped = { reason: 'unsupported_scheme', detail: error.message.slice(0, 300) } as const;
        this.keep({ id: taken.id, skipped, tried: 'blocked' });
        return;
      }
      if (this.departure.handBack.aborted) {
        // For whoever comes next, who would else have to wait for the end of the lease.
        this.keep({ id: taken.id, retryInMs: 0 });
        return;
      }
      this.parts.log.warn({ err: error, url: taken.url }, 'a page could not be crawled');
      const rest = RETRIES_MS[taken.attempts - 1];
      this.keep({ id: taken.id, ...(rest === undefined ? UNREADABLE : { retryInMs: rest }) });
    }
    this.manners.visitMs += (performance.now() - began - this.manners.visitMs) / 4;
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
      this.fault ??= error instanceof Error ? error : new Error('a write failed', { cause: error });
    }
  }

  private async ask(taken: TakenUrl): Promise<Settled> {
    const reply = await this.request(taken);
    const { answer } = reply;
    const isFaulty = answer.status === null || answer.status >= 500 || answer.status === 429;
    this.watch(taken, answer);
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
      if (taken.kind !== 'external' || taken.foundVia !== 'redirect')
        this.tell(normaliseUrl(answer.location, taken.url)?.url ?? null, 'redirect', taken, taken.depth);
      return { id: taken.id, answer: final, page: null };
    }
    const isPage = answer.status === 200 && taken.kind === 'page' && reply.body.length > 0 && isHtml(answer);
    if (!isPage) return { id: taken.id, answer: final, page: null };
    const { url } = taken;
    const { facts, mainText } = this.parts.scanner.scan({
      url,
      finalUrl: url,
      bytes: reply.body,
      contentType: answer.contentType,
      linkHeaders: answer.link,
    });
    await this.tellOf(facts, taken);
    return { id: taken.id, answer: final, page: this.parts.crawls.pack(facts, mainText) };
  }

  private async request({ url, kind }: TakenUrl): Promise<SiteReply> {
    const { fetcher } = this.parts;
    const signal = this.departure.handBack;
    const send = async (method: 'HEAD' | 'GET', maxBytes: number) => {
      await this.pace.turn(url, signal);
      this.requests += 1;
      return fetcher.ask(url, { method, maxBytes, signal });
    };
    if (kind === 'page') {
      const first = await send('GET', PAGE_BYTES);
      if (first.answer.status !== 200 || first.answer.ttfbMs <= SLOW_MS) return first;
      // The lower of two: the first may have waited for anything.
      const second = await send('GET', PAGE_BYTES);
      return second.answer.status === 200 && second.answer.ttfbMs < first.answer.ttfbMs ? second : first;
    }
    const head = await send('HEAD', 0);
    // Whoever is not there for one method is not there for another.
    if (head.answer.status === null && kind === 'external') return head;
    // Servers that don't know HEAD say anything but the truth to it.
    const isSure = head.answer.status !== null && head.answer.status < 400;
    if (kind === 'external') return isSure ? head : send('GET', 0);
    // Only a body tells whether the file is what its type says; one too large to be read is at least known by its head.
    if (isSure && (head.answer.location !== null || head.answer.bytes > RESOURCE_BYTES)) return head;
    return send('GET', RESOURCE_BYTES);
  }

  /** Other sites' faults say nothing about this one. */
  private watch({ kind }: TakenUrl, answer: AnswerFacts): void {
    if (kind === 'external') return;
    const isLimited = answer.status === 429 || (answer.status === 503 && answer.retryAfterMs !== null);
    const { manners } = this;
    manners.limitedRun = isLimited ? manners.limitedRun + 1 : 0;
    if (isLimited) {
      this.limited.count += 1;
      this.limited.longestRun = Math.max(this.limited.longestRun, manners.limitedRun);
      this.pace.slow();
    }
    const isRefusal = answer.status === null || answer.status >= 500 || answer.status === 403 || isLimited;
    if (!isRefusal) this.pace.ease();
    manners.answers.push(isRefusal);
    if (manners.answers.length > GUARD_WINDOW) manners.answers.shift();
    const share = manners.answers.filter(Boolean).length / GUARD_WINDOW;
    if (manners.answers.length === GUARD_WINDOW && share >= GUARD_SHARE) this.isStopped = 'site_errors';
  }

  private async tellOf(page: PageFacts, taken: TakenUrl): Promise<void> {
    const { depth } = taken;
    const deeper = depth === null ? null : depth + 1;
    for (const [place, { url, element, rel }] of page.links.slice(0, MOST_LINKS).entries()) {
      // Held against a long robots.txt, the links of one page may take seconds.
      if (place % LINKS_A_TURN === LINKS_A_TURN - 1) await turnOfLoop();
      if (element === 'a' || element === 'area') this.tell(url, 'link', taken, deeper);
      else if (element === 'form') this.tell(url, 'form', taken, null);
      // What a browser is only to connect to is no page.
      else if (!rel.includes('preconnect') && !rel.includes('dns-prefetch'))
        this.tell(url, 'link', taken, null);
    }
    const { canonicals, hreflangs, next, prev, refresh } = page.head;
    for (const { url } of canonicals) this.tell(url, 'canonical', taken, null);
    for (const { url } of hreflangs) this.tell(url, 'hreflang', taken, null);
    this.tell(next, 'pagination', taken, null);
    this.tell(prev, 'pagination', taken, null);
    this.tell(refresh?.url ?? null, 'refresh', taken, depth);
    for (const { url, kind } of page.resources) {
      if (kind !== 'iframe') this.tell(url, 'resource', taken, null);
    }
  }

  private tell(address: string | null, foundVia: FoundVia, from: TakenUrl, depth: number | null): void {
    const url = address === null ? null : (normaliseUrl(address)?.url ?? null);
    if (url === null || this.told.has(url) || this.known >= this.mostKnown) return;
    if (this.told.size >= MOST_TOLD) this.told.clear();
    this.told.add(url);
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
    this.writing = this.writing.then(async () => {
      // Before what it came of is settled: when all is settled, another worker may end the crawl.
      await this.count();
      await this.parts.crawls.settle(this.work.id, this.token, settled, found);
    });
    return this.writing;
  }

  private async count(): Promise<void> {
    const { requests, limited } = this;
    const counted = { requests, limited: { count: limited.count, longestRun: limited.longestRun } };
    this.requests = 0;
    this.limited.count = 0;
    if (requests > 0 || counted.limited.count > 0) await this.parts.crawls.count(this.work.id, counted);
  }
}

/** How a URL that was met goes into the frontier; null for another site's that is not to be asked. */
export function foundUrl(
  url: string,
  foundVia: FoundVia,
  foundOn: string | null,
  depth: number | null,
  { config, site, startUrl }: Pick<AuditWork, 'config' | 'site' | 'startUrl'>,
  rules: CrawlRules,
): FoundUrl | null {
  const internal = isInternal(url, site?.home ?? startUrl);
  if (!internal) {
    if (!config.checkExternal) return null;
    return { url, kind: 'external', foundVia, foundOn, depth: null };
  }
  const skipped = rules.skipOf(url, depth);
  const kind = foundVia === 'resource' ? 'resource' : 'page';
  return { url, kind, foundVia, foundOn, depth, ...(skipped === null ? {} : { skipped }) };
}

function isHtml({ contentType, sniffed }: AnswerFacts): boolean {
  const declared = familyOfType(contentType);
  return declared === 'html' || (contentType === '' && sniffed === 'html');
}
