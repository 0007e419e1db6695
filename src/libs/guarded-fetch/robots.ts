import { LRUCache } from 'lru-cache';
import robotsParserExport from 'robots-parser';
import type { FetchFailure } from './fetch-failure.js';
import { robotsGroupFor } from './robots-groups.js';

// The package exports its function as the whole CommonJS module, which its types write as an ES default.
const robotsParser = robotsParserExport as unknown as typeof robotsParserExport.default;

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

/** RFC 9309 (2.5) has crawlers read at least 500 KiB; what stands behind is not read. */
export const ROBOTS_BYTES = 500 * 1024;

/** Long enough for a whole job, short enough that a changed file is honoured the same hour. */
const KEEP_MS = 10 * 60_000;

/** A passing failure must not close a site for ten minutes. */
const KEEP_FAILURE_MS = 60_000;

const MAX_ORIGINS = 500;

/**
 * Each wildcard costs a walk along the address: rules made of them held the process for 1.5 s an address. Real files
 * have hundreds; rules beyond this bound are taken to forbid everything.
 */
const MAX_WILDCARDS = 20_000;

/** Each rule costs a look at the address. The longest files that are known have some thousand for one crawler. */
const MAX_RULES = 10_000;

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
export function readRobots(origin: string, text: string, userAgent: string): RobotsVerdict {
  const product = (userAgent.split('/')[0] ?? '').trim().toLowerCase();
  const { rules, crawlDelay, sitemaps } = robotsGroupFor(text.slice(0, ROBOTS_BYTES), product);
  const wildcards = rules.reduce((count, rule) => count + rule.split('*').length - 1, 0);
  if (rules.length > MAX_RULES || wildcards > MAX_WILDCARDS) {
    return { kind: 'rules', allows: () => false, crawlDelay: 0, sitemaps: [] };
  }
  // One crawler and its own rules: the parser keeps every rule once for each crawler that is named before it.
  const robots = robotsParser(`${origin}/robots.txt`, ['User-agent: *', ...rules].join('\n'));
  const delay = crawlDelay === null ? 0 : Number(crawlDelay);
  return {
    kind: 'rules',
    allows: (url) => robots.isAllowed(url) !== false,
    crawlDelay: delay > 0 ? delay : 0,
    sitemaps,
  };
}
