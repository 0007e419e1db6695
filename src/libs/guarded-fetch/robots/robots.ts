import { LRUCache } from 'lru-cache';
import type { FetchFailure } from '../fetch-failure.js';
import { RobotsMatcher } from './robots-matcher.js';
import { RobotsRules } from './robots-rules.js';

/** What an origin's robots.txt allows, or why it could not be read. */
export type RobotsVerdict =
  | {
      readonly kind: 'rules';
      allows(url: string): boolean;
      /** The `Crawl-delay` in seconds; 0 without one. */
      readonly crawlDelay: number;
      readonly sitemaps: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: FetchFailure };

/** Chosen: long enough for a whole job, and short enough that a changed file is honoured within the hour. */
const TTL_MS = 10 * 60_000;

/** Chosen: a passing failure must not close a site for ten minutes. */
const FAILURE_TTL_MS = 60_000;

/** Chosen: more sites than a worker meets in ten minutes with ten jobs of forty fetches, most of them on few sites. */
const MAX_ORIGINS = 500;

/** Chosen: real files have hundreds of wildcards; one with more than this is made to be slow, and forbids everything. */
const MAX_WILDCARDS = 20_000;

/** Chosen: five hundred files are remembered, and the longest known ones have about a thousand rules for one crawler. */
const MAX_RULES = 10_000;

/** Chosen: sitemaps remembered of a file; a survey reads five. */
const MAX_SITEMAPS = 200;

/** Caches the robots.txt of each origin; concurrent callers share one request. */
export class RobotsCache {
  private readonly cache: LRUCache<string, Promise<RobotsVerdict>>;

  /** @param now in ms since 1970 */
  constructor(now: () => number) {
    this.cache = new LRUCache({ max: MAX_ORIGINS, ttl: TTL_MS, ttlResolution: 0, perf: { now } });
  }

  /** @param load reads and judges the file; it answers `failed` and does not throw. */
  async get(origin: string, load: () => Promise<RobotsVerdict>): Promise<RobotsVerdict> {
    const cached = this.cache.get(origin);
    if (cached) return cached;
    const verdict = load();
    this.cache.set(origin, verdict);
    try {
      const known = await verdict;
      if (known.kind === 'failed') this.cache.set(origin, verdict, { ttl: FAILURE_TTL_MS });
      return known;
    } catch (error) {
      this.cache.delete(origin);
      throw error;
    }
  }
}

/** The file does not exist, so everything may be fetched. */
export const NO_ROBOTS: RobotsVerdict = { kind: 'rules', allows: () => true, crawlDelay: 0, sitemaps: [] };

/** @param userAgent the whole header; its product name is what groups are matched by. */
export function readRobots(text: string, userAgent: string): RobotsVerdict {
  const file = RobotsRules.parse(text);
  const rules = file.rulesFor(userAgent);
  const wildcards = rules.reduce((count, { pattern }) => count + pattern.split(/\*+/).length - 1, 0);
  if (rules.length > MAX_RULES || wildcards > MAX_WILDCARDS) {
    return { kind: 'rules', allows: () => false, crawlDelay: 0, sitemaps: [] };
  }
  // Nothing else of the file is stored: it may have rules for a thousand other crawlers.
  const matcher = new RobotsMatcher(rules, MAX_RULES);
  return {
    kind: 'rules',
    allows: (url) => {
      const { pathname, search } = new URL(url);
      return matcher.blockedBy(pathname + search) === null;
    },
    crawlDelay: file.crawlDelaySeconds(userAgent) ?? 0,
    sitemaps: file.sitemaps.slice(0, MAX_SITEMAPS),
  };
}
