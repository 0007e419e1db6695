import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, duplicateEvidence } from '../../rules/evidence.js';
import { pageTitle } from '../../rules/page-title.js';

/** `detail`: `title`, `others` (URLs, the first 20), `count` of others. */
export const titleDuplicate = defineCheck({
  id: 'title_duplicate',
  title: 'Duplicate title',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    'Two or more indexable pages of one language have the same title, whatever its case, its white space and the forms ' +
    'of its letters (NFKC).',
  threshold: { name: 'min_pages', value: 2, unit: 'pages' },
  why: 'Readers can’t tell the pages apart in search results, and search engines may show one only.',
  fix: 'Give each page a title of its own.',
  source: SOURCES.titles,
  effort: 'medium',
  judge({ page, entry }, site) {
    const title = pageTitle(page.head);
    const others = title ? site.sameTitle(entry.id) : [];
    if (!title || others.length === 0) return [];
    const evidence = duplicateEvidence('same title as', others, site.sameCount(entry.id, 'title'), site);
    return [
      {
        ...evidence,
        detail: { title: cutText(title.text, 200), ...evidence.detail },
        where: { selector: 'head > title', line: title.line },
      },
    ];
  },
});
