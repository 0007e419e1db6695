import { defineCheck } from '../../rules/check.js';

/** Search engines cut a page off there. */
const MOST_BYTES = 2_000_000;

/** `detail`: `bytes`, decoded. */
export const htmlOver2mb = defineCheck({
  id: 'html_over_2mb',
  title: 'HTML larger than 2 MB',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: `The decoded HTML has more than ${MOST_BYTES} bytes.`,
  threshold: { name: 'max_bytes', value: MOST_BYTES, unit: 'bytes' },
  why: 'Search engines cut a page there and never read what follows.',
  fix: 'Move inline scripts, styles and data into files of their own, and split the page.',
  effort: 'medium',
  judge({ crawled }) {
    const bytes = crawled.answer?.bytes ?? 0;
    return bytes > MOST_BYTES ? [{ observed: `${bytes} bytes`, detail: { bytes } }] : [];
  },
});
