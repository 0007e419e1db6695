import { defineCheck } from '../check.js';
import { cutText } from '../cut-text.js';
import { countGraphemes, isMostlyCjk } from '../graphemes.js';
import { pageDescription } from '../page-title.js';
import { DESCRIPTION_PX, measureWidth } from '../title-width.js';

const FEWEST_GRAPHEMES = 70;
const FEWEST_PIXELS = 400;
/** Half as many, as of titles: 75 square letters fill the room, so 70 would leave a choice of six lengths. */
const FEWEST_CJK = 35;

/** `detail`: `description`, `graphemes`, `pixels`, `limit` in graphemes. */
export const descriptionTooShort = defineCheck({
  id: 'description_too_short',
  title: 'Description too short',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The meta description has fewer than ${FEWEST_GRAPHEMES} graphemes (${FEWEST_CJK} where they are mostly Chinese, ` +
    `Japanese or Korean) or is narrower than ${FEWEST_PIXELS} px in Arial of ${DESCRIPTION_PX} px.`,
  threshold: { name: 'min_graphemes', value: FEWEST_GRAPHEMES, unit: 'graphemes' },
  why: 'There is room to win a reader, and it is left empty.',
  fix: 'Say more of what the page offers.',
  effort: 'low',
  judge({ page: { head } }) {
    const description = pageDescription(head);
    if (!description) return [];
    const graphemes = countGraphemes(description.text);
    const pixels = measureWidth(description.text, DESCRIPTION_PX);
    const limit = isMostlyCjk(description.text) ? FEWEST_CJK : FEWEST_GRAPHEMES;
    if (graphemes >= limit && pixels >= FEWEST_PIXELS) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { description: cutText(description.text, 300), graphemes, pixels, limit },
        where: { selector: 'meta[name="description"]', line: description.line },
      },
    ];
  },
});
