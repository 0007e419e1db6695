import { altFault, imageAltMissing } from '../../checks/images/image-alt-missing.js';
import { brokenResource } from '../../checks/links/broken-resource.js';
import { imageNoDimensions } from '../../checks/images/image-no-dimensions.js';
import { imageTooLarge, imageWeight, LIGHT_IMAGE } from '../../checks/images/image-too-large.js';
import { filterByCheck, filterByFault, filterByPage, type FilteredUrl, type FilterGroup } from './filter.js';
import { familyOfRow } from './content-types.js';

/**
 * No check holds a long alt against a page; other crawlers list them from here on. The limit of Screaming Frog and SEOnaut.
 */
const LONG_ALT = 100;

/** Whether it is an image, or one is expected there. */
export function isImage({ row, entry, site }: Pick<FilteredUrl, 'row' | 'entry' | 'site'>): boolean {
  return (
    familyOfRow(row) === 'image' ||
    site.uses(entry.id).first.some(({ kind }) => kind === 'image' || kind === 'preview')
  );
}

/** Pages with images that lack something, and image files themselves. */
export const imageFilters: FilterGroup = {
  id: 'images',
  title: 'Images',
  appliesTo: 'html_and_images',
  filters: [
    filterByCheck(imageTooLarge, {
      id: `over_${LIGHT_IMAGE / 1000}_kb`,
      title: `Over ${LIGHT_IMAGE / 1000} kB`,
    }),
    filterByFault(
      imageTooLarge,
      {
        id: `over_${imageTooLarge.threshold.value / 1000}_kb`,
        title: `Over ${imageTooLarge.threshold.value / 1000} kB`,
      },
      ({ crawled: { answer } }) => answer !== null && imageWeight(answer) > imageTooLarge.threshold.value,
    ),
    filterByFault(
      imageAltMissing,
      { id: 'missing_alt_text', title: 'Missing alt text of a link' },
      ({ crawled }) => crawled.page?.images.some((image) => altFault(image) === 'empty_in_link') === true,
    ),
    filterByFault(
      imageAltMissing,
      { id: 'missing_alt_attribute', title: 'Missing alt attribute' },
      ({ crawled }) => crawled.page?.images.some((image) => altFault(image) === 'no_alt') === true,
    ),
    filterByPage(`alt_over_${LONG_ALT}_characters`, `Alt text over ${LONG_ALT} characters`, ({ images }) =>
      images.some(({ alt }) => (alt?.trim().length ?? 0) > LONG_ALT),
    ),
    filterByCheck(imageNoDimensions, {
      id: 'missing_size_attributes',
      title: 'Missing size attributes',
    }),
    filterByFault(brokenResource, { id: 'broken', title: 'Broken image' }, isImage),
  ],
};
