import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { changesQuery } from '../../data/generated/keys.js';
import { useOperation } from '../../data/queries.js';
import { pageOf } from '../../ui/show/pagination.js';
import { CHANGE_COLUMN, ChangeList, CHANGES_SHOWN, LATER_COLUMNS } from './change-list.js';
import { filterOf } from './change-search.js';

/** Who changed what in the account, the newest first. Needs a key that may change things. */
export function Changes() {
  const { edition: _edition, ...search } = useSearch({ from: '/frame/keys' });
  const navigate = useNavigate({ from: '/keys' });
  const query = useOperation(
    changesQuery,
    { ...pageOf(search, CHANGES_SHOWN), ...filterOf(search) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ChangeList
      title="Changes"
      note="Who changed what in this account, for as long as your operator keeps it."
      columns={COLUMNS}
      query={query}
      pageIn={({ me }) => me.account.log ?? NONE}
      search={search}
      onSearch={(next) =>
        void navigate({
          search: ({ edition }) => ({ ...(edition ? { edition } : {}), ...next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

const COLUMNS = [CHANGE_COLUMN, ...LATER_COLUMNS];

const NONE = {
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};
