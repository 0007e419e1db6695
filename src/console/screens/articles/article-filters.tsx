import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { TextField } from '../../ui/controls/text-field.js';
import { isFiltered, type ArticleSearch } from './article-search.js';

/** Milliseconds without a further letter after which words are searched: a pause in typing, no pause in reading. */
const PAUSE_MS = 300;

export interface ArticleFiltersProps {
  readonly search: ArticleSearch;
  /** Gets the filters as they are to be; the list begins at its first page. */
  readonly onSearch: (search: ArticleSearch) => void;
}

const STATUSES = [
  { id: 'ANY', label: 'Any status' },
  { id: 'DRAFT', label: 'Drafts' },
  { id: 'PUBLISHED', label: 'Published' },
] as const;
const VERDICTS = [
  { id: 'ANY', label: 'Any verdict' },
  { id: 'PASS', label: 'Passed' },
  { id: 'WARN', label: 'Warnings' },
  { id: 'FAIL', label: 'Held' },
] as const;

/** Which articles are listed. */
export function ArticleFilters({ search, onSearch }: ArticleFiltersProps) {
  const { after: _after, before: _before, ...filters } = search;
  const change = <Name extends keyof ArticleSearch>(name: Name, value: ArticleSearch[Name] | undefined) => {
    const { [name]: _former, ...others } = filters;
    onSearch(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <form className="article-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <TypedFilter
        label="Search"
        type="search"
        value={search.words}
        onChange={(words) => change('words', words)}
      />
      <Select
        label="Status"
        choices={STATUSES}
        value={search.status ?? 'ANY'}
        onChange={(status) => change('status', status === 'ANY' ? undefined : status)}
      />
      <Select
        label="Desk"
        choices={VERDICTS}
        value={search.verdict ?? 'ANY'}
        onChange={(verdict) => change('verdict', verdict === 'ANY' ? undefined : verdict)}
      />
      <TypedFilter label="Byline" value={search.byline} onChange={(byline) => change('byline', byline)} />
      <TextField
        label="From"
        type="date"
        value={search.since ?? ''}
        onChange={(since) => change('since', since || undefined)}
      />
      <TextField
        label="To"
        type="date"
        value={search.until ?? ''}
        onChange={(until) => change('until', until || undefined)}
      />
      {isFiltered(search) && (
        <Button look="quiet" onPress={() => onSearch({})}>
          Clear
        </Button>
      )}
    </form>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly type?: 'search' | 'text';
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by text, which counts when the typing pauses. */
function TypedFilter({ label, type = 'text', value = '', onChange }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // What the address says wins when it changes by itself: by “Clear”, or by the browser's way back.
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  const send = useEffectEvent(() => onChange(typed.trim() === '' ? undefined : typed));
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <TextField label={label} type={type} value={typed} onChange={setTyped} />;
}
