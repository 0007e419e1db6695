import { parseAddress, type Address } from './public-address.js';
import { registrableDomain } from './registrable-domain.js';

export type DevelopmentHost = 'loopback' | 'private_address' | 'reserved_name' | 'staging_name';

/** RFC 2606, 6761 and 6762, and ICANN's `.internal`: never suffixes of public names. */
const RESERVED = /\.(?:local|test|internal)$/;

/** Host names of tunnels to a developer's machine, and of preview copies of a site. */
const TUNNELS_AND_COPIES = [
  'ngrok.io',
  'ngrok.app',
  'ngrok.dev',
  'ngrok-free.app',
  'ngrok-free.dev',
  'trycloudflare.com',
  'loca.lt',
  'serveo.net',
  'localtest.me',
  'lvh.me',
  'nip.io',
  'sslip.io',
  'ddev.site',
  'lndo.site',
  'pantheonsite.io',
  'wpenginepowered.com',
  'kinsta.cloud',
  'cloudwaysapps.com',
  'flywheelsites.com',
  'myftpupload.com',
  'sg-host.com',
  'instawp.xyz',
  'githubpreview.dev',
  'app.github.dev',
];

/**
 * First labels of a copy, on any domain. `dev.` and `test.` are public sites too often (dev.mysql.com).
 */
const COPIES_ANYWHERE = /^(?:staging|preprod|pre-prod|preproduction|uat)\d*$/;

/** First labels of a copy, on the domain of the site itself. */
const COPIES_OF_OWN = /^(?:dev|devel|development|test|testing|stage|staging|stg|qa|preview|sandbox)\d*$/;

/**
 * Whether a link is a leftover of development.
 * @param url of the link, in its normal form
 * @param from the page of the link, in its normal form
 * @returns null for a public host, and for the page's own: a site under development may link to itself
 */
export function developmentHost(url: string, from: string): DevelopmentHost | null {
  const host = bareName(new URL(url).hostname);
  if (host === bareName(new URL(from).hostname)) return null;
  if (isLoopback(host)) return 'loopback';
  const address = parseAddress(host);
  if (address) return isPrivate(address) ? 'private_address' : null;
  if (RESERVED.test(host)) return 'reserved_name';
  const labels = host.split('.');
  const first = labels[0] ?? '';
  const isCopy =
    (first !== 'www' && TUNNELS_AND_COPIES.some((name) => host.endsWith(`.${name}`))) ||
    (labels.length > 2 && COPIES_ANYWHERE.test(first)) ||
    (labels.length > 2 && COPIES_OF_OWN.test(first) && registrableDomain(url) === registrableDomain(from));
  return isCopy ? 'staging_name' : null;
}

/**
 * Whether a name or an address is the loopback of this machine: there is no network and no certificate.
 * @param hostname as `URL` gives it
 */
export function isLoopbackHost(hostname: string): boolean {
  return isLoopback(bareName(hostname));
}

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const address = parseAddress(host);
  if (!address) return false;
  // Development servers print 0.0.0.0 as their address; browsers treat it as loopback.
  return address.range() === 'loopback' || address.range() === 'unspecified';
}

/** RFC 1918 and its IPv6 kin, and link-local addresses. */
function isPrivate(address: Address): boolean {
  const range = address.range();
  return range === 'private' || range === 'uniqueLocal' || range === 'linkLocal';
}

function bareName(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
