import { titleDuplicate } from '../../checks/metadata/title-duplicate.js';
import { titleMissing } from '../../checks/metadata/title-missing.js';
import { titleMultiple } from '../../checks/metadata/title-multiple.js';
import { LONGEST_TITLE, titleTooLong } from '../../checks/metadata/title-too-long.js';
import { SHORTEST_TITLE, titleTooShort } from '../../checks/metadata/title-too-short.js';
import { isMostlyCjk, joinSpace } from '../../../text/index.js';
import { filterByCheck, filterByFault, filterByPage, type FilterGroup } from './filter.js';

/** Titles of pages; faults are reported of indexable ones only, as the checks do. */
export const pageTitleFilters: FilterGroup = {
  id: 'page_titles',
  title: 'Page titles',
  appliesTo: 'html',
  filters: [
    filterByCheck(titleMissing, { id: 'missing', title: 'Missing' }),
    filterByCheck(titleDuplicate, { id: 'duplicate', title: 'Duplicate' }),
    filterByFault(
      titleTooLong,
      {
        id: `over_${LONGEST_TITLE.graphemes}_characters`,
        title: `Over ${LONGEST_TITLE.graphemes} characters (${LONGEST_TITLE.cjk} in CJK)`,
      },
      ({ row }) =>
        (row.titleGraphemes ?? 0) > (isCjk(row.title) ? LONGEST_TITLE.cjk : LONGEST_TITLE.graphemes),
    ),
    filterByFault(
      titleTooShort,
      {
        id: `below_${SHORTEST_TITLE.graphemes}_characters`,
        title: `Below ${SHORTEST_TITLE.graphemes} characters (${SHORTEST_TITLE.cjk} in CJK)`,
      },
      ({ row }) =>
        (row.titleGraphemes ?? 0) < (isCjk(row.title) ? SHORTEST_TITLE.cjk : SHORTEST_TITLE.graphemes),
    ),
    filterByFault(
      titleTooLong,
      { id: `over_${LONGEST_TITLE.pixels}_pixels`, title: `Over ${LONGEST_TITLE.pixels} pixels` },
      ({ row }) => !isCjk(row.title) && (row.titlePx ?? 0) > LONGEST_TITLE.pixels,
    ),
    filterByFault(
      titleTooShort,
      { id: `below_${SHORTEST_TITLE.pixels}_pixels`, title: `Below ${SHORTEST_TITLE.pixels} pixels` },
      ({ row }) => !isCjk(row.title) && (row.titlePx ?? 0) < SHORTEST_TITLE.pixels,
    ),
    filterByPage('same_as_h1', 'Same as H1', (_, { row }) => {
      const [h1] = row.h1;
      return row.title !== null && h1 !== undefined && fold(h1) === fold(row.title);
    }),
    filterByCheck(titleMultiple, { id: 'multiple', title: 'Multiple' }),
    filterByPage('outside_head', 'Outside head', ({ head }) => head.titlesOutside > 0),
  ],
};

function isCjk(title: string | null): boolean {
  return title !== null && isMostlyCjk(title);
}

function fold(text: string): string {
  return joinSpace(text.normalize('NFKC')).toLowerCase();
}
