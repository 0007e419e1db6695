import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { countGraphemes } from '../../../text/index.js';
import { pageDescription } from '../../rules/page-title.js';
import { DESCRIPTION_PX, measureWidth } from '../../rules/title-width.js';

/** Screaming Frog’s limits. */
export const LONGEST_DESCRIPTION = { graphemes: 155, pixels: 985 } as const;

/** `detail`: `description`, `graphemes`, `pixels`. */
export const descriptionTooLong = defineCheck({
  id: 'description_too_long',
  title: 'Description too long',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule:
    `The meta description has more than ${LONGEST_DESCRIPTION.graphemes} graphemes or is wider than ${LONGEST_DESCRIPTION.pixels} px in Arial of ` +
    `${DESCRIPTION_PX} px.`,
  threshold: { name: 'max_graphemes', value: LONGEST_DESCRIPTION.graphemes, unit: 'graphemes' },
  why: 'Search results cut it, and its end is not read.',
  fix: 'Shorten it to what fits.',
  source: SOURCES.snippets,
  effort: 'low',
  judge({ page: { head } }) {
    const description = pageDescription(head);
    if (!description) return [];
    const graphemes = countGraphemes(description.text);
    const pixels = measureWidth(description.text, DESCRIPTION_PX);
    if (graphemes <= LONGEST_DESCRIPTION.graphemes && pixels <= LONGEST_DESCRIPTION.pixels) return [];
    return [
      {
        observed: `${graphemes} graphemes, ${pixels} px`,
        detail: { description: cutText(description.text, 300), graphemes, pixels },
        where: { selector: 'meta[name="description"]', line: description.line },
      },
    ];
  },
});
