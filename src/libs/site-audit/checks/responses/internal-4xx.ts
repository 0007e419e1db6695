import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClosed } from '../../rules/refused-crawlers.js';
import { standsAlone } from '../../rules/stands-alone.js';

/** `detail`: `linkingPages`, how many pages link here. */
export const internal4xx = defineCheck({
  id: 'internal_4xx',
  title: 'Internal URL returns a client error',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule: 'An internal URL answers with a status from 400 to 499, other than 401, 403, 407 and 429.',
  threshold: { name: 'min_status', value: 400, unit: 'status' },
  why: 'Readers and search engines that follow a link to it find nothing.',
  fix: 'Restore the URL or redirect it with 301, then change every link that leads to it.',
  source: SOURCES.clientErrors,
  effort: 'low',
  judge({ entry }, site) {
    const { status } = entry;
    if (status === null || status < 400 || status > 499 || isClosed(status)) return [];
    if (!standsAlone(entry, site)) return [];
    return [{ observed: `status ${status}`, detail: { linkingPages: site.inlinkPages(entry.id).all } }];
  },
});
