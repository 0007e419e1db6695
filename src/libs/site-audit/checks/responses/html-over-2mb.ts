import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { wasCut } from '../../site/site-view.js';

/** Search engines cut a page off there. */
const MOST_BYTES = 2_000_000;

/** `detail`: `bytes`, decoded, at least; `readInPart`: the crawl read only the beginning. */
export const htmlOver2mb = defineCheck({
  id: 'html_over_2mb',
  title: 'HTML larger than 2 MB',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: `The decoded HTML has more than ${MOST_BYTES} bytes; beyond 5 MiB it is read and judged up to there.`,
  threshold: { name: 'max_bytes', value: MOST_BYTES, unit: 'bytes' },
  why: 'Search engines cut a page there and never read what follows.',
  fix: 'Move inline scripts, styles and data into files of their own, and split the page.',
  source: SOURCES.googlebot,
  effort: 'medium',
  judge({ crawled, entry }) {
    const bytes = crawled.answer?.bytes ?? 0;
    if (bytes <= MOST_BYTES) return [];
    return wasCut(entry)
      ? [{ observed: `at least ${bytes} bytes, read in part`, detail: { bytes, readInPart: true } }]
      : [{ observed: `${bytes} bytes`, detail: { bytes } }];
  },
});
