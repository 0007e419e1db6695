import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { isGenericAnchor } from '../../rules/lists/generic-anchors.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/**
 * About the target. `detail`: `language` of the list, `anchor`, `position`, `rel`, `href`, `links` of the page to it
 * with such a text.
 */
export const anchorGeneric = defineCheck({
  id: 'anchor_generic',
  title: 'Link text says nothing',
  category: 'links',
  severity: 'notice',
  scope: 'link',
  applies: 'links',
  rule:
    'The whole text of a link to another page is in the list of empty phrases of the page’s language ' +
    '(here, click here, more, hier, weiterlesen and the like).',
  why: 'Neither a reader who skims, nor a screen reader, nor a search engine learns where it leads.',
  fix: 'Name the target in the link text.',
  source: SOURCES.links,
  effort: 'low',
  judge({ entry, page }) {
    const { language } = entry;
    // Within the page such links open a fold or a tab.
    return linksByTarget(page, (link) =>
      isClickable(link) && link.url !== entry.url && isGenericAnchor(link.anchor, language) ? link.url : null,
    ).map((group) => {
      const { detail, ...evidence } = linkEvidence(group);
      return {
        ...evidence,
        observed: `“${cutText(group.links[0].anchor)}”`,
        detail: { language: language ?? 'en', ...detail },
      };
    });
  },
});
