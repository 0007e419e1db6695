import type { CrawledUrl } from './crawled-url.js';
import type { TrapFacts } from './site-facts.js';
import type { UrlEntry } from './site-view.js';

type Trap = Omit<TrapFacts, 'urls'>;

/** Patterns that are reported; a site of more has said enough. Chosen. */
const MOST_TRAPS = 100;
/**
 * What a pattern of near duplicates must have more of. Both chosen: a shop has hundreds of filtered lists that differ; a
 * trap has as many that don’t.
 */
const MOST_OF_PATTERN = 200;
const ALIKE_SHARE = 0.9;

/** How a crawl writes why it left a URL. */
export function trapDetail({ reason, pattern }: Trap): string {
  return `${reason}: ${pattern}`;
}

const DETAIL = /^(repeated_segment|dates_ahead|query_variants|near_duplicates): (.*)$/s;

/**
 * Counts the URLs that were left as traps by what their rows say of it: of a crawl that several workers shared, or one
 * after the other, none has seen them all.
 */
export class TrapCount {
  private readonly counts = new Map<string, number>();

  add({ skipped }: Pick<CrawledUrl, 'skipped'>): void {
    if (skipped?.reason !== 'trap') return;
    const count = this.counts.get(skipped.detail) ?? 0;
    if (count > 0 || this.counts.size < MOST_TRAPS) this.counts.set(skipped.detail, count + 1);
  }

  traps(): TrapFacts[] {
    return [...this.counts].flatMap(([detail, urls]) => {
      const [, reason, pattern] = DETAIL.exec(detail) ?? [];
      return reason === undefined || pattern === undefined
        ? []
        : [{ reason: reason as TrapFacts['reason'], pattern, urls }];
    });
  }
}

/**
 * Finds patterns of addresses that lead to nearly the same page again and again.
 * @param entries by node
 * @param isDuplicate whether a node's page is the same as another's, or nearly
 */
export function nearDuplicateTraps(
  entries: readonly UrlEntry[],
  isDuplicate: (node: number) => boolean,
): TrapFacts[] {
  const patterns = new Map<string, { urls: number; alike: number }>();
  for (const [node, { url, isPage }] of entries.entries()) {
    if (!isPage) continue;
    const pattern = patternOf(url);
    const counts = patterns.get(pattern) ?? { urls: 0, alike: 0 };
    counts.urls += 1;
    if (isDuplicate(node)) counts.alike += 1;
    patterns.set(pattern, counts);
  }
  return [...patterns]
    .filter(([, { urls, alike }]) => urls > MOST_OF_PATTERN && alike >= urls * ALIKE_SHARE)
    .slice(0, MOST_TRAPS)
    .map(([pattern, { urls }]) => ({ pattern, reason: 'near_duplicates', urls }));
}

/** `/days/2026/05/*?page`: numbers of the folders, the whole last name and the parameters' values may be anything. */
function patternOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1).replace(/\d+/g, '#');
  const names = [...new Set(searchParams.keys())].sort().join('&');
  return `${folder}*${names === '' ? '' : `?${names}`}`.slice(0, 200);
}
