import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';

/** `detail`: `titles`, each `{ text, line }`. */
export const titleMultiple = defineCheck({
  id: 'title_multiple',
  title: 'Several titles',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule: 'The head has more than one title; those of SVG images are none.',
  threshold: { name: 'max_titles', value: 1, unit: 'titles' },
  why: 'Search engines choose one of them, and it may be the wrong one.',
  fix: 'Keep one title.',
  source: SOURCES.titleElement,
  effort: 'low',
  judge({ page: { head } }) {
    const [, second] = head.titles;
    if (!second) return [];
    return [
      {
        observed: counted(head.titles.length, 'title'),
        detail: {
          titles: firstFew(head.titles).map(({ text, line }) => ({ text: cutText(text, 200), line })),
        },
        where: { selector: 'head > title', line: second.line },
      },
    ];
  },
});
