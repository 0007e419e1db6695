import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

/** `detail`: `status` and `location` of the answer over http. */
export const httpNotRedirected = defineCheck({
  id: 'http_not_redirected',
  title: 'HTTP does not redirect to HTTPS',
  category: 'security',
  severity: 'error',
  scope: 'site',
  applies: 'site',
  rule: 'The home page of a site that has HTTPS answers over http, and not with 301 or 308 to an https address.',
  why: 'Readers who type the address or follow an old link stay on the open line.',
  fix: 'Redirect every http address to its https one with 301.',
  source: SOURCES.https,
  effort: 'low',
  judge({ site: { plainHome } }) {
    // Without an answer there is nothing that anybody could read over http.
    if (plainHome?.status == null) return [];
    const { status, location } = plainHome;
    const isSecure = location !== null && /^https:/i.test(location);
    if (PERMANENT.has(status) && isSecure) return [];
    return [
      {
        observed: location === null ? `status ${status}` : `status ${status} to ${cutText(location)}`,
        detail: { status, location },
      },
    ];
  },
});
