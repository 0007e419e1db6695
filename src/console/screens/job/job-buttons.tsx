import { Link, useNavigate } from '@tanstack/react-router';
import { useMayWrite } from '../../app/caller.js';
import { cancelJobMutation, retryJobMutation } from '../../data/generated/jobs.js';
import { useChange } from '../../data/queries.js';
import { Button, buttonClass } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { toast } from '../../ui/states/toasts.js';
import { isFinal } from '../work-words.js';
import type { JobDetails } from './job-details.js';

/** What can be done with it now. */
export function JobButtons({ job }: { readonly job: JobDetails }) {
  const mayWrite = useMayWrite();
  const navigate = useNavigate();
  const cancel = useChange(cancelJobMutation);
  const retry = useChange(retryJobMutation);
  if (job.articleId !== null) {
    return (
      <Link to="/articles/$id" params={{ id: job.articleId }} className={buttonClass('primary')}>
        Read the article
      </Link>
    );
  }
  if (!mayWrite) return null;
  if (!isFinal(job.status)) {
    return (
      <Confirm
        title="Cancel this job?"
        button={<Button look="danger">Cancel</Button>}
        yes="Cancel the job"
        no="Keep it"
        onConfirm={() => cancel.mutateAsync({ id: job.id })}
        onDone={() => toast('The job is cancelled.')}
      >
        What it cost stays spent, and the article is not written.
      </Confirm>
    );
  }
  if (job.status !== 'FAILED') return null;
  return (
    <Button
      look="primary"
      isPending={retry.isPending}
      onPress={() =>
        retry.mutate(
          { id: job.id },
          {
            onSuccess: (done) => {
              if (done.retryJob === null) return;
              toast('A new job has the same brief.');
              void navigate({ to: '/jobs/$id', params: { id: done.retryJob.job.id } });
            },
            onError: ({ message }) => toast(message, 'fail'),
          },
        )
      }
    >
      Retry
    </Button>
  );
}
