import { operatorCancelMutation, operatorRetryMutation } from '../../data/generated/operations.js';
import type { OperationsQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { toast } from '../../ui/states/toasts.js';
import { codeWords, isFinal, KINDS, stageOfWork, STATUSES } from '../work-words.js';

type Work = OperationsQuery['operator']['work']['nodes'][number];

/** Work of all accounts, by what is ours of it. @param onAccount lists the work of one account */
export function WorkTable({
  work,
  onAccount,
}: {
  readonly work: readonly Work[];
  readonly onAccount: (id: string) => void;
}) {
  const columns: readonly Column<Work>[] = [
    {
      id: 'work',
      label: 'Work',
      cell: ({ id, kind, account }) => (
        <span className="operations-work">
          {KINDS[kind]}
          <code className="soft small" title={id}>
            {id.slice(0, 8)}
          </code>
          <span className="soft small operations-narrow">{account.name}</span>
        </span>
      ),
    },
    {
      id: 'status',
      label: 'Status',
      cell: ({ kind, status, stage, error }) => (
        <span className="operations-work">
          <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
          {error === null
            ? stage !== null && <span className="soft small">{stageOfWork(kind, stage)}</span>
            : status !== 'CANCELLED' && <span className="small capital">{codeWords(error)}</span>}
        </span>
      ),
    },
    {
      id: 'account',
      label: 'Account',
      wideOnly: true,
      cell: ({ account, edition }) => (
        <span className="operations-work">
          <Button small look="quiet" onPress={() => onAccount(account.id)}>
            {account.name}
          </Button>
          <span className="soft small">{edition.name}</span>
        </span>
      ),
    },
    { id: 'attempt', label: 'Attempt', end: true, wideOnly: true, cell: ({ attempt }) => attempt },
    {
      id: 'lease',
      label: 'Lease until',
      wideOnly: true,
      cell: ({ leaseUntil }) =>
        leaseUntil === null ? <span className="soft">–</span> : <RelativeTime at={leaseUntil} />,
    },
    {
      id: 'created',
      label: 'Started',
      wideOnly: 'else below the name',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    { id: 'action', label: 'Action', end: true, cell: (each) => <Actions work={each} /> },
  ];
  return (
    <Table label="Work" rows={work} rowId={({ id, account }) => `${account.id} ${id}`} columns={columns} />
  );
}

function Actions({ work }: { readonly work: Work }) {
  const cancel = useChange(operatorCancelMutation);
  const retry = useChange(operatorRetryMutation);
  const variables = { id: work.id, account: work.account.id };
  const name = `${KINDS[work.kind].toLowerCase()} ${work.id.slice(0, 8)}`;
  const question = (verb: 'Cancel' | 'Retry') => ({
    title: `${verb} ${name}?`,
    button: (
      <Button small aria-label={`${verb} ${name}`}>
        {verb}
      </Button>
    ),
    yes: verb,
    no: 'Leave it',
  });
  if (!isFinal(work.status)) {
    return (
      <Confirm
        {...question('Cancel')}
        onConfirm={() => cancel.mutateAsync(variables)}
        onDone={() => toast(`The ${name} is cancelled.`)}
      >
        <p>It belongs to {work.account.name}. It ends for good, and what it cost stays spent.</p>
      </Confirm>
    );
  }
  if (work.kind !== 'ARTICLE' || work.status !== 'FAILED') return null;
  return (
    <Confirm
      {...question('Retry')}
      look="primary"
      onConfirm={() => retry.mutateAsync(variables)}
      onDone={() => toast(`The ${name} is started anew.`)}
    >
      <p>
        A new job with the same brief is started as the key that started this one: {work.account.name} pays
        for it, and its limits hold.
      </p>
    </Confirm>
  );
}
