import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { standsAlone } from '../../rules/stands-alone.js';

const NAMES: ReadonlySet<string> = new Set(['sid', 'phpsessid', 'jsessionid', 'sessionid']);

/** Chosen: 20 letters hold what nobody guesses, and no word has so many. */
const TOKEN = /^[\w.~-]{20,500}$/;

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

/**
 * @param url of one form
 * @returns the name of a parameter that holds a session, as written, of the query or of a path (`;jsessionid=…`); null
 *   for none, and for one without a value
 */
function sessionNameIn(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of searchParams) {
    if (value !== '' && NAMES.has(name.toLowerCase())) return name;
  }
  for (const part of pathname.split(/[;/]/)) {
    const [name = '', value = ''] = part.split('=', 2);
    if (value !== '' && NAMES.has(name.toLowerCase())) return name;
  }
  return null;
}

/**
 * Whether two URLs are one but for the token in one parameter.
 * @returns the name of that parameter; null where they differ in more or in less, or in what is no token of 20 letters
 */
function tokenVariant(url: string, other: string): string | null {
  const one = new URL(url);
  const two = new URL(other);
  if (one.origin !== two.origin || one.pathname !== two.pathname) return null;
  const theirs = [...two.searchParams];
  const ours = [...one.searchParams];
  if (ours.length !== theirs.length) return null;
  const different = ours.filter(([name, value], at) => name !== theirs[at]?.[0] || value !== theirs[at][1]);
  const [found] = different;
  if (!found || different.length > 1) return null;
  const [name, value] = found;
  const counterpart = theirs[ours.indexOf(found)];
  if (counterpart?.[0] !== name) return null;
  return TOKEN.test(value) && TOKEN.test(counterpart[1]) ? name : null;
}
