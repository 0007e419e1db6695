import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClickable } from '../../rules/links-by-target.js';

/** `detail`: `scripts` on the page. */
export const deadEnd = defineCheck({
  id: 'dead_end',
  title: 'Page without links',
  category: 'links',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'No a element leads to another page, and no meta refresh moves on.',
  threshold: { name: 'min_links', value: 1, unit: 'links' },
  why: 'Readers can only go back, and the page passes on nothing to others.',
  fix: 'Add links to related pages or the site’s navigation.',
  source: SOURCES.links,
  effort: 'low',
  judge({ entry, page }) {
    if (page.head.refresh?.url != null) return [];
    const leadsOut = page.links.some(
      (link) => isClickable(link) && link.url !== null && link.url !== entry.url,
    );
    if (leadsOut) return [];
    return [
      {
        observed: '0 links',
        detail: { scripts: page.dom.scripts },
        // A script that fills the page may well bring links.
        ...(page.dom.emptyRoot ? { confidence: 'likely' } : {}),
      },
    ];
  },
});
