import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { isClickable, linkEvidence, linksByTarget } from '../../rules/links-by-target.js';
import { isBotWall } from '../../rules/refused-crawlers.js';
import { isUnproven } from '../../rules/unproven-failure.js';
import { developmentHost } from '../../../urls/index.js';
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
    'The target on another site answers 404 or 410, 5xx each time it was requested, or its name is not known; 401, 403, 405, ' +
    '429, 999 and failed connections are unverifiable, and so are unknown names where no other site answered at all. ' +
    'Links to loopback, private and reserved hosts are left to `localhost_link`.',
  why: 'Readers who follow it find nothing, and the page looks neglected.',
  fix: 'Replace the link by a live one, or remove it.',
  source: SOURCES.clientErrors,
  effort: 'low',
  judge({ entry, page }, site) {
    return linksByTarget(page, (link) => (isClickable(link) ? link.url : null)).flatMap((group) => {
      const target = site.find(group.target);
      if (!target || target.internal || isDevelopmentHost(target.url, entry.url)) return [];
      const end = endOf(target, site);
      const found = verdictOn(end, site);
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
function verdictOn(end: UrlEntry, site: SiteView): 'broken' | 'unverifiable' | 'alive' {
  const { status, failure } = end;
  if (status === null) {
    if (failure === null || failure === 'too_large') return 'alive';
    return isUnproven(end, site) ? 'unverifiable' : 'broken';
  }
  if (isBotWall(status)) return 'unverifiable';
  return status === 404 || status === 410 || (status >= 500 && status <= 599) ? 'broken' : 'alive';
}

/** The name of a staging copy is a hint, and the copy may be gone all the same. */
function isDevelopmentHost(url: string, from: string): boolean {
  const reason = developmentHost(url, from);
  return reason !== null && reason !== 'staging_name';
}
