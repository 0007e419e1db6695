import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Select, type Choice } from '../../ui/controls/select.js';
import { TextField } from '../../ui/controls/text-field.js';
import { KINDS, STATUSES } from '../work-words.js';
import type { JobsSearch } from './jobs-search.js';

export interface JobFiltersProps {
  readonly search: JobsSearch;
  /** Those of the account; none for a key that reads. */
  readonly keys: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (search: JobsSearch) => void;
}

const ANY = '';

/** Choices of a filter, with the one that filters nothing. */
function withAny<Value extends string>(
  label: string,
  choices: readonly Choice<Value>[],
): readonly Choice<Value | typeof ANY>[] {
  return [{ id: ANY, label }, ...choices];
}

const kinds = Object.entries(KINDS).map(([id, label]) => ({ id, label }));
const statuses = Object.entries(STATUSES).map(([id, { label }]) => ({ id, label }));
const AGES = [
  { id: 'day', label: 'Last 24 hours' },
  { id: 'week', label: 'Last 7 days' },
  { id: 'month', label: 'Last 30 days' },
] as const;

/** What is listed: each change goes into the address at once, and begins at the first page. */
export function JobFilters({ search, keys, onChange }: JobFiltersProps) {
  const { after: _after, before: _before, ...filters } = search;
  const set = (name: keyof typeof filters, value: string | true) => {
    const { [name]: _old, ...others } = filters;
    onChange(value === ANY ? others : { ...others, [name]: value });
  };
  const isFiltered = Object.keys(filters).some((name) => name !== 'edition');
  return (
    <div className="filters" role="search" aria-label="Jobs">
      <Select
        label="Kind"
        choices={withAny('All kinds', kinds)}
        value={search.kind ?? ANY}
        onChange={(value) => set('kind', value)}
      />
      <Select
        label="Status"
        choices={withAny('Any status', statuses)}
        value={search.status ?? ANY}
        onChange={(value) => set('status', value)}
      />
      <Select
        label="Started"
        choices={withAny('At any time', AGES)}
        value={search.since ?? ANY}
        onChange={(value) => set('since', value)}
      />
      <Select
        label="Editions"
        choices={[
          { id: ANY, label: 'The chosen one' },
          { id: 'all', label: 'All editions' },
        ]}
        value={search.all === true ? 'all' : ANY}
        onChange={(value) => set('all', value === ANY ? ANY : true)}
      />
      {keys.length > 0 && (
        <Select
          label="Key"
          choices={withAny(
            'Any key',
            keys.map(({ id, name }) => ({ id, label: name })),
          )}
          value={search.key ?? ANY}
          onChange={(value) => set('key', value)}
        />
      )}
      <CodeFilter
        key={search.code ?? ANY}
        code={search.code ?? ANY}
        onChange={(value) => set('code', value)}
      />
      {isFiltered && (
        <Button look="quiet" onPress={() => onChange({})}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** Typed in full: it counts when the field is left or Enter is pressed. */
function CodeFilter({
  code,
  onChange,
}: {
  readonly code: string;
  readonly onChange: (code: string) => void;
}) {
  const [value, setValue] = useState(code);
  useEffect(() => setValue(code), [code]);
  const send = () => {
    const typed = value.trim().toLowerCase().replaceAll(' ', '_');
    if (typed !== code) onChange(typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label="Failed with code"
        placeholder="no_usable_sources"
        value={value}
        onChange={setValue}
        onBlur={send}
      />
    </form>
  );
}
