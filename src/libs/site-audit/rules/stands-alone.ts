import type { SiteView, UrlEntry } from '../site/site-view.js';

/**
 * Whether a URL is more than a file that pages load: those are judged as resources, and a missing image would be held
 * against the site twice.
 */
export function standsAlone(entry: UrlEntry, site: SiteView): boolean {
  return entry.foundVia !== 'resource' || entry.inSitemaps > 0 || site.inlinkPages(entry.id).all > 0;
}
