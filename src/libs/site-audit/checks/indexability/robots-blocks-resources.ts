import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText } from '../../rules/evidence.js';

/** `detail`: `matchedLine`, `line` of robots.txt, `kind`, `pages` that use it, `usedBy`, the first five. */
export const robotsBlocksResources = defineCheck({
  id: 'robots_blocks_resources',
  title: 'CSS, JS or images blocked',
  category: 'indexability',
  severity: 'warning',
  scope: 'resource',
  applies: 'resources',
  rule: 'robots.txt forbids a file of the site that at least one page loads.',
  threshold: { name: 'min_pages', value: 1, unit: 'pages' },
  why: 'Search engines see the page without it, and may judge it by that.',
  fix: 'Allow the path in robots.txt.',
  source: SOURCES.rendering,
  effort: 'low',
  judge({ entry }, site) {
    if (!entry.internal || !entry.blockedBy) return [];
    const { pages, isLoaded, first } = site.uses(entry.id);
    if (!isLoaded) return [];
    const { line, text } = entry.blockedBy;
    return [
      {
        observed: `${cutText(text)}, used by ${counted(pages, 'page')}`,
        detail: {
          matchedLine: cutText(text, 200),
          line,
          kind: first[0]?.kind ?? null,
          pages,
          usedBy: first.map((use) => ({ url: use.from.url, line: use.line })),
        },
      },
    ];
  },
});
