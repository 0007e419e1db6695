import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { codeWords, isFinal, stageWord } from '../work-words.js';
import type { JobDetails } from './job-details.js';
import { remedyOf } from './remedies.js';

export interface JobFaultProps {
  readonly error: NonNullable<JobDetails['error']>;
  readonly job: JobDetails;
}

/** Why it failed, or why its last attempt did, and what to do about it. */
export function JobFault({ error, job }: JobFaultProps) {
  const remedy = remedyOf(error.code);
  return (
    <Card
      title={isFinal(job.status) ? 'Why it failed' : 'Why the last attempt failed'}
      aside={<Badge tone="fail">{codeWords(error.code)}</Badge>}
    >
      <div className="stack job-fault">
        <p>{error.message}</p>
        {remedy !== undefined && (
          <p>
            <strong>What to do: </strong>
            {remedy}
          </p>
        )}
        {error.stage !== null && <p className="soft small">At the stage “{stageWord(error.stage)}”.</p>}
      </div>
    </Card>
  );
}
