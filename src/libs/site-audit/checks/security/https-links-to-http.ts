import { isSameSite } from '../../../urls/index.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/** About the target. `detail`: `anchor`, `position`, `rel`, `href`, `links` of the page to it. */
export const httpsLinksToHttp = defineCheck({
  id: 'https_links_to_http',
  title: 'HTTPS page links to own HTTP page',
  category: 'security',
  severity: 'warning',
  scope: 'link',
  applies: 'links',
  rule: 'A page that came over https links to an http address of the same site.',
  why: 'Readers leave the encrypted site, or go round by a redirect.',
  fix: 'Write https in the link.',
  source: SOURCES.https,
  effort: 'low',
  judge({ entry, page }, site) {
    if (!entry.url.startsWith('https:')) return [];
    return linksByTarget(page, (link) =>
      isClickable(link) && link.url?.startsWith('http:') === true ? link.url : null,
    )
      .filter(({ target }) => site.find(target)?.internal ?? isSameSite(target, entry.url))
      .map((group) => ({ ...linkEvidence(group), observed: 'http' }));
  },
});
