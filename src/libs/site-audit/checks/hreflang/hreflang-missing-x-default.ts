import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew, hreflangPlace } from '../../rules/evidence.js';

const LEAST_CODES = 2;

/** `detail.codes` of the set. */
export const hreflangMissingXDefault = defineCheck({
  id: 'hreflang_missing_x_default',
  title: 'No x-default',
  category: 'hreflang',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: `The page’s hreflang annotations have ${LEAST_CODES} or more codes, and none is x-default.`,
  threshold: { name: 'min_codes', value: LEAST_CODES, unit: 'codes' },
  why: 'Readers of any other language get whichever page the search engine picks.',
  fix: 'Add an x-default that names the page for everybody else.',
  source: SOURCES.hreflang,
  effort: 'low',
  judge({ entry, page }) {
    const codes = new Set(entry.hreflangs.map(({ code }) => code.toLowerCase()));
    if (codes.size < LEAST_CODES || codes.has('x-default')) return [];
    return [
      {
        observed: `${counted(codes.size, 'code')}, no x-default`,
        detail: { codes: firstFew([...codes]) },
        ...hreflangPlace(page.head),
      },
    ];
  },
});
