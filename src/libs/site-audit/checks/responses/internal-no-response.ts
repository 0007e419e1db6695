import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { standsAlone } from '../../rules/stands-alone.js';

/** As often as the crawl tries. */
const ATTEMPTS = 3;

/**
 * The answer's facts must be those of the last of three attempts. A body that is too large is an answer.
 *
 * `detail`: `reason` (`dns`, `refused`, `reset`, `tls`, `timeout`), `attempts`, `linkingPages`.
 */
export const internalNoResponse = defineCheck({
  id: 'internal_no_response',
  title: 'Internal URL gives no response',
  category: 'responses',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule:
    `An internal URL gives no answer on ${ATTEMPTS} attempts: its name or its certificate fails, the connection is ` +
    'refused or cut, or the time runs out.',
  threshold: { name: 'attempts', value: ATTEMPTS, unit: 'attempts' },
  why: 'Nobody can read the page, and the reasons have nothing in common: each has its own remedy.',
  fix: 'Repair the DNS, the firewall, the certificate or the capacity, as the reason says.',
  source: SOURCES.httpErrors,
  effort: 'high',
  judge({ crawled, entry }, site) {
    const reason = entry.failure;
    const attempts = crawled.answer?.attempts ?? 0;
    if (reason === null || reason === 'too_large' || attempts < ATTEMPTS) return [];
    if (!standsAlone(entry, site)) return [];
    return [
      {
        observed: `no response: ${reason} on ${attempts} attempts`,
        detail: { reason, attempts, linkingPages: site.inlinkPages(entry.id).all },
      },
    ];
  },
});
