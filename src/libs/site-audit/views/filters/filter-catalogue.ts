import type { UrlEntry } from '../../site/site-view.js';
import type { Filter, FilteredUrl, FilterGroup, Population } from './filter.js';
import { canonicalFilters } from './canonicals.js';
import { contentFilters, javascriptFilters } from './content.js';
import { externalFilters, internalFilters } from './content-types.js';
import { crawlFilters } from './crawl.js';
import { directiveFilters } from './directives.js';
import { h1Filters, h2Filters } from './headings.js';
import { hreflangFilters } from './hreflang.js';
import { imageFilters, isImage } from './images.js';
import { linkFilters } from './links.js';
import { metaDescriptionFilters } from './meta-description.js';
import { pageTitleFilters } from './page-titles.js';
import { paginationFilters } from './pagination.js';
import { renderedFilters } from './rendered.js';
import { responseCodeFilters } from './response-codes.js';
import { securityFilters } from './security.js';
import { sitemapFilters } from './sitemaps.js';
import { structuredDataFilters } from './structured-data.js';
import { urlFilters } from './url.js';
import { mobileFilters, validationFilters } from './validation.js';

/** Every filter that there is, in the order in which they are shown. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  internalFilters,
  externalFilters,
  responseCodeFilters,
  urlFilters,
  pageTitleFilters,
  metaDescriptionFilters,
  h1Filters,
  h2Filters,
  contentFilters,
  imageFilters,
  canonicalFilters,
  directiveFilters,
  hreflangFilters,
  paginationFilters,
  structuredDataFilters,
  sitemapFilters,
  securityFilters,
  linkFilters,
  validationFilters,
  mobileFilters,
  javascriptFilters,
  renderedFilters,
  crawlFilters,
];

interface NamedFilter {
  /** `page_titles:missing`. */
  readonly name: string;
  readonly filter: Filter;
}

/** A group whose filters are named. */
export interface NamedGroup {
  readonly group: FilterGroup;
  readonly filters: readonly NamedFilter[];
}

/** The name of each filter is made once: a site has millions of rows times filters. */
export function nameFilters(named: readonly FilterGroup[]): readonly NamedGroup[] {
  return named.map((group) => ({
    group,
    filters: group.filters.map((filter): NamedFilter => ({ name: `${group.id}:${filter.id}`, filter })),
  }));
}

const groups = nameFilters(FILTER_GROUPS);

export const FILTER_NAMES: ReadonlySet<string> = new Set(
  groups.flatMap(({ filters }) => filters.map(({ name }) => name)),
);

const lateFilters = new Map<string, { readonly appliesTo: Population; readonly name: string }[]>();
for (const { group, filters } of groups) {
  for (const { name, filter } of filters) {
    if (!filter.isLate || filter.check === null) continue;
    const known = lateFilters.get(filter.check) ?? [];
    known.push({ appliesTo: group.appliesTo, name });
    lateFilters.set(filter.check, known);
  }
}

/** What holds for one URL. */
export interface HeldFilters {
  /** Ids of groups whose population it belongs to. */
  readonly groups: readonly string[];
  /** `group:filter`, in the catalogue's order. */
  readonly filters: readonly string[];
}

/** @param own groups beside the catalogue's */
export function heldFiltersOf(url: FilteredUrl, own: readonly NamedGroup[] = []): HeldFilters {
  const populations: Record<Population, boolean> = {
    ...plainPopulations(url.entry),
    html_and_images: url.entry.isPage || isImage(url),
  };
  const held: string[] = [];
  const heldGroups: string[] = [];
  for (const { group, filters } of own.length === 0 ? groups : [...groups, ...own]) {
    if (!populations[group.appliesTo]) continue;
    heldGroups.push(group.id);
    for (const { name, filter } of filters) if (filter.holds(url)) held.push(name);
  }
  return { groups: heldGroups, filters: held };
}

/**
 * What the hit of a check adds that tells only when all pages were seen (those of links and of the site).
 * @param entry of the URL that is hit
 * @returns the `group:filter` that hold besides; none for a check that tells page by page
 */
export function lateFiltersOf(check: string, entry: UrlEntry): readonly string[] {
  const late = lateFilters.get(check);
  if (!late) return [];
  const populations = plainPopulations(entry);
  return late
    .filter(({ appliesTo }) => appliesTo !== 'html_and_images' && populations[appliesTo])
    .map(({ name }) => name);
}

/** All but that of images, which are known by what the URL answered. */
function plainPopulations(entry: UrlEntry): Record<Exclude<Population, 'html_and_images'>, boolean> {
  return {
    all: true,
    internal: entry.internal,
    external: !entry.internal,
    urls: entry.internal && entry.foundVia !== 'resource',
    html: entry.isPage,
  };
}
