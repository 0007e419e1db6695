import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../app/page.js';
import { jobProgressSubscription, jobQuery } from '../../data/generated/job.js';
import { queryClient, updateStored, useOperation } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import { Progress } from '../../ui/show/meter.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Fault } from '../../ui/states/states.js';
import { isFinal, stageWord, STATUSES } from '../work-words.js';
import { Attempts } from './attempts.js';
import { JobBrief } from './job-brief.js';
import { JobButtons } from './job-buttons.js';
import type { JobDetails } from './job-details.js';
import { JobFault } from './job-fault.js';
import { Stages } from './stages.js';
import { Warnings } from './warnings.js';
import './job.css';

/** One job of an article, followed live until it is final. */
export function Job() {
  const { id } = useParams({ from: '/frame/jobs/$id' });
  return <OneJob key={id} id={id} />;
}

function OneJob({ id }: { readonly id: string }) {
  const query = useOperation(jobQuery, { id });
  const job = query.data?.job ?? null;
  useFollowed(id, job);
  return (
    <Page
      title={job === null ? 'Job' : (job.title ?? job.brief?.input ?? 'Job')}
      lead={job === null ? undefined : <Lead job={job} />}
      actions={job === null ? undefined : <JobButtons job={job} />}
    >
      <Shown what="the job" query={query} lines={8}>
        {({ job: found }) =>
          found === null ? <Fault error={new Error('There is no such job.')} /> : <JobParts job={found} />
        }
      </Shown>
    </Page>
  );
}

/** Puts each change of the job into what was read of it; what only ends with an attempt is read anew then. */
function useFollowed(id: string, job: JobDetails | null): void {
  // The version that was read first: the stream goes on behind it, also when it is opened again.
  const [after, setAfter] = useState<number | null>(null);
  if (after === null && job !== null) setAfter(job.version);
  useSubscription(
    jobProgressSubscription,
    after === null || job === null || (isFinal(job.status) && job.version === after) ? null : { id, after },
    {
      next: ({ jobProgress: changed }) => {
        const isNewAttempt = job !== null && changed.attempt !== job.attempt;
        updateStored(jobQuery, { id }, (stored) =>
          stored.job === null || stored.job.version >= changed.version
            ? stored
            : { ...stored, job: { ...stored.job, ...changed } },
        );
        if (isNewAttempt || isFinal(changed.status)) {
          void queryClient.invalidateQueries({ queryKey: [jobQuery.name, { id }] });
        }
      },
    },
  );
}

function Lead({ job }: { readonly job: JobDetails }) {
  const { label, tone } = STATUSES[job.status];
  return (
    <span className="row job-lead">
      <Badge tone={tone}>{label}</Badge>
      <span>{job.edition.name}</span>
      <span>
        Started <RelativeTime at={job.createdAt} /> by {job.startedBy.name}
      </span>
      {job.retryOf !== null && (
        <span>
          A retry of{' '}
          <Link to="/jobs/$id" params={{ id: job.retryOf.id }}>
            an earlier job
          </Link>
        </span>
      )}
    </span>
  );
}

function JobParts({ job }: { readonly job: JobDetails }) {
  return (
    <div className="job">
      <div className="stack">
        {!isFinal(job.status) && (
          <Card title={job.status === 'QUEUED' ? 'Waits for a worker' : stageWord(job.stage)}>
            <div className="stack job-now" aria-live="polite">
              <Progress label="Progress of the job" value={job.progress} />
              <span className="soft number">{job.progress} %</span>
            </div>
          </Card>
        )}
        {job.error !== null && <JobFault error={job.error} job={job} />}
        <Card title="Stages">
          <Stages stages={job.stages} isRunning={!isFinal(job.status)} />
        </Card>
        {job.warnings.length > 0 && <Warnings warnings={job.warnings} />}
        <Attempts job={job} />
      </div>
      <div className="stack">
        <JobBrief job={job} />
        <Card title="As JSON">
          <details>
            <summary>Show all that is known of this job</summary>
            <CodeBlock label="the job" text={JSON.stringify(job, null, 2)} />
          </details>
        </Card>
      </div>
    </div>
  );
}
