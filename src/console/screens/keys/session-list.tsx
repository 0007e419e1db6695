import { endSessionMutation } from '../../data/generated/keys.js';
import type { KeysQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { toast } from '../../ui/states/toasts.js';
import { browserName } from './browser-name.js';

type Session = KeysQuery['me']['sessions'][number];

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
  { id: 'key', label: 'Key', cell: ({ key }) => key.name, wideOnly: true },
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

/** Who is signed in where. */
export function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  return <Table label="Sessions" rows={sessions} rowId={({ id }) => id} columns={COLUMNS} />;
}

/** Asks nothing before: a person can sign in again. */
function End({ session }: { readonly session: Session }) {
  const end = useChange(endSessionMutation);
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
