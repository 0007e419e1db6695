import { getRouteApi, useNavigate } from '@tanstack/react-router';

/** What the address of a view may say, each in words of its own: what a view can't read it ignores. */
const NAMES = [
  'after',
  'area',
  'before',
  'by',
  'category',
  'changed',
  'check',
  'color',
  'columns',
  'filter',
  'folder',
  'kind',
  'lang',
  'match',
  'n',
  'order',
  'path',
  'phrase',
  'q',
  'severity',
  'since',
  'sort',
  'url',
] as const;

export type AuditSearch = Readonly<Partial<Record<(typeof NAMES)[number], string>>> & {
  /** Each as `field:value`, which may have any character. */
  readonly facet?: readonly string[];
};

/** @returns what is known of it, as texts */
export function validateAuditSearch(search: Record<string, unknown>): AuditSearch {
  const texts: AuditSearch = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
  const facet = [search['facet'] ?? []].flat().filter((value) => typeof value === 'string');
  return facet.length === 0 ? texts : { ...texts, facet };
}

/** The cursors of the list of audits. */
export function validateAuditsSearch(search: Record<string, unknown>): Pick<AuditSearch, 'after' | 'before'> {
  const { after, before } = validateAuditSearch(search);
  return { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
}

const route = getRouteApi('/frame/audits/$id/$view');

/** What the address says, and a change to it: undefined removes. */
export function useAuditSearch() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/audits/$id/$view' });
  const change = (changes: { readonly [Name in keyof AuditSearch]?: AuditSearch[Name] | undefined }) =>
    void navigate({
      search: (before) => validateAuditSearch({ ...before, ...changes }),
      // Back closes the page of an address that was opened, and leaves what was only narrowed.
      replace: changes.url === undefined,
      resetScroll: false,
    });
  return [search, change] as const;
}

/** @returns the choice of the address where it is one of these; else the first */
export function chosen<Value extends string>(
  value: string | undefined,
  choices: readonly { readonly id: Value }[],
): Value {
  const found = choices.find(({ id }) => id === value) ?? choices[0];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found.id;
}
