import { type AnswerFacts, RobotsRules } from '../../libs/guarded-fetch/index.js';
import { CrawlRules } from '../../domain/audit/crawl-rules.js';
import type { AuditWork } from '../../ports/audit/crawl-store.js';
import { ReadSheets } from './read-sheets.js';
import { CrawlPace, type CrawlPaceParts } from './crawl-pace.js';

/** What `CrawlPoliteness` is made with. */
export type CrawlPolitenessParts = Omit<CrawlPaceParts, 'crawlDelaySeconds'> & { readonly now: () => Date };

/**
 * What a site's answers so far ask of a crawl, and what is known of its traps. It outlives a run of a worker: ten seconds
 * are too short to see that a site is failing, above all when it is crawled slowly for that very reason.
 */
export class CrawlPoliteness {
  readonly rules: CrawlRules;
  readonly pace: CrawlPace;
  /**
   * Hashes of addresses that were found on pages and have their rows: what every page links to is not written again with
   * every page. Sixteen digits of hash make two of 150,000 one in a million crawls.
   */
  readonly foundHashes = new Set<number>();
  /** Since when the site has not answered this process, of `performance.now`; null while it does. */
  cutOffAt: number | null = null;
  /** Since then: requests for the start that came to no answer. */
  failedProbes = 0;
  /** Pages whose reading took too long once. */
  readonly costly = new Set<string>();
  /** Style sheets and manifests that were read for what they load. */
  readonly sheets = new ReadSheets();
  /** Scripts that were: a site of many modules still has its style sheets read. */
  readonly scripts = new ReadSheets();
  private limitedRun = 0;
  /** What a visit takes of late; 0 before the first. */
  visitMs = 0;
  /** The site's start, as it was found when it was looked at. */
  readonly home: string;

  constructor(
    { crawls, fetcher, ratePerSecond, now }: CrawlPolitenessParts,
    { config, robotsText, site, startUrl }: Pick<AuditWork, 'config' | 'robotsText' | 'site' | 'startUrl'>,
  ) {
    this.home = site?.home ?? startUrl;
    const robots = config.respectRobots && robotsText !== null ? RobotsRules.parse(robotsText) : null;
    this.rules = new CrawlRules({ config, robots, month: now().toISOString().slice(0, 7) });
    const crawlDelaySeconds = robots?.crawlDelaySeconds(config.userAgent) ?? null;
    this.pace = new CrawlPace({ crawls, fetcher, ratePerSecond, crawlDelaySeconds });
  }

  answered(): void {
    this.cutOffAt = null;
    this.failedProbes = 0;
  }

  /** A request for the start came to no answer. */
  unanswered(): void {
    this.cutOffAt ??= performance.now();
    this.failedProbes += 1;
  }

  /** @returns the run of "slower" that this answer is part of, 0 when it is none, and whether it refuses or is a fault */
  watch(answer: AnswerFacts): { readonly limitedRun: number; readonly isRefusal: boolean } {
    const isLimited = answer.status === 429 || (answer.status === 503 && answer.retryAfterMs !== null);
    this.limitedRun = isLimited ? this.limitedRun + 1 : 0;
    if (isLimited) this.pace.slow();
    const isRefusal = answer.status === null || answer.status >= 500 || answer.status === 403 || isLimited;
    if (!isRefusal) this.pace.ease();
    return { limitedRun: this.limitedRun, isRefusal };
  }
}

/** Crawls that a process remembers from one run to the next. Chosen. */
const MOST_REMEMBERED = 100;
/** Addresses found on pages of all of them, at some 40 bytes each. Chosen. */
const MOST_FOUND_HASHES = 1_000_000;

/** The politeness of the crawls of this process, least recently used out first. */
export class KnownCrawls {
  private readonly known = new Map<string, CrawlPoliteness>();

  constructor(private readonly parts: CrawlPolitenessParts) {}

  of(work: AuditWork): CrawlPoliteness {
    const known = this.known.get(work.id) ?? new CrawlPoliteness(this.parts, work);
    this.known.delete(work.id);
    this.known.set(work.id, known);
    let foundHashes = 0;
    for (const { foundHashes: of } of this.known.values()) foundHashes += of.size;
    for (const [oldest, { foundHashes: of }] of this.known) {
      if (oldest === work.id || (this.known.size <= MOST_REMEMBERED && foundHashes <= MOST_FOUND_HASHES))
        break;
      this.known.delete(oldest);
      foundHashes -= of.size;
    }
    return known;
  }

  forget(auditId: string): void {
    this.known.delete(auditId);
  }
}
