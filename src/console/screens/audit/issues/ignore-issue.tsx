import { useState } from 'react';
import { ignoreAuditCheckMutation, restoreAuditCheckMutation } from '../../../data/generated/lists.js';
import { faultsOf } from '../../../data/api-error.js';
import { useChange } from '../../../data/queries.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog } from '../../../ui/controls/dialog.js';
import { TextArea, TextField } from '../../../ui/controls/text-field.js';
import { momentOf } from '../../../ui/show/times.js';
import { FormFault } from '../../../ui/states/form-fault.js';
import { toast } from '../../../ui/states/toasts.js';

/** Which check of which edition. */
interface CheckProps {
  readonly edition: string;
  readonly check: string;
  readonly title: string;
}

/** As short as a reason may be. */
const SHORTEST = 3;

/** Leaves an issue out of the list, for a reason that others can read. */
export function IgnoreIssue({ edition, check, title }: CheckProps) {
  const ignore = useChange(ignoreAuditCheckMutation);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const end = momentOf(until);
  const faults = faultsOf(ignore.error);
  const isOver = end !== null && Date.parse(end) <= Date.now();
  return (
    <Dialog title={`Ignore “${title}”?`} button={<Button small>Ignore</Button>}>
      {(close) => (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            ignore.mutate(
              { input: { edition, check, reason: reason.trim(), ...(end !== null && { until: end }) } },
              {
                onSuccess: () => {
                  toast(`“${title}” is ignored.`);
                  close();
                },
              },
            );
          }}
        >
          <p>
            It is left out of this list and of what counts as worse, in all audits of the edition. The score
            stays as it is.
          </p>
          <TextArea
            label="Why"
            hint="Others of your account read it."
            value={reason}
            onChange={setReason}
            fault={faults['reason']}
            maxLength={1000}
            rows={3}
          />
          <TextField
            label="Until"
            hint="For as long as nobody says otherwise, if empty"
            type="datetime-local"
            value={until}
            onChange={setUntil}
            fault={isOver ? 'has passed already' : faults['until']}
          />
          <FormFault error={ignore.error} />
          <div className="row">
            <Button
              look="primary"
              type="submit"
              isPending={ignore.isPending}
              isDisabled={reason.trim().length < SHORTEST || isOver}
            >
              Ignore it
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Brings an ignored issue back into the list. */
export function RestoreIssue({ edition, check, title }: CheckProps) {
  const restore = useChange(restoreAuditCheckMutation);
  return (
    <Button
      small
      isPending={restore.isPending}
      onPress={() =>
        restore.mutate(
          { input: { edition, check } },
          {
            onSuccess: () => toast(`“${title}” is listed again.`),
            onError: ({ message }) => toast(message, 'fail'),
          },
        )
      }
    >
      Ignore no longer
    </Button>
  );
}
