import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { countGraphemes, isMostlyCjk } from '../../../text/index.js';
import { pageDescription } from '../../rules/page-title.js';
import { DESCRIPTION_PX, measureWidth } from '../../rules/title-width.js';

/**
 * Of square letters half as many, as of titles: 75 fill the room, so 70 would leave a choice of six lengths. The first two
 * are Screaming Frog’s limits.
 */
export const SHORTEST_DESCRIPTION = { graphemes: 70, pixels: 400, cjk: 35 } as const;

/** `detail`: `description`, `graphemes`, `pixels`, `limit` in graphemes. */
export const descriptionTooShort = defineCheck({
  id: 'description_too_short',
  title: 'Description too short',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The meta description has fewer than ${SHORTEST_DESCRIPTION.graphemes} graphemes (${SHORTEST_DESCRIPTION.cjk} where they are mostly Chinese, ` +
    `Japanese or Korean) or is narrower than ${SHORTEST_DESCRIPTION.pixels} px in Arial of ${DESCRIPTION_PX} px.`,
  threshold: { name: 'min_graphemes', value: SHORTEST_DESCRIPTION.graphemes, unit: 'graphemes' },
  why: 'There is room to win a reader, and it is left empty.',
  fix: 'Say more of what the page offers.',
  source: SOURCES.snippets,
  effort: 'low',
  judge({ page: { head } }) {
    const description = pageDescription(head);
    if (!description) return [];
    const graphemes = countGraphemes(description.text);
    const pixels = measureWidth(description.text, DESCRIPTION_PX);
    const limit = isMostlyCjk(description.text) ? SHORTEST_DESCRIPTION.cjk : SHORTEST_DESCRIPTION.graphemes;
    if (graphemes >= limit && pixels >= SHORTEST_DESCRIPTION.pixels) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { description: cutText(description.text, 300), graphemes, pixels, limit },
        where: { selector: 'meta[name="description"]', line: description.line },
      },
    ];
  },
});
