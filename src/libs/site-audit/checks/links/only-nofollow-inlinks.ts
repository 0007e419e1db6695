import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';
import { ofUnseenLinks } from '../../rules/unseen-links.js';

/** `detail`: `inlinks`, pages that link to it, and `from`, the first five. */
export const onlyNofollowInlinks = defineCheck({
  id: 'only_nofollow_inlinks',
  title: 'Only nofollow links lead here',
  category: 'links',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    'At least 1 other page links to this indexable page, and none of the links is followed; ' +
    'it is unverifiable where the crawl left pages out.',
  threshold: { name: 'min_followed_inlinks', value: 1, unit: 'pages' },
  why: 'Every link asks search engines not to follow it, so the page may not be found at all.',
  fix: 'Add a followed link, or set the page to noindex if it is not meant to be found.',
  source: SOURCES.qualify,
  effort: 'low',
  judge({ entry }, site) {
    const { all, followed } = site.inlinkPages(entry.id);
    if (all === 0 || followed > 0) return [];
    const from = site.inlinks(entry.id, 5).map((link) => link.from.url);
    return [
      {
        observed: `${counted(all, 'link')}, 0 followed`,
        detail: { inlinks: all, from },
        ...ofUnseenLinks(site),
      },
    ];
  },
});
