import { revokeKeyMutation } from '../../data/generated/keys.js';
import type { KeysQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime, useNow } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { toast } from '../../ui/states/toasts.js';

type Key = NonNullable<KeysQuery['me']['account']['keys']>[number];

/** The keys of the account: those that hold, then those that do not. @param own the key of this session */
export function KeyList({ keys, own }: { readonly keys: readonly Key[]; readonly own: string }) {
  const now = useNow();
  const isRevoked = ({ revokedAt }: Key) => revokedAt !== null && Date.parse(revokedAt) <= now;
  const columns: readonly Column<Key>[] = [
    {
      id: 'name',
      label: 'Name',
      value: ({ name }) => name,
      cell: (key) => (
        <span className="keys-name">
          {key.name} {key.id === own && <Badge tone="accent">Yours</Badge>}
          <code className="soft">{key.prefix}…</code>
        </span>
      ),
    },
    {
      id: 'permission',
      label: 'May',
      value: ({ permission }) => permission,
      cell: ({ permission }) => (permission === 'FULL' ? 'Read and change' : 'Read'),
      wideOnly: true,
    },
    {
      id: 'owner',
      label: 'Whose',
      value: ({ owner }) => owner.name,
      cell: ({ owner }) => owner.name,
      wideOnly: true,
    },
    {
      id: 'created',
      label: 'Made',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      wideOnly: true,
    },
    {
      id: 'used',
      label: 'Last used',
      value: ({ lastUsedAt }) => lastUsedAt,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? <span className="soft">never</span> : <RelativeTime at={lastUsedAt} />,
    },
    {
      id: 'action',
      label: 'State',
      end: true,
      cell: (key) =>
        isRevoked(key) ? (
          <span className="soft">
            Revoked <RelativeTime at={key.revokedAt ?? ''} />
          </span>
        ) : (
          <span className="keys-action">
            {key.revokedAt !== null && (
              <span className="soft">
                Ends <RelativeTime at={key.revokedAt} />
              </span>
            )}
            <Revoke which={key} isOwn={key.id === own} />
          </span>
        ),
    },
  ];
  const rows = keys.toSorted((first, second) => Number(isRevoked(first)) - Number(isRevoked(second)));
  return <Table label="Keys" rows={rows} rowId={({ id }) => id} columns={columns} />;
}

function Revoke({ which, isOwn }: { readonly which: Key; readonly isOwn: boolean }) {
  const revoke = useChange(revokeKeyMutation);
  return (
    <Confirm
      title={`Revoke “${which.name}”?`}
      button={
        <Button small aria-label={`Revoke ${which.name}`}>
          Revoke
        </Button>
      }
      yes={isOwn ? 'Revoke and sign out' : 'Revoke'}
      no="Leave it"
      onConfirm={() => revoke.mutateAsync({ id: which.id })}
      onDone={() => toast(`“${which.name}” is revoked.`)}
    >
      <p>
        Programs that use it are refused at once, its sessions end, and it can’t be made valid again. Work
        that it has started goes on.
      </p>
      {isOwn && (
        <p>
          <strong>It is the key that you are signed in with: revoking it signs you out.</strong> To come back
          you need another key.
        </p>
      )}
    </Confirm>
  );
}
