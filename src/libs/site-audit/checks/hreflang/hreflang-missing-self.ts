import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew, hreflangPlace } from '../../rules/evidence.js';

/** `detail.named`: the URLs that the set names. */
export const hreflangMissingSelf = defineCheck({
  id: 'hreflang_missing_self',
  title: 'No self reference',
  category: 'hreflang',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'The page has hreflang annotations, and none of them names the page itself or its canonical.',
  why: 'A set that leaves out the page itself contradicts those of the other languages and may be ignored.',
  fix: 'Add an annotation with the page’s own language and address.',
  source: SOURCES.hreflang,
  effort: 'low',
  judge({ entry, page }) {
    if (entry.hreflangs.length === 0) return [];
    if (entry.hreflangs.some(({ url }) => url === entry.url || url === entry.canonical)) return [];
    const named = [...new Set(entry.hreflangs.map(({ url }) => url))];
    return [
      {
        observed: `${counted(named.length, 'page')} named, not itself`,
        detail: { named: firstFew(named) },
        ...hreflangPlace(page.head),
      },
    ];
  },
});
