import { domTooLarge } from '../../checks/urls/dom-too-large.js';
import { duplicateId } from '../../checks/urls/duplicate-id.js';
import { headBroken } from '../../checks/urls/head-broken.js';
import { htmlOver2mb } from '../../checks/responses/html-over-2mb.js';
import { viewportMissing } from '../../checks/urls/viewport-missing.js';
import { filterByCheck, filterByFact, type FilterGroup } from './filter.js';

export const validationFilters: FilterGroup = {
  id: 'validation',
  title: 'Validation',
  appliesTo: 'internal',
  filters: [
    filterByCheck(headBroken, { id: 'invalid_element_in_head', title: 'Invalid element in head' }),
    filterByCheck(htmlOver2mb),
    filterByFact(
      'resource_over_2mb',
      'Resource larger than 2 MB',
      ({ entry, row }) =>
        !entry.isPage && entry.status === 200 && (row.bytes ?? 0) > htmlOver2mb.threshold.value,
    ),
    filterByCheck(duplicateId),
    filterByCheck(domTooLarge),
  ],
};

export const mobileFilters: FilterGroup = {
  id: 'mobile',
  title: 'Mobile',
  appliesTo: 'html',
  filters: [filterByCheck(viewportMissing, { id: 'viewport_missing', title: 'Viewport not set' })],
};
