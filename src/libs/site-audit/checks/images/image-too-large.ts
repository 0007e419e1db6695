import { type AnswerFacts, familyOfType, mediaTypeOf } from '../../../guarded-fetch/index.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Chosen, between the 100 kB and the 500 kB of other crawlers; a notice comes from the lower of these. */
const MOST_BYTES = 200_000;
/** What networks take of an image that a page is shared with: X 5 MB, Facebook 8 MB. */
const MOST_PREVIEW_BYTES = 5_000_000;
/** A lighter one is not worth a word. */
export const LIGHT_IMAGE = 100_000;

/** `detail`: `bytes` as sent, `type`, `pages` that use it, and `used_by`, the first five. */
export const imageTooLarge = defineCheck({
  id: 'image_too_large',
  title: 'Heavy image',
  category: 'images',
  severity: 'warning',
  scope: 'resource',
  applies: 'resources',
  rule: `An image has more than ${MOST_BYTES / 1000} kB (1,000 bytes each); from ${LIGHT_IMAGE / 1000} kB it is a notice. One that pages are shared with and don’t show has more than ${MOST_PREVIEW_BYTES / 1e6} MB.`,
  threshold: { name: 'max_bytes', value: MOST_BYTES, unit: 'bytes' },
  why: 'Images are most of what a page weighs, and readers on slow lines wait for them.',
  fix: 'Scale it to the size at which it is shown, and save it as WebP or AVIF.',
  source: SOURCES.imageWeight,
  effort: 'low',
  judge({ crawled: { answer }, entry }, site) {
    if (answer?.status !== 200) return [];
    const family = answer.contentType === '' ? answer.sniffed : familyOfType(answer.contentType);
    if (family !== 'image') return [];
    const bytes = imageWeight(answer);
    const { pages, isLoaded, first } = site.uses(entry.id);
    if (isLoaded ? bytes < LIGHT_IMAGE : bytes <= MOST_PREVIEW_BYTES) return [];
    return [
      {
        observed: `${Math.round(bytes / 1000)} kB`,
        detail: {
          bytes,
          type: mediaTypeOf(answer.contentType),
          pages,
          usedBy: first.map(({ from }) => from.url),
        },
        ...(bytes > MOST_BYTES ? {} : { severity: 'notice' }),
      },
    ];
  },
});

/** What travels counts, so a compressed SVG is as light as it is; without a count of that, what it holds. */
export function imageWeight({ transferBytes, bytes }: AnswerFacts): number {
  return transferBytes > 0 ? transferBytes : bytes;
}
