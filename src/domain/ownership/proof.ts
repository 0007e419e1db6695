import { VERIFICATION_META } from '../../libs/page-reading/index.js';
import { canParseUrl } from '../../libs/urls/index.js';

/*
 * What an owner publishes on a domain. It is always at the root of the host, because an audit covers the whole host and
 * not only the folder of a web address.
 */

/** The whole line of a file and of a DNS record. */
export function proofLine(token: string): string {
  return `${VERIFICATION_META}=${token}`;
}

export function proofTag(token: string): string {
  return `<meta name="${VERIFICATION_META}" content="${token}">`;
}

/** The home page of the host, whichever folder the web address names. */
export function homePageOf(webAddress: string): string {
  return new URL('/', webAddress).href;
}

export function proofFileOf(webAddress: string, token: string): string {
  return new URL(`/galley-${token}.html`, webAddress).href;
}

const IP_ADDRESS = /^(?:\[.*\]|[\d.]+)$/;

/**
 * The names that may hold a TXT record: the host, and the domain below its `www.`, because a name with a CNAME record
 * can't have another record. Empty for an IP address.
 */
export function proofNamesOf(webAddress: string): readonly string[] {
  const host = new URL(webAddress).hostname.replace(/\.$/, '');
  if (IP_ADDRESS.test(host)) return [];
  const bare = host.replace(/^www\./, '');
  return bare === host || !bare.includes('.') ? [host] : [host, bare];
}

/** Whether a property of Google Search Console, as Google writes it, covers the whole host of a web address. */
export function coversHost(siteUrl: string, webAddress: string): boolean {
  const { hostname, origin } = new URL(webAddress);
  const [, domain] = /^sc-domain:([^/?#@:\s]{1,253})$/.exec(siteUrl) ?? [];
  if (domain !== undefined) {
    if (!canParseUrl(`http://${domain}/`)) return false;
    const name = new URL(`http://${domain}/`).hostname;
    return hostname === name || hostname.endsWith(`.${name}`);
  }
  if (!canParseUrl(siteUrl)) return false;
  const property = new URL(siteUrl);
  return property.origin === origin && property.pathname === '/';
}
