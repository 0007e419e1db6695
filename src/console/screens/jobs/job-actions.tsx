import { useState } from 'react';
import { cancelJobMutation, retryJobMutation } from '../../data/generated/jobs.js';
import { queryClient } from '../../data/queries.js';
import { request } from '../../data/request.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { toast } from '../../ui/states/toasts.js';
import { isFinal } from '../work-words.js';
import type { Work } from './jobs-table.js';

/** Cancels or retries the chosen jobs, one after the other. @param work those that are chosen */
export function JobActions({
  work,
  onDone,
}: {
  readonly work: readonly Work[];
  readonly onDone: () => void;
}) {
  const [isPending, setPending] = useState(false);
  const running = work.filter(({ status }) => !isFinal(status));
  const failed = work.filter(({ status }) => status === 'FAILED');

  async function each(
    jobs: readonly Work[],
    operation: typeof cancelJobMutation | typeof retryJobMutation,
    done: string,
  ) {
    setPending(true);
    const faults: string[] = [];
    for (const { id } of jobs) {
      try {
        await (operation.name === 'CancelJob'
          ? request(cancelJobMutation, { id })
          : request(retryJobMutation, { id }));
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }
    const count = jobs.length - faults.length;
    if (count > 0) toast(`${count} ${count === 1 ? 'job' : 'jobs'} ${done}.`);
    for (const fault of new Set(faults)) toast(fault, 'fail');
    setPending(false);
    onDone();
    await queryClient.invalidateQueries();
  }

  return (
    <div className="row" role="group" aria-label="Chosen jobs">
      <span className="soft">{work.length} chosen</span>
      {running.length > 0 && (
        <Confirm
          title={`Cancel ${running.length === 1 ? 'this job' : `${running.length} jobs`}?`}
          button={
            <Button look="danger" small isPending={isPending}>
              Cancel
            </Button>
          }
          yes={`Cancel ${running.length === 1 ? 'the job' : 'the jobs'}`}
          no={`Keep ${running.length === 1 ? 'it' : 'them'}`}
          onConfirm={() => each(running, cancelJobMutation, 'cancelled')}
        >
          What they cost stays spent, and nothing is written.
        </Confirm>
      )}
      {failed.length > 0 && (
        <Button
          small
          isPending={isPending}
          onPress={() => void each(failed, retryJobMutation, 'started anew')}
        >
          Retry
        </Button>
      )}
    </div>
  );
}
