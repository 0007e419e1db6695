import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

const REFUSALS = new Set([401, 403, 407]);

/** `detail`: `linkingPages`, how many pages link here; `linkedFrom`, one of them that is indexable. */
export const internalForbidden = defineCheck({
  id: 'internal_forbidden',
  title: 'Internal URL refuses access',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'urls',
  rule: 'A URL that an indexable page links to answers with status 401, 403 or 407.',
  why: 'Readers and search engines are sent to a door that is shut.',
  fix: 'Remove the link or open the page, and check that the site does not turn crawlers away.',
  source: SOURCES.httpErrors,
  effort: 'low',
  judge({ entry }, site) {
    if (entry.status === null || !REFUSALS.has(entry.status)) return [];
    const pages = site.inlinkPages(entry.id).all;
    const from = site.inlinks(entry.id, Math.max(1, pages)).find((link) => link.from.indexable)?.from;
    if (!from) return [];
    return [{ observed: `status ${entry.status}`, detail: { linkingPages: pages, linkedFrom: from.url } }];
  },
});
