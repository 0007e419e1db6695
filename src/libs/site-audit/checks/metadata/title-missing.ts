import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { pageTitle } from '../../rules/page-title.js';

/** `detail`: `empty`, titles without text in the head; `outside`, titles outside of it. */
export const titleMissing = defineCheck({
  id: 'title_missing',
  title: 'No title',
  category: 'metadata',
  severity: 'error',
  scope: 'page',
  applies: 'indexable',
  rule: 'The head has no title with text.',
  threshold: { name: 'min_titles', value: 1, unit: 'titles' },
  why: 'Search engines make up a title, and readers have less reason to choose the page.',
  fix: 'Write a title.',
  source: SOURCES.titleElement,
  effort: 'low',
  judge({ page: { head } }) {
    if (pageTitle(head)) return [];
    const [empty] = head.titles;
    return [
      {
        observed: empty ? 'empty title' : 'no title',
        detail: { empty: head.titles.length, outside: head.titlesOutside },
        where: empty ? { selector: 'head > title', line: empty.line } : { selector: 'head' },
      },
    ];
  },
});
