import { Link } from '@tanstack/react-router';
import type { ReportHeadFragment } from '../../data/generated/types.js';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Progress } from '../../ui/show/meter.js';
import { useNow } from '../../ui/show/relative-time.js';
import { formatDuration } from '../../ui/show/times.js';
import { reportStageWord } from '../report-words.js';

type Stage = ReportHeadFragment['stages'][number];

const STATUS: Readonly<Record<Stage['status'], { readonly word: string; readonly tone: Tone }>> = {
  WAITING: { word: 'Waiting', tone: 'neutral' },
  RUNNING: { word: 'Running', tone: 'info' },
  DONE: { word: 'Done', tone: 'ok' },
  SKIPPED: { word: 'Skipped', tone: 'neutral' },
  FAILED: { word: 'Failed', tone: 'fail' },
};

/** How far a report without a result is, or why it has none. */
export function Stages({ report }: { readonly report: ReportHeadFragment }) {
  const { status, stages, progress, error, attempt, maxAttempts } = report;
  const now = useNow();
  return (
    <div className="stack">
      {error !== null && (
        <Card title={status === 'FAILED' ? 'This report failed' : 'The last attempt failed'}>
          <div className="stack">
            <p role={status === 'FAILED' ? 'alert' : 'status'}>{error.message}</p>
            {status === 'FAILED' && (
              <p>
                Fix the cause, then <Link to="/reports">start another report</Link>.
              </p>
            )}
          </div>
        </Card>
      )}
      <Card
        title={status === 'FAILED' ? 'How far it came' : 'Under way'}
        aside={
          attempt > 1 && (
            <span className="soft small">
              Attempt {attempt} of {maxAttempts}
            </span>
          )
        }
      >
        <div className="stack">
          <Progress label="Progress of the report" value={progress} />
          <ol className="report-stages">
            {stages.map((stage) => (
              <li key={stage.name}>
                <span>{reportStageWord(stage.name)}</span>
                <Badge tone={STATUS[stage.status].tone}>{STATUS[stage.status].word}</Badge>
                <span className="soft number">{tookOf(stage, now)}</span>
              </li>
            ))}
          </ol>
        </div>
      </Card>
    </div>
  );
}

/** @param now milliseconds since 1970 */
function tookOf({ status, startedAt, finishedAt }: Stage, now: number): string {
  if (startedAt === null) return '';
  if (finishedAt === null && status !== 'RUNNING') return '';
  return formatDuration((finishedAt === null ? now : Date.parse(finishedAt)) - Date.parse(startedAt));
}
