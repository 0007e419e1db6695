import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useFrame, useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import type { WebhookFactsFragment } from '../../data/generated/types.js';
import { webhookQuery } from '../../data/generated/webhook.js';
import { useOperation } from '../../data/queries.js';
import { DetailList } from '../../ui/controls/detail-dialog.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import { pageOf } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { nameOf, stateOf } from '../webhooks/webhook-words.js';
import '../webhooks/webhooks.css';
import { Deliveries, DELIVERIES_SHOWN } from './deliveries.js';
import { WebhookActions } from './webhook-actions.js';
import './webhook.css';

/** What is sent arrives within a second where the receiver answers; what waits is worth a look now and then. */
const REFETCH_MS = 5_000;

/** One endpoint: what it wants, whether it answers, and what was sent. */
export function Webhook() {
  const { id } = useParams({ from: '/frame/webhooks/$id' });
  const { edition: _edition, ...search } = useSearch({ from: '/frame/webhooks/$id' });
  const navigate = useNavigate({ from: '/webhooks/$id' });
  const mayWrite = useMayWrite();
  const { status } = search;
  const query = useOperation(
    webhookQuery,
    { id, ...pageOf(search, DELIVERIES_SHOWN), filter: status === undefined ? {} : { status: [status] } },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_MS },
  );
  const webhook = query.data?.webhook ?? null;
  return (
    <Page
      title={webhook === null ? 'Webhook' : nameOf(webhook)}
      lead={webhook === null ? undefined : <Lead webhook={webhook} />}
      actions={
        mayWrite &&
        webhook !== null && <WebhookActions webhook={webhook} types={query.data?.eventTypes ?? []} />
      }
    >
      <Shown what="the webhook" query={query} lines={8}>
        {({ webhook: found }) =>
          found !== null && (
            <div className="stack">
              <Card title="What it gets">
                <Facts webhook={found} />
              </Card>
              <Deliveries
                page={found.deliveries}
                search={search}
                mayResend={mayWrite && found.enabled}
                onSearch={(next) =>
                  void navigate({
                    search: ({ edition }) => ({ ...(edition === undefined ? {} : { edition }), ...next }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </div>
          )
        }
      </Shown>
    </Page>
  );
}

function Lead({ webhook }: { readonly webhook: WebhookFactsFragment }) {
  const [tone, state] = stateOf(webhook);
  return (
    <span className="row">
      <Badge tone={tone}>{state}</Badge>
      {webhook.failingSince !== null && webhook.enabled && (
        <span>
          Has answered nothing right since <RelativeTime at={webhook.failingSince} />
        </span>
      )}
      <span>
        Made <RelativeTime at={webhook.createdAt} />
      </span>
    </span>
  );
}

function Facts({ webhook }: { readonly webhook: WebhookFactsFragment }) {
  const { nodes } = useFrame().editions;
  const nameOfEdition = (id: string) => nodes.find((edition) => edition.id === id)?.name ?? id;
  return (
    <div className="stack">
      <DetailList
        label="What it gets"
        details={[
          ['Address', webhook.url],
          ['Events', webhook.eventTypes === null ? 'All' : webhook.eventTypes.join(', ')],
          [
            'Editions',
            webhook.editionIds === null ? 'All' : webhook.editionIds.map(nameOfEdition).join(', '),
          ],
          ['Header fields', webhook.headers.join(', ')],
          [
            'Signed by',
            webhook.signing === 'HMAC' ? 'A secret that both sides know' : 'A private key (ed25519)',
          ],
          ['Requests a second', webhook.maxPerSecond === null ? '' : `${webhook.maxPerSecond} at most`],
        ]}
      />
      {webhook.publicKey !== null && <CodeBlock label="Public key" text={webhook.publicKey} />}
    </div>
  );
}
