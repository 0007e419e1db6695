import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import type { UrlEntry } from '../../site/site-view.js';

/** `detail`: `reasons`, of `blocked`, `noindex` and `canonicalised`; `canonical`; `matchedLine` of robots.txt. */
export const sitemapNonIndexable = defineCheck({
  id: 'sitemap_non_indexable',
  title: 'Sitemap lists a non-indexable page',
  category: 'sitemaps',
  severity: 'warning',
  scope: 'page',
  applies: 'urls',
  rule: 'A URL that a sitemap lists is noindex, has its canonical elsewhere, or is forbidden by robots.txt.',
  why: 'The sitemap asks search engines to index what the page or robots.txt tells them not to.',
  fix: 'List only canonical, indexable URLs.',
  source: SOURCES.sitemapsGoogle,
  effort: 'low',
  judge({ entry }) {
    const reasons = entry.inSitemaps > 0 ? reasonsOf(entry) : [];
    if (reasons.length === 0) return [];
    return [
      {
        observed: reasons.join(', '),
        detail: {
          reasons,
          canonical: entry.canonical,
          matchedLine: entry.blockedBy?.text.slice(0, 200) ?? null,
        },
      },
    ];
  },
});

function reasonsOf(entry: UrlEntry): string[] {
  const isElsewhere = entry.canonical !== null && entry.canonical !== entry.url;
  return [
    ...(entry.blockedBy ? ['blocked'] : []),
    // What an error page or a redirect says of itself, `sitemap_non_200` tells better.
    ...(entry.status === 200 && entry.noindex ? ['noindex'] : []),
    ...(entry.isPage && isElsewhere ? ['canonicalised'] : []),
  ];
}
