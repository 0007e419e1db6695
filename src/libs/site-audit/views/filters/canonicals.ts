import { canonicalChain } from '../../checks/indexability/canonical-chain.js';
import { canonicalLoop } from '../../checks/indexability/canonical-loop.js';
import { canonicalMissing } from '../../checks/indexability/canonical-missing.js';
import { canonicalMultiple } from '../../checks/indexability/canonical-multiple.js';
import { canonicalOutsideHead } from '../../checks/indexability/canonical-outside-head.js';
import { canonicalRelative } from '../../checks/indexability/canonical-relative.js';
import { canonicalToError } from '../../checks/indexability/canonical-to-error.js';
import { canonicalToExternal } from '../../checks/indexability/canonical-to-external.js';
import { canonicalToNonIndexable } from '../../checks/indexability/canonical-to-non-indexable.js';
import { canonicalToRedirect } from '../../checks/indexability/canonical-to-redirect.js';
import { filterByCheck, filterByPage, type FilterGroup } from './filter.js';

export const canonicalFilters: FilterGroup = {
  id: 'canonicals',
  title: 'Canonicals',
  appliesTo: 'html',
  filters: [
    filterByPage('contains', 'Contains canonical', ({ head }) => head.canonicals.length > 0),
    filterByPage('self_referencing', 'Self referencing', (_, { entry }) => entry.canonical === entry.url),
    filterByPage(
      'canonicalised',
      'Canonicalised',
      (_, { entry }) => entry.canonical !== null && entry.canonical !== entry.url,
    ),
    filterByCheck(canonicalMissing, { id: 'missing', title: 'Missing' }),
    filterByPage('multiple', 'Multiple', ({ head }) => head.canonicals.length > 1),
    filterByCheck(canonicalMultiple, { id: 'multiple_conflicting', title: 'Multiple conflicting' }),
    filterByCheck(canonicalToNonIndexable, { id: 'non_indexable', title: 'Non-indexable canonical' }),
    filterByCheck(canonicalToRedirect),
    filterByCheck(canonicalToError),
    filterByCheck(canonicalToExternal),
    filterByCheck(canonicalChain),
    filterByCheck(canonicalLoop),
    filterByCheck(canonicalRelative, { id: 'relative', title: 'Relative' }),
    filterByPage('unlinked', 'Unlinked canonical', (_, { entry, site }) => {
      if (entry.canonical === null || entry.canonical === entry.url) return false;
      const target = site.find(entry.canonical);
      return target?.internal === true && site.inlinkPages(target.id).all === 0;
    }),
    filterByCheck(canonicalOutsideHead, { id: 'outside_head', title: 'Outside head' }),
    filterByPage('contains_fragment', 'Contains a fragment', ({ head }) =>
      head.canonicals.some(({ href }) => href.includes('#')),
    ),
  ],
};
