import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `raw` and `rendered`, the canonicals before and after; null for none. */
export const canonicalByScript = defineCheck({
  id: 'canonical_by_script',
  title: 'Canonical changed by a script',
  category: 'indexability',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'A page that was rendered in a browser names another canonical then than in its HTML as it was sent; one without a canonical ' +
    'that gets one, and one that loses it, too.',
  why: 'Search engines see one canonical when they crawl and another when they render, and may take either.',
  fix: 'Name the canonical in the HTML that is sent, and leave it alone in scripts.',
  source: SOURCES.javascriptCanonical,
  effort: 'medium',
  judge({ crawled }) {
    const change = crawled.answer?.rendered?.changes.find(({ field }) => field === 'canonical');
    if (!change) return [];
    const { raw, rendered } = change;
    const observed = raw === null ? 'added' : rendered === null ? 'removed' : 'changed';
    return [{ observed, detail: { raw, rendered }, where: { selector: 'link[rel="canonical"]' } }];
  },
});
