import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';
import type { LinkFacts } from '../../../page-reading/index.js';
import { wasCut } from '../../site/site-view.js';
import { anchorOfFragment } from '../../site/script-made-fragments.js';

/**
 * About the target with its fragment. `detail`: `fragment`, `page`, `anchor`, `position`, `rel`, `href`, `links` of
 * the page to it.
 */
export const brokenFragment = defineCheck({
  id: 'broken_fragment',
  title: 'Anchor not found',
  category: 'links',
  severity: 'notice',
  scope: 'link',
  applies: 'links',
  rule:
    'The part behind # is neither an id nor the name of an a element of the target page; #top, text fragments, ' +
    'routes and lines made by script, and pages where more than half of the fragments, and three at least, are unknown, are left out; of a page that was read in part it is unverifiable.',
  why: 'The link opens the page at its top, and the reader has to look for the passage.',
  fix: 'Correct the anchor in the link, or give the passage that id.',
  source: SOURCES.fragments,
  effort: 'low',
  judge({ page }, site) {
    return linksByTarget(page, placeOf).flatMap((group) => {
      const [{ url, fragment }] = group.links;
      const name = anchorOfFragment(fragment ?? '');
      if (url === null || name === null) return [];
      // A page that moves its readers on takes them to another one's anchors.
      const target = site.find(url);
      if (target?.redirectTo != null || site.hasAnchor(url, name) !== false) return [];
      const isUnseen = target !== undefined && wasCut(target);
      const about = new URL(url);
      about.hash = name;
      const { detail, where } = linkEvidence(group);
      return [
        {
          about: about.href,
          where,
          observed: isUnseen ? `#${cutText(name)} is not in the part that was read` : `#${cutText(name)}`,
          detail: { fragment: name, page: url, ...detail },
          ...(isUnseen ? { confidence: 'unverifiable' as const } : {}),
        },
      ];
    });
  },
});

/** Two passages of one page are two targets. */
function placeOf(link: LinkFacts): string | null {
  if (!isClickable(link) || link.url === null || link.fragment === null) return null;
  const name = anchorOfFragment(link.fragment);
  return name === null ? null : `${link.url}#${name}`;
}
