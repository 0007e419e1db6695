import { charsetConflict } from '../../checks/responses/charset-conflict.js';
import { charsetMissing } from '../../checks/responses/charset-missing.js';
import { emptyPage, needsScripts } from '../../checks/content/empty-page.js';
import { exactDuplicate } from '../../checks/content/exact-duplicate.js';
import { langContentMismatch } from '../../checks/content/lang-content-mismatch.js';
import { langInvalid } from '../../checks/content/lang-invalid.js';
import { langMissing } from '../../checks/content/lang-missing.js';
import { loremIpsum } from '../../checks/content/lorem-ipsum.js';
import { mojibake } from '../../checks/responses/mojibake.js';
import { nearDuplicate } from '../../checks/content/near-duplicate.js';
import { readabilityHard } from '../../checks/content/readability-hard.js';
import { soft404 } from '../../checks/responses/soft-404.js';
import { thinContent } from '../../checks/content/thin-content.js';
import { filterByCheck, filterByFault, type FilterGroup } from './filter.js';

export const contentFilters: FilterGroup = {
  id: 'content',
  title: 'Content',
  appliesTo: 'html',
  filters: [
    filterByCheck(exactDuplicate, { id: 'exact_duplicates', title: 'Exact duplicates' }),
    filterByCheck(nearDuplicate, { id: 'near_duplicates', title: 'Near duplicates' }),
    filterByCheck(thinContent, {
      id: 'low_content',
      title: `Low content (below ${thinContent.threshold.value} words)`,
    }),
    filterByCheck(emptyPage),
    filterByCheck(soft404, { id: 'soft_404', title: 'Soft 404' }),
    filterByCheck(readabilityHard, { id: 'readability_difficult', title: 'Readability difficult' }),
    filterByCheck(loremIpsum, { id: 'lorem_ipsum', title: 'Lorem ipsum' }),
    filterByCheck(langMissing),
    filterByCheck(langInvalid),
    filterByCheck(langContentMismatch),
    filterByCheck(charsetMissing),
    filterByCheck(charsetConflict),
    filterByCheck(mojibake),
  ],
};

/** Shown only for a site that needs scripts; it does not concern others. */
export const javascriptFilters: FilterGroup = {
  id: 'javascript',
  title: 'JavaScript',
  appliesTo: 'html',
  isRare: true,
  filters: [
    filterByFault(
      emptyPage,
      { id: 'needs_js', title: 'Content only with JavaScript' },
      ({ crawled }) => crawled.page !== null && needsScripts(crawled.page.dom),
    ),
  ],
};
