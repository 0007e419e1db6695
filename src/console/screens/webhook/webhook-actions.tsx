import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { faultsOf } from '../../data/api-error.js';
import {
  deleteWebhookMutation,
  recoverWebhookMutation,
  rotateWebhookSecretMutation,
  testWebhookMutation,
  updateWebhookMutation,
} from '../../data/generated/webhook.js';
import type { WebhookFactsFragment, WebhooksQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextField } from '../../ui/controls/text-field.js';
import { counted } from '../../ui/show/number.js';
import { momentOf } from '../../ui/show/times.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { Fault } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';
import { MadeSecret } from '../webhooks/made-secret.js';
import { asInput, typedOf, WebhookForm } from '../webhooks/webhook-form.js';

export interface WebhookActionsProps {
  readonly webhook: WebhookFactsFragment;
  readonly types: WebhooksQuery['eventTypes'];
}

/** What a key that may change things does with an endpoint. */
export function WebhookActions({ webhook, types }: WebhookActionsProps) {
  const { id, enabled } = webhook;
  const test = useChange(testWebhookMutation);
  const update = useChange(updateWebhookMutation);
  const onError = ({ message }: Error) => toast(message, 'fail');
  return (
    <>
      {enabled && (
        <Button
          look="primary"
          isPending={test.isPending}
          onPress={() => test.mutate({ id }, { onSuccess: () => toast('A test is on its way.'), onError })}
        >
          Send a test
        </Button>
      )}
      {enabled ? (
        <Pause id={id} />
      ) : (
        <Button
          look="primary"
          isPending={update.isPending}
          onPress={() =>
            update.mutate(
              { input: { id, enabled: true } },
              { onSuccess: () => toast('Events are sent again from now on.'), onError },
            )
          }
        >
          Resume
        </Button>
      )}
      {enabled && <Recover id={id} />}
      <Edit webhook={webhook} types={types} />
      <Rotate webhook={webhook} />
      <Delete id={id} />
    </>
  );
}

function Pause({ id }: { readonly id: string }) {
  const update = useChange(updateWebhookMutation);
  return (
    <Confirm
      title="Pause this webhook?"
      button={<Button>Pause</Button>}
      yes="Pause"
      no="Leave it on"
      look="primary"
      onConfirm={() => update.mutateAsync({ input: { id, enabled: false } })}
    >
      What is on its way ends. After it is resumed, what was missed can be sent again, for as long as events
      are kept.
    </Confirm>
  );
}

/** Where the failing began is most often known by the day and hour. */
function Recover({ id }: { readonly id: string }) {
  const recover = useChange(recoverWebhookMutation);
  const [since, setSince] = useState('');
  const [until, setUntil] = useState('');
  const from = momentOf(since);
  const to = momentOf(until);
  const faults = faultsOf(recover.error);
  return (
    <Dialog
      title="Send what was missed?"
      button={<Button>Recover</Button>}
      onOpenChange={(isOpen) => isOpen && recover.reset()}
    >
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (from === null) return;
            recover.mutate(
              { input: { id, since: from, ...(to !== null && { until: to }) } },
              {
                onSuccess: ({ recoverWebhook }) => {
                  const count = recoverWebhook?.recovered ?? 0;
                  toast(
                    count === 0
                      ? 'Nothing was missed in that time.'
                      : `${counted(count, 'event')} ${count === 1 ? 'is' : 'are'} on the way.`,
                  );
                  close();
                },
              },
            );
          }}
        >
          <p>What happened in that time and did not arrive is sent, as long as its events are kept.</p>
          <TextField
            label="Since"
            hint="By the clock of this browser"
            type="datetime-local"
            value={since}
            onChange={setSince}
            fault={faults['since']}
          />
          <TextField
            label="Until"
            hint="Until now if empty"
            type="datetime-local"
            value={until}
            onChange={setUntil}
            fault={faults['until']}
          />
          <FormFault error={recover.error} />
          <div className="row">
            <Button look="primary" type="submit" isDisabled={from === null} isPending={recover.isPending}>
              Send them
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Edit({ webhook, types }: WebhookActionsProps) {
  const update = useChange(updateWebhookMutation);
  const [typed, setTyped] = useState(() => typedOf(webhook));
  return (
    <Dialog
      wide
      title="Change this webhook"
      button={<Button>Change</Button>}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        update.reset();
        setTyped(typedOf(webhook));
      }}
    >
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            update.mutate(
              { input: { id: webhook.id, ...asInput(typed) } },
              {
                onSuccess: () => {
                  toast('The webhook is changed.');
                  close();
                },
              },
            );
          }}
        >
          <WebhookForm isNew={false} typed={typed} onChange={setTyped} types={types} error={update.error} />
          <FormFault error={update.error} />
          <div className="row">
            <Button look="primary" type="submit" isPending={update.isPending}>
              Save
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Rotate({ webhook: { id } }: { readonly webhook: WebhookFactsFragment }) {
  const rotate = useChange(rotateWebhookSecretMutation);
  const made = rotate.data?.rotateWebhookSecret ?? null;
  return (
    <Dialog
      title={made === null ? 'Make another secret?' : 'The new secret'}
      button={<Button>New secret</Button>}
      stays={made?.secret != null}
      onOpenChange={() => rotate.reset()}
    >
      {(close) =>
        made === null ? (
          <div className="stack">
            <p>For a day each message has a signature by both, so that your server can change over.</p>
            {rotate.error !== null && <Fault error={rotate.error} />}
            <div className="row">
              <Button look="primary" isPending={rotate.isPending} onPress={() => rotate.mutate({ id })}>
                Make another
              </Button>
              <Button onPress={close}>Not now</Button>
            </div>
          </div>
        ) : (
          <MadeSecret secret={made.secret} publicKey={made.webhook.publicKey} onClose={close} />
        )
      }
    </Dialog>
  );
}

function Delete({ id }: { readonly id: string }) {
  const remove = useChange(deleteWebhookMutation);
  const navigate = useNavigate();
  return (
    <Confirm
      title="Delete this webhook?"
      button={<Button>Delete</Button>}
      yes="Delete"
      no="Keep it"
      onConfirm={() => remove.mutateAsync({ id })}
      onDone={() => {
        toast('The webhook is deleted.');
        void navigate({ to: '/webhooks' });
      }}
    >
      Nothing is sent to it any more, and the list of what was sent is deleted.
    </Confirm>
  );
}
