import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { sessionNameIn, tokenVariant } from '../../rules/session-ids.js';
import { standsAlone } from '../../rules/stands-alone.js';

/** Pages of one text that are looked through for the same address with another token. Chosen: a bound of the work. */
const MOST_DUPLICATES = 50;

/** `detail`: `parameter`, and `sameAs`, for a token that only another address of the same page gives away. */
export const sessionIdInUrl = defineCheck({
  id: 'session_id_in_url',
  title: 'Session id in URL',
  category: 'urls',
  severity: 'warning',
  scope: 'page',
  applies: 'urls',
  rule:
    'The URL has a parameter sid, PHPSESSID, jsessionid or sessionid in its query or behind a semicolon in its path, or ' +
    'differs from another one with the same text in nothing but a token of 20 or more characters.',
  threshold: { name: 'min_token', value: 20, unit: 'characters' },
  why: 'Every visit makes new addresses of the same pages, and a reader who is sent one is logged in as somebody else.',
  fix: 'Keep the session in a cookie.',
  source: SOURCES.urls,
  effort: 'high',
  judge({ entry }, site) {
    if (!standsAlone(entry, site)) return [];
    const parameter = sessionNameIn(entry.url);
    if (parameter !== null) return [{ observed: parameter, detail: { parameter, sameAs: null } }];
    if (!entry.isPage || !entry.url.includes('?')) return [];
    for (const id of site.sameText(entry.id).slice(0, MOST_DUPLICATES)) {
      const { url } = site.entry(id);
      const token = tokenVariant(entry.url, url);
      if (token !== null) {
        return [{ observed: token, detail: { parameter: token, sameAs: url }, confidence: 'likely' }];
      }
    }
    return [];
  },
});
