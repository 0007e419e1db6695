import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEdition, useFrame, type Edition } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { reportProgressSubscription, reportsQuery } from '../../data/generated/reports.js';
import { queryClient, updateStored, useOperation } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { cursorOf, pageOf, Pagination } from '../../ui/show/pagination.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { NoEditionPage } from '../no-edition.js';
import { useWorkStarted } from '../work-started.js';
import { ReportTable } from './report-table.js';
import { StartReport } from './start-report.js';
import { VerifyFirst } from './verify-first.js';

const SIZE = 20;

/** The research reports of the edition, and the start of another. */
export function Reports() {
  const edition = useEdition();
  if (edition === null) {
    return <NoEditionPage title="Reports" />;
  }
  return <EditionReports key={edition.id} edition={edition} />;
}

function EditionReports({ edition }: { readonly edition: Edition }) {
  const search = useSearch({ from: '/frame/reports' });
  const navigate = useNavigate({ from: '/reports' });
  const page = pageOf(search, SIZE);
  const variables = { edition: edition.id, ...page };
  const query = useOperation(reportsQuery, variables);
  const found = query.data?.edition;
  const running = found?.reports.nodes.find(({ status }) => status === 'RUNNING');
  useSubscription(reportProgressSubscription, running === undefined ? null : { id: running.id }, {
    next: ({ researchProgress: changed }) => {
      updateStored(reportsQuery, variables, (stored) => {
        if (stored.edition === null) return stored;
        const { reports } = stored.edition;
        const nodes = reports.nodes.map((report) =>
          report.id === changed.id && report.version <= changed.version ? changed : report,
        );
        return { ...stored, edition: { ...stored.edition, reports: { ...reports, nodes } } };
      });
    },
    complete: rereadReports,
  });
  useWorkStarted('RESEARCH', found && running === undefined ? edition.id : null, rereadReports);
  const mayStart = useMayStart();
  const isVerified = found?.verified === true && found.webAddress !== null;
  return (
    <Page
      title="Reports"
      lead={`What ${found?.webAddress ?? edition.name} covers, and what it lacks`}
      actions={mayStart && isVerified && running === undefined && <StartReport edition={edition} />}
    >
      <div className="stack">
        {mayStart && found && !isVerified && <VerifyFirst webAddress={found.webAddress} />}
        <Card flush title="Reports on this edition">
          <Shown what="reports" query={query} lines={6}>
            {({ edition: shown }) =>
              shown === null || shown.reports.nodes.length === 0 ? (
                <Empty title="There is no report yet.">
                  A report reads the edition's own domain, and lists the gaps in it with what shows them. Each
                  gap can become an article.
                </Empty>
              ) : (
                <>
                  <ReportTable reports={shown.reports.nodes} />
                  {(shown.reports.pageInfo.hasNextPage || shown.reports.pageInfo.hasPreviousPage) && (
                    <div className="report-pages">
                      <Pagination
                        label="Pages of reports"
                        info={shown.reports.pageInfo}
                        size={SIZE}
                        note={
                          shown.reports.totalCount === null
                            ? undefined
                            : `${formatNumber(shown.reports.totalCount)} reports`
                        }
                        onPage={(next) =>
                          void navigate({
                            search: ({ edition: kept }) => ({
                              ...(kept === undefined ? {} : { edition: kept }),
                              ...cursorOf(next),
                            }),
                          })
                        }
                      />
                    </div>
                  )}
                </>
              )
            }
          </Shown>
        </Card>
      </div>
    </Page>
  );
}

function rereadReports(): void {
  void queryClient.invalidateQueries({ queryKey: [reportsQuery.name] });
}

/** A start is paid: it needs a key that may write, and a user and an account that may spend. */
function useMayStart(): boolean {
  const { key, user, account } = useFrame().me;
  return key.permission === 'FULL' && user.maySpend && account.plan.contentApi;
}
