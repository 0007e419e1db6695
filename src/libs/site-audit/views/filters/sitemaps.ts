import { indexableNotInSitemap } from '../../checks/sitemaps/indexable-not-in-sitemap.js';
import { sitemapForeignHost } from '../../checks/sitemaps/sitemap-foreign-host.js';
import { sitemapInvalid } from '../../checks/sitemaps/sitemap-invalid.js';
import { sitemapLastmodBad } from '../../checks/sitemaps/sitemap-lastmod-bad.js';
import { sitemapNon200 } from '../../checks/sitemaps/sitemap-non-200.js';
import { sitemapNonIndexable } from '../../checks/sitemaps/sitemap-non-indexable.js';
import { sitemapOrphan } from '../../checks/sitemaps/sitemap-orphan.js';
import { filterByCheck, filterByFact, type FilterGroup } from './filter.js';

/** Of other hosts, too: a sitemap may list them. */
export const sitemapFilters: FilterGroup = {
  id: 'sitemaps',
  title: 'Sitemaps',
  appliesTo: 'all',
  filters: [
    filterByFact('in_sitemap', 'In a sitemap', ({ entry }) => entry.inSitemaps > 0),
    filterByCheck(indexableNotInSitemap, { id: 'not_in_sitemap', title: 'Indexable, not in a sitemap' }),
    filterByCheck(sitemapOrphan, { id: 'orphan', title: 'Only in a sitemap' }),
    filterByCheck(sitemapNonIndexable, { id: 'non_indexable', title: 'Non-indexable in a sitemap' }),
    filterByCheck(sitemapNon200, { id: 'non_200', title: 'Non-200 in a sitemap' }),
    filterByFact('in_several', 'In several sitemaps', ({ entry }) => entry.inSitemaps > 1),
    filterByCheck(sitemapForeignHost, { id: 'foreign_host', title: 'Of another host or scheme' }),
    filterByCheck(sitemapInvalid, { id: 'invalid', title: 'Sitemaps that can’t be read, or are too large' }),
    filterByCheck(sitemapLastmodBad, { id: 'lastmod_bad', title: 'Sitemaps with lastmod of no use' }),
  ],
};
