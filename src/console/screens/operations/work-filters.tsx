import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { codeWords, KINDS, STATUSES } from '../work-words.js';
import type { OperationsSearch } from './operations-search.js';

const ANY = '';
const kinds = Object.entries(KINDS).map(([id, label]) => ({ id, label }));
const statuses = Object.entries(STATUSES).map(([id, { label }]) => ({ id, label }));

export interface WorkFiltersProps {
  readonly search: OperationsSearch;
  /** Of the account in the search, where it is known. */
  readonly accountName: string | undefined;
  readonly onChange: (search: OperationsSearch) => void;
}

/** What is listed: each change goes into the address at once, and begins at the first page. */
export function WorkFilters({ search, accountName, onChange }: WorkFiltersProps) {
  const { after: _after, before: _before, ...filters } = search;
  const set = (name: keyof typeof filters, value: string) => {
    const { [name]: _old, ...others } = filters;
    onChange(value === ANY ? others : { ...others, [name]: value });
  };
  return (
    <div className="filters" role="search" aria-label="Work">
      <Select
        label="Kind"
        choices={[{ id: ANY, label: 'All kinds' }, ...kinds]}
        value={search.kind ?? ANY}
        onChange={(value) => set('kind', value)}
      />
      <Select
        label="Status"
        choices={[{ id: ANY, label: 'Any status' }, ...statuses]}
        value={search.status ?? ANY}
        onChange={(value) => set('status', value)}
      />
      {search.code !== undefined && (
        <Button onPress={() => set('code', ANY)}>{`Not only “${codeWords(search.code)}”`}</Button>
      )}
      {search.account !== undefined && (
        <Button onPress={() => set('account', ANY)}>{`Not only ${accountName ?? 'this account'}`}</Button>
      )}
      {Object.keys(filters).length > 0 && (
        <Button look="quiet" onPress={() => onChange({})}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
