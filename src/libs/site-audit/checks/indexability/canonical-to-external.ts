import { canonicalTarget } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { registrableDomain } from '../../../urls/index.js';

/** `detail`: `canonical`, `domain` of its owner. */
export const canonicalToExternal = defineCheck({
  id: 'canonical_to_external',
  title: 'Canonical to another site',
  category: 'indexability',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'The canonical of a page names a URL of another registrable domain.',
  why: 'Search engines index the other site in place of this page.',
  fix: 'Confirm that this is intended.',
  source: SOURCES.canonical,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    if (!target) return [];
    const domain = registrableDomain(target.url);
    if (domain === registrableDomain(judged.entry.url)) return [];
    return [
      { observed: cutText(target.url, 120), detail: { canonical: target.url, domain }, ...target.place },
    ];
  },
});
