import type { AuditRowsQueryVariables } from '../../../data/generated/types.js';
import type { Sorting } from '../../../ui/show/columns.js';
import { chosen, useAuditSearch, type AuditSearch } from '../audit-search.js';
import { sortOf, USUAL } from './page-columns.js';

/** Without a choice: the site's pages. */
const PAGES_ONLY = 'internal:html';

export const MATCHES = [
  { id: 'ALL', label: 'All filters hold' },
  { id: 'ANY', label: 'One filter holds' },
] as const;

/** The names of the address of which a view of the pages is made, for one that is saved. */
export const CHOICE_NAMES = ['filter', 'match', 'facet', 'q', 'sort', 'order', 'columns'] as const;

/** Which addresses are listed, how sorted, and by which columns: all of it stands in the address of the screen. */
export function usePageChoice(id: string) {
  const [search, change] = useAuditSearch();
  const facets = search.facet ?? [];
  const q = search.q ?? null;
  const isOther = facets.length > 0 || q !== null;
  // An empty text says that even the pages-only filter was removed, which leaves something to list only beside another choice.
  const given = search.filter ?? (isOther ? '' : PAGES_ONLY);
  const named = given.split(',').filter((name) => name !== '');
  const filters = named.length === 0 && !isOther ? [PAGES_ONLY] : named;
  const match = chosen(search.match, MATCHES);
  const sorting: Sorting | null =
    search.sort === undefined || sortOf(search.sort) === null
      ? null
      : { column: search.sort, direction: search.order === 'desc' ? 'descending' : 'ascending' };
  const variables = {
    id,
    filter: filters,
    match,
    facet: facets,
    q,
    sort: sorting && sortOf(sorting.column),
    order: sorting?.direction === 'descending' ? 'DESC' : 'ASC',
  } as const satisfies Omit<AuditRowsQueryVariables, 'limit' | 'cursor'>;
  return {
    variables,
    sorting,
    columns: (search.columns ?? USUAL).split(','),
    change,
    toggleFilter: (name: string) => change({ filter: toggled(filters, name).join(',') }),
    toggleFacet: (name: string) => {
      const next = toggled(facets, name);
      // What was listed before stays chosen: a value narrows it.
      change({ facet: next.length === 0 ? undefined : next, filter: filters.join(',') });
    },
    find: (text: string) => change({ q: text === '' ? undefined : text, filter: filters.join(',') }),
    sort: ({ column, direction }: Sorting) =>
      change({ sort: column, order: direction === 'descending' ? 'desc' : undefined }),
  };
}

export type PageChoice = ReturnType<typeof usePageChoice>;

/** @returns what a saved view holds of an address */
export function choiceOf(search: AuditSearch): AuditSearch {
  return Object.fromEntries(
    CHOICE_NAMES.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
