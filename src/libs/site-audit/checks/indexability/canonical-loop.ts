import { canonicalTarget, followCanonicals } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Each page of the loop is hit. `detail`: `loop`, its URLs from this one on; `length`. */
export const canonicalLoop = defineCheck({
  id: 'canonical_loop',
  title: 'Canonical loop',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'Following canonicals from a page leads back to it over at least one other page.',
  threshold: { name: 'min_pages', value: 2, unit: 'pages' },
  why: 'Every page asks to be left out for another, so search engines ignore all of them.',
  fix: 'Choose one URL and have all name that.',
  source: SOURCES.canonicalRfc,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    if (!target) return [];
    const { steps, returns } = followCanonicals(judged.entry, site);
    if (!returns) return [];
    return [
      {
        observed: `loop of ${steps.length + 1} pages`,
        detail: { loop: [judged.entry.url, ...steps].slice(0, 25), length: steps.length + 1 },
        ...target.place,
      },
    ];
  },
});
