import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** RFC 9309 (2.3.1.2) has crawlers follow five. */
const MOST_REDIRECTS = 5;

/** `detail`: `url`, `status` (null for no response), `tooManyRedirects`. */
export const robotsTxtUnreachable = defineCheck({
  id: 'robots_txt_unreachable',
  title: 'robots.txt fails',
  category: 'indexability',
  severity: 'error',
  scope: 'site',
  applies: 'site',
  rule: `/robots.txt answers with status 500 or more or not at all, or after more than ${MOST_REDIRECTS} redirects.`,
  threshold: { name: 'max_redirects', value: MOST_REDIRECTS, unit: 'redirects' },
  why: 'Crawlers then have to take the whole site for forbidden.',
  fix: 'Make it answer with 200, or with 404 where there is none.',
  source: SOURCES.robotsAccess,
  effort: 'medium',
  judge({ site: { robots } }) {
    const { url, status, tooManyRedirects } = robots;
    if (!tooManyRedirects && status !== null && status < 500) return [];
    const observed = status === null ? 'no response' : `status ${status}`;
    return [
      {
        observed: tooManyRedirects ? `more than ${MOST_REDIRECTS} redirects` : observed,
        detail: { url, status, tooManyRedirects },
      },
    ];
  },
});
