import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** The limit of Semrush. */
const MOST_CLICKS = 3;
/** Where SEO crawlers begin to call it a fault rather than advice. */
const FAR = 6;

/** `detail`: `depth` in clicks. */
export const deepPage = defineCheck({
  id: 'deep_page',
  title: 'Far from the home page',
  category: 'links',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: `The shortest way from the home page takes more than ${MOST_CLICKS} clicks; from ${FAR} it is a warning.`,
  threshold: { name: 'max_clicks', value: MOST_CLICKS, unit: 'clicks' },
  why: 'Pages far down are crawled less often, and few readers get there.',
  fix: 'Link to it from a hub or a list nearer to the home page.',
  source: SOURCES.starter,
  effort: 'medium',
  judge({ entry: { depth } }) {
    if (depth === null || depth <= MOST_CLICKS) return [];
    return [
      { observed: `${depth} clicks`, detail: { depth }, ...(depth >= FAR ? { severity: 'warning' } : {}) },
    ];
  },
});
