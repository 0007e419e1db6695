import { type ContentFamily, familyOfType } from '../../../guarded-fetch/index.js';
import { filterByFact, type Filter, type FilterGroup } from './filter.js';
import type { UrlRow } from '../url-row.js';

const NAMED: readonly (readonly [ContentFamily, id: string, title: string])[] = [
  ['html', 'html', 'HTML'],
  ['js', 'javascript', 'JavaScript'],
  ['css', 'css', 'CSS'],
  ['image', 'images', 'Images'],
  ['pdf', 'pdf', 'PDF'],
];
const namedFamilies: ReadonlySet<ContentFamily | null> = new Set(NAMED.map(([family]) => family));

/** @returns null where no type is stated */
export function familyOfRow({ contentType }: Pick<UrlRow, 'contentType'>): ContentFamily | null {
  return contentType === null ? null : familyOfType(contentType);
}

const filters: readonly Filter[] = [
  filterByFact('all', 'All', () => true),
  ...NAMED.map(([family, id, title]) => filterByFact(id, title, ({ row }) => familyOfRow(row) === family)),
  filterByFact('other', 'Other', ({ row }) => {
    const family = familyOfRow(row);
    return family !== null && !namedFamilies.has(family);
  }),
  filterByFact('unknown', 'Unknown', ({ row }) => row.contentType === null),
];

/** All URLs of the site by what they say they are, files and those that were not asked for among them. */
export const internalFilters: FilterGroup = {
  id: 'internal',
  title: 'Internal',
  appliesTo: 'internal',
  filters,
};

export const externalFilters: FilterGroup = {
  id: 'external',
  title: 'External',
  appliesTo: 'external',
  filters,
};
