import { canonicalTarget, followCanonicals } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';

/** Held against the page that has the canonical; one that comes back to it is a loop. `detail`: `chain`, its URLs. */
export const canonicalChain = defineCheck({
  id: 'canonical_chain',
  title: 'Canonical chain',
  category: 'indexability',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'The canonical of a page names another page whose canonical names a third URL.',
  threshold: { name: 'min_steps', value: 2, unit: 'steps' },
  why: 'Search engines get two answers to which page they should index, and may ignore both.',
  fix: 'Name the last URL of the chain.',
  source: SOURCES.canonicalRfc,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    if (!target?.entry?.isPage) return [];
    const { steps, returns } = followCanonicals(judged.entry, site);
    if (returns || steps.length < 2) return [];
    return [
      {
        observed: counted(steps.length, 'step'),
        detail: { chain: [judged.entry.url, ...steps].slice(0, 25) },
        ...target.place,
      },
    ];
  },
});
