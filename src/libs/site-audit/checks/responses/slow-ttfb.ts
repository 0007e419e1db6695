import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** What web.dev calls a good time to the first byte. */
const MOST_MS = 800;

/**
 * `ttfbMs` must be the lower of two fetches, made with at most two requests under way, so that neither a cold cache nor
 * the crawl's own load counts as slowness.
 *
 * `detail`: `ttfbMs`.
 */
export const slowTtfb = defineCheck({
  id: 'slow_ttfb',
  title: 'Slow first byte',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: `The first byte of a page comes more than ${MOST_MS} ms after the request, in the faster of two fetches.`,
  threshold: { name: 'max_ttfb_ms', value: MOST_MS, unit: 'ms' },
  why: 'Everything that a reader waits for begins with the first byte.',
  fix: 'Cache the page or speed up the queries that make it.',
  source: SOURCES.ttfb,
  effort: 'medium',
  judge({ crawled }) {
    const ttfb = crawled.answer?.ttfbMs ?? 0;
    // Times have fractions; rounded up, what is shown is beyond the limit, too.
    const ttfbMs = Math.ceil(ttfb);
    return ttfb > MOST_MS ? [{ observed: `${ttfbMs} ms`, detail: { ttfbMs } }] : [];
  },
});
