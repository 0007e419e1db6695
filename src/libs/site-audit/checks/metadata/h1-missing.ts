import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `empty`, H1 without text. */
export const h1Missing = defineCheck({
  id: 'h1_missing',
  title: 'No H1',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule: 'The page has no H1 with text or with an image that has an alt.',
  threshold: { name: 'min_h1', value: 1, unit: 'headings' },
  why: 'Readers, screen readers and search engines do not learn what the page is about.',
  fix: 'Add one that names the subject.',
  source: SOURCES.titles,
  effort: 'low',
  judge({ page: { headings } }) {
    const all = headings.filter(({ level }) => level === 1);
    if (all.some(({ text }) => text.trim() !== '')) return [];
    const [empty] = all;
    return [
      {
        observed: empty ? 'empty H1' : 'no H1',
        detail: { empty: all.length },
        where: empty ? { selector: 'h1', line: empty.line } : { selector: 'body' },
      },
    ];
  },
});
