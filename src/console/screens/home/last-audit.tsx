import { Sparkline } from '../../charts/sparkline.js';
import { StackedBar } from '../../charts/stacked-bar.js';
import type { HomeQuery, HomeWorkFragment } from '../../data/generated/types.js';
import { Progress } from '../../ui/show/meter.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { formatTime } from '../../ui/show/times.js';
import { Empty } from '../../ui/states/states.js';
import { WorkLink } from '../work-link.js';
import { Delta } from '../audits/delta.js';

type Audit = NonNullable<HomeQuery['edition']>['audits']['nodes'][number];

/** The newest audit that is done, with the scores before it, and the one that runs. @param audits newest first */
export function LastAudit({
  audits,
  running,
}: {
  readonly audits: readonly Audit[];
  readonly running: HomeWorkFragment | null;
}) {
  const scored = audits.flatMap(({ id, createdAt, overview }) => {
    const value = overview?.score.value ?? null;
    return overview === null || value === null ? [] : [{ id, createdAt, overview, value }];
  });
  const [last] = scored;
  return (
    <div className="stack">
      {running && (
        <div className="stack audit-running">
          <WorkLink kind="AUDIT" id={running.id}>
            {running.stage === 'ANALYSIS' ? 'Analysing' : 'Crawling'}:{' '}
            {formatNumber(running.audit?.pageCount ?? 0)} pages
          </WorkLink>
          <Progress label="Progress of the audit" value={running.progress} />
        </div>
      )}
      {last === undefined ? (
        <Empty title="No audit is done yet.">
          An audit crawls the edition's own domain and lists what to fix.
        </Empty>
      ) : (
        <>
          <div className="audit-score">
            <span className="score number">{last.value}</span>
            <span>
              {last.overview.score.grade !== null && <span>Grade {last.overview.score.grade} </span>}
              {last.overview.score.delta !== null && <Delta value={last.overview.score.delta} />}
              <br />
              <WorkLink kind="AUDIT" id={last.id}>
                Audit of <RelativeTime at={last.createdAt} />
              </WorkLink>
            </span>
            {scored.length > 1 && (
              <Sparkline
                title={`Scores of the last ${scored.length} audits`}
                unit="Score"
                range={[0, 100]}
                points={scored
                  .map(({ createdAt, value }) => ({ label: formatTime(createdAt), value }))
                  .reverse()}
              />
            )}
          </div>
          <StackedBar
            title="Checks with findings, by severity"
            unit="Checks"
            parts={[
              { label: 'Errors', value: last.overview.issues.error.checks, tone: 'fail' },
              { label: 'Warnings', value: last.overview.issues.warning.checks, tone: 'warn' },
              { label: 'Notices', value: last.overview.issues.notice.checks, tone: 'info' },
            ]}
          />
        </>
      )}
    </div>
  );
}
