import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEdition, useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { jobsQuery } from '../../data/generated/jobs.js';
import { useOperation } from '../../data/queries.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { cursorOf, pageOf, Pagination, withoutPage } from '../../ui/show/pagination.js';
import { useNow } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { JobActions } from './job-actions.js';
import { JobFilters } from './job-filters.js';
import { filterOf, type JobsSearch } from './jobs-search.js';
import { JobsTable } from './jobs-table.js';
import { useLiveJobs } from './live-jobs.js';
import './jobs.css';

const SIZE = 50;

/** Article jobs, reports and audits, the newest first. */
export function Jobs() {
  const search = useSearch({ from: '/frame/jobs' });
  const navigate = useNavigate({ from: '/jobs' });
  const edition = useEdition();
  const mayWrite = useMayWrite();
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const variables = {
    ...pageOf(search, SIZE),
    filter: filterOf(search, edition?.id ?? null, now),
    withKeys: mayWrite,
  };
  const query = useOperation(jobsQuery, variables, { placeholderData: keepPreviousData });
  useLiveJobs(search.all === true ? null : (edition?.id ?? null), variables);

  const go = (next: JobsSearch) => {
    setChosen(new Set());
    void navigate({
      search: ({ edition: kept }) => ({ ...(kept === undefined ? {} : { edition: kept }), ...next }),
    });
  };
  return (
    <Page
      title="Jobs"
      lead={
        search.all === true ? 'Everything that runs or ran, in all editions' : 'Everything that runs or ran'
      }
    >
      <div className="stack">
        <JobFilters search={search} keys={query.data?.me.account.keys ?? []} onChange={go} />
        <Card
          flush
          title="Newest first"
          aside={<span className="soft number">{countOf(query.data?.work.totalCount)}</span>}
        >
          <Shown what="jobs" query={query} lines={8}>
            {({ work: { nodes, pageInfo } }) => (
              <>
                {nodes.length === 0 ? (
                  <NoJobs search={search} />
                ) : (
                  <JobsTable
                    work={nodes}
                    {...(mayWrite ? { chosen, onChoose: setChosen } : {})}
                    showEdition={search.all === true}
                  />
                )}
                <div className="jobs-foot">
                  {chosen.size > 0 && (
                    <JobActions
                      work={nodes.filter(({ id }) => chosen.has(id))}
                      onDone={() => setChosen(new Set())}
                    />
                  )}
                  {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
                    <Pagination
                      label="Pages of the list"
                      info={pageInfo}
                      size={SIZE}
                      onPage={(page) => go({ ...withoutPage(search), ...cursorOf(page) })}
                    />
                  )}
                </div>
              </>
            )}
          </Shown>
        </Card>
      </div>
    </Page>
  );
}

function NoJobs({ search }: { readonly search: JobsSearch }) {
  const isFiltered = Object.keys(search).some((name) => name !== 'all' && name !== 'edition');
  return isFiltered ? (
    <Empty title="No job fits these filters." />
  ) : (
    <Empty title="Nothing was started yet.">
      An article, a report or an audit appears here when it is started.
    </Empty>
  );
}

function countOf(total: number | null | undefined): string {
  if (total === undefined) return '';
  return total === null ? 'more than 10,000 examined' : formatNumber(total);
}
