import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import type { SiteView, UrlEntry } from '../../site/site-view.js';

/** Names under which systems write the number of a page of a list. */
const NAMES: ReadonlySet<string> = new Set(['page', 'paged', 'pg']);

/** `detail`: `canonical`, and `page`, its number where the address has one. */
export const paginationCanonicalFirst = defineCheck({
  id: 'pagination_canonical_first',
  title: 'Page 2 canonicalised to page 1',
  category: 'discovery',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'A page with rel=prev, or with a parameter page of 2 or more, has the first page of the sequence as its canonical.',
  threshold: { name: 'min_page', value: 2, unit: 'page' },
  why: 'Search engines drop the page, and with it the links to what is listed only there.',
  fix: 'Make each page of the sequence its own canonical.',
  source: SOURCES.pagination,
  effort: 'low',
  judge({ entry, page }, site) {
    const { canonical, url } = entry;
    if (canonical === null || canonical === url) return [];
    const number = pageNumber(url);
    const isFurther = number !== null && number >= 2;
    const isFirst =
      (isFurther && isFirstByAddress(canonical, url)) ||
      (entry.prev !== null && isFirstByPrev(canonical, entry, site));
    if (!isFirst) return [];
    const line = page.head.canonicals.find((one) => one.line > 0)?.line;
    return [
      {
        observed: isFurther ? `page ${number} has page 1 as canonical` : 'the first page is the canonical',
        detail: { canonical, page: number },
        ...(line === undefined ? {} : { where: { selector: 'link[rel="canonical"]', line } }),
      },
    ];
  },
});

/** @returns null for an address without a number */
function pageNumber(url: string): number | null {
  if (!url.includes('?')) return null;
  for (const [name, value] of new URL(url).searchParams) {
    if (NAMES.has(name.toLowerCase()) && /^\d{1,9}$/.test(value)) return Number(value);
  }
  return null;
}

/** The same path without a number, or with the first. */
function isFirstByAddress(canonical: string, url: string): boolean {
  const first = new URL(canonical);
  const own = new URL(url);
  if (first.host !== own.host || first.pathname !== own.pathname) return false;
  return (pageNumber(canonical) ?? 1) <= 1;
}

/**
 * A page that shows the whole list is a good canonical; it names no next one, and is named by none as the one
 * before.
 */
function isFirstByPrev(canonical: string, entry: UrlEntry, site: SiteView): boolean {
  const target = site.find(canonical);
  if (!target?.isPage || target.prev !== null) return false;
  return target.next !== null || entry.prev === canonical;
}
