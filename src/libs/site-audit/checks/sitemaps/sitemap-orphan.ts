import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { ofUnseenLinks } from '../../rules/unseen-links.js';

/** The page where the crawl began is found without links. `detail`: `inlinks`, pages with links that are not followed. */
export const sitemapOrphan = defineCheck({
  id: 'sitemap_orphan',
  title: 'Page only in the sitemap',
  category: 'sitemaps',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'A sitemap lists the page, it answers 200, and no other page of the site has a followed link to it; ' +
    'it is unverifiable where the crawl left pages out.',
  threshold: { name: 'min_followed_inlinks', value: 1, unit: 'links' },
  why: 'Readers can’t get there, and search engines take it for unimportant.',
  fix: 'Link to it, or remove it from the sitemap.',
  source: SOURCES.links,
  effort: 'low',
  judge({ entry }, site) {
    const { all, followed } = site.inlinkPages(entry.id);
    if (entry.inSitemaps === 0 || followed > 0 || entry.url === site.site.home) return [];
    return [{ observed: '0 followed links', detail: { inlinks: all }, ...ofUnseenLinks(site) }];
  },
});
