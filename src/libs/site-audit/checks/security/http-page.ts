import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isLoopbackHost } from '../../../urls/index.js';

/** `detail`: `host`. */
export const httpPage = defineCheck({
  id: 'http_page',
  title: 'Page served over HTTP',
  category: 'security',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'The page answers 200 over http, on a host that is not this machine itself.',
  why: 'Anybody on the way can read and change the page, and browsers call it not secure.',
  fix: 'Serve it over HTTPS, and redirect http to it with 301.',
  source: SOURCES.https,
  effort: 'medium',
  judge({ entry }) {
    const { protocol, hostname } = new URL(entry.url);
    if (protocol !== 'http:' || isLoopbackHost(hostname)) return [];
    return [{ observed: 'http', detail: { host: hostname } }];
  },
});
