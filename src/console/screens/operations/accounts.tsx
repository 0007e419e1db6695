import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorAccountsQuery } from '../../data/generated/operations.js';
import type { OperatorAccountsQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { formatNumber } from '../../ui/show/number.js';
import { Pagination, type PageVariables } from '../../ui/show/pagination.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';

type Account = OperatorAccountsQuery['operator']['accounts']['nodes'][number];

const SIZE = 20;
/** Limits fill up slower than queues. */
const REFETCH_MS = 15_000;

/** What accounts use of their limits. @param onChoose lists the work of one */
export function Accounts({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const [page, setPage] = useState<PageVariables>({ first: SIZE });
  const query = useOperation(operatorAccountsQuery, page, {
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
  const columns: readonly Column<Account>[] = [
    {
      id: 'name',
      label: 'Account',
      cell: ({ id, name, isOpen, plan }) => (
        <span className="operations-work">
          <Button small look="quiet" aria-label={`List the work of ${name}`} onPress={() => onChoose(id)}>
            {name}
          </Button>
          <span className="soft small">
            {plan} {!isOpen && <Badge>Closed</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'articles',
      label: 'Articles this month',
      end: true,
      cell: ({ articles, articlesAllowed }) => <Used used={articles} limit={articlesAllowed} />,
    },
    {
      id: 'hour',
      label: 'Paid actions, last hour',
      end: true,
      wideOnly: true,
      cell: ({ lastHour, hourlyCeiling }) => <Used used={lastHour} limit={hourlyCeiling} />,
    },
    { id: 'queued', label: 'Queued', end: true, wideOnly: true, cell: ({ queued }) => formatNumber(queued) },
    {
      id: 'running',
      label: 'Running',
      end: true,
      wideOnly: true,
      cell: ({ running }) => formatNumber(running),
    },
  ];
  return (
    <Card flush title="Usage and limits by account">
      <Shown what="accounts" query={query} lines={5}>
        {({ operator: { accounts } }) => (
          <>
            {accounts.nodes.length === 0 ? (
              <Empty title="There is no account yet.">“galley apply” makes them from a file.</Empty>
            ) : (
              <Table label="Accounts" rows={accounts.nodes} rowId={({ id }) => id} columns={columns} />
            )}
            {(accounts.pageInfo.hasNextPage || accounts.pageInfo.hasPreviousPage) && (
              <div className="jobs-foot">
                <Pagination label="Pages of accounts" info={accounts.pageInfo} size={SIZE} onPage={setPage} />
              </div>
            )}
          </>
        )}
      </Shown>
    </Card>
  );
}

/** A limit that is used up stands out. */
function Used({ used, limit }: { readonly used: number; readonly limit: number | null }) {
  const text = `${formatNumber(used)}${limit === null ? '' : ` of ${formatNumber(limit)}`}`;
  return limit !== null && used >= limit ? <Badge tone="warn">{text}</Badge> : <>{text}</>;
}
