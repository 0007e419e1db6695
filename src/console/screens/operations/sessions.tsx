import { Page } from '../../app/page.js';
import { operatorEndSessionMutation, operatorSessionsQuery } from '../../data/generated/operations.js';
import { useOperation } from '../../data/queries.js';
import { Card } from '../../ui/show/card.js';
import { Shown } from '../../ui/states/shown.js';
import { SessionTable } from '../session-table.js';

/** The browsers that are signed in with this operator's key. */
export function OperatorSessions() {
  const query = useOperation(operatorSessionsQuery, {});
  return (
    <Page title="Sessions" lead="Browsers that are signed in with your key">
      <Card flush title="Sessions">
        <Shown what="sessions" query={query} lines={3}>
          {({ operator }) => <SessionTable sessions={operator.sessions} end={operatorEndSessionMutation} />}
        </Shown>
      </Card>
    </Page>
  );
}
