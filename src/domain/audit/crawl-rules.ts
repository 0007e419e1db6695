import type { CrawlConfig } from './audit.js';
import {
  type SkipReason,
  fnvHash,
  pathPatterns,
  trapDetail,
  type TrapFacts,
} from '../../libs/site-audit/index.js';
import type { RobotsLine, RobotsRules } from '../../libs/guarded-fetch/index.js';

/** Why a URL is left out, and by which rule. */
export interface Skip {
  readonly reason: SkipReason;
  readonly detail: string;
}

/**
 * The robots.txt rules that a crawl ignored on request: its rows do not record them, because it requested every URL.
 * @returns the line that forbids a URL, null for an allowed one; undefined for a crawl that respects robots.txt
 */
export function ignoredRules(
  { respectRobots, userAgent }: Pick<CrawlConfig, 'respectRobots' | 'userAgent'>,
  robots: RobotsRules | null,
): ((url: string) => RobotsLine | null) | undefined {
  return respectRobots || robots === null ? undefined : (url) => robots.blockedBy(url, userAgent);
}

/**
 * URLs that a crawl may know: each costs the analysis some 3 KB. It is the larger of the two. Chosen: 450 MB, of the heap
 * of 640 MB that `open-audit-thread.ts` sets.
 */
export const MOST_KNOWN_URLS = 150_000;
export const KNOWN_URLS_A_PAGE = 10;

/**
 * How many queries one path may have before it looks infinite. It and the two below are chosen: a list has fewer pages, a
 * path no folder thrice, and a calendar’s next year is read.
 */
const QUERY_VARIANTS = 50;
const SEGMENT_REPEATS = 3;
const MONTHS_AHEAD = 24;
/**
 * Paths that are watched, and queries of all of them; beyond it they are forgotten, so that a site can't fill the memory.
 * Chosen.
 */
const MOST_PATTERNS = 20_000;
const MOST_QUERIES = 100_000;

export interface CrawlRulesParts {
  readonly config: CrawlConfig;
  /** null where there is no robots.txt, or the crawl ignores it. */
  readonly robots: RobotsRules | null;
  /** `YYYY-MM` when the crawl began. */
  readonly month: string;
}

/**
 * Whether a URL of the site is crawled. Traps are recognised by addresses alone, and only within this process: another
 * worker on the same crawl sees its own share of them. One object serves all time slices of a crawl: a new one for each
 * slice of some seconds would accept fifty more queries of a path each time.
 */
export class CrawlRules {
  /** The accepted queries of each path, each as a number. */
  private readonly variants = new Map<string, Set<number>>();
  private queries = 0;
  private readonly isIncluded: (pathname: string) => boolean;
  private readonly isExcluded: (pathname: string) => boolean;

  constructor(private readonly parts: CrawlRulesParts) {
    const { include, exclude } = parts.config;
    this.isIncluded = include.length === 0 ? () => true : pathPatterns(include);
    this.isExcluded = pathPatterns(exclude);
  }

  /** @param url in its normal form, of the site. @returns null for a URL that is crawled */
  skipOf(url: string, depth: number | null): Skip | null {
    const { robots, config } = this.parts;
    const line = robots?.blockedBy(url, config.userAgent) ?? null;
    if (line !== null) return { reason: 'robots', detail: `line ${line.line}: ${line.text}` };
    const { pathname } = new URL(url);
    if (!this.isIncluded(pathname) || this.isExcluded(pathname))
      return { reason: 'excluded', detail: pathname.slice(0, 200) };
    if (config.maxDepth !== null && depth !== null && depth > config.maxDepth)
      return { reason: 'max_depth', detail: String(config.maxDepth) };
    const trap = this.trapOf(url);
    return trap === null ? null : { reason: 'trap', detail: trapDetail(trap) };
  }

  private trapOf(url: string): Omit<TrapFacts, 'urls'> | null {
    const { pathname, search, host } = new URL(url);
    const segments = pathname.split('/').filter((segment) => segment !== '');
    const counts = new Map<string, number>();
    for (const segment of segments) {
      const count = (counts.get(segment) ?? 0) + 1;
      counts.set(segment, count);
      if (count >= SEGMENT_REPEATS && segment.length > 1)
        return { pattern: `…/${segment}/…/${segment}/…`.slice(0, 200), reason: 'repeated_segment' };
    }
    const ahead = /\/(20\d\d)[/-](0?[1-9]|1[0-2])(?:[/-]|$)/.exec(pathname);
    if (ahead !== null && this.monthsAhead(Number(ahead[1]), Number(ahead[2])) > MONTHS_AHEAD) {
      const [folder = ''] = pathname.split(ahead[0]);
      return { pattern: `${folder}/YYYY/MM`.slice(0, 200), reason: 'dates_ahead' };
    }
    if (search === '') return null;
    const pattern = `${host}${pathname}`;
    return this.isOneTooMany(pattern, search)
      ? { pattern: `${pathname}?…`.slice(0, 200), reason: 'query_variants' }
      : null;
  }

  /** An accepted URL may be met again and counts once. */
  private isOneTooMany(pattern: string, search: string): boolean {
    // A hash collision, one in a billion, costs a URL its place among the fifty.
    const hash = fnvHash(search);
    const known = this.variants.get(pattern);
    if (known?.has(hash) === true) return false;
    if ((known?.size ?? 0) >= QUERY_VARIANTS) return true;
    if (this.variants.size >= MOST_PATTERNS || this.queries >= MOST_QUERIES) {
      this.variants.clear();
      this.queries = 0;
    }
    this.variants.set(pattern, (this.variants.get(pattern) ?? new Set()).add(hash));
    this.queries += 1;
    return false;
  }

  private monthsAhead(year: number, month: number): number {
    const [nowYear = 0, nowMonth = 0] = this.parts.month.split('-').map(Number);
    return (year - nowYear) * 12 + month - nowMonth;
  }
}
