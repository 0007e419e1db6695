import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `url`, `status`. */
export const robotsTxtMissing = defineCheck({
  id: 'robots_txt_missing',
  title: 'No robots.txt',
  category: 'indexability',
  severity: 'notice',
  scope: 'site',
  applies: 'site',
  rule: '/robots.txt answers with status 404 or 410.',
  why: 'Crawlers do not learn where the sitemap is, nor what to leave alone.',
  fix: 'Add one that names the sitemap.',
  source: SOURCES.robotsIntro,
  effort: 'low',
  judge({ site: { robots } }) {
    if (robots.status !== 404 && robots.status !== 410) return [];
    return [{ observed: `status ${robots.status}`, detail: { url: robots.url, status: robots.status } }];
  },
});
