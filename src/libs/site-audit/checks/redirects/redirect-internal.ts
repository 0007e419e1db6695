import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { isRedirect } from '../../site/indexability.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/** About the target. `detail`: `status`, `finalUrl` (null where it has none), `hops`, `anchor`, `position`, `rel`, `href`, `links`. */
export const redirectInternal = defineCheck({
  id: 'redirect_internal',
  title: 'Internal link to a redirect',
  category: 'redirects',
  severity: 'warning',
  scope: 'link',
  applies: 'links',
  rule: 'The target of an internal link answers with status 301, 302, 303, 307 or 308.',
  why: 'Every reader and every crawler makes one more request to get there.',
  fix: 'Link to the final URL.',
  source: SOURCES.redirects,
  effort: 'low',
  judge({ page }, site) {
    return linksByTarget(page, (link) => (isClickable(link) ? link.url : null)).flatMap((group) => {
      const target = site.find(group.target);
      if (!target?.internal || !isRedirect(target.status)) return [];
      const chain = site.redirectChain(target.url);
      const finalUrl = chain.end?.url ?? null;
      const { detail, ...evidence } = linkEvidence(group);
      return [
        {
          ...evidence,
          observed: `status ${target.status} to ${cutText(finalUrl ?? target.redirectTo ?? 'nowhere', 120)}`,
          detail: { status: target.status, finalUrl, hops: chain.hops.length, ...detail },
        },
      ];
    });
  },
});
