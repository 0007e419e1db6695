import { domainToUnicode } from 'node:url';
import { canParseUrl } from './can-parse-url.js';
import { normalHost } from './fetch-allow.js';

const LABELS = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/;
/** A host that keeps this prefix in its readable form is no Punycode. Node 20 and 22 refuse it, Node 24 accepts it. */
const BROKEN_PUNYCODE = /(?:^|\.)xn--/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;

/**
 * @param text a host as people write it: `Bücher.example`, `example.org.`, `[::1]`
 * @returns its normal form for comparison: lower case, Punycode, without the root's dot; null for what is no host
 */
export function canonicalHost(text: string): string | null {
  // Texts with these hold more than a host, or another host than it seems.
  if (/[\s/\\?#@%]|:\d*$/.test(text) || !canParseUrl(`http://${text}`)) return null;
  const host = normalHost(new URL(`http://${text}`).hostname);
  if (IPV6.test(host)) return host;
  return LABELS.test(host) && !BROKEN_PUNYCODE.test(domainToUnicode(host)) ? host : null;
}
