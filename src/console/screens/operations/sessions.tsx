import { Page } from '../../app/page.js';
import { operatorEndSessionMutation, operatorSessionsQuery } from '../../data/generated/operations.js';
import type { OperatorSessionsQuery } from '../../data/generated/types.js';
import { useChange, useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { toast } from '../../ui/states/toasts.js';
import { browserName } from '../keys/browser-name.js';

type Session = OperatorSessionsQuery['operator']['sessions'][number];

const COLUMNS: readonly Column<Session>[] = [
  {
    id: 'browser',
    label: 'Browser',
    cell: ({ userAgent, isCurrent }) => (
      <span title={userAgent}>
        {browserName(userAgent)} {isCurrent && <Badge tone="accent">This one</Badge>}
      </span>
    ),
  },
  {
    id: 'created',
    label: 'Signed in',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    wideOnly: true,
  },
  { id: 'seen', label: 'Last seen', cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} /> },
  {
    id: 'ends',
    label: 'Ends, unless used',
    cell: ({ endsAt }) => <RelativeTime at={endsAt} />,
    wideOnly: true,
  },
  { id: 'action', label: 'End it', end: true, cell: (session) => <End session={session} /> },
];

/** The browsers that are signed in with this operator's key. */
export function OperatorSessions() {
  const query = useOperation(operatorSessionsQuery, {});
  return (
    <Page title="Sessions" lead="Browsers that are signed in with your key">
      <Card flush title="Sessions">
        <Shown what="sessions" query={query} lines={3}>
          {({ operator: { sessions } }) => (
            <Table label="Sessions" rows={sessions} rowId={({ id }) => id} columns={COLUMNS} />
          )}
        </Shown>
      </Card>
    </Page>
  );
}

/** Asks nothing before: a person can sign in again. */
function End({ session }: { readonly session: Session }) {
  const end = useChange(operatorEndSessionMutation);
  const browser = browserName(session.userAgent);
  return (
    <Button
      small
      isPending={end.isPending}
      aria-label={session.isCurrent ? 'Sign out of this session' : `End the session of ${browser}`}
      onPress={() =>
        end.mutate(
          { id: session.id },
          {
            onSuccess: () => toast(`The session of ${browser} has ended.`),
            onError: ({ message }) => toast(message, 'fail'),
          },
        )
      }
    >
      {session.isCurrent ? 'Sign out' : 'End'}
    </Button>
  );
}
