import { canonicalPlace, validCanonicals } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew } from '../../rules/evidence.js';

const FEWEST = 2;

/** `detail`: `canonicals`, each `{ url, line }`; line 0 is the header's. */
export const canonicalMultiple = defineCheck({
  id: 'canonical_multiple',
  title: 'Conflicting canonicals',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: `The head and the Link headers together name ${FEWEST} or more different canonical URLs.`,
  threshold: { name: 'min_different', value: FEWEST, unit: 'urls' },
  why: 'Search engines then ignore all of them.',
  fix: 'Keep one canonical.',
  source: SOURCES.canonical,
  effort: 'low',
  judge({ page }) {
    const canonicals = validCanonicals(page).filter(({ url }) => url !== null);
    const different = new Set(canonicals.map(({ url }) => url)).size;
    const [first] = canonicals;
    const second = canonicals.find(({ url }) => url !== first?.url);
    if (different < FEWEST || !second) return [];
    return [
      {
        observed: counted(different, 'different canonical'),
        detail: { canonicals: firstFew(canonicals).map(({ url, line }) => ({ url, line })) },
        ...canonicalPlace(second),
      },
    ];
  },
});
