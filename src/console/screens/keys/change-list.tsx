import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { cursorOf, Pagination, type PageInfo } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { CHANGES, GROUPS, type ChangeSearch } from './change-search.js';
import { meansOf, reasonOf, whatOf, whoOf, type Change } from './change-words.js';
import '../jobs/jobs.css';
import './keys.css';

/** Changes on a page. */
export const CHANGES_SHOWN = 20;

const CHOICES = [
  { id: 'all', label: 'All changes' },
  ...GROUPS.map((id) => ({ id, label: CHANGES[id].label })),
] as const;

/** What was changed, as a sentence. */
export const CHANGE_COLUMN: Column<Change> = {
  id: 'change',
  label: 'Change',
  cell: (change) => {
    const reason = reasonOf(change);
    return (
      <>
        <strong>{whoOf(change)}</strong> {whatOf(change)}
        {reason !== null && <span className="keys-reason soft">“{reason}”</span>}
      </>
    );
  },
};
/** By what means, and when. */
export const LATER_COLUMNS: readonly Column<Change>[] = [
  { id: 'means', label: 'By', cell: meansOf, wideOnly: true },
  { id: 'at', label: 'When', end: true, cell: ({ at }) => <RelativeTime at={at} /> },
];

interface ChangeListProps<Entry extends Change, Result> {
  readonly title: string;
  readonly note: ReactNode;
  readonly columns: readonly Column<Entry>[];
  readonly query: UseQueryResult<Result>;
  /** The page in what the query answers. */
  readonly pageIn: (result: Result) => { readonly nodes: readonly Entry[]; readonly pageInfo: PageInfo };
  readonly search: ChangeSearch;
  readonly onSearch: (next: ChangeSearch) => void;
}

/** Who changed what, the newest first, by subject and by pages. */
export function ChangeList<Entry extends Change, Result>(props: ChangeListProps<Entry, Result>) {
  const { title, note, columns, query, pageIn, search, onSearch } = props;
  const group = search.changes === undefined ? {} : { changes: search.changes };
  return (
    <Card
      flush
      title={title}
      aside={
        <Select
          hideLabel
          label="Which changes"
          choices={CHOICES}
          value={search.changes ?? 'all'}
          onChange={(id) => onSearch(id === 'all' ? {} : { changes: id })}
        />
      }
    >
      <p className="keys-note soft">{note}</p>
      <Shown what="changes" query={query} lines={5}>
        {(result) => {
          const { nodes, pageInfo } = pageIn(result);
          return nodes.length === 0 && !pageInfo.hasNextPage && !pageInfo.hasPreviousPage ? (
            <Empty title="No such change">What people and programs change from now on is listed here.</Empty>
          ) : (
            <>
              <Table label="Changes" rows={nodes} rowId={({ id }) => id} columns={columns} />
              {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
                <div className="jobs-foot">
                  <Pagination
                    label="Pages of changes"
                    info={pageInfo}
                    size={CHANGES_SHOWN}
                    onPage={(page) => onSearch({ ...group, ...cursorOf(page) })}
                  />
                </div>
              )}
            </>
          );
        }}
      </Shown>
    </Card>
  );
}
