import { FOUND_VIA, SKIP_REASONS, type FoundVia, type SkipReason } from '../../site/crawled-url.js';
import { filterByFact, type FilterGroup } from './filter.js';

const REASONS: Readonly<Record<SkipReason, string>> = {
  robots: 'Not crawled: robots.txt forbids it',
  max_pages: 'Not crawled: the limit of pages was reached',
  max_depth: 'Not crawled: deeper than the limit',
  max_time: 'Not crawled: the time was up',
  other_host: 'Not crawled: another host',
  excluded: 'Not crawled: left out by the crawl’s own rules',
  trap: 'Not crawled: its pattern looks infinite',
  unsupported_scheme: 'Not crawled: no web address',
  site_errors: 'Not crawled: the site failed too often',
  unreachable: 'Not crawled: the site could not be reached any more',
  unreadable: 'Not crawled: it could not be read, or not in time',
};

const SOURCES: Readonly<Record<FoundVia, string>> = {
  start: 'Found as the start',
  link: 'Found by a link',
  sitemap: 'Found by a sitemap',
  redirect: 'Found by a redirect',
  canonical: 'Found by a canonical',
  hreflang: 'Found by hreflang',
  pagination: 'Found by rel=next or rel=prev',
  refresh: 'Found by a meta refresh',
  resource: 'Found as a file of a page',
  form: 'Found by a form',
};

/** Why each known URL was crawled or not, and where it was found first. */
export const crawlFilters: FilterGroup = {
  id: 'crawl',
  title: 'Crawl',
  appliesTo: 'all',
  filters: [
    filterByFact('crawled', 'Crawled', ({ crawled }) => crawled.answer !== null),
    filterByFact('not_crawled', 'Not crawled', ({ crawled }) => crawled.answer === null),
    ...SKIP_REASONS.map((reason) =>
      filterByFact(`skipped_${reason}`, REASONS[reason], ({ entry }) => entry.skipped === reason),
    ),
    ...FOUND_VIA.map((source) =>
      filterByFact(`found_via_${source}`, SOURCES[source], ({ entry }) => entry.foundVia === source),
    ),
  ],
};
