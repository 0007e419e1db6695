import { canParseUrl } from './can-parse-url.js';
import { normalHost } from './fetch-allow.js';

const LABELS = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/;
const IPV6 = /^\[[0-9a-f:.]+\]$/;

/**
 * @param text a host as people write it: `Bücher.example`, `example.org.`, `[::1]`
 * @returns it as addresses are compared: lower case, Punycode, without the root's dot; null for what is no host
 */
export function canonicalHost(text: string): string | null {
  // With these there is more than a host, or another host than what is written.
  if (/[\s/\\?#@%]|:\d*$/.test(text) || !canParseUrl(`http://${text}`)) return null;
  const host = normalHost(new URL(`http://${text}`).hostname);
  return LABELS.test(host) || IPV6.test(host) ? host : null;
}
