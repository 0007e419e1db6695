import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

export const indexableNotInSitemap = defineCheck({
  id: 'indexable_not_in_sitemap',
  title: 'Indexable page not in the sitemap',
  category: 'sitemaps',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule: 'The site has a sitemap, and no sitemap lists this indexable page.',
  threshold: { name: 'min_sitemaps', value: 1, unit: 'sitemaps' },
  why: 'Search engines find the page and its changes later.',
  fix: 'Add it to the sitemap.',
  source: SOURCES.sitemapsGoogle,
  effort: 'low',
  judge({ entry }, site) {
    return site.hasSitemap && entry.inSitemaps === 0 ? [{ observed: 'in 0 sitemaps' }] : [];
  },
});
