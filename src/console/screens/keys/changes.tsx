import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { changesQuery } from '../../data/generated/keys.js';
import { useOperation } from '../../data/queries.js';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { pageOf, Pagination } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { actionsOf, CHANGES, GROUPS, type ChangeSearch } from './change-search.js';
import { meansOf, reasonOf, whatOf, whoOf, type Change } from './change-words.js';

const PAGE = 20;

const CHOICES = [
  { id: 'all', label: 'All changes' },
  ...GROUPS.map((id) => ({ id, label: CHANGES[id].label })),
] as const;

const COLUMNS: readonly Column<Change>[] = [
  {
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
  },
  { id: 'means', label: 'By', cell: meansOf, wideOnly: true },
  { id: 'at', label: 'When', end: true, cell: ({ at }) => <RelativeTime at={at} /> },
];

/** Who changed what in the account, the newest first. Needs a key that may change things. */
export function Changes() {
  const { changes, ...place } = useSearch({ from: '/frame/keys' });
  const navigate = useNavigate({ from: '/keys' });
  const show = (next: ChangeSearch) =>
    void navigate({
      search: ({ edition }) => ({ ...(edition ? { edition } : {}), ...next }),
      replace: true,
      resetScroll: false,
    });
  const query = useOperation(
    changesQuery,
    {
      ...pageOf(place, PAGE),
      ...(changes === undefined ? {} : { filter: { action: actionsOf(changes) } }),
    },
    { placeholderData: keepPreviousData },
  );
  const group = changes === undefined ? {} : { changes };
  return (
    <Card
      flush
      title="Changes"
      aside={
        <Select
          hideLabel
          label="Which changes"
          choices={CHOICES}
          value={changes ?? 'all'}
          onChange={(id) => show(id === 'all' ? {} : { changes: id })}
        />
      }
    >
      <p className="keys-note soft">
        Who changed what in this account, for as long as your operator keeps it.
      </p>
      <Shown what="changes" query={query} lines={5}>
        {({ me }) => {
          const { nodes, pageInfo } = me.account.log ?? NONE;
          return nodes.length === 0 && !pageInfo.hasNextPage && !pageInfo.hasPreviousPage ? (
            <Empty title="No such change">What people and programs change from now on is listed here.</Empty>
          ) : (
            <>
              <Table label="Changes" rows={nodes} rowId={({ id }) => id} columns={COLUMNS} />
              <Pagination
                label="Pages of changes"
                info={pageInfo}
                size={PAGE}
                onPage={(page) =>
                  show({
                    ...group,
                    ...('before' in page ? { before: page.before } : {}),
                    ...('after' in page ? { after: page.after } : {}),
                  })
                }
              />
            </>
          );
        }}
      </Shown>
    </Card>
  );
}

const NONE = {
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};
