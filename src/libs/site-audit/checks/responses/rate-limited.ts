import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Both chosen: single answers 429 are what a crawl is slowed down by, and no fault. */
const MIN_SHARE = 0.01;
const MIN_RUN = 5;

/** `detail`: `limited` and `requests`, counted; `longestRun`, the most limited answers in a row. */
export const rateLimited = defineCheck({
  id: 'rate_limited',
  title: 'Site limited the crawl',
  category: 'responses',
  severity: 'warning',
  scope: 'site',
  applies: 'site',
  rule:
    `Status 429, or 503 with Retry-After, comes on ${MIN_SHARE * 100} % of the requests or more, or ${MIN_RUN} times ` +
    'in a row.',
  threshold: { name: 'min_share', value: MIN_SHARE, unit: 'share' },
  why: 'A part of the site was not read, and search engines may meet the same limit.',
  fix: 'Let the crawler through or crawl at a lower rate; until then the results cover a part of the site.',
  source: SOURCES.tooManyRequests,
  effort: 'medium',
  judge({ site }) {
    const { count, longestRun } = site.limited;
    const isMuch = count > 0 && count >= site.requests * MIN_SHARE;
    if (!isMuch && longestRun < MIN_RUN) return [];
    return [
      {
        observed: `${count} of ${site.requests} requests limited, ${longestRun} in a row`,
        detail: { limited: count, requests: site.requests, longestRun: longestRun },
      },
    ];
  },
});
