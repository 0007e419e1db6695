import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { isFollowed } from '../../site/link-table.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/** About the target. `detail`: `anchor`, `position`, `rel`, `href`, `links` of the page to it that are marked so. */
export const internalNofollow = defineCheck({
  id: 'internal_nofollow',
  title: 'Internal nofollow link',
  category: 'links',
  severity: 'notice',
  scope: 'link',
  applies: 'links',
  rule: 'The rel of a link to a page of the same site has nofollow, ugc or sponsored.',
  why: 'It tells search engines not to trust a page of one’s own, and what the link is worth is lost.',
  fix: 'Remove nofollow, ugc and sponsored from the link.',
  source: SOURCES.qualify,
  effort: 'low',
  judge({ page }, site) {
    return linksByTarget(page, (link) => (isClickable(link) && !isFollowed(link.rel) ? link.url : null))
      .filter(({ target }) => site.find(target)?.internal === true)
      .map((group) => {
        const { rel } = group.links[0];
        const observed = `rel=${rel.filter((token) => !isFollowed([token])).join(' ')}`;
        return { ...linkEvidence(group), observed: cutText(observed) };
      });
  },
});
