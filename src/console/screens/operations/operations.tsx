import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../app/page.js';
import { operationsQuery } from '../../data/generated/operations.js';
import { useOperation } from '../../data/queries.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { cursorOf, pageOf, Pagination, withoutPage } from '../../ui/show/pagination.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { Accounts } from './accounts.js';
import { Queues, WorkCounts } from './queues.js';
import { Stores } from './stores.js';
import { Workers } from './workers.js';
import { WorkFilters } from './work-filters.js';
import { WorkTable } from './work-table.js';
import { workFilterOf, type OperationsSearch } from './operations-search.js';
import '../jobs/jobs.css';
import './operations.css';

const SIZE = 20;
/** Read anew, not by a stream: figures of all accounts change with every stage of every job. */
const REFETCH_MS = 5000;

/** How the work of all accounts stands, for operators: no text of theirs is here. */
export function Operations() {
  const search = useSearch({ from: '/operators/operations' });
  const navigate = useNavigate({ from: '/operations' });
  const variables = { ...pageOf(search, SIZE), filter: workFilterOf(search) };
  const query = useOperation(operationsQuery, variables, {
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
  const go = (next: OperationsSearch) => void navigate({ search: next });
  return (
    <Page title="Operations" lead="The work of all accounts, read anew every five seconds">
      <div className="stack">
        <div className="operations-heads">
          <Card title="Waiting">
            <Shown what="the queues" query={query} lines={4}>
              {({ operator: { status } }) => <Queues status={status} />}
            </Shown>
          </Card>
          <Card title="Stores">
            <Shown what="the stores" query={query} lines={4}>
              {({ operator: { status, stores } }) => <Stores status={status} stores={stores} />}
            </Shown>
          </Card>
        </div>
        <Card flush title="Workers">
          <Shown what="workers" query={query} lines={3}>
            {({ operator: { workers } }) => <Workers workers={workers} />}
          </Shown>
        </Card>
        <Card title="Open, or ended within 24 hours">
          <Shown what="counts" query={query} lines={5}>
            {({ operator: { status } }) => <WorkCounts status={status} onCode={(code) => go({ code })} />}
          </Shown>
        </Card>
        <WorkFilters
          search={search}
          accountName={
            query.data?.operator.work.nodes.find(({ account }) => account.id === search.account)?.account.name
          }
          onChange={go}
        />
        <Card
          flush
          title="Work, newest first"
          aside={<span className="soft number">{countOf(query.data?.operator.work.totalCount)}</span>}
        >
          <Shown what="work" query={query} lines={8}>
            {({ operator: { work } }) => (
              <>
                {work.nodes.length === 0 ? (
                  <Empty title="No work fits." />
                ) : (
                  <WorkTable work={work.nodes} onAccount={(account) => go({ account })} />
                )}
                {(work.pageInfo.hasNextPage || work.pageInfo.hasPreviousPage) && (
                  <div className="jobs-foot">
                    <Pagination
                      label="Pages of work"
                      info={work.pageInfo}
                      size={SIZE}
                      onPage={(page) => go({ ...withoutPage(search), ...cursorOf(page) })}
                    />
                  </div>
                )}
              </>
            )}
          </Shown>
        </Card>
        <Accounts onChoose={(account) => go({ account })} />
      </div>
    </Page>
  );
}

function countOf(total: number | null | undefined): string {
  if (total === undefined) return '';
  return total === null ? 'more than 10,000' : formatNumber(total);
}
