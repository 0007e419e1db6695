import { h1Missing } from '../../checks/metadata/h1-missing.js';
import { h1Multiple } from '../../checks/metadata/h1-multiple.js';
import { headingSkip } from '../../checks/metadata/heading-skip.js';
import { countGraphemes } from '../../../text/index.js';
import { filterByCheck, filterByFault, filterByPage, type Filter, type FilterGroup } from './filter.js';
import { headingTexts } from '../url-row.js';

/** No check holds a long heading against a page; other crawlers list them from here on. Screaming Frog’s limit. */
const LONG_HEADING = 70;

function longHeadings(level: number): Filter {
  return filterByPage(`over_${LONG_HEADING}_characters`, `Over ${LONG_HEADING} characters`, (page) =>
    headingTexts(page, level).some(
      (text) => text.length > LONG_HEADING && countGraphemes(text) > LONG_HEADING,
    ),
  );
}

function duplicateHeadings(trait: 'h1' | 'h2'): Filter {
  return filterByPage('duplicate', 'Duplicate', (_, { entry, site }) => site.sameCount(entry.id, trait) > 0);
}

export const h1Filters: FilterGroup = {
  id: 'h1',
  title: 'H1',
  appliesTo: 'html',
  filters: [
    filterByCheck(h1Missing, { id: 'missing', title: 'Missing' }),
    duplicateHeadings('h1'),
    longHeadings(1),
    filterByCheck(h1Multiple, { id: 'multiple', title: 'Multiple' }),
    filterByPage('non_sequential', 'Not the first heading', ({ headings }) => {
      const first = headings.findIndex(({ level }) => level === 1);
      return first > 0;
    }),
  ],
};

export const h2Filters: FilterGroup = {
  id: 'h2',
  title: 'H2',
  appliesTo: 'html',
  filters: [
    filterByPage('missing', 'Missing', (page) => headingTexts(page, 2).length === 0),
    duplicateHeadings('h2'),
    longHeadings(2),
    filterByPage('multiple', 'Multiple', (page) => headingTexts(page, 2).length > 1),
    filterByFault(
      headingSkip,
      { id: 'non_sequential', title: 'Skipped on the way to a lower level' },
      ({ crawled }) =>
        (crawled.page?.headings ?? []).some(({ level }, at, all) => {
          const before = all[at - 1]?.level ?? level;
          return before < 2 && level > before + headingSkip.threshold.value;
        }),
    ),
    filterByCheck(headingSkip, { id: 'heading_skip', title: headingSkip.title }),
  ],
};
