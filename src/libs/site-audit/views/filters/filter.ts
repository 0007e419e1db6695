import type { Check, JudgedUrl, Severity } from '../../rules/check.js';
import type { PageFacts } from '../../../page-reading/index.js';
import type { SiteView } from '../../site/site-view.js';
import type { UrlRow } from '../url-row.js';

/** What a group's share is of. `urls` are those of the site that are more than files of pages. */
export type Population = 'all' | 'internal' | 'external' | 'urls' | 'html' | 'html_and_images';

/** A URL with all that filters ask of it. */
export interface FilteredUrl extends JudgedUrl {
  readonly row: UrlRow;
  readonly site: SiteView;
  /** Ids of the checks that hit it so far. */
  readonly hits: ReadonlySet<string>;
}

export interface Filter {
  /** Within its group. */
  readonly id: string;
  readonly title: string;
  /** null for what is no fault. */
  readonly severity: Severity | null;
  /** The check that says why it matters. */
  readonly check: string | null;
  /** It holds wherever its check hits, and its check tells only when all pages were seen: those of links and of the site. */
  readonly isLate: boolean;
  holds(url: FilteredUrl): boolean;
}

export interface FilterGroup {
  readonly id: string;
  readonly title: string;
  readonly appliesTo: Population;
  readonly filters: readonly Filter[];
  /** It is shown only where one of its filters holds for a URL. */
  readonly isRare?: boolean;
}

interface FilterNames {
  readonly id?: string;
  readonly title?: string;
}

/**
 * A filter for what a check hits.
 * @param names its own, where the check's would say too much: in the group of titles `missing` is enough
 */
export function filterByCheck(check: Check, names: FilterNames = {}): Filter {
  const { id, title, severity } = check;
  const isLate = check.applies === 'links' || check.applies === 'site';
  return { id, title, ...names, severity, check: id, isLate, holds: ({ hits }) => hits.has(id) };
}

/** For one of several faults that a check holds against a URL: where it hits, and this is true as well. */
export function filterByFault(
  check: Check,
  names: Required<FilterNames>,
  isFault: (url: FilteredUrl) => boolean,
): Filter {
  const { id, severity } = check;
  const holds = (url: FilteredUrl) => url.hits.has(id) && isFault(url);
  return { ...names, severity, check: id, isLate: false, holds };
}

/** For what no check reports, or reports of the site as a whole; then it is named, and lends its severity. */
export function filterByFact(
  id: string,
  title: string,
  holds: (url: FilteredUrl) => boolean,
  check?: Check,
): Filter {
  return { id, title, severity: check?.severity ?? null, check: check?.id ?? null, isLate: false, holds };
}

/** As `filterByFact`, of pages only. */
export function filterByPage(
  id: string,
  title: string,
  isTrue: (page: PageFacts, url: FilteredUrl) => boolean,
  check?: Check,
): Filter {
  return filterByFact(id, title, (url) => url.crawled.page !== null && isTrue(url.crawled.page, url), check);
}
