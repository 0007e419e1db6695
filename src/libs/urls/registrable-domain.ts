import { getDomain } from 'tldts';
import { canParseUrl } from './can-parse-url.js';
import { canonicalHost } from './canonical-host.js';

/** With the list's private part: `me.github.io` and `you.github.io` belong to different people. */
const OPTIONS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false };

/**
 * The part of a host with one owner, by the Public Suffix List: `example.co.uk` of `shop.example.co.uk`.
 * @returns the host itself where it is an IP address, has one label or is a suffix; null where the URL has no host
 */
export function registrableDomain(url: string): string | null {
  if (!canParseUrl(url)) return null;
  const host = canonicalHost(new URL(url).hostname);
  return host === null ? null : (getDomain(host, OPTIONS) ?? host);
}
