import { Link } from '@tanstack/react-router';
import { useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import type { WebhookFactsFragment } from '../../data/generated/types.js';
import { webhooksQuery } from '../../data/generated/webhooks.js';
import { useOperation } from '../../data/queries.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { CreateWebhook } from './create-webhook.js';
import { nameOf, stateOf } from './webhook-words.js';
import './webhooks.css';

/** The endpoints that events of the account are sent to. */
export function Webhooks() {
  const mayWrite = useMayWrite();
  const query = useOperation(webhooksQuery, {});
  return (
    <Page
      title="Webhooks"
      lead="Servers that learn what happens in this account"
      actions={mayWrite && query.data !== undefined && <CreateWebhook types={query.data.eventTypes} />}
    >
      <Card flush title="Endpoints">
        <Shown what="webhooks" query={query} lines={4}>
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <Empty title="No webhook was made yet.">
                A server of yours can learn at once that an article is finished or an audit has ended.
              </Empty>
            ) : (
              <Table label="Webhooks" rows={webhooks} rowId={({ id }) => id} columns={COLUMNS} />
            )
          }
        </Shown>
      </Card>
    </Page>
  );
}

const COLUMNS: readonly Column<WebhookFactsFragment>[] = [
  {
    id: 'name',
    label: 'Endpoint',
    value: nameOf,
    cell: (webhook) => (
      <span className="webhook-name">
        <Link to="/webhooks/$id" params={{ id: webhook.id }}>
          {nameOf(webhook)}
        </Link>
        {webhook.description !== '' && <span className="soft small">{webhook.url}</span>}
      </span>
    ),
  },
  {
    id: 'state',
    label: 'State',
    value: (webhook) => stateOf(webhook)[1],
    cell: (webhook) => {
      const [tone, state] = stateOf(webhook);
      return <Badge tone={tone}>{state}</Badge>;
    },
  },
  {
    id: 'events',
    label: 'Events',
    cell: ({ eventTypes }) =>
      eventTypes === null ? 'All' : <span title={eventTypes.join(', ')}>{shortly(eventTypes)}</span>,
    wideOnly: true,
  },
  {
    id: 'made',
    label: 'Made',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    end: true,
    wideOnly: true,
  },
];

function shortly(types: readonly string[]): string {
  const [first, second, ...more] = types;
  return [first, second, more.length > 0 && `${more.length} more`].filter(Boolean).join(', ');
}
