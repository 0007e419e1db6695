import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';
import type { ImageFacts } from '../../../page-reading/index.js';

/**
 * `detail`: `missing`, how many images, and of the first of them `images` with `src`, `line` and `reason` (`no_alt`,
 * `empty_in_link`).
 */
export const imageAltMissing = defineCheck({
  id: 'image_alt_missing',
  title: 'Image without alt',
  category: 'images',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'An img has no alt attribute, or an empty one though it is the only content of a link.',
  why: 'Screen readers read out the file name, and search engines don’t know what is shown.',
  fix: 'Describe the image in alt; give decoration an empty one.',
  source: SOURCES.alt,
  effort: 'low',
  judge({ page }) {
    const missing = page.images.flatMap((image) => {
      const reason = altFault(image);
      return reason === null ? [] : [{ src: cutText(image.src, 200), line: image.line, reason }];
    });
    const [first] = missing;
    if (!first) return [];
    return [
      {
        observed: `${counted(missing.length, 'image')} without alt`,
        detail: { missing: missing.length, images: firstFew(missing) },
        where: { selector: 'img', line: first.line },
      },
    ];
  },
});

/** @returns null for an image that needs no other alt */
export function altFault({ alt, isLink }: ImageFacts): 'no_alt' | 'empty_in_link' | null {
  if (alt === null) return 'no_alt';
  return isLink && alt.trim() === '' ? 'empty_in_link' : null;
}
