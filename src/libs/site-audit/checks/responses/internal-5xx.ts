import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { standsAlone } from '../../rules/stands-alone.js';

/** As often as the crawl tries. */
const ATTEMPTS = 3;

/**
 * The answer's facts must be those of the last of three attempts, 1 s and 4 s apart: one that succeeds ends the row, and
 * with fewer attempts (a crawl that was stopped) nothing is held against the URL.
 *
 * `detail`: `attempts`, and `linkingPages`, how many pages link here.
 */
export const internal5xx = defineCheck({
  id: 'internal_5xx',
  title: 'Internal URL returns a server error',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule: `An internal URL answers with status 500 or more on each of ${ATTEMPTS} attempts.`,
  threshold: { name: 'attempts', value: ATTEMPTS, unit: 'attempts' },
  why: 'Nobody can read the page, and search engines slow down or drop it.',
  fix: "Look into the server's log at the time of the crawl and repair the fault.",
  source: SOURCES.serverErrors,
  effort: 'high',
  judge({ crawled, entry }, site) {
    const { status } = entry;
    const attempts = crawled.answer?.attempts ?? 0;
    if (status === null || status < 500 || attempts < ATTEMPTS || !standsAlone(entry, site)) return [];
    return [
      {
        observed: `status ${status} on ${attempts} attempts`,
        detail: { attempts, linkingPages: site.inlinkPages(entry.id).all },
      },
    ];
  },
});
