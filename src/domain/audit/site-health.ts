/**
 * The window of answers that decide whether a site is failing: nearly all are errors, so the crawl stops adding load. Both
 * chosen: fewer answers are no trend, and a site with a broken part still answers more.
 */
export const RECENT_ANSWERS = 50;
export const FAILING_SHARE = 0.8;
