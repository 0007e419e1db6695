import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, firstFew } from '../../rules/evidence.js';

/** `detail`: `headings`, each `{ text, line }`. */
export const h1Multiple = defineCheck({
  id: 'h1_multiple',
  title: 'Several H1',
  category: 'metadata',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule: 'The page has more than one H1 that is not empty.',
  threshold: { name: 'max_h1', value: 1, unit: 'headings' },
  why: 'It is not plain which of them names the subject.',
  fix: 'Keep one, and make the others H2.',
  source: SOURCES.headings,
  effort: 'low',
  judge({ page: { headings } }) {
    const filled = headings.filter(({ level, text }) => level === 1 && text.trim() !== '');
    const [, second] = filled;
    if (!second) return [];
    return [
      {
        observed: `${filled.length} H1`,
        detail: {
          headings: firstFew(filled).map(({ text, line }) => ({ text: cutText(text, 200), line })),
        },
        where: { selector: 'h1', line: second.line },
      },
    ];
  },
});
