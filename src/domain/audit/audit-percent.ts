import type { CrawlConfig, CrawlCounts } from './audit.js';

/** Where each stage of an audit ends, in percent of the whole. Chosen: a crawl takes most of the time. */
export const SITE_PERCENT = 5;
export const CRAWL_PERCENT = 80;
const LAST_PERCENT = 99;

/** The passes of an analysis over all URLs. */
const PASSES = 2;

/**
 * How far a crawl is. It does not know how much it will find, so the furthest of three shares counts: of the URLs that it
 * knows, of the pages that it may take, and of the time that it may take. The share of the known URLs falls whenever more
 * are found; what is stored never does.
 *
 * @param taken pages that were taken so far
 */
export function crawlPercent(
  { known, queued }: Pick<CrawlCounts, 'known' | 'queued'>,
  { claimedPages: taken, ageSeconds }: { readonly claimedPages: number; readonly ageSeconds: number },
  { maxPages, maxSeconds }: Pick<CrawlConfig, 'maxPages' | 'maxSeconds'>,
): number {
  const ofKnown = known === 0 ? 0 : (known - queued) / known;
  const share = Math.min(
    1,
    Math.max(ofKnown, taken / maxPages, maxSeconds === 0 ? 0 : ageSeconds / maxSeconds),
  );
  return SITE_PERCENT + Math.floor((CRAWL_PERCENT - SITE_PERCENT) * share);
}

/**
 * How far an analysis is.
 * @param pass 0 or 1
 * @param share of the URLs that it has seen in this pass, 0 to 1
 */
export function analysisPercent(pass: number, share: number): number {
  const done = (pass + Math.min(1, share)) / PASSES;
  return CRAWL_PERCENT + Math.floor((LAST_PERCENT - CRAWL_PERCENT) * done);
}
