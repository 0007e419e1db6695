import { canonicalTarget } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Held against the page that has the canonical. `detail`: `canonical`, `reason` (`noindex` or `blocked`). */
export const canonicalToNonIndexable = defineCheck({
  id: 'canonical_to_non_indexable',
  title: 'Canonical to a non-indexable page',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'The canonical of a page names a URL that is noindex or that robots.txt forbids.',
  why: 'The page asks to be left out for one that search engines may not index, so neither is found.',
  fix: 'Name an indexable URL.',
  source: SOURCES.canonical,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    if (!target?.entry) return [];
    const { blockedBy, noindex, status } = target.entry;
    // What an error page or a redirect says of robots is no part of it.
    const isNoindex = noindex && status === 200;
    if (!blockedBy && !isNoindex) return [];
    const reason = blockedBy ? 'blocked' : 'noindex';
    return [
      {
        observed: blockedBy ? 'blocked by robots.txt' : 'noindex',
        detail: { canonical: target.url, reason },
        ...target.place,
      },
    ];
  },
});
