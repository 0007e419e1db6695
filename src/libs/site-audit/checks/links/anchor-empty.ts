import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/** White space, and marks that show nothing: zero-width spaces, joiners, soft hyphens. */
const INVISIBLE = /^[\s\p{Cf}]*$/u;

/** About the target. `detail`: `anchor` (empty), `position`, `rel`, `href`, `links` of the page to it. */
export const anchorEmpty = defineCheck({
  id: 'anchor_empty',
  title: 'Link without text',
  category: 'links',
  severity: 'notice',
  scope: 'link',
  applies: 'links',
  rule: 'No link of the page to this target has a text, an aria-label, a title, or an image with an alt.',
  why: 'Screen readers read out the bare address, and search engines learn nothing of the target.',
  fix: 'Give the link a text, or its image an alt.',
  source: SOURCES.linkPurpose,
  effort: 'low',
  judge({ page }) {
    return linksByTarget(page, (link) => (isClickable(link) ? link.url : null))
      .filter(({ links }) => links.every(({ anchor }) => INVISIBLE.test(anchor)))
      .map((group) => ({ ...linkEvidence(group), observed: 'no text' }));
  },
});
