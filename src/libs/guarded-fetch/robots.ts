import { LRUCache } from 'lru-cache';
import type { FetchFailure } from './fetch-failure.js';
import { RobotsMatcher } from './robots-matcher.js';
import { RobotsRules } from './robots-rules.js';

/** What an origin's robots.txt says, or why it could not be asked. */
export type RobotsVerdict =
  | {
      readonly kind: 'rules';
      allows(url: string): boolean;
      /** Seconds between requests, as asked for; 0 when not. */
      readonly crawlDelay: number;
      readonly sitemaps: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: FetchFailure };

/** Long enough for a whole job, short enough that a changed file is honoured the same hour. */
const KEEP_MS = 10 * 60_000;

/** A passing failure must not close a site for ten minutes. */
const KEEP_FAILURE_MS = 60_000;

/** More sites than a worker meets in ten minutes at ten jobs of forty fetches, most of them on few sites. */
const MAX_ORIGINS = 500;

/** Real files have hundreds of wildcards; rules with more than this are made to be slow, and taken to forbid everything. */
const MAX_WILDCARDS = 20_000;

/** Five hundred files are remembered. The longest that are known have some thousand rules for one crawler. */
const MAX_RULES = 10_000;

/** Of those that a file names; a survey reads five. */
const MAX_SITEMAPS = 200;

/** Remembers what the robots.txt of each origin says; a file that is being read is read once for all who wait. */
export class RobotsCache {
  private readonly kept: LRUCache<string, Promise<RobotsVerdict>>;

  /** @param now in ms since 1970 */
  constructor(now: () => number) {
    this.kept = new LRUCache({ max: MAX_ORIGINS, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  }

  /** @param load reads and judges the file; it answers `failed` and does not throw. */
  async get(origin: string, load: () => Promise<RobotsVerdict>): Promise<RobotsVerdict> {
    const kept = this.kept.get(origin);
    if (kept) return kept;
    const verdict = load();
    this.kept.set(origin, verdict);
    try {
      const known = await verdict;
      if (known.kind === 'failed') this.kept.set(origin, verdict, { ttl: KEEP_FAILURE_MS });
      return known;
    } catch (error) {
      this.kept.delete(origin);
      throw error;
    }
  }
}

/** Everything may be fetched: the file does not exist. */
export const NO_ROBOTS: RobotsVerdict = { kind: 'rules', allows: () => true, crawlDelay: 0, sitemaps: [] };

/** @param userAgent the whole header; its product name is what groups are matched by. */
export function readRobots(text: string, userAgent: string): RobotsVerdict {
  const file = RobotsRules.parse(text);
  const rules = file.rulesFor(userAgent);
  const wildcards = rules.reduce((count, { pattern }) => count + pattern.split(/\*+/).length - 1, 0);
  if (rules.length > MAX_RULES || wildcards > MAX_WILDCARDS) {
    return { kind: 'rules', allows: () => false, crawlDelay: 0, sitemaps: [] };
  }
  // Of the file nothing else is kept: it may have as much to say to a thousand other crawlers.
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
