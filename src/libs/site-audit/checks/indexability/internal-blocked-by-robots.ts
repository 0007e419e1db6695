import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** `detail`: `matchedLine`, `line` of robots.txt, `linkingPages`. */
export const internalBlockedByRobots = defineCheck({
  id: 'internal_blocked_by_robots',
  title: 'Linked page blocked by robots.txt',
  category: 'indexability',
  severity: 'warning',
  scope: 'page',
  applies: 'urls',
  rule: 'robots.txt forbids a URL that pages of the site link to.',
  why: 'Search engines see links that they may not follow, and may index the URL without its text.',
  fix: 'Allow the URL in robots.txt, or drop the links to it.',
  source: SOURCES.robotsGoogle,
  effort: 'low',
  judge({ entry }, site) {
    if (!entry.blockedBy) return [];
    const linkingPages = site.inlinkPages(entry.id).all;
    if (linkingPages === 0) return [];
    const { line, text } = entry.blockedBy;
    return [{ observed: cutText(text), detail: { matchedLine: cutText(text, 200), line, linkingPages } }];
  },
});
