import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { linkEvidence, linksByTarget, type LinksToTarget } from '../../rules/links-by-target.js';
import type { PageFacts } from '../../../page-reading/index.js';
import { isClosed } from '../../rules/refused-crawlers.js';
import type { UrlEntry } from '../../site/site-view.js';

/** What only tells that a form was asked for without its fields: `400`, method, length, type and contents refused. */
const ABOUT_THE_REQUEST: ReadonlySet<number> = new Set([400, 405, 411, 415, 422]);

/**
 * About the target. `detail`: `status`, `failure`, `element`, `anchor`, `position`, `rel`, `href`, `links` of the
 * page to it.
 */
export const brokenInternalLink = defineCheck({
  id: 'broken_internal_link',
  title: 'Broken internal link',
  category: 'links',
  severity: 'error',
  scope: 'link',
  applies: 'links',
  rule:
    'The target of an internal link, link element or form answers with a status of 400 or more or not at all; ' +
    '401, 403, 407 and 429 are unverifiable.',
  threshold: { name: 'min_status', value: 400, unit: 'status' },
  why: 'Readers and search engines run into an error, and what the link was worth is lost.',
  fix: 'Correct or remove the link, or bring the target back.',
  source: SOURCES.httpErrors,
  effort: 'low',
  judge({ page }, site) {
    return linksByTarget(page, ({ url }) => url).flatMap((group) => {
      const target = site.find(group.target);
      if (!target?.internal || !isBroken(target) || isFile(group, page)) return [];
      if (group.links.every((link) => link.element === 'form') && ABOUT_THE_REQUEST.has(target.status ?? 0)) {
        return [];
      }
      const { detail, ...evidence } = linkEvidence(group);
      return [
        {
          ...evidence,
          observed: describedAnswer(target),
          detail: {
            status: target.status,
            failure: target.failure,
            element: group.links[0].element,
            ...detail,
          },
          ...(isClosed(target.status) ? { confidence: 'unverifiable', severity: 'notice' } : {}),
        },
      ];
    });
  },
});

/** One that answers with more than the crawl takes is there. */
function isBroken({ status, failure }: UrlEntry): boolean {
  return status === null ? failure !== null && failure !== 'too_large' : status >= 400;
}

/** A style sheet that a `link` element loads is a broken resource; what it is to connect to is no page at all. */
function isFile({ target, links }: LinksToTarget, page: PageFacts): boolean {
  return (
    links.every(({ element }) => element === 'link') &&
    (links.every(({ rel }) => rel.includes('preconnect') || rel.includes('dns-prefetch')) ||
      page.resources.some(({ url }) => url === target))
  );
}
