import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';

/** `detail`: `descriptions`, each `{ text, line }`. */
export const descriptionMultiple = defineCheck({
  id: 'description_multiple',
  title: 'Several descriptions',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule: 'The page has more than one meta description.',
  threshold: { name: 'max_descriptions', value: 1, unit: 'descriptions' },
  why: 'Search engines choose one of them or none, and it may be the wrong one.',
  fix: 'Keep one description.',
  source: SOURCES.metaDescription,
  effort: 'low',
  judge({ page: { head } }) {
    const [, second] = head.descriptions;
    if (!second) return [];
    return [
      {
        observed: counted(head.descriptions.length, 'description'),
        detail: {
          descriptions: firstFew(head.descriptions).map(({ text, line }) => ({
            text: cutText(text, 200),
            line,
          })),
        },
        where: { selector: 'meta[name="description"]', line: second.line },
      },
    ];
  },
});
