import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { foundSitemaps } from '../../rules/found-sitemaps.js';

/** A sitemap that robots.txt names and that fails is not missing. `detail`: `tried`, each `{ url, status }`. */
export const sitemapMissing = defineCheck({
  id: 'sitemap_missing',
  title: 'No sitemap',
  category: 'sitemaps',
  severity: 'warning',
  scope: 'site',
  applies: 'site',
  rule: 'robots.txt names no sitemap, and /sitemap.xml, /sitemap_index.xml and /sitemap.xml.gz all fail.',
  why: 'Search engines know of pages only by links, and find new ones late.',
  fix: 'Publish a sitemap and name it in robots.txt.',
  source: SOURCES.sitemapsIntro,
  effort: 'low',
  judge({ site }) {
    if (site.robots.sitemaps.length > 0 || foundSitemaps(site).length > 0) return [];
    const tried = site.sitemaps.slice(0, 10).map(({ url, status }) => ({ url, status }));
    return [{ observed: 'no sitemap', detail: { tried } }];
  },
});
