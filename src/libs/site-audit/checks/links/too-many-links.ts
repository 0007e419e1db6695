import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClickable, linksByTarget } from '../../rules/links-by-target.js';

/** Others warn from 100, which any page with a menu and a footer has, or from 3,000, which none has. Chosen in between. */
const MOST_TARGETS = 1000;

/** `detail`: `targets` and `links` of the page. */
export const tooManyLinks = defineCheck({
  id: 'too_many_links',
  title: 'Very many links',
  category: 'links',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: `The page links to more than ${MOST_TARGETS} different targets.`,
  threshold: { name: 'max_targets', value: MOST_TARGETS, unit: 'targets' },
  why: 'No reader looks through so many, and each passes on next to nothing.',
  fix: 'Split the page, or leave out what is linked elsewhere.',
  source: SOURCES.links,
  effort: 'medium',
  judge({ page }) {
    // No page has more targets than links: most are done without a map.
    if (page.links.length <= MOST_TARGETS) return [];
    const targets = linksByTarget(page, (link) => (isClickable(link) ? link.url : null)).length;
    return targets > MOST_TARGETS
      ? [{ observed: `${targets} targets`, detail: { targets, links: page.links.length } }]
      : [];
  },
});
