import { paginationBroken } from '../../checks/discovery/pagination-broken.js';
import { paginationCanonicalFirst } from '../../checks/discovery/pagination-canonical-first.js';
import { paginationNotLinked } from '../../checks/discovery/pagination-not-linked.js';
import { isInLoop } from '../../rules/pagination-loops.js';
import type { UrlEntry } from '../../site/site-view.js';
import { filterByCheck, filterByFault, filterByPage, type FilteredUrl, type FilterGroup } from './filter.js';

/** The next page and the former one, where the crawl knows them. */
function neighbours({ entry, site }: FilteredUrl): UrlEntry[] {
  return [entry.next, entry.prev].flatMap((url) => (url === null ? [] : (site.find(url) ?? [])));
}

export const paginationFilters: FilterGroup = {
  id: 'pagination',
  title: 'Pagination',
  appliesTo: 'html',
  filters: [
    filterByPage(
      'contains',
      'Contains pagination',
      (_, { entry }) => entry.next !== null || entry.prev !== null,
    ),
    filterByPage('first_page', 'First page', (_, { entry }) => entry.next !== null && entry.prev === null),
    filterByPage('paginated_2_plus', 'Paginated 2+ pages', (_, { entry }) => entry.prev !== null),
    filterByCheck(paginationNotLinked, { id: 'url_not_in_anchor', title: 'URL not in an anchor' }),
    filterByFault(paginationBroken, { id: 'non_200', title: 'Non-200 pagination URLs' }, (url) =>
      neighbours(url).some(({ status }) => status !== 200),
    ),
    filterByPage('unlinked', 'Unlinked pagination URLs', (_, url) =>
      neighbours(url).some(({ internal, id }) => internal && url.site.inlinkPages(id).all === 0),
    ),
    filterByPage('non_indexable', 'Non-indexable', (_, { entry }) => {
      return (entry.next !== null || entry.prev !== null) && !entry.indexable;
    }),
    filterByFault(paginationBroken, { id: 'loop', title: 'Pagination loop' }, ({ entry, site }) =>
      isInLoop(entry, site),
    ),
    filterByCheck(paginationBroken, { id: 'sequence_error', title: 'Sequence error' }),
    filterByCheck(paginationCanonicalFirst),
  ],
};
