import { canParseUrl } from './can-parse-url.js';

/**
 * Whether two addresses belong to one website, and so to one owner: the same host and port, with or without `www.` and TLS.
 * A subdomain may have another owner, so it is another site.
 */
export function isSameSite(url: string, other: string): boolean {
  return canParseUrl(url) && canParseUrl(other) && siteOf(new URL(url)) === siteOf(new URL(other));
}

function siteOf(url: URL): string {
  return url.host.replace(/^www\./, '').replace(/\.(?=$|:)/, '');
}
