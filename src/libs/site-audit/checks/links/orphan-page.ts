import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import type { FoundVia } from '../../site/crawled-url.js';
import { ofUnseenLinks } from '../../rules/unseen-links.js';

const NO_LINKS: ReadonlySet<FoundVia> = new Set(['sitemap', 'canonical', 'hreflang', 'redirect']);

/** `detail`: `knownFrom`, of `sitemap`, `canonical`, `hreflang` and `redirect`. */
export const orphanPage = defineCheck({
  id: 'orphan_page',
  title: 'Orphan page',
  category: 'links',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'The page is known from a sitemap, a canonical, hreflang or a redirect, and no other page of the site links to it; ' +
    'it is unverifiable where the crawl left pages out.',
  threshold: { name: 'min_inlinks', value: 1, unit: 'links' },
  why: 'Readers can’t get there from the site, and search engines take it for unimportant.',
  fix: 'Link to it from a page on the same subject.',
  source: SOURCES.links,
  effort: 'low',
  judge({ entry }, site) {
    if (entry.url === site.site.home || entry.foundVia === 'start') return [];
    if (site.inlinkPages(entry.id).all > 0) return [];
    const knownFrom = [
      ...new Set<FoundVia>([
        ...(NO_LINKS.has(entry.foundVia) ? [entry.foundVia] : []),
        ...(entry.inSitemaps > 0 ? (['sitemap'] as const) : []),
      ]),
    ];
    if (knownFrom.length === 0) return [];
    return [
      {
        observed: `0 links, known from ${knownFrom.join(' and ')}`,
        detail: { knownFrom: knownFrom },
        // Clicks do lead there, over a redirect: the link is out of date, the page is not lost.
        ...(entry.depth === null ? {} : { severity: 'notice' }),
        ...ofUnseenLinks(site),
      },
    ];
  },
});
