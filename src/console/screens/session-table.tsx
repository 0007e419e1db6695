import type { Operation } from '../data/operation.js';
import { useChange } from '../data/queries.js';
import { Button } from '../ui/controls/button.js';
import { Badge } from '../ui/show/badge.js';
import type { Column } from '../ui/show/columns.js';
import { RelativeTime } from '../ui/show/relative-time.js';
import { Table } from '../ui/show/table.js';
import { toast } from '../ui/states/toasts.js';
import { browserName } from './keys/browser-name.js';

/** A browser that is signed in. */
interface Session {
  readonly id: string;
  /** Absent where all are of one key. */
  readonly key?: { readonly name: string };
  readonly userAgent: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly endsAt: string;
  readonly isCurrent: boolean;
}

export interface SessionTableProps {
  readonly sessions: readonly Session[];
  /** Ends one. */
  readonly end: EndOperation;
}

type EndOperation = Operation<unknown, { readonly id: string }>;

/** Who is signed in where. */
export function SessionTable({ sessions, end }: SessionTableProps) {
  const hasKeys = sessions.some(({ key }) => key !== undefined);
  const columns: readonly Column<Session>[] = [
    {
      id: 'browser',
      label: 'Browser',
      cell: ({ userAgent, isCurrent }) => (
        <span title={userAgent}>
          {browserName(userAgent)} {isCurrent && <Badge tone="accent">This one</Badge>}
        </span>
      ),
    },
    ...(hasKeys
      ? [{ id: 'key', label: 'Key', cell: ({ key }: Session) => key?.name, wideOnly: true } as const]
      : []),
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
    { id: 'action', label: 'End it', end: true, cell: (session) => <End session={session} by={end} /> },
  ];
  return <Table label="Sessions" rows={sessions} rowId={({ id }) => id} columns={columns} />;
}

/** Asks nothing before: a person can sign in again. */
function End({ session, by }: { readonly session: Session; readonly by: EndOperation }) {
  const end = useChange(by);
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
