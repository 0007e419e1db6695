import { counted, cutText, firstFew } from '../../rules/evidence.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail.ids`: each with `id`, `count` and the `line` of its first repetition. */
export const duplicateId = defineCheck({
  id: 'duplicate_id',
  title: 'Duplicate ids',
  category: 'urls',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'An id stands at 2 or more elements of the page.',
  threshold: { name: 'max_uses', value: 1, unit: 'elements' },
  why: 'Links, labels and scripts find only the first of them.',
  fix: 'Make each id unique.',
  source: SOURCES.ids,
  effort: 'low',
  judge({ page }) {
    const ids = page.duplicateIds
      .filter(({ count }) => count > 1)
      .map(({ id, count, line }) => ({ id: cutText(id), count, line }));
    const [first] = ids;
    if (!first) return [];
    const more = ids.length === 1 ? '' : `, and ${counted(ids.length - 1, 'other')}`;
    return [
      {
        observed: `#${cutText(first.id, 40)} ${counted(first.count, 'time')}${more}`,
        detail: { ids: firstFew(ids) },
        where: { selector: '[id]', line: first.line },
      },
    ];
  },
});
