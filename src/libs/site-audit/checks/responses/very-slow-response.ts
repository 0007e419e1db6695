import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Chosen, beyond the 1.8 s from which web.dev calls the first byte poor. */
const MOST_MS = 3000;

/** As for `slow_ttfb`, both times must be those of the faster of two fetches. `detail`: `ttfbMs`, `totalMs`. */
export const verySlowResponse = defineCheck({
  id: 'very_slow_response',
  title: 'Very slow response',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: `A page takes more than ${MOST_MS} ms to its first byte or to its last.`,
  threshold: { name: 'max_total_ms', value: MOST_MS, unit: 'ms' },
  why: 'Readers leave before they see anything, and search engines crawl fewer pages.',
  fix: 'Cache the page or speed up the queries that make it, before all other slow pages.',
  source: SOURCES.ttfb,
  effort: 'medium',
  judge({ crawled }) {
    // Times have fractions; rounded up, what is shown is beyond the limit, too.
    const ttfbMs = Math.ceil(crawled.answer?.ttfbMs ?? 0);
    const totalMs = Math.ceil(crawled.answer?.totalMs ?? 0);
    if (ttfbMs <= MOST_MS && totalMs <= MOST_MS) return [];
    return [{ observed: `${Math.max(totalMs, ttfbMs)} ms`, detail: { ttfbMs, totalMs } }];
  },
});
