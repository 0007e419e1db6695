import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';

/** `detail`: `status`, `failure`, `redirectTo`, `sitemaps` that list it, counted. */
export const sitemapNon200 = defineCheck({
  id: 'sitemap_non_200',
  title: 'Sitemap lists a failing or redirecting URL',
  category: 'sitemaps',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule: 'A URL that a sitemap lists answers with another status than 200, or not at all; 429 is unverifiable.',
  threshold: { name: 'status', value: 200, unit: 'status' },
  why: 'Search engines trust a sitemap less with every URL that leads nowhere.',
  fix: 'Remove the URL from the sitemap, or put the final one in its place.',
  source: SOURCES.sitemapsGoogle,
  effort: 'low',
  judge({ entry }) {
    const { status, failure, redirectTo } = entry;
    if (entry.inSitemaps === 0 || status === 200 || (status === null && failure === null)) return [];
    return [
      {
        observed: describedAnswer(entry),
        detail: { status, failure, redirectTo, sitemaps: entry.inSitemaps },
        ...(status === 429 ? { confidence: 'unverifiable' as const, severity: 'notice' as const } : {}),
      },
    ];
  },
});
