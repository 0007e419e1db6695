import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { formatDuration } from '../../ui/show/times.js';
import { codeWords, stageWord } from '../work-words.js';
import type { JobDetails } from './job-details.js';

type Attempt = JobDetails['attempts'][number];
type Artifact = JobDetails['artifacts'][number];

const ATTEMPTS: readonly Column<Attempt>[] = [
  { id: 'number', label: 'Attempt', cell: ({ number }) => number },
  { id: 'began', label: 'Began', cell: ({ startedAt }) => <RelativeTime at={startedAt} /> },
  {
    id: 'took',
    label: 'Took',
    end: true,
    cell: ({ startedAt, endedAt }) =>
      endedAt === null ? 'runs' : formatDuration(Date.parse(endedAt) - Date.parse(startedAt)),
  },
  {
    id: 'end',
    label: 'How it ended',
    cell: ({ error, endedAt }) => {
      if (error !== null) return <Badge tone="fail">{codeWords(error.code)}</Badge>;
      return endedAt === null ? <Badge tone="info">Running</Badge> : <Badge tone="ok">Done</Badge>;
    },
  },
];

const ARTIFACTS: readonly Column<Artifact>[] = [
  { id: 'stage', label: 'Stage', cell: ({ stage }) => stageWord(stage) },
  { id: 'attempt', label: 'Attempt', end: true, cell: ({ attempt }) => attempt },
  { id: 'bytes', label: 'Bytes', end: true, cell: ({ bytes }) => formatNumber(bytes) },
  {
    id: 'made',
    label: 'Stored',
    end: true,
    wideOnly: true,
    cell: ({ madeAt }) => <RelativeTime at={madeAt} />,
  },
];

/** The attempts so far, and what its stages have stored: another attempt begins behind it. */
export function Attempts({ job }: { readonly job: JobDetails }) {
  return (
    <>
      {job.attempts.length > 0 && (
        <Card
          flush
          title="Attempts"
          aside={<span className="soft number">{`${job.attempt} of ${job.maxAttempts} at most`}</span>}
        >
          <Table
            label="Attempts"
            rows={job.attempts}
            rowId={({ number }) => String(number)}
            // An attempt whose job was cancelled has neither error nor success.
            columns={job.status === 'CANCELLED' ? ATTEMPTS.filter(({ id }) => id !== 'end') : ATTEMPTS}
          />
        </Card>
      )}
      {job.artifacts.length > 0 && (
        <Card flush title="Stored by its stages">
          <Table label="Artifacts" rows={job.artifacts} rowId={({ stage }) => stage} columns={ARTIFACTS} />
        </Card>
      )}
    </>
  );
}
