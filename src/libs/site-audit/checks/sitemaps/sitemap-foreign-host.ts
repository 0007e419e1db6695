import { canParseUrl } from '../../../urls/index.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import type { SiteFacts, SitemapFacts } from '../../site/site-facts.js';

/** Chosen: a bound of the evidence. */
const MOST_FINDINGS = 1000;

/**
 * A finding per listed URL, about that URL; of each sitemap the first 100, of all the first 1,000. Where robots.txt of the site names a
 * sitemap elsewhere, that line is the permission for its own URLs.
 *
 * `detail`: `sitemap`, `reason` (`host` or `scheme`).
 */
export const sitemapForeignHost = defineCheck({
  id: 'sitemap_foreign_host',
  title: 'Sitemap lists another host or scheme',
  category: 'sitemaps',
  severity: 'warning',
  scope: 'page',
  applies: 'site',
  rule: "A URL that a sitemap lists has another host or scheme than the sitemap's own, and no robots.txt permits it.",
  why: 'Search engines leave such URLs aside.',
  fix: 'List own https URLs only.',
  source: SOURCES.sitemapLocation,
  effort: 'low',
  judge({ site }) {
    const reported = new Set<string>();
    const findings = site.sitemaps.flatMap((sitemap) =>
      sitemap.foreign
        .filter((url) => !isPermitted(url, sitemap, site) && !reported.has(url) && reported.add(url))
        .map((url) => {
          const reason = hostOf(url) === hostOf(sitemap.url) ? 'scheme' : 'host';
          return { observed: `another ${reason}`, about: url, detail: { sitemap: sitemap.url, reason } };
        }),
    );
    return findings.slice(0, MOST_FINDINGS);
  },
});

function isPermitted(url: string, { foundVia, url: sitemap }: SitemapFacts, { home }: SiteFacts): boolean {
  return foundVia !== 'guess' && hostOf(sitemap) !== hostOf(home) && originOf(url) === originOf(home);
}

function hostOf(url: string): string | null {
  return canParseUrl(url) ? new URL(url).host : null;
}

function originOf(url: string): string | null {
  return canParseUrl(url) ? new URL(url).origin : null;
}
