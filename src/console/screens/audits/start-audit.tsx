import { useState } from 'react';
import { startAuditMutation } from '../../data/generated/audits.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { toast } from '../../ui/states/toasts.js';
import { AuditSettings } from './audit-settings.js';
import { asInput, faultOf, settingsFaults, USUAL } from './typed-settings.js';

export interface StartAuditProps {
  readonly edition: string;
  readonly webAddress: string;
}

/** Asks before it spends one paid action. */
export function StartAudit({ edition, webAddress }: StartAuditProps) {
  const start = useChange(startAuditMutation);
  const [settings, setSettings] = useState(USUAL);
  const fault = faultOf(settings);
  const faults = settingsFaults(start.error, settings);
  return (
    <Dialog
      title="Start an audit?"
      button={<Button look="primary">Start an audit</Button>}
      onOpenChange={(isOpen) => isOpen && start.reset()}
    >
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            start.mutate(
              { input: { edition, ...asInput(settings) } },
              {
                onSuccess: ({ startAudit }) => {
                  toast(
                    startAudit?.created === false
                      ? 'An audit was running already: it is shown here.'
                      : 'The audit has started.',
                  );
                  for (const { message } of startAudit?.warnings ?? []) toast(message, 'warn');
                  close();
                },
              },
            );
          }}
        >
          <p>
            Galley reads {new URL(webAddress).host} as search engines do, page by page and no faster than its
            robots.txt allows. It counts as one paid action of this hour.
          </p>
          <AuditSettings settings={settings} onChange={setSettings} faults={faults} />
          <FormFault error={start.error} />
          <div className="row">
            <Button look="primary" type="submit" isPending={start.isPending} isDisabled={fault !== null}>
              Start
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
