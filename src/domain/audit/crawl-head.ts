import type { Audit, CrawlConfig } from './audit.js';

/** The first fields of every answer about an audit. */
export interface CrawlHead {
  readonly id: string;
  /** Host of the start, with its port unless that is the default. */
  readonly domain: string;
  readonly startUrl: string;
  readonly status: Audit['status'];
  readonly stopReason: Audit['stopReason'];
  readonly startedAt: string;
  /** The end of the crawl. */
  readonly finishedAt: string | null;
  /** Duration of the crawl, to its end or to now. */
  readonly elapsedMs: number;
  readonly pagesPerSecond: number;
  /** The pause between two requests to the site; 0 for a site that may be requested without a pause. */
  readonly effectiveDelayMs: number;
  /** `Crawl-delay` of robots.txt. */
  readonly crawlDelaySeconds: number | null;
  /** How long the queued URLs will take at that pause, at the least; null when none is queued any more. */
  readonly secondsLeft: number | null;
  readonly coverage: {
    /** Whether every known page was requested, except those that robots.txt forbids. */
    readonly complete: boolean;
    readonly fetched: number;
    readonly queued: number;
    readonly blockedByRobots: number;
    readonly failed: number;
    /** Left out because of a bound of the crawl. */
    readonly skipped: number;
    readonly limit: number;
  };
  readonly config: {
    readonly maxPages: number;
    readonly maxDepth: number | null;
    readonly userAgent: string;
    readonly respectRobots: boolean;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
    readonly searches: CrawlConfig['searches'];
    readonly segments: CrawlConfig['segments'];
    readonly renderPages: number;
  };
  readonly schemaVersion: '1.0';
}

/**
 * The crawl of a site that asks for minutes between pages would never end. Chosen: within an hour 360 pages are left. The
 * rate is the default of `CRAWL_RATE`.
 */
export const MAX_CRAWL_DELAY_S = 10;
const DEFAULT_RATE = 10;

/** The pause between two requests to one origin, unless it may be requested without one, in ms. */
export function pauseMs(ratePerSecond: number, crawlDelaySeconds: number | null): number {
  const own = 1000 / (ratePerSecond > 0 ? ratePerSecond : DEFAULT_RATE);
  return Math.max(own, Math.min(crawlDelaySeconds ?? 0, MAX_CRAWL_DELAY_S) * 1000);
}

export function crawlHead(audit: Audit, now: Date): CrawlHead {
  const { id, startUrl, status, stopReason, config, counts, crawlDelaySeconds } = audit;
  const end = audit.finishedAt;
  const elapsedMs = Math.max(
    0,
    (end === null ? now.getTime() : Date.parse(end)) - Date.parse(audit.createdAt),
  );
  const isFlatOut = config.ratePerSecond === 0 && crawlDelaySeconds === null;
  const delayMs = isFlatOut ? 0 : Math.round(pauseMs(config.ratePerSecond, crawlDelaySeconds));
  const isOver = status !== 'crawling';
  return {
    id,
    domain: new URL(startUrl).host,
    startUrl,
    status,
    stopReason,
    startedAt: audit.createdAt,
    finishedAt: audit.finishedAt,
    elapsedMs,
    pagesPerSecond: elapsedMs === 0 ? 0 : Math.round((counts.pages / elapsedMs) * 10_000) / 10,
    effectiveDelayMs: delayMs,
    crawlDelaySeconds,
    secondsLeft: isOver ? null : Math.ceil((counts.queued * delayMs) / 1000),
    coverage: {
      complete: isOver && status !== 'failed' && counts.skipped === 0,
      fetched: counts.fetched,
      queued: counts.queued,
      blockedByRobots: counts.blockedByRobots,
      failed: counts.failed,
      skipped: counts.skipped,
      limit: config.maxPages,
    },
    config: {
      maxPages: config.maxPages,
      maxDepth: config.maxDepth,
      userAgent: config.userAgent,
      respectRobots: config.respectRobots,
      include: config.include,
      exclude: config.exclude,
      searches: config.searches,
      segments: config.segments,
      renderPages: config.renderPages,
    },
    schemaVersion: '1.0',
  };
}
