import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { countGraphemes, isMostlyCjk } from '../../../text/index.js';
import { pageTitle } from '../../rules/page-title.js';
import { measureWidth, TITLE_PX } from '../../rules/title-width.js';

/**
 * Of graphemes, of pixels, and of square letters: 28 of those fill the pixels, and two more are let pass. The first two are
 * Screaming Frog’s limits.
 */
export const LONGEST_TITLE = { graphemes: 60, pixels: 561, cjk: 30 } as const;

/** `detail`: `title`, `graphemes`, `pixels`, `limit` in graphemes. */
export const titleTooLong = defineCheck({
  id: 'title_too_long',
  title: 'Title too long',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The title has more than ${LONGEST_TITLE.graphemes} graphemes or is wider than ${LONGEST_TITLE.pixels} px in Arial of ${TITLE_PX} px; ` +
    `one that is mostly Chinese, Japanese or Korean has more than ${LONGEST_TITLE.cjk} graphemes.`,
  threshold: { name: 'max_graphemes', value: LONGEST_TITLE.graphemes, unit: 'graphemes' },
  why: 'Search results cut it, and its end is not read.',
  fix: 'Shorten it to what fits.',
  source: SOURCES.titles,
  effort: 'low',
  judge({ page: { head } }) {
    const title = pageTitle(head);
    if (!title) return [];
    const graphemes = countGraphemes(title.text);
    const pixels = measureWidth(title.text, TITLE_PX);
    const isCjk = isMostlyCjk(title.text);
    const limit = isCjk ? LONGEST_TITLE.cjk : LONGEST_TITLE.graphemes;
    if (graphemes <= limit && (isCjk || pixels <= LONGEST_TITLE.pixels)) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { title: cutText(title.text, 200), graphemes, pixels, limit },
        where: { selector: 'head > title', line: title.line },
      },
    ];
  },
});
