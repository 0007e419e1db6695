import type { SiteFacts, SitemapFacts } from '../../libs/site-audit/index.js';

/** Where sitemaps are looked for when robots.txt names none. */
export const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap.xml.gz'] as const;

/**
 * Whether each sitemap that a site is known by says that it is gone: a 404 or 410, or what is no sitemap or lists nothing. What was
 * not requested, gave no answer or a refusal, and what was too much to read, says nothing: then none is gone.
 */
export function isSitemapGone({ robots, sitemaps }: Pick<SiteFacts, 'robots' | 'sitemaps'>): boolean {
  // What can't be read may name others.
  if (robots.status !== 200 && !isGone(robots.status)) return false;
  const asked = (via: SitemapFacts['foundVia']) => sitemaps.filter(({ foundVia }) => foundVia === via);
  const indexed = sitemaps.reduce((sum, { isIndex, urls }) => sum + (isIndex ? urls : 0), 0);
  const isAllAsked =
    asked('index').length >= indexed &&
    (robots.sitemaps.length > 0
      ? asked('robots').length >= new Set(robots.sitemaps).size
      : asked('guess').length === USUAL_SITEMAPS.length ||
        asked('guess').some(({ status }) => status === 200));
  return isAllAsked && sitemaps.every(isGoneOrEmpty);
}

function isGoneOrEmpty({ status, invalid, isIndex, urls }: SitemapFacts): boolean {
  if (status !== 200) return isGone(status);
  if (invalid !== null) return invalid === 'wrong_root' || invalid === 'not_well_formed';
  return isIndex || urls === 0;
}

function isGone(status: number | null): boolean {
  return status === 404 || status === 410;
}
