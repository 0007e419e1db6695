import { canParseUrl } from './can-parse-url.js';
import { canonicalHost } from './canonical-host.js';

/** Labels under which registries of countries sell names: `example.co.uk`, `example.com.br`. */
const SECOND_LEVELS = new Set(
  'ac co com edu gob gouv gov govt go gv ltd mil ne net nhs nom or org plc sch'.split(' '),
);

/** Hosts whose subdomains belong to different people. */
const HOSTERS: readonly string[] = [
  'amplifyapp.com',
  'appspot.com',
  'azurewebsites.net',
  'blogspot.com',
  'cloudfront.net',
  'firebaseapp.com',
  'fly.dev',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'myshopify.com',
  'neocities.org',
  'netlify.app',
  'onrender.com',
  'pages.dev',
  'readthedocs.io',
  'run.app',
  'surge.sh',
  'vercel.app',
  'web.app',
  'workers.dev',
];

/**
 * The part of a host that one owner has: `example.co.uk` of `shop.example.co.uk`. Told by rule and not by the Public
 * Suffix List: with 13,000 lines it would be the largest file here, and its rare suffixes (cities of Japan) only make
 * two owners look like one.
 * @returns the host itself where it is an IP address or has one label; null where the URL has no host
 */
export function registrableDomain(url: string): string | null {
  if (!canParseUrl(url)) return null;
  const host = canonicalHost(new URL(url).hostname);
  if (host === null || host.startsWith('[') || /^[\d.]+$/.test(host)) return host;
  const labels = host.split('.');
  const hoster = HOSTERS.find((suffix) => host.endsWith(`.${suffix}`));
  if (hoster !== undefined) return labels.slice(-(hoster.split('.').length + 1)).join('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isSold = top.length === 2 && SECOND_LEVELS.has(second) && labels.length > 2;
  return labels.slice(isSold ? -3 : -2).join('.');
}
