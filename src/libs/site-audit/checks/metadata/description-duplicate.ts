import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, duplicateEvidence } from '../../rules/evidence.js';
import { pageDescription } from '../../rules/page-title.js';

/** `detail`: `description`, `others` (URLs, the first 20), `count` of others. */
export const descriptionDuplicate = defineCheck({
  id: 'description_duplicate',
  title: 'Duplicate description',
  category: 'metadata',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    'Two or more indexable pages of one language have the same description, whatever its case, its white space and the ' +
    'forms of its letters (NFKC).',
  threshold: { name: 'min_pages', value: 2, unit: 'pages' },
  why: 'It can’t say what is special about each page, so search engines put their own words in its place.',
  fix: 'Give each page a description of its own.',
  source: SOURCES.snippets,
  effort: 'medium',
  judge({ page, entry }, site) {
    const description = pageDescription(page.head);
    const others = description ? site.sameDescription(entry.id) : [];
    if (!description || others.length === 0) return [];
    const count = site.sameCount(entry.id, 'description');
    const evidence = duplicateEvidence('same description as', others, count, site);
    return [
      {
        ...evidence,
        detail: { description: cutText(description.text, 300), ...evidence.detail },
        where: { selector: 'meta[name="description"]', line: description.line },
      },
    ];
  },
});
