import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { answersForAnything } from '../../rules/answers-for-anything.js';

/** `detail`: `probes`, each `{ url, finalUrl, status }`. */
export const missing404 = defineCheck({
  id: 'missing_404',
  title: 'Missing pages do not return 404',
  category: 'responses',
  severity: 'error',
  scope: 'site',
  applies: 'site',
  rule: 'Two made-up addresses of 24 letters both answer with status 200 to 299, or are sent to the home page.',
  threshold: { name: 'made_up_addresses', value: 2, unit: 'addresses' },
  why: 'Every mistyped or dead link becomes a page that search engines may crawl and index.',
  fix: 'Answer with 404 where there is no page.',
  source: SOURCES.soft404,
  effort: 'medium',
  judge({ site }) {
    if (!answersForAnything(site)) return [];
    const probes = site.probes.map(({ url, finalUrl, answer }) => ({
      url,
      finalUrl,
      status: answer.status,
    }));
    const toHome = site.probes.every(({ finalUrl }) => finalUrl === site.home);
    return [
      {
        observed: toHome ? 'sent to the home page' : `status ${probes[0]?.status ?? 'none'}`,
        detail: { probes },
      },
    ];
  },
});
