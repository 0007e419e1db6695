import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** Parts of the content are parted by commas, by semicolons in old pages, and by white space. */
const FITS = /(?:^|[,;\s])width\s{0,9}=\s{0,9}device-width(?![\w-])/i;

/** `detail.content` of the meta element; null where there is none. */
export const viewportMissing = defineCheck({
  id: 'viewport_missing',
  title: 'No viewport',
  category: 'urls',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'No meta viewport says width=device-width.',
  why: 'Phones show the page as on a desktop, too small to read.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
  source: SOURCES.viewport,
  effort: 'low',
  judge({ page }) {
    const { viewport } = page.head;
    if (viewport !== null && FITS.test(viewport)) return [];
    const content = viewport === null ? null : cutText(viewport);
    return [
      {
        observed: content ?? 'no viewport',
        detail: { content },
        where: { selector: content === null ? 'head' : 'meta[name="viewport"]' },
      },
    ];
  },
});
