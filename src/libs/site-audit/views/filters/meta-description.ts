import { descriptionDuplicate } from '../../checks/metadata/description-duplicate.js';
import { descriptionMissing } from '../../checks/metadata/description-missing.js';
import { descriptionMultiple } from '../../checks/metadata/description-multiple.js';
import { descriptionTooLong, LONGEST_DESCRIPTION } from '../../checks/metadata/description-too-long.js';
import { descriptionTooShort, SHORTEST_DESCRIPTION } from '../../checks/metadata/description-too-short.js';
import { isMostlyCjk } from '../../../text/index.js';
import { filterByCheck, filterByFault, type FilterGroup } from './filter.js';

export const metaDescriptionFilters: FilterGroup = {
  id: 'meta_description',
  title: 'Meta description',
  appliesTo: 'html',
  filters: [
    filterByCheck(descriptionMissing, { id: 'missing', title: 'Missing' }),
    filterByCheck(descriptionDuplicate, { id: 'duplicate', title: 'Duplicate' }),
    filterByFault(
      descriptionTooLong,
      {
        id: `over_${LONGEST_DESCRIPTION.graphemes}_characters`,
        title: `Over ${LONGEST_DESCRIPTION.graphemes} characters`,
      },
      ({ row }) => (row.descriptionGraphemes ?? 0) > LONGEST_DESCRIPTION.graphemes,
    ),
    filterByFault(
      descriptionTooShort,
      {
        id: `below_${SHORTEST_DESCRIPTION.graphemes}_characters`,
        title: `Below ${SHORTEST_DESCRIPTION.graphemes} characters (${SHORTEST_DESCRIPTION.cjk} in CJK)`,
      },
      ({ row }) => (row.descriptionGraphemes ?? 0) < fewest(row.description),
    ),
    filterByFault(
      descriptionTooLong,
      { id: `over_${LONGEST_DESCRIPTION.pixels}_pixels`, title: `Over ${LONGEST_DESCRIPTION.pixels} pixels` },
      ({ row }) => (row.descriptionPx ?? 0) > LONGEST_DESCRIPTION.pixels,
    ),
    filterByFault(
      descriptionTooShort,
      {
        id: `below_${SHORTEST_DESCRIPTION.pixels}_pixels`,
        title: `Below ${SHORTEST_DESCRIPTION.pixels} pixels`,
      },
      ({ row }) => (row.descriptionPx ?? 0) < SHORTEST_DESCRIPTION.pixels,
    ),
    filterByCheck(descriptionMultiple, { id: 'multiple', title: 'Multiple' }),
  ],
};

function fewest(description: string | null): number {
  const isCjk = description !== null && isMostlyCjk(description);
  return isCjk ? SHORTEST_DESCRIPTION.cjk : SHORTEST_DESCRIPTION.graphemes;
}
