import { defineCheck } from '../check.js';
import { cutText } from '../cut-text.js';
import { countGraphemes, isMostlyCjk } from '../graphemes.js';
import { pageTitle } from '../page-title.js';
import { measureWidth, TITLE_PX } from '../title-width.js';

const MOST_GRAPHEMES = 60;
const MOST_PIXELS = 561;
/** Square letters: 28 of them fill the pixels, and two more are let pass. */
const MOST_CJK = 30;

/** `detail`: `title`, `graphemes`, `pixels`, `limit` in graphemes. */
export const titleTooLong = defineCheck({
  id: 'title_too_long',
  title: 'Title too long',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The title has more than ${MOST_GRAPHEMES} graphemes or is wider than ${MOST_PIXELS} px in Arial of ${TITLE_PX} px; ` +
    `one that is mostly Chinese, Japanese or Korean has more than ${MOST_CJK} graphemes.`,
  threshold: { name: 'max_graphemes', value: MOST_GRAPHEMES, unit: 'graphemes' },
  why: 'Search results cut it, and its end is not read.',
  fix: 'Shorten it to what fits.',
  effort: 'low',
  judge({ page: { head } }) {
    const title = pageTitle(head);
    if (!title) return [];
    const graphemes = countGraphemes(title.text);
    const pixels = measureWidth(title.text, TITLE_PX);
    const isCjk = isMostlyCjk(title.text);
    const limit = isCjk ? MOST_CJK : MOST_GRAPHEMES;
    if (graphemes <= limit && (isCjk || pixels <= MOST_PIXELS)) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { title: cutText(title.text, 200), graphemes, pixels, limit },
        where: { selector: 'head > title', line: title.line },
      },
    ];
  },
});
