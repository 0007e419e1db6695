import { defineCheck } from '../../rules/check.js';
import { describedAnswer } from '../../rules/described-answer.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';
import { isBotWall } from '../../rules/refused-crawlers.js';
import type { SiteView, UrlEntry } from '../../site/site-view.js';

/**
 * About the target. `detail`: `status`, `failure`, `finalUrl`, `anchor`, `position`, `rel`, `href`, `links` of the
 * page to it.
 */
export const brokenExternalLink = defineCheck({
  id: 'broken_external_link',
  title: 'Broken external link',
  category: 'links',
  severity: 'warning',
  scope: 'link',
  applies: 'links',
  rule:
    'The target on another site answers 404 or 410, 5xx each time it was asked, or its name is not known; ' +
    '401, 403, 405, 429, 999 and connections that fail are unverifiable.',
  why: 'Readers who follow it find nothing, and the page looks neglected.',
  fix: 'Replace the link by a live one, or remove it.',
  effort: 'low',
  judge({ page }, site) {
    return linksByTarget(page, (link) => (isClickable(link) ? link.url : null)).flatMap((group) => {
      const target = site.find(group.target);
      if (!target || target.internal) return [];
      const end = endOf(target, site);
      const found = verdictOn(end);
      if (found === 'alive') return [];
      const { detail, ...evidence } = linkEvidence(group);
      return [
        {
          ...evidence,
          observed: describedAnswer(end),
          detail: { status: end.status, failure: end.failure, finalUrl: end.url, ...detail },
          ...(found === 'unverifiable' ? { confidence: found, severity: 'notice' } : {}),
        },
      ];
    });
  },
});

/** No other check follows the redirects of other sites. */
function endOf(target: UrlEntry, site: SiteView): UrlEntry {
  return target.redirectTo === null ? target : (site.redirectChain(target.url).end ?? target);
}

/** A 5xx was asked for again before it came to stand here. */
function verdictOn({ status, failure }: UrlEntry): 'broken' | 'unverifiable' | 'alive' {
  if (status === null) {
    if (failure === 'dns') return 'broken';
    return failure === null || failure === 'too_large' ? 'alive' : 'unverifiable';
  }
  if (isBotWall(status)) return 'unverifiable';
  return status === 404 || status === 410 || (status >= 500 && status <= 599) ? 'broken' : 'alive';
}
