import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEdition, useMayWrite, type Edition } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { Sparkline } from '../../charts/sparkline.js';
import { auditsQuery } from '../../data/generated/audits.js';
import type { AuditsQuery } from '../../data/generated/types.js';
import { queryClient, useOperation } from '../../data/queries.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { pageOf, Pagination } from '../../ui/show/pagination.js';
import { formatTime } from '../../ui/show/times.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { validateAuditsSearch } from '../audit/audit-search.js';
import { NoEditionPage } from '../no-edition.js';
import { useWorkStarted } from '../work-started.js';
import { isRunning } from './audit-words.js';
import { History } from './history.js';
import { LiveAudit } from './live-audit.js';
import { RegressionRules } from './regression-rules.js';
import { StartAudit } from './start-audit.js';
import './audits.css';

const ROWS = 25;

/** The audits of the edition's domain: the one that runs, how the score went, and all that were. */
export function Audits() {
  const edition = useEdition();
  if (edition === null) {
    return <NoEditionPage title="Audits" />;
  }
  return <EditionAudits key={edition.id} edition={edition} />;
}

function EditionAudits({ edition }: { readonly edition: Edition }) {
  const mayWrite = useMayWrite();
  const search = useSearch({ from: '/frame/audits' });
  const navigate = useNavigate({ from: '/audits' });
  const query = useOperation(auditsQuery, {
    edition: edition.id,
    ...pageOf(search, ROWS),
  });
  const found = query.data?.edition ?? null;
  const running = found?.latestAudit && isRunning(found.latestAudit) ? found.latestAudit : null;
  useWorkStarted('AUDIT', found !== null && running === null ? edition.id : null, () => {
    void queryClient.invalidateQueries({ queryKey: [auditsQuery.name] });
  });
  const canStart =
    mayWrite && found !== null && found.verified && found.webAddress !== null && running === null;
  return (
    <Page
      title="Audits"
      lead={edition.name}
      actions={
        <>
          {canStart && <StartAudit edition={edition.id} webAddress={found.webAddress} />}
          {mayWrite && <RegressionRules edition={edition.id} />}
        </>
      }
    >
      <div className="stack">
        {found !== null && !found.verified && (
          <Empty title="This edition's domain is not verified.">
            An audit reads a whole domain, so Galley audits only domains that are proved to be yours.
          </Empty>
        )}
        <Shown what="audits" query={query} lines={6}>
          {({ edition: shown }) =>
            shown === null ? (
              <Empty title="This edition is not there any more." />
            ) : (
              <>
                <Top running={running} audits={shown.audits.nodes} />
                <Card title="All audits" flush>
                  {shown.audits.nodes.length === 0 ? (
                    <Empty title="No audit was started yet.">
                      An audit reads the edition's own domain and lists what to fix, worst first.
                    </Empty>
                  ) : (
                    <>
                      <History audits={shown.audits.nodes} />
                      <div className="audits-pages">
                        <Pagination
                          label="Pages of audits"
                          info={shown.audits.pageInfo}
                          size={ROWS}
                          note={
                            shown.audits.totalCount === null
                              ? undefined
                              : `${formatNumber(shown.audits.totalCount)} in all`
                          }
                          onPage={(page) =>
                            void navigate({
                              search: validateAuditsSearch({ ...page }),
                            })
                          }
                        />
                      </div>
                    </>
                  )}
                </Card>
              </>
            )
          }
        </Shown>
      </div>
    </Page>
  );
}

type Listed = NonNullable<AuditsQuery['edition']>;

/** What runs, and how the score went. */
function Top({
  running,
  audits,
}: {
  readonly running: Listed['latestAudit'];
  readonly audits: Listed['audits']['nodes'];
}) {
  const points = audits
    .flatMap(({ createdAt, overview }) => {
      const value = overview?.score.value ?? null;
      return value === null ? [] : [{ label: formatTime(createdAt), value }];
    })
    .reverse();
  if (running === null && points.length < 2) return null;
  return (
    <div className="audits-top">
      {running !== null && <LiveAudit audit={running} />}
      {points.length > 1 && (
        <Card title="Score">
          <div className="audits-score">
            <span className="audits-score-value number">{points.at(-1)?.value}</span>
            <Sparkline
              title={`Scores of ${points.length} audits, from ${points[0]?.value} to ${points.at(-1)?.value}`}
              unit="Score"
              range={[0, 100]}
              points={points}
            />
          </div>
        </Card>
      )}
    </div>
  );
}
