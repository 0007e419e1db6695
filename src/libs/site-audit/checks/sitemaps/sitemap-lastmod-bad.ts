import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';
import { foundSitemaps } from '../../rules/found-sitemaps.js';
import type { SitemapFacts } from '../../site/site-facts.js';

/** Both chosen: so many pages that changed on two days were written by a program that knows no dates. */
const FEWEST_DATES = 20;
const MOST_DAYS = 2;

/**
 * A finding per sitemap, about it. Sameness is `likely` only where there are several: a site may have split them by day.
 *
 * `detail`: `reasons` (`same_day`, `future`, `invalid`), `dates`, `days`, `future`, `invalid`, counted.
 */
export const sitemapLastmodBad = defineCheck({
  id: 'sitemap_lastmod_bad',
  title: 'lastmod not usable',
  category: 'sitemaps',
  severity: 'notice',
  scope: 'site',
  applies: 'site',
  rule:
    `A sitemap has ${FEWEST_DATES} dates or more of only ${MOST_DAYS} different days or fewer, a date in the future, or ` +
    'one that is no W3C date.',
  threshold: { name: 'max_same_days', value: MOST_DAYS, unit: 'days' },
  why: 'Search engines stop believing the dates, and crawl without them.',
  fix: 'Write the day on which each page really changed.',
  source: SOURCES.sitemapsGoogle,
  effort: 'medium',
  judge({ site }) {
    const sitemaps = foundSitemaps(site);
    const isOnly = sitemaps.filter(({ isIndex }) => !isIndex).length === 1;
    return sitemaps.flatMap((sitemap) => {
      const reasons = reasonsOf(sitemap);
      if (reasons.length === 0) return [];
      const { count, days, future, invalid } = sitemap.dates;
      const isSure = future > 0 || invalid > 0 || isOnly;
      return [
        {
          observed: [
            ...(reasons.includes('same_day') ? [`${counted(count, 'date')} of ${counted(days, 'day')}`] : []),
            ...(future > 0 ? [`${future} in the future`] : []),
            ...(invalid > 0 ? [`${invalid} invalid`] : []),
          ].join(', '),
          about: sitemap.url,
          detail: { reasons, dates: count, days, future, invalid },
          confidence: isSure ? ('confirmed' as const) : ('likely' as const),
        },
      ];
    });
  },
});

function reasonsOf({ dates, isIndex }: SitemapFacts): string[] {
  // The dates of an index are those of its sitemaps, which one run of a generator writes.
  const isSame = !isIndex && dates.count >= FEWEST_DATES && dates.days > 0 && dates.days <= MOST_DAYS;
  return [
    ...(isSame ? ['same_day'] : []),
    ...(dates.future > 0 ? ['future'] : []),
    ...(dates.invalid > 0 ? ['invalid'] : []),
  ];
}
