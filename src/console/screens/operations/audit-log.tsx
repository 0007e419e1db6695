import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../app/page.js';
import { operatorLogQuery } from '../../data/generated/operations.js';
import type { OperatorLogQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import type { Column } from '../../ui/show/columns.js';
import { pageOf } from '../../ui/show/pagination.js';
import { CHANGE_COLUMN, ChangeList, CHANGES_SHOWN, LATER_COLUMNS } from '../keys/change-list.js';
import { filterOf } from '../keys/change-search.js';
import type { Change } from '../keys/change-words.js';

type Entry = Change & Pick<OperatorLogQuery['operator']['auditLog']['nodes'][number], 'account'>;

/** Changes come by hand, and some seconds late is soon enough. */
const REFETCH_MS = 15_000;

const COLUMNS: readonly Column<Entry>[] = [
  CHANGE_COLUMN,
  { id: 'account', label: 'Account', cell: ({ account }) => account?.name ?? '', wideOnly: true },
  ...LATER_COLUMNS,
];

/** Who changed what in all accounts and in none, for operators: no title and no reason is here. */
export function AuditLog() {
  const search = useSearch({ from: '/operators/operations/log' });
  const navigate = useNavigate({ from: '/operations/log' });
  const query = useOperation(
    operatorLogQuery,
    { ...pageOf(search, CHANGES_SHOWN), ...filterOf(search) },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_MS },
  );
  return (
    <Page title="Audit log" lead="Who changed what, in all accounts and in none">
      <ChangeList
        title="Changes"
        note="Each use of an operator’s key is here too; the same use within a minute stands once."
        columns={COLUMNS}
        query={query}
        pageIn={({ operator: { auditLog } }) => ({ ...auditLog, nodes: auditLog.nodes.map(withoutTitle) })}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </Page>
  );
}

/** The title of an article is no business of an operator's, and the server does not answer it: that does not say that it is gone. */
function withoutTitle(entry: OperatorLogQuery['operator']['auditLog']['nodes'][number]): Entry {
  const { kind, id } = entry.object;
  return kind === 'article' ? { ...entry, object: { kind, id } } : entry;
}
