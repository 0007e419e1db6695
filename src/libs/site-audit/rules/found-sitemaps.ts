import { answersForAnything } from './answers-for-anything.js';
import type { SiteFacts, SitemapFacts } from '../site/site-facts.js';

/**
 * The sitemaps that a site has. A guessed address that can't be read counts only where the site says 404 of what it does
 * not have: else the answer is its page for everything, and no faulty sitemap.
 */
export function foundSitemaps(site: SiteFacts): SitemapFacts[] {
  const isSure = !answersForAnything(site);
  return site.sitemaps.filter(
    ({ status, foundVia, invalid }) => status === 200 && (isSure || foundVia !== 'guess' || invalid === null),
  );
}
