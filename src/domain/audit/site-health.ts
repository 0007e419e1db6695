/** The window of answers that decide whether a site is failing: nearly all are errors, so the crawl stops adding load. */
export const RECENT_ANSWERS = 50;
export const FAILING_SHARE = 0.8;
