import { Button } from '../../ui/controls/button.js';
import { Select, type Choice } from '../../ui/controls/select.js';
import { codeWords, KINDS, STATUSES } from '../work-words.js';
import { FAILURE_CODES } from './failure-codes.js';
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
      <Select
        label="Why it failed"
        choices={withAny('For any reason', reasons(search.code))}
        value={search.code ?? ANY}
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

/** @param asked may be a code of another version, from an address */
function reasons(asked: string | undefined): readonly Choice[] {
  const isKnown = asked === undefined || FAILURE_CODES.includes(asked);
  const codes = isKnown ? FAILURE_CODES : [...FAILURE_CODES, asked];
  return codes.map((code) => ({ id: code, label: sentence(codeWords(code)) }));
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
