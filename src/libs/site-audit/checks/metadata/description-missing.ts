import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { pageDescription } from '../../rules/page-title.js';

/** `detail`: `empty`, descriptions without text. */
export const descriptionMissing = defineCheck({
  id: 'description_missing',
  title: 'No meta description',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule: 'The page has no meta description with text.',
  threshold: { name: 'min_descriptions', value: 1, unit: 'descriptions' },
  why: 'Search results show whatever words of the page fit, and fewer readers choose it.',
  fix: 'Write a description.',
  source: SOURCES.snippets,
  effort: 'low',
  judge({ page: { head } }) {
    if (pageDescription(head)) return [];
    const [empty] = head.descriptions;
    return [
      {
        observed: empty ? 'empty description' : 'no description',
        detail: { empty: head.descriptions.length },
        where: empty ? { selector: 'meta[name="description"]', line: empty.line } : { selector: 'head' },
      },
    ];
  },
});
