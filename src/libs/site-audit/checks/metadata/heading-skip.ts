import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, firstFew } from '../../rules/evidence.js';

/** As the rule heading-order of axe has it. */
const MOST_STEPS = 1;

/** The first heading has none before it, whatever its level. `detail`: `skips`, each `{ from, to, text, line }`; `count`. */
export const headingSkip = defineCheck({
  id: 'heading_skip',
  title: 'Heading level skipped',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule: 'A heading is more than one level below the heading before it.',
  threshold: { name: 'max_steps', value: MOST_STEPS, unit: 'levels' },
  why: 'Who moves by headings takes a part of the page for missing.',
  fix: 'Use the next level.',
  source: SOURCES.headingLevels,
  effort: 'low',
  judge({ page: { headings } }) {
    const skips = headings.flatMap(({ level, text, line }, at) => {
      const from = headings[at - 1]?.level ?? level;
      return level > from + MOST_STEPS ? [{ from, to: level, text: cutText(text, 100), line }] : [];
    });
    const [first] = skips;
    if (!first) return [];
    return [
      {
        observed: `H${first.from} to H${first.to}`,
        detail: { skips: firstFew(skips), count: skips.length },
        where: { selector: `h${first.to}`, line: first.line },
      },
    ];
  },
});
