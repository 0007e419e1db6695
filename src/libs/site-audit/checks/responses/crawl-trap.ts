import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

const REASONS = {
  near_duplicates: 'near duplicates',
  repeated_segment: 'a repeated segment',
  dates_ahead: 'dates far ahead',
  query_variants: 'variants of the query',
} as const;

/** A finding per pattern. The crawl judges while it runs, for it must leave a trap. `detail`: `pattern`, `reason`, `urls`. */
export const crawlTrap = defineCheck({
  id: 'crawl_trap',
  title: 'URL space looks infinite',
  category: 'responses',
  severity: 'warning',
  scope: 'site',
  applies: 'site',
  rule:
    'One pattern of paths gives more than 200 URLs of which 90 % or more are near duplicates, a segment stands three ' +
    'times or more in a path, dates run more than 24 months ahead, or one path has more than 50 variants of its query.',
  threshold: { name: 'max_urls_of_pattern', value: 200, unit: 'urls' },
  why: 'Search engines lose themselves in it and read the real pages less often.',
  fix: 'Forbid the pattern in robots.txt or remove the links that lead into it.',
  source: SOURCES.urls,
  effort: 'medium',
  judge({ site }) {
    return site.traps.map(({ pattern, reason, urls }) => ({
      observed: `${urls} URLs, ${REASONS[reason]}`,
      detail: { pattern, reason, urls },
      confidence: 'likely' as const,
    }));
  },
});
