import { Timeline } from '../../charts/timeline.js';
import type { StageStatus } from '../../data/generated/types.js';
import type { Tone } from '../../ui/show/badge.js';
import { useNow } from '../../ui/show/relative-time.js';
import { stageWord } from '../work-words.js';
import type { JobDetails } from './job-details.js';

const TONES: Readonly<Record<StageStatus, Tone>> = {
  WAITING: 'neutral',
  RUNNING: 'info',
  DONE: 'accent',
  SKIPPED: 'neutral',
  FAILED: 'fail',
};

/** When each stage ran. A stage that an earlier attempt has done is not done again, so there may be a gap. */
export function Stages({
  stages,
  isRunning,
}: {
  readonly stages: JobDetails['stages'];
  readonly isRunning: boolean;
}) {
  const now = useNow();
  const newest = Math.max(
    ...stages.flatMap(({ startedAt, finishedAt }) =>
      [startedAt, finishedAt].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
    ),
    0,
  );
  return (
    <Timeline
      title="When each stage ran"
      now={isRunning ? Math.max(now, newest) : newest}
      spans={stages.map(({ name, status, startedAt, finishedAt }) => ({
        id: name,
        label: stageWord(name),
        start: startedAt === null ? null : Date.parse(startedAt),
        end: finishedAt === null ? null : Date.parse(finishedAt),
        tone: TONES[status],
      }))}
    />
  );
}
