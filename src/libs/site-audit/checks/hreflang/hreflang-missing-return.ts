import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew, hreflangPlace } from '../../rules/evidence.js';

/**
 * `detail`: `missing`, how many targets do not name the page, and of the first of them `pairs` with `code` and `to`.
 */
export const hreflangMissingReturn = defineCheck({
  id: 'hreflang_missing_return',
  title: 'No return link',
  category: 'hreflang',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'The page names another one by hreflang which answers 200 and names neither this page nor its canonical.',
  why: 'Search engines ignore annotations that the other page does not confirm.',
  fix: 'Add the return link to each of the listed pages.',
  source: SOURCES.hreflang,
  effort: 'medium',
  judge({ entry, page }, site) {
    const own = [entry.url, entry.canonical];
    const silent = new Map<string, string>();
    for (const { code, url } of entry.hreflangs) {
      // The page's own self reference is no return link, and needs none.
      if (url === entry.url || silent.has(url)) continue;
      const target = site.find(url);
      if (!target?.internal || target.status !== 200) continue;
      if (!target.hreflangs.some((back) => own.includes(back.url))) silent.set(url, code);
    }
    if (silent.size === 0) return [];
    const pairs = Array.from(silent, ([to, code]) => ({ code, to }));
    return [
      {
        observed: `${counted(silent.size, 'page')} without a return link`,
        detail: { missing: silent.size, pairs: firstFew(pairs) },
        ...hreflangPlace(page.head, ({ url }) => url !== null && silent.has(url)),
      },
    ];
  },
});
