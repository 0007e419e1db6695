import { useState } from 'react';
import { createWebhookMutation } from '../../data/generated/webhooks.js';
import type { WebhooksQuery } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { MadeSecret } from './made-secret.js';
import { asInput, NEW_WEBHOOK, WebhookForm } from './webhook-form.js';

/** Asks for an endpoint, and shows its secret, which is shown only then. */
export function CreateWebhook({ types }: { readonly types: WebhooksQuery['eventTypes'] }) {
  const create = useChange(createWebhookMutation);
  const [typed, setTyped] = useState(NEW_WEBHOOK);
  const made = create.data?.createWebhook ?? null;
  return (
    <Dialog
      wide
      title={made === null ? 'New webhook' : 'The webhook is made'}
      button={<Button look="primary">New webhook</Button>}
      stays={made?.secret != null}
      onOpenChange={(isOpen) => {
        // The secret is not kept behind a dialog that is closed.
        create.reset();
        if (isOpen) setTyped(NEW_WEBHOOK);
      }}
    >
      {(close) =>
        made === null ? (
          <form
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              create.mutate({ input: { ...asInput(typed), signing: typed.signing } });
            }}
          >
            <WebhookForm isNew typed={typed} onChange={setTyped} types={types} error={create.error} />
            <FormFault error={create.error} />
            <div className="row">
              <Button look="primary" type="submit" isPending={create.isPending} isDisabled={typed.url === ''}>
                Make it
              </Button>
              <Button onPress={close}>Not now</Button>
            </div>
          </form>
        ) : (
          <MadeSecret secret={made.secret} publicKey={made.webhook.publicKey} onClose={close} />
        )
      }
    </Dialog>
  );
}
