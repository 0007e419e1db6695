import { useState } from 'react';
import { resendDeliveryMutation } from '../../data/generated/webhook.js';
import type { DeliveryRowFragment, DeliveryStatus, WebhookQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { DetailDialog, DetailList } from '../../ui/controls/detail-dialog.js';
import { Select } from '../../ui/controls/select.js';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import type { Column } from '../../ui/show/columns.js';
import { cursorOf, Pagination, withoutPage } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { formatDuration } from '../../ui/show/times.js';
import { Empty } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';
import { codeWords } from '../work-words.js';
import { DELIVERY_STATUSES, type WebhookSearch } from './webhook-search.js';

export const DELIVERIES_SHOWN = 25;

type Attempt = DeliveryRowFragment['attempts'][number];

const STATUSES: Readonly<Record<DeliveryStatus, readonly [Tone, string]>> = {
  PENDING: ['info', 'On its way'],
  DELIVERED: ['ok', 'Delivered'],
  FAILED: ['fail', 'Failed'],
};

const WHY: Readonly<Record<string, string>> = {
  blocked: 'The address is not public, or not https: nothing was sent.',
  unreachable: 'No connection.',
  timeout: 'No answer within 20 seconds.',
  secret_unreadable: 'The operator’s key has changed: make the webhook anew.',
};

export interface DeliveriesProps {
  readonly page: NonNullable<WebhookQuery['webhook']>['deliveries'];
  readonly search: WebhookSearch;
  readonly mayResend: boolean;
  readonly onSearch: (search: WebhookSearch) => void;
}

/** What was sent, the newest first, each with what became of it. */
export function Deliveries({ page: { nodes, pageInfo }, search, mayResend, onSearch }: DeliveriesProps) {
  const [shown, show] = useState<string | null>(null);
  const { status } = search;
  return (
    <Card flush title="Deliveries">
      <div className="deliveries-filter">
        <Select
          label="Which deliveries"
          choices={[
            { id: 'ALL', label: 'All' },
            ...DELIVERY_STATUSES.map((id) => ({ id, label: STATUSES[id][1] })),
          ]}
          value={status ?? 'ALL'}
          onChange={(id) => onSearch(id === 'ALL' ? {} : { status: id })}
        />
      </div>
      {nodes.length === 0 ? (
        <Empty title={status === undefined ? 'Nothing was sent yet.' : 'No delivery is like that.'} />
      ) : (
        <Table label="Deliveries" rows={nodes} rowId={({ id }) => id} columns={columnsOf(show)} />
      )}
      <div className="deliveries-foot">
        {(pageInfo.hasNextPage || pageInfo.hasPreviousPage) && (
          <Pagination
            label="Pages of deliveries"
            info={pageInfo}
            size={DELIVERIES_SHOWN}
            onPage={(next) => onSearch({ ...withoutPage(search), ...cursorOf(next) })}
          />
        )}
      </div>
      <DetailDialog
        item={nodes.find(({ id }) => id === shown) ?? null}
        title={({ type }) => type}
        onClose={() => show(null)}
      >
        {(delivery) => <Details delivery={delivery} mayResend={mayResend} />}
      </DetailDialog>
    </Card>
  );
}

function columnsOf(show: (id: string) => void): readonly Column<DeliveryRowFragment>[] {
  return [
    {
      id: 'what',
      label: 'Event',
      cell: ({ id, type }) => (
        <button type="button" className="text-button" onClick={() => show(id)}>
          {type}
        </button>
      ),
    },
    {
      id: 'status',
      label: 'Status',
      cell: ({ status }) => <Badge tone={STATUSES[status][0]}>{STATUSES[status][1]}</Badge>,
    },
    {
      id: 'answer',
      label: 'Last answer',
      wideOnly: true,
      cell: ({ attempts }) => {
        const last = attempts.at(-1);
        return last === undefined ? '–' : answerOf(last);
      },
    },
    {
      id: 'attempts',
      label: 'Attempts',
      end: true,
      wideOnly: true,
      cell: ({ attempts }) => attempts.at(-1)?.number ?? 0,
    },
    {
      id: 'when',
      label: 'Posted',
      end: true,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

/** The status, or why there was none. */
function answerOf({ status, code }: Attempt): string {
  return status === null ? codeWords(code ?? 'none') : String(status);
}

function Details({
  delivery,
  mayResend,
}: {
  readonly delivery: DeliveryRowFragment;
  readonly mayResend: boolean;
}) {
  const resend = useChange(resendDeliveryMutation);
  const { id, eventId, status, dueAt, createdAt, attempts } = delivery;
  const [tone, word] = STATUSES[status];
  return (
    <div className="stack">
      <DetailList
        label="The delivery"
        details={[
          ['Status', <Badge tone={tone}>{word}</Badge>],
          ['Posted', <RelativeTime at={createdAt} />],
          ['Next attempt', dueAt !== null && <RelativeTime at={dueAt} />],
          ['webhook-id', eventId],
        ]}
      />
      {attempts.map((attempt) => (
        <AttemptShown key={attempt.number} attempt={attempt} />
      ))}
      {mayResend && status !== 'PENDING' && (
        <div className="row">
          <Button
            isPending={resend.isPending}
            onPress={() =>
              resend.mutate(
                { id },
                {
                  onSuccess: () => toast('It is sent again.'),
                  onError: ({ message }) => toast(message, 'fail'),
                },
              )
            }
          >
            Send it again
          </Button>
        </div>
      )}
    </div>
  );
}

function AttemptShown({ attempt }: { readonly attempt: Attempt }) {
  const { number, at, durationMs, status, code, response } = attempt;
  return (
    <section className="stack" aria-label={`Attempt ${number}`}>
      <p>
        <strong>Attempt {number}</strong>, <RelativeTime at={at} />:{' '}
        {status === null ? (WHY[code ?? ''] ?? 'No answer.') : `the answer was ${status}`} (
        {formatDuration(durationMs)})
      </p>
      {response !== '' && <CodeBlock label={`Answer to attempt ${number}`} text={response} />}
    </section>
  );
}
