import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { foundSitemaps } from '../../rules/found-sitemaps.js';
import type { SitemapFacts } from '../../site/site-facts.js';

/** Limits of the protocol of sitemaps. */
const MOST_URLS = 50_000;

const REASONS: Readonly<Record<NonNullable<SitemapFacts['invalid']>, string>> = {
  not_well_formed: 'XML not well formed',
  wrong_root: 'root is neither urlset nor sitemapindex',
  broken_gzip: 'gzip broken',
  too_many_urls: `more than ${MOST_URLS} URLs`,
  too_large: 'more than 50 MiB',
  bomb: 'unpacks to more than 100 times its size',
};

/** A finding per sitemap, about it. `detail`: `reason`, `urls` read, `foundVia` (`robots`, `index`, `guess`). */
export const sitemapInvalid = defineCheck({
  id: 'sitemap_invalid',
  title: 'Sitemap cannot be read',
  category: 'sitemaps',
  severity: 'error',
  scope: 'resource',
  applies: 'site',
  rule:
    'A sitemap is no well-formed XML, has another root than urlset or sitemapindex, is broken gzip, has more than ' +
    `${MOST_URLS} URLs or more than 50 MiB decoded, or unpacks to more than 10 MiB and 100 times its size.`,
  threshold: { name: 'max_urls', value: MOST_URLS, unit: 'urls' },
  why: 'Search engines drop the whole file, or what is beyond the limit.',
  fix: 'Repair it, or split it and list the parts in a sitemap index.',
  source: SOURCES.sitemaps,
  effort: 'low',
  judge({ site }) {
    return foundSitemaps(site).flatMap(({ url, invalid, urls, foundVia }) => {
      if (invalid === null) return [];
      const isCounted = invalid === 'too_many_urls' && urls > MOST_URLS;
      return [
        {
          observed: isCounted ? `${urls} URLs` : REASONS[invalid],
          about: url,
          detail: { reason: invalid, urls, foundVia },
        },
      ];
    });
  },
});
