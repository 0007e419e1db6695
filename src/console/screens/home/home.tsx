import { Page } from '../../app/page.js';
import { useEdition } from '../../app/caller.js';
import { useOperation } from '../../data/queries.js';
import { homeQuery } from '../../data/generated/home.js';
import { Card } from '../../ui/show/card.js';
import { Shown } from '../../ui/states/shown.js';
import { NoEditionPage } from '../no-edition.js';
import { Failures } from './failures.js';
import { LastAudit } from './last-audit.js';
import { Limits } from '../limits.js';
import { Running } from './running.js';
import { ToReview } from './to-review.js';
import './home.css';

/** What others do at the desk, and limits that free; what runs, and how it ends, comes by a subscription. */
const REFETCH_MS = 60_000;

/** What runs, what waits for a person, and what failed. */
export function Home() {
  const edition = useEdition();
  if (edition === null) {
    return <NoEditionPage title="Home" />;
  }
  return <EditionHome key={edition.id} id={edition.id} name={edition.name} />;
}

function EditionHome({ id, name }: { readonly id: string; readonly name: string }) {
  const query = useOperation(homeQuery, { edition: id }, { refetchInterval: REFETCH_MS });
  return (
    <Page title="Home" lead={name}>
      <div className="home">
        <div className="stack">
          <Running edition={id} query={query} />
          <ToReview query={query} />
        </div>
        <div className="stack">
          <Card title="Last audit">
            <Shown what="the last audit" query={query}>
              {({ edition, running }) => (
                <LastAudit
                  audits={edition?.audits.nodes ?? []}
                  running={
                    running.nodes.find((work) => work.kind === 'AUDIT' && work.edition.id === id) ?? null
                  }
                />
              )}
            </Shown>
          </Card>
          <Card title="Failed in the last 24 hours">
            <Shown what="failures" query={query}>
              {({ failures, failed }) => <Failures failures={failures} newest={failed.nodes} />}
            </Shown>
          </Card>
          <Card title="Limits">
            <Shown what="limits" query={query} lines={4}>
              {({ me }) => <Limits usage={me.usage} />}
            </Shown>
          </Card>
        </div>
      </div>
    </Page>
  );
}
