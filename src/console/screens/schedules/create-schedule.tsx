import { useState } from 'react';
import { createScheduleMutation } from '../../data/generated/schedules.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { toast } from '../../ui/states/toasts.js';
import { ScheduleForm } from './schedule-form.js';
import { newSchedule, settingsFault, termsOf } from './typed-schedule.js';

/** Asks what is to be started, and when. */
export function CreateSchedule({ edition }: { readonly edition: string }) {
  const create = useChange(createScheduleMutation);
  const [typed, setTyped] = useState(newSchedule);
  return (
    <Dialog
      wide
      title="New schedule"
      button={<Button look="primary">New schedule</Button>}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        create.reset();
        setTyped(newSchedule());
      }}
    >
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const { name, kind } = typed;
            create.mutate(
              { input: { edition, kind, ...termsOf(typed, null) } },
              {
                onSuccess: () => {
                  toast(`“${name}” is scheduled.`);
                  close();
                },
              },
            );
          }}
        >
          <ScheduleForm isNew typed={typed} onChange={setTyped} error={create.error} />
          <FormFault error={create.error} />
          <p className="soft small">
            It starts work by the right of the key that you are signed in with; each start counts as one of
            its paid actions.
          </p>
          <div className="row">
            <Button
              look="primary"
              type="submit"
              isPending={create.isPending}
              isDisabled={typed.name.trim() === '' || settingsFault(typed.settings) !== null}
            >
              Save
            </Button>
            <Button onPress={close}>Not now</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
