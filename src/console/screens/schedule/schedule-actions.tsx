import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  deleteScheduleMutation,
  pauseScheduleMutation,
  resumeScheduleMutation,
  runScheduleMutation,
  updateScheduleMutation,
} from '../../data/generated/schedule.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextField } from '../../ui/controls/text-field.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { Fault } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';
import { ScheduleForm } from '../schedules/schedule-form.js';
import { settingsFault, termsOf, typedOf, type StoredSchedule } from '../schedules/typed-schedule.js';

/** What a key that may change things does with a schedule. */
export function ScheduleActions({ schedule }: { readonly schedule: StoredSchedule }) {
  const { id, paused } = schedule;
  const resume = useChange(resumeScheduleMutation);
  return (
    <>
      <Run id={id} />
      {paused === null ? (
        <Pause id={id} />
      ) : (
        <Button
          isPending={resume.isPending}
          onPress={() =>
            resume.mutate(
              { id },
              {
                onSuccess: () => toast('It goes on with the next moment.'),
                onError: ({ message }) => toast(message, 'fail'),
              },
            )
          }
        >
          Resume
        </Button>
      )}
      <Edit schedule={schedule} />
      <Delete id={id} />
    </>
  );
}

function Run({ id }: { readonly id: string }) {
  const run = useChange(runScheduleMutation);
  return (
    <Confirm
      title="Start it now?"
      button={<Button look="primary">Run now</Button>}
      yes="Start"
      no="Not now"
      look="primary"
      onConfirm={() => run.mutateAsync({ id })}
      onDone={() => toast('It has started.')}
    >
      What it plans starts at once, and counts as one paid action of this hour.
    </Confirm>
  );
}

function Pause({ id }: { readonly id: string }) {
  const pause = useChange(pauseScheduleMutation);
  const [note, setNote] = useState('');
  return (
    <Dialog title="Pause this schedule?" button={<Button>Pause</Button>}>
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            pause.mutate({ id, ...(note.trim() !== '' && { note }) }, { onSuccess: close });
          }}
        >
          <p>What runs runs on; nothing is started until it is resumed.</p>
          <TextField label="Why" value={note} onChange={setNote} />
          {pause.error !== null && <Fault error={pause.error} />}
          <div className="row">
            <Button look="primary" type="submit" isPending={pause.isPending}>
              Pause
            </Button>
            <Button onPress={close}>Leave it on</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Edit({ schedule }: { readonly schedule: StoredSchedule }) {
  const update = useChange(updateScheduleMutation);
  const [typed, setTyped] = useState(() => typedOf(schedule));
  return (
    <Dialog
      wide
      title="Change this schedule"
      button={<Button>Change</Button>}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        update.reset();
        setTyped(typedOf(schedule));
      }}
    >
      {(close) => (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            update.mutate(
              { input: { id: schedule.id, ...termsOf(typed, schedule) } },
              {
                onSuccess: () => {
                  toast('The schedule is changed.');
                  close();
                },
              },
            );
          }}
        >
          <ScheduleForm isNew={false} typed={typed} onChange={setTyped} error={update.error} />
          <FormFault error={update.error} />
          <div className="row">
            <Button
              look="primary"
              type="submit"
              isPending={update.isPending}
              isDisabled={settingsFault(typed.settings) !== null}
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

function Delete({ id }: { readonly id: string }) {
  const remove = useChange(deleteScheduleMutation);
  const navigate = useNavigate();
  return (
    <Confirm
      title="Delete this schedule?"
      button={<Button>Delete</Button>}
      yes="Delete"
      no="Keep it"
      onConfirm={() => remove.mutateAsync({ id })}
      onDone={() => {
        toast('The schedule is deleted.');
        void navigate({ to: '/schedules' });
      }}
    >
      Its history is deleted; what it has started stays.
    </Confirm>
  );
}
