import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isFollowed } from '../../site/link-table.js';
import { ofUnseenLinks } from '../../rules/unseen-links.js';

/** `detail`: `from`, the page that links to it. */
export const singleInlink = defineCheck({
  id: 'single_inlink',
  title: 'Only one internal link',
  category: 'links',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'Exactly 1 other page has a followed link to it, and it is more than 1 click from the home page.',
  threshold: { name: 'min_followed_inlinks', value: 2, unit: 'pages' },
  why: 'One link says little of its worth, and one change of that page makes it an orphan.',
  fix: 'Add links from related pages.',
  source: SOURCES.links,
  effort: 'low',
  judge({ entry }, site) {
    if (entry.depth === null || entry.depth <= 1 || site.inlinkPages(entry.id).followed !== 1) return [];
    const inlinks = site.inlinks(entry.id, 10);
    const followed = inlinks.find(({ rel }) => isFollowed(rel)) ?? inlinks[0];
    return [
      { observed: '1 followed link', detail: { from: followed?.from.url ?? null }, ...ofUnseenLinks(site) },
    ];
  },
});
