import type { SiteView, UrlEntry } from '../site/site-view.js';

/**
 * Whether no answer of another site proves nothing: connections fail on the way, and a name may be unknown because the
 * crawl itself has no network to the outside, as when no other site answered either.
 */
export function isUnproven({ internal, status, failure }: UrlEntry, site: SiteView): boolean {
  if (internal || status !== null || failure === null) return false;
  return failure !== 'dns' || site.isCutOff === true;
}
