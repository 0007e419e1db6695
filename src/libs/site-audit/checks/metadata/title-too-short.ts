import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { countGraphemes, isMostlyCjk } from '../../../text/index.js';
import { pageTitle } from '../../rules/page-title.js';
import { measureWidth, TITLE_PX } from '../../rules/title-width.js';

/** Screaming Frog’s limits; of square letters half as many. */
export const SHORTEST_TITLE = { graphemes: 30, pixels: 200, cjk: 15 } as const;

/** `detail`: `title`, `graphemes`, `pixels`, `limit` in graphemes. */
export const titleTooShort = defineCheck({
  id: 'title_too_short',
  title: 'Title too short',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The title has fewer than ${SHORTEST_TITLE.graphemes} graphemes or is narrower than ${SHORTEST_TITLE.pixels} px in Arial of ` +
    `${TITLE_PX} px; one that is mostly Chinese, Japanese or Korean has fewer than ${SHORTEST_TITLE.cjk} graphemes.`,
  threshold: { name: 'min_graphemes', value: SHORTEST_TITLE.graphemes, unit: 'graphemes' },
  why: 'There is room to say what the page is about, and it is left empty.',
  fix: 'Use the room.',
  source: SOURCES.titles,
  effort: 'low',
  judge({ page: { head } }) {
    const title = pageTitle(head);
    if (!title) return [];
    const graphemes = countGraphemes(title.text);
    const pixels = measureWidth(title.text, TITLE_PX);
    const isCjk = isMostlyCjk(title.text);
    const limit = isCjk ? SHORTEST_TITLE.cjk : SHORTEST_TITLE.graphemes;
    if (graphemes >= limit && (isCjk || pixels >= SHORTEST_TITLE.pixels)) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { title: cutText(title.text, 200), graphemes, pixels, limit },
        where: { selector: 'head > title', line: title.line },
      },
    ];
  },
});
