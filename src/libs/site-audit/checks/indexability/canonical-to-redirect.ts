import { canonicalTarget } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isRedirect } from '../../site/indexability.js';

/** Held against the page that has the canonical. `detail`: `canonical`, `status`, `finalUrl` (null where it has none). */
export const canonicalToRedirect = defineCheck({
  id: 'canonical_to_redirect',
  title: 'Canonical to a redirect',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'The canonical of a page names a URL that answers with a redirect.',
  why: 'The page that search engines are to index redirects them.',
  fix: 'Name the final URL.',
  source: SOURCES.canonicalRfc,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    const status = target?.entry?.status ?? null;
    if (!target || !isRedirect(status)) return [];
    const finalUrl = site.redirectChain(target.url).end?.url ?? null;
    return [
      {
        observed: `status ${status}`,
        detail: { canonical: target.url, status, finalUrl },
        ...target.place,
      },
    ];
  },
});
